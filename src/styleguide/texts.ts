import type { Locale } from '../i18n/locales.ts';

/** Sample texts, including a title with a very long word. */
export const texts = {
  uz: {
    title: 'Tibbiyot bilimlari',
    longTitle: 'Elektrokardiostimulyatorlashtirilganlikdan soʻng bemorlarni kuzatish',
    summary: 'Talabalar amaliyotda nima oʻrganishi va buni qayerda mashq qilishi haqida.',
    name: 'Ism Familiyaning Otasi',
    post: 'Kafedra mudiri',
  },
  ru: {
    title: 'Медицинские знания',
    longTitle:
      'Кафедра общественного здоровья, эпидемиологии и организации здравоохранения университета',
    summary: 'О том, чему студенты учатся на практике и где они этому учатся.',
    name: 'Имя Отчество Фамилия',
    post: 'Заведующий кафедрой',
  },
  tr: {
    title: 'Tıp bilgisi',
    longTitle: 'Halk sağlığı, epidemiyoloji ve sağlık hizmetlerinin örgütlenmesi anabilim dalı',
    summary: 'Öğrencilerin uygulamada neler öğrendiği ve bunu nerede çalıştığı.',
    name: 'Ad Soyad',
    post: 'Anabilim dalı başkanı',
  },
  en: {
    title: 'Medical knowledge',
    longTitle: 'Department of public health, epidemiology and the organisation of health services',
    summary: 'What students learn in practice, and where they practise it.',
    name: 'First Name Surname',
    post: 'Head of department',
  },
};

/** Sample texts in one language. */
export type Texts = (typeof texts)[Locale];

/** The sample texts in a language. */
export const textsIn = (locale: Locale): Texts => texts[locale];
