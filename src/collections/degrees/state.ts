import type { CollectionEntry } from 'astro:content';
import type { Locale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';

type Degree = CollectionEntry<'degrees'>['data'];

/** When one can apply to the university for a degree, or that it isn't offered. */
export function degreeState({ when, offered }: Degree, locale: Locale) {
  const { text, lang } = localize(when?.event ?? offered, locale);
  return { value: when ? `${text}: ${localize(when.time, locale).text}` : text, lang };
}
