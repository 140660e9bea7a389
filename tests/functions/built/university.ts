export default {
  names: {
    uz: 'Sinov universiteti',
    ru: 'Тестовый университет',
    tr: 'Deneme Üniversitesi',
    en: 'Test University',
  },
  referencePrefix: 'CAMU',
};
