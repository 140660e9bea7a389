import type { Locale } from '../locales.ts';

/** Why a counter returned no number or counted nothing, by language and code. */
export const counterErrorMessages = {
  uz: {
    refused: 'Soʻrov boshqa saytdan kelgan. Hisob faqat shu saytning oʻz sahifalarida yuritiladi.',
    invalid: 'Soʻrovda til yoki qidirilgan soʻzlar yoʻq. Saytdagi qidiruv maydonidan foydalaning.',
    notFound: 'Bunday jurnal yoki hisoblagich yoʻq. Jurnal sahifasini ochib, manzilni tekshiring.',
    wrongMethod:
      'Bu manzil bunday soʻrovni qabul qilmaydi. Ruxsat etilgan usullar allow sarlavhasida koʻrsatilgan.',
    unavailable:
      'Hisoblagich hozir ishlamayapti. Bir necha daqiqadan keyin qaytadan urinib koʻring.',
  },
  ru: {
    refused: 'Запрос пришёл с другого сайта. Подсчёт ведётся только на страницах этого сайта.',
    invalid: 'В запросе нет языка или слов поиска. Воспользуйтесь поиском на сайте.',
    notFound: 'Такого журнала или счётчика нет. Откройте страницу журнала и проверьте адрес.',
    wrongMethod:
      'Этот адрес не принимает таких запросов. Допустимые методы перечислены в заголовке allow.',
    unavailable: 'Счётчик сейчас недоступен. Повторите попытку через несколько минут.',
  },
  tr: {
    refused: 'İstek başka bir siteden geldi. Sayım yalnızca bu sitenin kendi sayfalarında yapılır.',
    invalid: 'İstekte dil veya aranan sözcükler yok. Sitedeki arama kutusunu kullanın.',
    notFound: 'Böyle bir dergi veya sayaç yok. Dergi sayfasını açıp adresi kontrol edin.',
    wrongMethod:
      'Bu adres böyle bir isteği kabul etmiyor. İzin verilen yöntemler allow başlığında yazılıdır.',
    unavailable: 'Sayaç şu anda kullanılamıyor. Birkaç dakika sonra yeniden deneyin.',
  },
  en: {
    refused: 'The request came from another site. Only this site’s own pages are counted.',
    invalid: 'The request has no language or no search words. Use the search box on the site.',
    notFound: 'There is no such journal or counter. Open the journal’s page and check the address.',
    wrongMethod:
      'This address does not accept such requests. The allow header lists the methods it accepts.',
    unavailable: 'The counter is not available at the moment. Try again in a few minutes.',
  },
} satisfies Record<Locale, Record<string, string>>;
