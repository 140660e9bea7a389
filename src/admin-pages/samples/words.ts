import type { Locale } from '../../i18n/locales.ts';

const uz = {
  title: 'Namunalar',
  lead: 'Oʻrniga haqiqiy maʼlumot yozilgan yozuvlarni belgilang va pastdagi tugmani bosing: ulardan namuna belgisi olinadi. Yozuvning boshqa joyi oʻzgarmaydi.',
  all: 'Hammasini belgilash',
  untick: 'Namuna belgisini olish',
  done: 'Saqlandi. Namuna belgisi olingan yozuvlar: {count}. Saytda bu nashr qilingandan keyin koʻrinadi.',
  none: 'Namuna qolmagan.',
};

/** The messages of the page of samples; `{count}` is a number. */
export const words: Record<Locale, typeof uz> = {
  uz,
  ru: {
    title: 'Образцы',
    lead: 'Отметьте записи, в которых образец уже заменён настоящими данными, и нажмите кнопку внизу: пометка «Образец» будет снята. Больше ничего в записях не изменится.',
    all: 'Отметить все',
    untick: 'Снять пометку «Образец»',
    done: 'Сохранено. Записей, с которых снята пометка: {count}. На сайте это будет видно после публикации.',
    none: 'Образцов больше нет.',
  },
  tr: {
    title: 'Örnekler',
    lead: 'Yerine gerçek bilgilerin yazıldığı kayıtları işaretleyip alttaki düğmeye basın: örnek işaretleri kaldırılır. Kayıtlarda başka hiçbir şey değişmez.',
    all: 'Tümünü işaretle',
    untick: 'Örnek işaretini kaldır',
    done: 'Kaydedildi. Örnek işareti kaldırılan kayıt sayısı: {count}. Sitede yayımlandıktan sonra görünür.',
    none: 'Örnek kalmadı.',
  },
  en: {
    title: 'Samples',
    lead: 'Tick the entries whose sample has been replaced by real information, and press the button below: they are no longer marked as samples. Nothing else in the entries changes.',
    all: 'Tick all',
    untick: 'Take off the sample mark',
    done: 'Saved. Entries that are no longer marked: {count}. The site shows this once it is published.',
    none: 'There are no samples left.',
  },
};
