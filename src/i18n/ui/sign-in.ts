import type { Locale } from '../locales.ts';

/** The messages of the window in which authors sign in. */
export interface SignInMessages {
  title: string;
  /** Only seen if the window hasn't closed by itself. */
  done: string;
  close: string;
  /** Why a sign-in failed; the authors' screen shows it in its own window too. */
  problems: Record<
    'expired' | 'denied' | 'forged' | 'wrongMethod' | 'unavailable' | 'notConfigured' | 'refused',
    string
  >;
}

export const signInMessages: Record<Locale, SignInMessages> = {
  uz: {
    title: 'Tahrirlash sahifasiga kirish',
    done: 'Kirdingiz. Bu oyna oʻzi yopilmasa, uni yoping va {screen} sahifasida qaytadan kiring.',
    close: 'Oynani yopish',
    problems: {
      expired:
        'Kirish allaqachon yakunlangan, oʻn daqiqadan ortiq choʻzilgan yoki boshqa manzilda boshlangan: {screen} sahifasida qaytadan kiring.',
      denied:
        'GitHubda ruxsat bermadingiz, shuning uchun kirib boʻlmadi: qaytadan urinib koʻring yoki boshqa hisobdan foydalaning.',
      forged:
        'Javob shu brauzerda boshlangan kirishga tegishli emas va qabul qilinmadi: {screen} sahifasida qaytadan kiring.',
      wrongMethod:
        'Kirish tahrirlash sahifasidan boshlanadi: oʻsha yerdagi kirish tugmasini bosing.',
      unavailable:
        'GitHub javob bermadi yoki xato javob berdi: bir necha daqiqadan keyin qaytadan urinib koʻring.',
      notConfigured:
        'Bu saytda kirish hali sozlanmagan, dasturchilar quyidagilarni oʻrnatishi kerak: {variables}.',
      refused:
        'GitHub saytning sozlamalarini qabul qilmadi, dasturchilar quyidagilarni tekshirishi kerak: {variables}, {callback}.',
    },
  },
  ru: {
    title: 'Вход в редактор сайта',
    done: 'Вы вошли. Если окно не закрылось само, закройте его и войдите снова на странице {screen}.',
    close: 'Закрыть окно',
    problems: {
      expired:
        'Этот вход уже завершён, занял больше десяти минут или начат по другому адресу: войдите снова на странице {screen}.',
      denied:
        'Вы не дали доступа на GitHub, поэтому вход не выполнен: попробуйте ещё раз или выберите другую учётную запись.',
      forged:
        'Этот ответ не относится ко входу, начатому в этом браузере, и не принят: войдите снова на странице {screen}.',
      wrongMethod: 'Вход начинается в редакторе сайта: нажмите кнопку входа там.',
      unavailable:
        'GitHub не ответил или ответил с ошибкой: попробуйте снова через несколько минут.',
      notConfigured: 'Вход на этом сайте ещё не настроен: разработчикам нужно задать {variables}.',
      refused:
        'GitHub не принял настройки сайта: разработчикам нужно проверить {variables} и адрес возврата {callback}.',
    },
  },
  tr: {
    title: 'Site düzenleyicisine giriş',
    done: 'Giriş yaptınız. Pencere kendiliğinden kapanmadıysa kapatın ve {screen} sayfasında yeniden giriş yapın.',
    close: 'Pencereyi kapat',
    problems: {
      expired:
        'Bu giriş tamamlanmış, on dakikadan uzun sürmüş veya başka bir adreste başlatılmış; {screen} sayfasında yeniden giriş yapın.',
      denied:
        'GitHub’da izin vermediğiniz için giriş yapılmadı; yeniden deneyin veya başka bir hesap kullanın.',
      forged:
        'Bu yanıt, bu tarayıcıda başlatılan girişe ait olmadığı için kabul edilmedi; {screen} sayfasında yeniden giriş yapın.',
      wrongMethod: 'Giriş, site düzenleyicisinden yapılır; oradaki giriş düğmesine basın.',
      unavailable:
        'GitHub yanıt vermedi veya hatalı yanıt verdi; birkaç dakika sonra yeniden deneyin.',
      notConfigured:
        'Bu sitede giriş henüz ayarlanmamış; geliştiricilerin şunları tanımlaması gerekiyor: {variables}.',
      refused:
        'GitHub sitenin ayarlarını kabul etmedi; geliştiricilerin şunları kontrol etmesi gerekiyor: {variables}, {callback}.',
    },
  },
  en: {
    title: 'Sign in to the site editor',
    done: 'You are signed in. If this window did not close by itself, close it and sign in again at {screen}.',
    close: 'Close this window',
    problems: {
      expired:
        'This sign-in was already completed, took longer than ten minutes or began at another address: sign in again at {screen}.',
      denied:
        'You did not allow access on GitHub, so you are not signed in: try again, or use another account.',
      forged:
        'This response does not belong to the sign-in started in this browser and was not accepted: sign in again at {screen}.',
      wrongMethod: 'Sign-in starts in the site editor: press the sign-in button there.',
      unavailable:
        'GitHub did not respond, or its response could not be used: try again in a few minutes.',
      notConfigured:
        'Sign-in is not set up on this site yet: its developers have to set {variables}.',
      refused:
        'GitHub did not accept the site’s settings: its developers have to check {variables} and the callback address {callback}.',
    },
  },
};
