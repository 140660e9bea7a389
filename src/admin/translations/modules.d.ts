/** What integrations/translations.ts finds in src/content. */
declare module 'virtual:translations' {
  const status: import('./status.ts').TranslationStatus;
  export default status;
}
