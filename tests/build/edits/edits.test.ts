import { existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { checkContent } from '../../../src/content-check/check.ts';
import { inWords, sentences } from '../../../src/content-check/message.ts';
import type { Problem } from '../../../src/content-check/problem.ts';
import { root, run } from '../../../tools/setup/child-process.mjs';
import { readSite } from '../built-site.ts';
import { rules } from '../rules/rules.ts';
import { type Choose, edits, type State } from './edits.ts';
import { readTestSite, writeSite } from './files.ts';

/** `npm run audit -- edits` makes more runs. */
const runs = Number(process.env['EDIT_RUNS'] ?? 1);
const seed = Number(process.env['EDIT_SEED'] ?? 20_261_126);

const folder = join(root, `.site-edits-${process.pid}`);
const content = join(folder, 'src/content');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Vitest sets both for its tests; the build would read them. */
const notVitests = { NODE_ENV: 'production', DEV: '' };

/** An edit by name, and the numbers that determine its choices. */
const anyEdit = fc.tuple(
  fc.constantFrom(...Object.keys(edits)),
  fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
);

function chooser(numbers: readonly number[]): Choose {
  let used = 0;
  return (items) => {
    const number = numbers[used++ % numbers.length] ?? 0;
    return items[number % items.length] as (typeof items)[number];
  };
}

/** Problems that an author could not act on: without file and field, or without a sentence. */
function unclear({ file, field, messages, read }: Problem): string[] {
  const words = sentences(messages, 'en');
  return [
    existsSync(file) || `${file} is no file of the content`,
    // Folders have no fields, and problems between two files concern both.
    field !== undefined ||
      !/\.(?:md|yaml)$/.test(file) ||
      /\.(?:md|yaml)/.test(words) ||
      `${file}: no field: ${words}`,
    /.{15,}[.?!”]$/s.test(words) || `“${words}” is no sentence`,
    !/undefined|\[object|Invalid/.test(`${words} ${read ? inWords(read, 'en') : ''}`) || words,
  ].filter((problem) => typeof problem === 'string');
}

it(`what the content check accepts is built, and what it refuses says why (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEdit, { minLength: 8, maxLength: 10 }), async (chosen) => {
      let accepted: State = { files: readTestSite(), names: new Map() };
      for (const [name, numbers] of chosen) {
        const next = edits[name]?.(accepted, chooser(numbers));
        if (!next) continue;
        writeSite(folder, next.files, next.names);
        const { problems } = await checkContent(content);
        expect(problems.flatMap(unclear), name).toEqual([]);
        if (problems.length === 0) accepted = next;
      }
      writeSite(folder, accepted.files, accepted.names);
      const env = { SITE_FOLDER: relative(root, folder), OPEN_GRAPH: 'off', ...notVitests };
      expect(await run('astro', ['build', '--silent'], env)).toBe(0);
      const site = await readSite(folder);
      for (const [rule, problemsOf] of Object.entries(rules)) {
        expect(await problemsOf(site), rule).toEqual([]);
      }
    }),
    { numRuns: runs, seed, endOnFailure: true },
  );
}, 3_600_000);
