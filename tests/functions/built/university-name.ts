export default {
  uz: 'Sinov universiteti',
  ru: 'Тестовый университет',
  tr: 'Deneme Üniversitesi',
  en: 'Test University',
};
