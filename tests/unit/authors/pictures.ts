import { createHash } from 'node:crypto';
import type { Locale } from '../../../src/i18n/locales.ts';
import { read } from './guide.ts';
import { screens } from './screen-terms.ts';

/** The pictures of a guide, with the parts of the screen that each shows: sections, or groups of our words. */
const pictures = {
  list: ['sidebar', 'news'],
  news: ['news', 'text'],
  vacancy: ['vacancies'],
  text: ['pages', 'text'],
  delete: ['staff'],
  refused: ['saving'],
  translations: ['translations'],
} as const;

export type Picture = keyof typeof pictures;

export const pictureNames = Object.keys(pictures) as Picture[];

/** Changes when what a picture shows may have changed. Pixels aren't compared: machines draw text differently. */
export function fingerprint(picture: Picture, locale: Locale): string {
  const { sections, words } = screens[locale];
  const shown = pictures[picture].map((part) => {
    if (part === 'sidebar') return sections.map(({ label }) => label);
    if (part === 'text') return [words.text, styles];
    return part in words
      ? words[part as keyof typeof words]
      : sections.find(({ name }) => name === part);
  });
  const text = JSON.stringify([shown, sveltia]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

const styles = ['preview', 'text'].map((name) => read(`src/admin/text/${name}.css`));
const sveltia = JSON.parse(read('node_modules/@sveltia/cms/package.json')).version;

/** The fingerprints of the pictures when they were taken. */
export const fingerprintsPath = 'docs/authors/pictures/fingerprints.json';
