import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { withCorrections } from '../../../src/saving/corrections.ts';
import type { SavedEntry } from '../../../src/saving/saved-entry.ts';

// In browsers, Sveltia brings its Markdown parser; the texts here contain no Markdown.
beforeAll(() => vi.stubGlobal('window', { marked: { lexer: () => [] } }));
afterAll(() => vi.unstubAllGlobals());

// Cyrillic letters, named so that they can be told apart.
const [a, c, o] = ['а', 'с', 'о'];

const news = (texts: Record<string, object>): SavedEntry => ({
  type: 'news',
  name: '1-open-day',
  path: 'src/content/news/1-open-day/index.uz.md',
  texts,
});

it('writes words in one alphabet and with their apostrophes, each language by itself', () => {
  const entry = news({
    uz: { title: `Ma'lumot ${o}childi`, tags: ['science', `t${o}g'`], body: `O'quv x${o}na.` },
    ru: { title: 'Экзaмен', body: `Wind${o}ws, don't.` },
    en: { title: `The ${c}over`, body: 'It’s open.' },
  });
  expect(withCorrections(entry)).toEqual(
    news({
      uz: { title: 'Maʼlumot ochildi', tags: ['science', "tog'"], body: 'Oʻquv xona.' },
      ru: { title: 'Экзамен', body: "Windows, don't." },
      en: { title: 'The cover', body: 'It’s open.' },
    }),
  );
});

it('puts the values of a record right', () => {
  const record = (uz: string): SavedEntry => ({
    type: 'vacancies',
    name: '1-teacher',
    path: 'src/content/vacancies/1-teacher.yaml',
    values: { title: { uz, ru: 'Учитель' }, announced: '2026-11-01' },
  });
  expect(withCorrections(record(`O'qituv${c}hi, n${a}moz`))).toEqual(record('Oʻqituvchi, namoz'));
});

it('takes out what nobody sees', () => {
  const entry = (title: string, body: string) => news({ uz: { title, body } });
  const marked = entry('Ta\u00ADlim\u0007 \u202Eva\u200B', 'Bir\u000Bikki\u0001 \u{FEFF}uch\uD800');
  expect(withCorrections(marked)).toEqual(entry('Talim va', 'Bir ikki uch'));
});
