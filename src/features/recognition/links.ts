// Links to the official papers, for the pages of other subjects.
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import type { Link } from '../../routing/link.ts';
import { paperFacts, papers } from './licence-facts.ts';

/** The number or the term of each official paper, as links to the page with all of them. */
export async function paperLinks(locale: Locale) {
  return (await paperFacts(locale)).map(({ name, value, sample }) => ({
    name,
    sample,
    link: { label: value, href: href('licence', locale) },
  }));
}

/** The licence with its number, as a link to the page about it; undefined while it has no number. */
export async function licenceNumber(locale: Locale): Promise<Link | undefined> {
  const t = translator(locale);
  const number = (await papers()).find(({ kind }) => kind === 'licence')?.number;
  return number === undefined
    ? undefined
    : {
        label: `${t('credential.licence')} ${t('credential.number', { number })}`,
        href: href('licence', locale),
      };
}
