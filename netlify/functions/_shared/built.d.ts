/** Modules that the build writes for the functions (integrations/built-modules.ts). */
declare module '#built/form-options' {
  /** The options of each form's selects, in Uzbek, the staff's language, in which their titles are stored. */
  const options: import('../../../src/forms/registry.ts').FormOptions;
  export default options;
}

declare module '#built/bot-check' {
  /** The bot check that the pages of this build use. */
  const botCheck: import('../../../src/forms/bot-check.ts').BotCheck;
  export default botCheck;
}

declare module '#built/journal-counts' {
  /** The initial counts of each journal, by its number. */
  const counts: Record<string, import('../../../src/counters/counts.ts').Counts>;
  export default counts;
}

declare module '#built/reply-pages' {
  /** The reply page's HTML, by form and language. */
  const pages: Record<
    import('../../../src/forms/registry.ts').FormName,
    Record<import('../../../src/i18n/locales.ts').Locale, string>
  >;
  export default pages;
}

declare module '#built/security-headers' {
  const headers: ReturnType<typeof import('../../../src/security/headers.ts')['securityHeaders']>;
  export default headers;
}

declare module '#built/university' {
  const university: {
    names: Record<import('../../../src/i18n/locales.ts').Locale, string>;
    /** The prefix of references: `UNI` in `UNI-2026-7G3K9QXB`. */
    referencePrefix: string;
  };
  export default university;
}
