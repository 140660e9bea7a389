import { namedEntries } from '../../../src/content-types/named-entries.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { routes } from '../../../src/routing/routes.ts';
import { type Files, inAllLanguages, newsText, withShared } from './fixture.ts';

const reception = '  - { from: mon, to: fri, opens: 09:00, closes: 18:00 }\n';

/** The fields of named documents that all languages share, and those of the text. */
const documents = {
  sections: ['order: 1\n', ''],
  admissions: [
    'academicYear: 2026-2027\nopens: 2026-10-01\ncloses: 2026-12-01\n',
    'steps: [a, b]\ndocuments: [a]\n',
  ],
} as const;

const records = {
  recognition: [
    'order: 1\n',
    inAllLanguages('country'),
    inAllLanguages('programmes'),
    `diploma:\n  status: recognised\n  text: { uz: Matn }\n`,
    `online: { status: recognised }\n`,
    'sources: [{ name: A, url: https://example.uz }]\nchecked: 2026-09-01\n',
  ].join(''),
} as const;

const single: Files = {
  'academic-calendar/2026-2027.yaml':
    'periods:\n  - { title: { uz: Semestr }, from: 2026-09-01, to: 2026-12-01 }\n',
  'contact/university.yaml': [
    'postcode: "150100"\nlatitude: 40.4\nlongitude: 71.8\n',
    inAllLanguages('address'),
    inAllLanguages('city'),
    inAllLanguages('directions'),
    'phones: [{ label: { uz: Qabulxona }, number: "+998732000000" }]\n',
    'emails: [{ label: { uz: Qabulxona }, address: info@example.uz }]\n',
    'staffOffice: { phone: "+998732000002", email: jobs@example.uz }\n',
    `reception:\n${reception}`,
  ].join(''),
  'dormitory/dormitory.yaml': [
    inAllLanguages('address'),
    'phone: "+998732000031"\nplaces: 180\n',
    'applications: { from: 2026-08-01, to: 2026-08-25 }\n',
  ].join(''),
  'international/international.yaml': [
    `steps:\n${'  - { title: { uz: Qadam }, text: { uz: Matn }, takes: { uz: Kun } }\n'.repeat(2)}`,
    'scans: { formats: { uz: PDF }, subject: { uz: Ism }, reply: { uz: Raqam } }\n',
    'payment: [{ text: { uz: Bank } }]\ncosts: []\n',
    'rate: { soum: 12000, day: 2026-09-01, source: { name: { uz: Bank } } }\n',
    'term: { uz: Kun }\n',
  ].join(''),
  'settings/site.yaml': [
    inAllLanguages('name'),
    inAllLanguages('tagline'),
    'shortName: U\ndomain: example.uz\nreferencePrefix: UU\nsecurityEmail: security@example.uz\nsocials: []\n',
    ...[
      'learningPlatform',
      'diplomaVerification',
      'studentCabinet',
      'staffCabinet',
      'timetable',
    ].map((service) => `${service}: https://example.uz\n`),
    'socialStatuses: [{ id: none, title: { uz: Yoʻq }, needsDocument: false }]\n',
  ].join(''),
  'trust-line/university.yaml': [
    inAllLanguages('officer'),
    'phone: "+998732000040"\nemail: trust@example.uz\n',
    `hours:\n${reception}`,
  ].join(''),
};

/** Titles and texts that no two entries share. */
const textOf = (name: string, more = '') =>
  newsText(`Matn: ${name}.`, more)
    .replace(/^title: .*$/m, `title: Sarlavha ${name}`)
    .replace(/^summary: .*$/m, `summary: Qisqacha ${name}`);

const named = Object.values(namedEntries).map((entry): [string, string] => {
  if ('name' in entry) return [`${entry.type}/${entry.name}.yaml`, records[entry.type]];
  const { type, number } = entry;
  const name = `${number}-name-${number}`;
  const [shared, more] = documents[type];
  return [`${type}/${name}/index.uz.md`, withShared(shared, textOf(`${type} ${name}`, more))];
});

const pages = Object.values(routes).flatMap((route) =>
  'text' in route
    ? [[`pages/${route.text}/index.uz.md`, withShared('updated: 2026-09-01\n', textOf(route.text))]]
    : [],
);

const answers = locales.map((locale) => [
  `answers/${locale}.yaml`,
  'answers: [{ page: /fees, title: A, words: [a] }]\n',
]);

/** A site with only the required entries, each in Uzbek. */
export const wholeSite: Files = {
  ...Object.fromEntries([...named, ...pages, ...answers]),
  ...single,
};
