import type { FormName } from '../../forms/registry.ts';
import type { Locale } from '../locales.ts';

/** A text for each form. */
type PerForm = Record<FormName, string>;

interface Messages {
  subject: PerForm;
  greeting: string;
  received: PerForm;
  next: PerForm;
  contact: string;
  stranger: string;
}

/**
 * The mail that confirms a submission to the visitor, by language. `{reference}` is the submission's
 * reference number, `{url}` the URL of the contact page.
 */
export const confirmationMessages = {
  uz: {
    subject: {
      contact: 'Xabaringizni oldik: {reference}',
      application: 'Arizangizni oldik: {reference}',
    },
    greeting: 'Assalomu alaykum!',
    received: {
      contact: 'Universitet saytidagi forma orqali yuborilgan xabar bizga yetib keldi.',
      application: 'Universitet saytida boʻsh ish oʻrniga yuborilgan ariza bizga yetib keldi.',
    },
    next: {
      contact:
        'Xodimlarimiz xabarni oʻqib, Siz bilan elektron pochta yoki telefon orqali bogʻlanadi. Xabaringiz haqida soʻraganingizda yuqoridagi raqamni ayting.',
      application:
        'Xodimlarimiz arizani koʻrib chiqib, Siz bilan elektron pochta yoki telefon orqali bogʻlanadi. Arizangiz haqida soʻraganingizda yuqoridagi raqamni ayting.',
    },
    contact:
      'Bu xat avtomatik yuborildi, iltimos, unga javob yozmang. Telefonlarimiz, manzilimiz va ish vaqtimiz: {url}',
    stranger:
      'Agar bizga hech narsa yubormagan boʻlsangiz, kimdir adashib Sizning manzilingizni koʻrsatgan boʻlishi mumkin. Bunday holda xatga eʼtibor bermang.',
  },
  ru: {
    subject: {
      contact: 'Мы получили Ваше сообщение: {reference}',
      application: 'Мы получили Вашу заявку: {reference}',
    },
    greeting: 'Здравствуйте!',
    received: {
      contact: 'Мы получили сообщение, отправленное через форму на сайте университета.',
      application: 'Мы получили заявку на вакансию, отправленную через сайт университета.',
    },
    next: {
      contact:
        'Сотрудники прочитают его и свяжутся с Вами по электронной почте или по телефону. Если у Вас будут вопросы по этому сообщению, назовите номер, указанный выше.',
      application:
        'Сотрудники рассмотрят её и свяжутся с Вами по электронной почте или по телефону. Если у Вас будут вопросы по этой заявке, назовите номер, указанный выше.',
    },
    contact:
      'Это письмо отправлено автоматически, отвечать на него не нужно. Наши телефоны, адрес и часы работы: {url}',
    stranger:
      'Если Вы ничего нам не отправляли, значит, кто-то по ошибке указал Ваш адрес. В этом случае просто не обращайте внимания на это письмо.',
  },
  tr: {
    subject: {
      contact: 'Mesajınızı aldık: {reference}',
      application: 'Başvurunuzu aldık: {reference}',
    },
    greeting: 'Merhaba,',
    received: {
      contact: 'Üniversitenin sitesindeki formdan gönderilen mesaj bize ulaştı.',
      application: 'Üniversitenin sitesinden açık pozisyon için yapılan başvuru bize ulaştı.',
    },
    next: {
      contact:
        'Mesajı okuyup sizinle e-posta veya telefon yoluyla iletişime geçeceğiz. Mesajınızın durumunu sorarken yukarıdaki numarayı belirtin.',
      application:
        'Başvuruyu inceleyip sizinle e-posta veya telefon yoluyla iletişime geçeceğiz. Başvurunuzun durumunu sorarken yukarıdaki numarayı belirtin.',
    },
    contact:
      'Bu e-posta otomatik olarak gönderildi, lütfen yanıtlamayın. Telefonlarımız, adresimiz ve çalışma saatlerimiz: {url}',
    stranger:
      'Bize bir şey göndermediyseniz biri yanlışlıkla sizin adresinizi yazmıştır. Bu durumda bu e-postayı dikkate almayın.',
  },
  en: {
    subject: {
      contact: 'We have received your message: {reference}',
      application: 'We have received your application: {reference}',
    },
    greeting: 'Hello,',
    received: {
      contact: 'We have received a message sent through the form on the university’s website.',
      application: 'We have received a job application sent through the university’s website.',
    },
    next: {
      contact:
        'Our staff will read it and contact you by email or telephone. If you ask us about the message, please quote the number above.',
      application:
        'Our staff will consider it and contact you by email or telephone. If you ask us about the application, please quote the number above.',
    },
    contact:
      'This email was sent automatically, so please do not reply to it. Our telephone numbers, address and opening hours: {url}',
    stranger:
      'If you did not send us anything, someone may have entered your address by mistake. In that case, please ignore this email.',
  },
} satisfies Record<Locale, Messages>;
