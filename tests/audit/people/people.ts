import type { Content } from '../../../src/content-check/content.ts';
import { readContent } from '../../../src/content-check/read-content.ts';
import { type Locale, locales, perLocale } from '../../../src/i18n/locales.ts';
import { translatedTexts } from '../facts/translations.ts';
import { advice, type Finding, type Outcome } from '../outcome.ts';
import type { AuditedSite } from '../site.ts';
import { glossaryFolder, readList } from '../word-list.ts';
import { isNamed, type PersonName, readName, transliterate } from './names.ts';
import { misplacedStaff } from './order.ts';

const list = 'names.txt';

/** Judges how people are named in texts and records, and in which order the staff are listed. */
export async function auditPeople({ content: folder }: AuditedSite): Promise<Outcome> {
  const content = await readContent(folder);
  return { findings: [...findMisnamed(content, readList(list)), ...misplacedStaff(content)] };
}

/** People named in some languages of an entry only, and names that are spelt unusually. */
export function findMisnamed(content: Content, customary: readonly string[]): Finding[] {
  const texts = translatedTexts(content);
  const records = texts
    .filter(({ place }) => /\/staff\/[^/]+: title$|\/teachers\/[^/]+: name$/.test(place))
    .map(({ place, texts: names }) => ({
      place,
      person: perLocale((locale) => readName(names[locale] ?? '', locale)),
      written: locales.filter((locale) => names[locale]),
    }));
  const entries = [...Map.groupBy(texts, ({ place }) => place.split(': ')[0] ?? '')].map(
    ([name, parts]) => ({
      name,
      texts: perLocale((locale) => parts.flatMap((part) => part.texts[locale] ?? []).join('\n')),
    }),
  );
  return [
    ...entries.flatMap(({ name, texts }) =>
      records.flatMap(({ person, written }) => namedInSome(name, texts, person, written)),
    ),
    ...records.flatMap(({ place, person, written }) =>
      written.flatMap((locale) =>
        locale === 'uz' ? [] : spelling(place, person.uz, person[locale], locale, customary),
      ),
    ),
  ];
}

function namedInSome(
  entry: string,
  texts: Record<Locale, string>,
  person: Record<Locale, PersonName>,
  known: readonly Locale[],
): Finding[] {
  const written = known.filter((locale) => texts[locale] !== '');
  const naming = written.filter((locale) => isNamed(person[locale], texts[locale]));
  if (naming.length === 0 || naming.length === written.length) return [];
  const { given, surname } = person.uz;
  const others = written.filter((locale) => !naming.includes(locale));
  return [
    advice(
      entry,
      `${given} ${surname} is named in ${naming.join(', ')}, not in ${others.join(', ')}`,
      'name the person in all languages, as the person’s own record spells the name',
    ),
  ];
}

function spelling(
  place: string,
  uzbek: PersonName,
  name: PersonName,
  locale: Parameters<typeof transliterate>[1],
  customary: readonly string[],
): Finding[] {
  const parts = ['surname', 'given', 'patronymic'] as const;
  return parts.flatMap((part) => {
    const [original = '', written = ''] = [uzbek[part], name[part]];
    const expected = transliterate(original, locale);
    const line = `${original}: ${written}`;
    if (!original || !written || written === expected || customary.includes(line)) return [];
    return advice(
      place,
      `“${original}” is written “${written}” in ${locale}, not “${expected}”`,
      `correct it; where it is customary, add the line “${line}” to ${glossaryFolder}/${list}`,
    );
  });
}
