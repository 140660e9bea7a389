import type { Locale } from '../locales.ts';

/** Why a whole form was not accepted and what to do about it, by language and code. */
export const replyErrorMessages = {
  uz: {
    unreadable:
      'Yuborilgan formani oʻqib boʻlmadi: u yuborilayotganda buzilgan. Orqaga qayting va uni yana bir marta yuboring.',
    refused:
      'Himoya tizimi xabarni avtomatik yuborilgan deb hisobladi. Bir necha soniya kutib, qaytadan yuboring. Yana shunday boʻlsa, bizga telefon qiling.',
    wrongMethod:
      'Bu manzil faqat toʻldirilgan formani qabul qiladi. Forma joylashgan sahifani oching va uni oʻsha yerdan yuboring.',
    conflict:
      'Avvalgi matn qabul qilingan. Oʻzgartirilgan matnni ham yubormoqchi boʻlsangiz, yuborish tugmasini yana bir marta bosing.',
    tooLarge:
      'Forma hajmi juda katta. Matnni qisqartiring yoki kichikroq fayl tanlang va qaytadan yuboring.',
    unsupportedType:
      'Forma yoki unga biriktirilgan fayl biz qabul qilmaydigan turda. Formani saytimizda toʻldiring va PDF, JPEG yoki PNG faylini biriktiring.',
    tooMany: 'Qisqa vaqt ichida juda koʻp xabar yuborildi. Bir daqiqa kutib, qaytadan yuboring.',
    tooManyUnchecked:
      'Bugun internet manzilingizdan spamga qarshi tekshiruvdan oʻtmagan juda koʻp xabar keldi. Formani JavaScript yoqilgan brauzerda oching, ertaga yuboring yoki bizga telefon qiling.',
    tooManyToday:
      'Bugun internet manzilingizdan juda koʻp xabar keldi. Formani ertaga yuboring yoki bizga telefon qiling.',
    unavailable:
      'Forma qabul qilinmadi: hozir uni saqlab boʻlmayapti. Yozganlaringizni oʻchirmang va bir necha daqiqadan keyin qaytadan yuboring.',
    internal:
      'Tizimimizda xatolik yuz berdi. Bir necha daqiqadan keyin qaytadan yuboring: xabaringiz qabul qilingan boʻlsa, ikkinchi marta yozilmaydi.',
  },
  ru: {
    unreadable:
      'Форму не удалось прочитать: она повредилась при отправке. Вернитесь назад и отправьте её ещё раз.',
    refused:
      'Защита от автоматических сообщений не пропустила форму. Подождите несколько секунд и отправьте её снова. Если не получится, позвоните нам.',
    wrongMethod:
      'Этот адрес принимает только заполненную форму. Откройте страницу с формой и отправьте её оттуда.',
    conflict:
      'Эта форма уже принята с другим содержанием. Чтобы отправить и новое, нажмите кнопку отправки ещё раз.',
    tooLarge:
      'Форма слишком большая. Сократите текст или выберите файл поменьше и отправьте её снова.',
    unsupportedType:
      'Мы не принимаем форму или вложенный файл такого типа. Заполните форму на нашем сайте и приложите файл PDF, JPEG или PNG.',
    tooMany: 'За короткое время отправлено слишком много форм. Подождите минуту и отправьте снова.',
    tooManyUnchecked:
      'Сегодня с Вашего IP-адреса пришло слишком много форм, не прошедших проверку на автоматические сообщения. Откройте форму в браузере с включённым JavaScript, отправьте её завтра или позвоните нам.',
    tooManyToday:
      'Сегодня с Вашего IP-адреса пришло слишком много форм. Отправьте форму завтра или позвоните нам.',
    unavailable:
      'Форма не принята: сейчас её не удаётся сохранить. Не стирайте текст и отправьте её снова через несколько минут.',
    internal:
      'На нашей стороне произошла ошибка. Отправьте форму снова через несколько минут: если она уже принята, второй раз она не запишется.',
  },
  tr: {
    unreadable:
      'Form okunamadı: Gönderilirken bozulmuş. Geri dönün ve formu bir kez daha gönderin.',
    refused:
      'Otomatik mesajlara karşı koruma bu formu engelledi. Birkaç saniye bekleyip yeniden gönderin. Yine olmazsa bizi telefonla arayın.',
    wrongMethod:
      'Bu adres yalnızca doldurulmuş bir form kabul eder. Formun bulunduğu sayfayı açın ve formu oradan gönderin.',
    conflict:
      'Bu form daha önce başka bir içerikle kabul edildi. Yeni içeriği de göndermek için gönder düğmesine bir kez daha basın.',
    tooLarge: 'Form çok büyük. Metni kısaltın veya daha küçük bir dosya seçip yeniden gönderin.',
    unsupportedType:
      'Formun veya ekli dosyanın türünü kabul etmiyoruz. Formu sitemizde doldurun ve PDF, JPEG veya PNG dosyası ekleyin.',
    tooMany: 'Kısa sürede çok fazla form gönderildi. Bir dakika bekleyip yeniden gönderin.',
    tooManyUnchecked:
      'Bugün IP adresinizden otomatik mesaj denetimini geçemeyen çok fazla form geldi. Formu JavaScript’in açık olduğu bir tarayıcıda açın, yarın gönderin veya bizi telefonla arayın.',
    tooManyToday:
      'Bugün IP adresinizden çok fazla form geldi. Formu yarın gönderin veya bizi telefonla arayın.',
    unavailable:
      'Form şu anda kaydedilemediği için kabul edilmedi. Yazdıklarınızı silmeyin ve birkaç dakika sonra yeniden gönderin.',
    internal:
      'Sunucumuzda bir hata oluştu. Birkaç dakika sonra yeniden gönderin: Form alınmışsa ikinci kez kaydedilmez.',
  },
  en: {
    unreadable: 'The form could not be read: it was damaged in transit. Go back and send it again.',
    refused:
      'Our spam protection did not let the form through. Wait a few seconds and send it again. If that fails too, call us.',
    wrongMethod:
      'This address accepts only a completed form. Open the page with the form and send it from there.',
    conflict:
      'This form has already been accepted with different content. To send the new version too, press the send button again.',
    tooLarge:
      'The form is too large. Shorten the text or choose a smaller file, and send it again.',
    unsupportedType:
      'We do not accept a form or an attached file of this type. Fill in the form on our site and attach a PDF, JPEG or PNG file.',
    tooMany: 'Too many forms were sent in a short time. Wait a minute and send yours again.',
    tooManyUnchecked:
      'Too many forms came from your internet address today without passing the spam check. Open the form in a browser with JavaScript turned on, send it tomorrow, or call us.',
    tooManyToday:
      'Too many forms came from your internet address today. Send yours tomorrow, or call us.',
    unavailable:
      'The form was not accepted: it cannot be saved at the moment. Keep what you have written and send it again in a few minutes.',
    internal:
      'Something went wrong on our side. Send the form again in a few minutes: if it has already been accepted, it will not be recorded twice.',
  },
} satisfies Record<Locale, Record<string, string>>;
