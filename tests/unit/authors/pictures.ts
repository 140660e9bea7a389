import { createHash } from 'node:crypto';
import type { Locale } from '../../../src/i18n/locales.ts';
import { read } from './guide.ts';
import { screens } from './screen-terms.ts';

type Screen = (typeof screens)[Locale];

/** What each picture of a guide shows of the screen. */
const pictures = {
  list: ({ sections }) => [
    sections.map(({ label }) => label),
    sections.find(({ name }) => name === 'news')?.description,
  ],
  news: (screen) => [fieldsOf(screen, 'news', ['title', 'summary', 'coverAlt']), styles],
  vacancy: (screen) => fieldsOf(screen, 'vacancies', ['title']),
  text: (screen) => [
    fieldsOf(screen, 'pages', ['title', 'summary', 'coverAlt', 'questions', 'body']),
    screen.words.text,
    styles,
  ],
  refused: ({ words }) => words.saving.notSaved,
  delete: ({ strings }) => [strings['delete_entries'], strings['confirm_deleting_this_entry']],
  translations: ({ words: { translations } }) => {
    const { edit, changes, before, after, looked } = translations;
    return [edit, changes, before, after, looked];
  },
} satisfies Record<string, (screen: Screen) => unknown>;

export type Picture = keyof typeof pictures;

export const pictureNames = Object.keys(pictures) as Picture[];

/** Changes when what a picture shows may have changed. Pixels aren't compared: machines draw text differently. */
export function fingerprint(picture: Picture, locale: Locale): string {
  const screen = screens[locale];
  const shown = [pictures[picture](screen), buttons.map((name) => screen.strings[name]), sveltia];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16);
}

/** Fields at the top of a form. */
const fieldsOf = ({ sections }: Screen, section: string, names: readonly string[]) =>
  sections.find(({ name }) => name === section)?.fields.filter(({ name }) => names.includes(name));

const styles = ['preview', 'text'].map((name) => read(`src/text-field/${name}.css`));
const sveltia = JSON.parse(read('node_modules/@sveltia/cms/package.json')).version;
const buttons = [
  'create',
  'delete',
  'filter',
  'group',
  'preview',
  'publish_changes',
  'save',
  'sort',
];

/** The fingerprints of the pictures when they were taken. */
export const fingerprintsPath = 'docs/authors/pictures/fingerprints.json';
