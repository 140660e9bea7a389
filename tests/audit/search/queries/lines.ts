import { defaultLocale, type Locale } from '../../../../src/i18n/locales.ts';
import type { Query } from '../recall.ts';

/**
 * Reads queries, one a line: what is typed, ` > ` and the paths, without a language prefix, that answer it.
 * Without a path no page of the site answers it.
 */
export const readQueries = (locale: Locale, text: string): readonly Query[] =>
  text
    .trim()
    .split('\n')
    .map((line): Query => {
      const [typed = '', paths = ''] = line.split(' > ');
      const prefix = locale === defaultLocale ? '' : `/${locale}`;
      return [
        typed.trim(),
        ...paths
          .split(' ')
          .filter(Boolean)
          .map((path) => prefix + path),
      ];
    });
