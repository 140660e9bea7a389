import { expect } from 'vitest';
import { type Entry, isDocument } from '../../../src/content-check/content.ts';
import type { Finding } from '../../../src/content-check/problem.ts';
import { readContent } from '../../../src/content-check/read-content.ts';
import { problemsOf } from '../../../src/saving/problems.ts';
import type { SavedEntry } from '../../../src/saving/saved-entry.ts';
import {
  checkEntries,
  type Files,
  inAllLanguages,
  inEnglish,
  newsText,
  project,
  withShared,
} from './fixture.ts';

/** The news item in which each mistake is made. */
export const folder = 'news/33-anatomy-olympiad';
export const uz = `${folder}/index.uz.md`;
export const ru = `${folder}/index.ru.md`;
export const tr = `${folder}/index.tr.md`;
export const en = `${folder}/index.en.md`;

export const text = {
  uz: `---
title: Anatomiya olimpiadasi
summary: Olimpiadada olti jamoa ikki kun bellashdi
---

Birinchi kuni talabalar test yechdi, ikkinchi kuni esa amaliy topshiriq bajardi.
`,
  ru: `---
title: Олимпиада по анатомии
summary: Шесть команд соревновались два дня
---

В первый день студенты решали тест, а во второй выполняли практическое задание.
`,
  tr: `---
title: Anatomi olimpiyatı
summary: Altı takım iki gün boyunca yarıştı
---

Öğrenciler ilk gün test çözdü, ikinci gün ise uygulamalı bir görevi yerine getirdi.
`,
  en: `---
title: Anatomy olympiad
summary: Six teams competed for two days
---

On the first day the students sat a test, and on the second they did a practical task.
`,
};

/** Lines 4 to 7 of the Uzbek file. */
export const shared = `date: 2026-11-21
category: university
tags:
  - science
`;

/** The item without mistakes, in four languages. */
export const item: Files = {
  [uz]: withShared(shared, text.uz),
  [ru]: text.ru,
  [tr]: text.tr,
  [en]: text.en,
};

/** The item with its Uzbek file changed. */
export function changed(from: string | RegExp, to: string): Files {
  const source = `${item[uz]}`;
  const result = source.replace(from, to);
  if (result === source) throw new Error(`${from} is not in the item`);
  return { ...item, [uz]: result };
}

/** The item with another Uzbek body, which starts at line 10. */
export const withBody = (body: string) => changed(/(?<=---\n\n)Birinchi.*\n/, `${body}\n`);

/**
 * Expects exactly these problems, each by parts of its line, and the same from the authors' screen as far as
 * it can find them.
 */
export async function expectSaid(files: Files, expected: readonly (readonly string[])[]) {
  const dir = await project(files);
  const { problems, warnings } = await checkEntries(dir);
  const line = (problem: ReturnType<typeof inEnglish>) =>
    `${problem.file.replace(`${dir}/`, '')}:${problem.line ?? ''} ${problem.field ?? ''} ${problem.read ?? ''} ${problem.message}`;
  const said = [
    ...problems.map((problem) => line(inEnglish(problem))),
    ...warnings.map((warning) => `~${line(inEnglish(warning))}`),
  ];
  expect(said.length, said.join('\n')).toBe(expected.length);
  for (const [index, parts] of expected.entries()) {
    for (const part of parts) expect(said[index]).toContain(part);
  }
  const { entries } = await readContent(dir);
  for (const entry of entries.filter(isWhole)) {
    const ofEntry = problems.filter(
      ({ file }) => file === entry.file || file.startsWith(`${entry.file}/`),
    );
    const onScreen = await problemsOf(savedAs(entry), false, entries, async () => true);
    expect(keysOf(onScreen.filter(isForScreen))).toEqual(keysOf(ofEntry.filter(isForScreen)));
  }
}

/** Whether all of its files can be parsed: otherwise there are no values to save. */
const isWhole = ({ data, texts }: Entry) => [data, ...texts].every((part) => part?.values);

/** The entry as the screen would save it. */
function savedAs({ data, texts, ...entry }: Entry): SavedEntry {
  const { type, name, file } = entry;
  const values = data?.values ?? {};
  if (!isDocument(entry)) return { type, name, path: file, values } as SavedEntry;
  const filled = texts.map(({ locale, body, values: own }) => [
    locale,
    { ...(locale === 'uz' && values), ...own, body: body.text.trim() },
  ]);
  const path = `${file}/index.uz.md`;
  return { type: entry.type, name, path, texts: { uz: values, ...Object.fromEntries(filled) } };
}

/**
 * Not problems that need the texts or files of other entries, and not those that are corrected before the
 * check.
 */
const isForScreen = ({ messages: [message] }: Finding) =>
  !/^(?:apostrophe|copy|file|image|link\.noHeading|publicFile|rector|reference|duplicate)\b/.test(
    `${message?.key}`,
  );

const keysOf = (found: readonly Finding[]) =>
  found.map(({ file, field, messages }) => JSON.stringify([file, field, messages])).sort();

/** Departments, a section and people that others refer to. */
export const structure: Files = {
  'departments/1-general-medicine/index.uz.md': withShared(
    'kind: faculty\norder: 1\n',
    newsText('Fakultet haqida.'),
  ),
  'departments/5-surgery/index.uz.md': withShared(
    'kind: department\norder: 5\nfaculty: 1\n',
    newsText('Kafedra haqida.').replace('Ochiq eshiklar kuni', 'Jarrohlik'),
  ),
  'departments/5-surgery/index.en.md': newsText('On surgery.').replace(
    'Ochiq eshiklar kuni',
    'Surgery',
  ),
};

export const person = (slug: string, more = '') => ({
  [`staff/${slug}/index.uz.md`]: withShared(
    `order: 1\nleadership: true\n${more}`,
    newsText(`${slug} haqida.`, 'post: Rektor\n').replace('Ochiq eshiklar kuni', slug),
  ),
});

export const teacher = (more: string) => ({
  'teachers/akbar-nuriddinov.yaml': `${inAllLanguages('name', 'A. Nuriddinov')}post: professor\ndepartment: 5\n${inAllLanguages('subjects')}${more}`,
});

/** A journal and an issue of it; the fields of its first article can be replaced. */
export const issue = (replaced: Record<string, string> = {}, second = '15–19'): Files => {
  const article = (fields: Record<string, string>) =>
    Object.entries(fields)
      .map(([field, value]) => `    ${field}: ${value}\n`)
      .join('')
      .replace(/^ {4}/, '  - ');
  const fields = {
    title: '{ uz: Yurak haqida, ru: О сердце }',
    authors: '[N. R. Boboyeva]',
    pages: '5–14',
    language: 'uz',
    abstract: '{ uz: Matn }',
  };
  return {
    'journals/1-medicine/index.uz.md': withShared(
      'founded: 2023\nissuesPerYear: 4\nviews: 0\ndownloads: 0\n',
      newsText('Jurnal haqida.', 'requirements: [Matn, Matn]\n'),
    ),
    'journal-issues/1-2026-1.yaml': `journal: 1\nyear: 2026\nnumber: 1\nstartDate: 2026-01-01\nendDate: 2026-02-01\ncheckedBy:\n  uz: Tahririyat\nuploadedOn: 2026-03-01\narticles:\n${article({ ...fields, ...replaced })}${article({ ...fields, pages: second })}`,
  };
};

export const admission = (fields: string): Files => ({
  'admissions/1-bachelor/index.uz.md': withShared(
    `academicYear: 2026-2027\n${fields}`,
    newsText('Qabul haqida.', 'steps: [Bir, Ikki]\ndocuments: [Pasport]\n'),
  ),
});
