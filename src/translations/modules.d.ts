/** The state of the translations in src/content, from integrations/translations.ts. */
declare module 'virtual:translations' {
  const status: import('./state.ts').TranslationStatus;
  export default status;
}
