import type { Locale } from '../i18n/locales.ts';

/** What can be chosen in the job application. `lang` is a title's language where it isn't the page's. */
export interface ApplicationOptions {
  vacancies: readonly {
    value: string;
    title: string;
    lang?: Locale;
    /** The last day for documents, `YYYY-MM-DD` in Uzbekistan; a choice without it stands open. */
    until?: string;
  }[];
  socialStatuses: readonly {
    value: string;
    title: string;
    lang?: Locale;
    needsDocument: boolean;
  }[];
}
