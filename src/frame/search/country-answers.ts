import { allRecords } from '../../content-types/records.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';
import { translator } from '../../i18n/translate.ts';
import { routes } from '../../routing/routes.ts';
import { queryWords, stems } from '../../search/text/words.ts';

/** The abbreviations of authorities: PM&DC, ECFMG. */
const abbreviations = /\b\p{Lu}[\p{Lu}&]+\p{Lu}\b/gu;

/** What joins the names of several countries or the parts of a name. */
const joints = /[,()]|\s(?:and|и|va|ve)\s/;

/** For each country, the answer whether its authorities recognise the diploma, by its name and theirs. */
export async function countryAnswers(locale: Locale) {
  const t = translator(locale);
  const countries = (await allRecords('recognition')).map(({ id, data }) => {
    const country = localize(data.country, locale).text;
    const text = localize(data.diploma.text, locale).text;
    const [programmes = ''] = localize(data.programmes, locale).text.split('(');
    return { id, country, programmes, authorities: [...new Set(text.match(abbreviations))] };
  });
  // A country may have a row for each profession.
  const isRepeated = (country: string) =>
    countries.filter((other) => other.country === country).length > 1;
  const isOwn = (authority: string) =>
    countries.filter(({ authorities }) => authorities.includes(authority)).length === 1;
  const namesIn = (text: string) =>
    text.split(joints).map((name) => stems(queryWords(name, locale), locale).join(' '));
  return countries.map(({ id, country, programmes, authorities }) => ({
    page: `${routes.licence.path}#${id}`,
    title: `${country}${isRepeated(country) ? `, ${programmes.trim()}` : ''}: ${t('recognition.title')}`,
    words: [
      ...namesIn(country),
      ...(isRepeated(country) ? namesIn(`${country} ${programmes}`) : []),
      ...authorities.filter(isOwn).flatMap((name) => [name, name.replace('&', '')]),
    ].filter(Boolean),
    otherNames: undefined,
    unsaid: undefined,
    alone: undefined,
    fact: undefined,
  }));
}
