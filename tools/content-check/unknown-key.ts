import { locales } from '../../src/i18n/locales.ts';
import { didYouMean } from './nearest.ts';

/** The file that holds a document's other fields: shared data for a text, a text for shared data. */
export type Other = { kind: 'data' | 'text'; keys: string[]; values: Record<string, unknown> };

const textFiles = new Intl.ListFormat('en').format(locales.map((locale) => `${locale}.md`));

/** What to do about a field that its file doesn't know. `other` is where it may belong instead. */
export function unknownKeyWords(key: string, known: readonly string[], other?: Other): string {
  if (other?.kind === 'data' && other.keys.includes(key)) {
    const remedy = Object.hasOwn(other.values, key)
      ? 'It stands there: remove it here.'
      : 'Move it there.';
    return `this field belongs in data.yaml, because it is the same in every language. ${remedy}`;
  }
  if (other?.keys.includes(key)) {
    return `this field belongs in ${textFiles}, because each language has its own. Move it there.`;
  }
  const hint = didYouMean(key, known);
  return `no field of this name is known here.${hint} The fields are: ${known.join(', ')}.`;
}
