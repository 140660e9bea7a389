import type { Dictionary } from './dictionary.ts';

/** The messages of the page and the command on translations, in Turkish. */
export const tr: Dictionary = {
  title: 'Çevirilerin durumu',
  lead: 'Ziyaretçilerin en çok okuduğu metinler en üsttedir. Çeviriden sonra Özbekçe metin değiştiyse çeviri “eski” sayılır.',
  noHistory: 'Bu kopyada git geçmişi eksik olduğu için hangi çevirilerin eski olduğu bilinmiyor.',
  none: 'Bütün metinler bütün dillerde var, eski çeviri yok.',
  languages: 'Sayfanın dili',
  edit: 'Düzenle',
  complete: 'Bütün dillerde var ve güncel: {count}',
  'state.there': 'var',
  'state.missing': 'eksik',
  'state.older': 'eski',
  'count.missing': '{count} eksik',
  'count.older': '{count} eski',
  'group.news': 'Son bir ayın haberleri',
  'group.admission': 'Öğrenci kabulü',
  'group.programmes': 'Eğitim programları',
  'group.pages': 'Sayfalar',
  'group.others': 'Diğerleri',

  summary: 'Diller: {languages}',
  'command.help': `Kullanım: npm run translations -- [seçenekler] [klasör]

src/content içindeki ya da adı verilen klasördeki metinlerin hangi dillerde eksik, hangi çevirilerin eski olduğunu gösterir.

  --json        bütün kayıtları JSON olarak yazar
  --lang <kod>  mesajların dili: {languages}
  --help        bu yardımı gösterir`,
  'command.dashes': 'Seçeneklerden önce “--” yazın: npm run translations -- --json --lang tr',
};
