import type { Dictionary } from './dictionary.ts';

/** The messages of the page and the command on translations, in Turkish. */
export const tr: Dictionary = {
  title: 'Çevirilerin durumu',
  lead: 'Önce eksik çeviriler, sonra en çok okunan metinler gelir. Çeviriden sonra Özbekçe metin değiştiyse çeviri “güncel değil” sayılır. Hâlâ doğruysa düğmeye bir kez basın, listeden çıkar.',
  noHistory:
    'Bu kopyada git geçmişi eksik olduğu için hangi çevirilerin güncel olmadığı bilinmiyor.',
  none: 'Bütün metinler bütün dillerde var ve güncel.',
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
  'state.older': 'güncel değil',
  'count.missing': '{count} eksik',
  'count.older': '{count} güncel değil',

  summary: 'Diller: {languages}',
  'command.help': `Kullanım: npm run translations -- [seçenekler] [klasör]

src/content içindeki ya da adı verilen klasördeki metinlerin hangi dillerde eksik, hangi çevirilerin güncel olmadığını gösterir.

  --json        bütün kayıtları JSON olarak yazar
  --lang <kod>  mesajların dili: {languages}
  --help        bu yardımı gösterir`,
  'command.dashes': 'Seçeneklerden önce “--” yazın: npm run translations -- --json --lang tr',
};
