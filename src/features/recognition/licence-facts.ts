// The facts on the page about the licence and the diploma.
import { mainWay } from '../../content-types/main-way.ts';
import { namedRecord, orderedRecords, singleRecord } from '../../content-types/records.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';
import { translator } from '../../i18n/translate.ts';
import { telephone } from '../contact/links.ts';

/** The official papers. */
export async function papers() {
  return (await orderedRecords('credentials')).map(({ data }) => data);
}

type Paper = Awaited<ReturnType<typeof papers>>[number];

/** The short answer about the diploma, the papers' numbers, and the contact for questions. */
export async function licenceFacts(locale: Locale) {
  const t = translator(locale);
  const home = await namedRecord('homeCountry');
  const country = localize(home.country, locale);
  const programmes = localize(home.programmes, locale);
  const phone = mainWay((await singleRecord('contact')).phones);
  return [
    {
      name: country.text,
      nameLang: country.lang,
      value: t(`recognition.${home.diploma.status}`),
      detail: programmes.text,
      detailLang: programmes.lang,
      large: true,
    },
    { name: t('recognition.abroad'), value: t('recognition.each') },
    ...(await paperFacts(locale)),
    phone && {
      name: localize(phone.label, locale).text,
      nameLang: localize(phone.label, locale).lang,
      link: await telephone(phone.number),
    },
  ].filter((fact) => typeof fact === 'object');
}

/** The number or the term of each official paper that has a number. */
export async function paperFacts(locale: Locale) {
  const t = translator(locale);
  return (await papers()).flatMap(({ kind, number, issued, until, sample }) => {
    if (!number) return [];
    const value = until
      ? t('credential.until', { date: formatDate(until, locale) })
      : numberAndDay({ kind, number, issued }, locale);
    return [{ name: t(`credential.${kind}`), value, sample }];
  });
}

/** The official papers with their numbers, terms and issuers, as rows of a ledger. */
export async function papersOf(locale: Locale) {
  const t = translator(locale);
  return (await papers()).map(({ kind, number, issued, until, issuer }) => {
    const term = until && t('credential.until', { date: formatDate(until, locale) });
    return {
      name: t(`credential.${kind}`),
      value: [numberAndDay({ kind, number, issued }, locale), term].filter(Boolean).join(', '),
      note: {
        label: t(kind === 'charter' ? 'credential.approved' : 'credential.issuer'),
        text: localize(issuer, locale),
      },
    };
  });
}

/** The number and the day of an official paper: `№ 12 от 15 января 2021 г.`. */
function numberAndDay(
  { kind, number, issued }: Pick<Paper, 'kind' | 'number' | 'issued'>,
  locale: Locale,
): string {
  const t = translator(locale);
  const date = formatDate(issued, locale);
  if (kind === 'charter') {
    const parts = [
      number && t('credential.number', { number }),
      t('credential.approvedOn', { date }),
    ];
    return parts.filter(Boolean).join(', ');
  }
  return number ? t('credential.numberAndDay', { number, date }) : t('credential.issued', { date });
}

/** The accreditation that lasts longest; undefined while none has a last day. */
export async function accreditation(): Promise<{ until: Date; sample: boolean } | undefined> {
  return (await papers())
    .flatMap(({ kind, until, sample }) =>
      kind === 'accreditation' && until ? [{ until, sample }] : [],
    )
    .toSorted((a, b) => b.until.valueOf() - a.until.valueOf())[0];
}
