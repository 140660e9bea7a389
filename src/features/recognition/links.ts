// Links to the official papers, for the pages of other subjects.
import type { Locale } from '../../i18n/locales.ts';
import { href } from '../../routing/href.ts';
import { paperFacts } from './licence-facts.ts';

/** The number or the term of each official paper, as links to the page with all of them. */
export async function paperLinks(locale: Locale) {
  return (await paperFacts(locale)).map(({ name, value, sample }) => ({
    name,
    sample,
    link: { label: value, href: href('licence', locale) },
  }));
}
