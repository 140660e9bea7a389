/** The messages of the page and the command on translations, in Uzbek: the source of the other languages. */
export const uz = {
  title: 'Tarjimalar holati',
  lead: 'Avval yetishmaydigan tarjimalar, keyin eng koʻp oʻqiladigan matnlar turadi. Tarjimadan keyin oʻzbekcha matn oʻzgargan boʻlsa, tarjima “eskirgan” deb koʻrsatiladi. Tarjima hali ham toʻgʻri boʻlsa, tugmani bir marta bosing: u roʻyxatdan chiqadi.',
  noHistory:
    'Bu nusxada git tarixi toʻliq emas, shuning uchun qaysi tarjimalar eskirganini aniqlab boʻlmaydi.',
  none: 'Hamma matn hamma tilda bor, eskirgan tarjima yoʻq.',
  languages: 'Sahifa tili',
  edit: 'Tahrirlash',
  changes: 'Oʻzbekcha matnda nima oʻzgargan',
  before: 'Avval',
  after: 'Hozir',
  looked: 'Koʻrdim, tarjima toʻgʻri',
  notSaved: 'Saqlanmadi. Tahrir sahifasiga kirib, tugmani yana bosing.',
  screen: 'Tahrir sahifasini ochish',
  filter: 'Roʻyxatni saralash',
  language: 'Til',
  type: 'Turi',
  state: 'Holati',
  'state.missing': 'yetishmaydi',
  'state.older': 'eskirgan',
  'count.missing': '{count} ta yetishmaydi',
  'count.older': '{count} ta eskirgan',

  summary: 'Tillar: {languages}',
  'command.help': `Foydalanish: npm run translations -- [parametrlar] [papka]

src/content papkasidagi yoki nomi yozilgan papkadagi matnlarning qaysi tilda yetishmasligini va qaysi tarjimalari eskirganini koʻrsatadi.

  --json        hamma yozuvlarni JSON koʻrinishida chiqaradi
  --lang <kod>  xabarlar tili: {languages}
  --help        shu yordamni koʻrsatadi`,
  'command.dashes': 'Parametrlar oldidan “--” yozing: npm run translations -- --json --lang uz',
} as const;
