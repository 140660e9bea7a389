import type { Dictionary } from './dictionary.ts';

/** The messages of the page and the command on translations, in Turkish. */
export const tr: Dictionary = {
  title: 'Çevirilerin durumu',
  lead: 'Önce eksik çeviriler, sonra en çok okunan metinler gelir. Çeviriden sonra Özbekçe metin değiştiyse çeviri “eski” sayılır. Hâlâ doğruysa düğmeye bir kez basın, listeden çıkar.',
  noHistory: 'Bu kopyada git geçmişi eksik olduğu için hangi çevirilerin eski olduğu bilinmiyor.',
  none: 'Bütün metinler bütün dillerde var, eski çeviri yok.',
  languages: 'Sayfanın dili',
  edit: 'Düzenle',
  changes: 'Özbekçe metinde değişenler',
  before: 'Önce',
  after: 'Şimdi',
  looked: 'Baktım, çeviri doğru',
  notSaved: 'Kaydedilmedi. Düzenleme ekranında oturum açın, sonra yeniden basın.',
  screen: 'Düzenleme ekranını aç',
  filter: 'Listeyi süz',
  language: 'Dil',
  type: 'Tür',
  state: 'Durum',
  'state.missing': 'eksik',
  'state.older': 'eski',
  'count.missing': '{count} eksik',
  'count.older': '{count} eski',

  summary: 'Diller: {languages}',
  'command.help': `Kullanım: npm run translations -- [seçenekler] [klasör]

src/content içindeki ya da adı verilen klasördeki metinlerin hangi dillerde eksik, hangi çevirilerin eski olduğunu gösterir.

  --json        bütün kayıtları JSON olarak yazar
  --lang <kod>  mesajların dili: {languages}
  --help        bu yardımı gösterir`,
  'command.dashes': 'Seçeneklerden önce “--” yazın: npm run translations -- --json --lang tr',
};
