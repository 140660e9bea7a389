/** The messages of the page and the command on translations, in Uzbek: the source of the other languages. */
export const uz = {
  title: 'Tarjimalar holati',
  lead: 'Eng koʻp oʻqiladigan matnlar tepada turadi. Tarjimadan keyin oʻzbekcha matn oʻzgargan boʻlsa, tarjima “eskirgan” deb koʻrsatiladi.',
  noHistory:
    'Bu nusxada git tarixi toʻliq emas, shuning uchun qaysi tarjimalar eskirganini aniqlab boʻlmaydi.',
  none: 'Hamma matn hamma tilda bor, eskirgan tarjima yoʻq.',
  languages: 'Sahifa tili',
  edit: 'Tahrirlash',
  complete: 'Hamma tilda bor va eskirmagan: {count} ta',
  'state.there': 'bor',
  'state.missing': 'yetishmaydi',
  'state.older': 'eskirgan',
  'count.missing': '{count} ta yetishmaydi',
  'count.older': '{count} ta eskirgan',
  'group.news': 'Soʻnggi oy yangiliklari',
  'group.admission': 'Qabul',
  'group.programmes': 'Taʼlim dasturlari',
  'group.pages': 'Sahifalar',
  'group.others': 'Qolganlari',

  summary: 'Tillar: {languages}',
  'command.help': `Foydalanish: npm run translations -- [parametrlar] [papka]

src/content papkasidagi yoki nomi yozilgan papkadagi matnlarning qaysi tilda yetishmasligini va qaysi tarjimalari eskirganini koʻrsatadi.

  --json        hamma yozuvlarni JSON koʻrinishida chiqaradi
  --lang <kod>  xabarlar tili: {languages}
  --help        shu yordamni koʻrsatadi`,
  'command.dashes': 'Parametrlar oldidan “--” yozing: npm run translations -- --json --lang uz',
} as const;
