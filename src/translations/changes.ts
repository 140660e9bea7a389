import { convertChangesToXML, diffArrays, diffWordsWithSpace } from 'diff';
import { defaultLocale } from '../i18n/locales.ts';
import type { Change } from './state.ts';

/** Sentences that differ in more words are shown as removed and added. */
const mostWords = 200;

/** The sentences that differ between two texts, in order. */
export function changesBetween(before: string, after: string): Change[] {
  const runs = diffArrays(sentences(before), sentences(after));
  return runs.flatMap(({ added, removed, value }, index) => {
    const previous = runs[index - 1];
    const next = runs[index + 1];
    if (removed) return [changeBetween(value.join(' '), next?.added ? next.value.join(' ') : '')];
    return added && !previous?.removed ? [changeBetween('', value.join(' '))] : [];
  });
}

function changeBetween(before: string, after: string): Change {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: mostWords }) ?? [
    { value: before, count: 1, removed: true, added: false },
    { value: after, count: 1, removed: false, added: true },
  ];
  return {
    before: convertChangesToXML(parts.filter(({ added }) => !added)),
    after: convertChangesToXML(parts.filter(({ removed }) => !removed)),
  };
}

const segmenter = new Intl.Segmenter(defaultLocale, { granularity: 'sentence' });

const sentences = (text: string) =>
  text
    .split('\n')
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== '');
