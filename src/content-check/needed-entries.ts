import { type NamedKey, namedEntries } from '../content-types/named-entries.ts';
import {
  type DocumentType,
  type RecordType,
  type SingleType,
  singleTypes,
} from '../content-types/registry.ts';
import { localeInfo, locales } from '../i18n/locales.ts';
import { entryRoutes } from '../routing/entry-pages.ts';
import { routes } from '../routing/routes.ts';
import type { Message } from './message.ts';

/** An entry that the site requires. */
export interface NeededEntry {
  type: DocumentType | RecordType;
  /** The number in its folder's name. */
  number?: number;
  /** The full name of its folder, or of its file without the extension. */
  name?: string;
  /** The part of the site that needs it. */
  uses: Message;
}

const uses: Record<NamedKey, Message> = {
  leadership: { key: 'named.leadership' },
  internationalDepartment: { key: 'named.internationalDepartment' },
  scientificDepartment: { key: 'named.scientificDepartment' },
  educationOffice: { key: 'named.educationOffice' },
  studentAffairs: { key: 'named.studentAffairs' },
  digitalEducation: { key: 'named.digitalEducation' },
  homeCountry: { key: 'named.homeCountry' },
};

const onPage = (path: string): Message => ({ key: 'named.page', path });

/** Entries that the code refers to by name. */
const named = (Object.keys(namedEntries) as NamedKey[]).map(
  (key): NeededEntry => ({ ...namedEntries[key], uses: uses[key] }),
);

const pages = Object.values(routes).flatMap((route): NeededEntry[] =>
  'text' in route ? [{ type: 'pages', name: route.text, uses: onPage(route.path) }] : [],
);

const answers = locales.map((locale): NeededEntry => {
  const language = localeInfo[locale].name;
  return { type: 'answers', name: locale, uses: { key: 'named.answers', language } };
});

/** All required entries, apart from those of `neededTypes`. */
export const neededEntries: readonly NeededEntry[] = [...named, ...pages, ...answers];

/** The types that have exactly one entry, with the page that needs it. */
export const neededTypes: readonly { type: SingleType; uses: Message }[] = singleTypes.map(
  (type) => ({ type, uses: onPage(routes[entryRoutes[type]].path) }),
);
