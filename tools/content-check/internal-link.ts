import { locales } from '../../src/i18n/locales.ts';
import type { KnownPaths } from './known-paths.ts';
import { didYouMean } from './nearest.ts';

const prefix = new RegExp(`^/(?:${locales.join('|')})(?=[/?#]|$)`);

/** Each way of writing an address that the site doesn't use, and why. */
const habits: { form: RegExp; why: string }[] = [
  { form: prefix, why: 'without the language, which the build adds' },
  { form: /\/+$/, why: 'without the slash at the end' },
  { form: /(?:\/index)?\.html?$/, why: 'without “.html”' },
];

/** What is wrong with a link that starts with one `/`, or undefined. */
export function internalLinkProblem(url: string, known: KnownPaths): string | undefined {
  const tail = /[?#].*$/s.exec(url)?.[0] ?? '';
  const written = url.slice(0, url.length - tail.length);
  if (written === '/') return undefined;
  const wrong = habits.filter(({ form }) => form.test(written));
  const path = wrong.reduce((left, { form }) => left.replace(form, ''), written) || '/';
  const write = wrong.map(({ why }) => why).join(' and ');
  const remedy = write === '' ? '' : `write it as “${path}${tail}”, ${write}.`;
  if (known.has(path)) return remedy || undefined;
  const nowhere = `the site has no page “${path}”.${didYouMean(path, known.list)}`;
  return remedy === '' ? nowhere : `${remedy} Besides, ${nowhere}`;
}
