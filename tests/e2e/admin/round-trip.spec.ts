import { globSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright/test';
import { contentPath } from '../../../src/build/site-paths.mjs';
import { blocks } from '../../../src/content-types/pages/blocks.ts';
import { documents, records, singleTypes } from '../../../src/content-types/registry.ts';
import { expect, test } from '../test.ts';
import { type Files, readFiles, siteFiles, testSite, textOf } from './repository.ts';
import { highWindow, openScreen } from './screen.ts';

/** A form of the screen, and the file with the line that changes. */
interface Form {
  hash: string;
  file: string;
}

const root = join(import.meta.dirname, '../../..');

/**
 * Set by `npm run audit -- forms`, which opens every form of the real site. Otherwise one collection of each
 * kind is opened, with its largest file in the test site.
 */
const every = process.env['EVERY_FORM'];
/** With texts and pictures, nested lists, dates, all languages in one file, and a single entry. */
const ofEachKind = ['admissions', 'pages', 'journal-issues', 'answers', 'contact'];
const typesOf = (registry: object) =>
  Object.keys(registry).filter((type) => every || ofEachKind.includes(type));
const site = every ? '.' : testSite;
const siteFolder = join(root, site);

/**
 * The forms of a collection's files, or only of the largest, which has the most fields: npm run audit --
 * files checks the form of the others. `address` returns the end of the hash for the part of the path that
 * matches `*`.
 */
function formsOf(pattern: string, address: (name: string) => string): Form[] {
  const [before = '', after = ''] = pattern.split('*');
  const size = (file: string) => statSync(join(siteFolder, file)).size;
  const files = globSync(pattern, { cwd: siteFolder }).sort((a, b) => size(b) - size(a));
  return files.slice(0, every ? files.length : 1).map((file) => {
    const name = file.slice(before.length, file.length - after.length);
    return { hash: `#/collections/${address(name)}`, file };
  });
}

const isSingle = (type: string) => singleTypes.some((single) => single === type);

const forms = [
  ...typesOf(documents).flatMap((type) =>
    formsOf(`${contentPath}/${type}/*/index.uz.md`, (name) => `${type}/entries/${name}/index`),
  ),
  ...typesOf(blocks).flatMap((type) =>
    formsOf(
      `${contentPath}/${type}/*/page.mdx`,
      (name) => `${type}-arrangement/entries/${name}/page`,
    ),
  ),
  ...typesOf(records).flatMap((type) =>
    formsOf(`${contentPath}/${type}/*.yaml`, (name) =>
      isSingle(type) ? `_singletons/entries/${type}` : `${type}/entries/${name}`,
    ),
  ),
];

/** The number of forms that one page opens in turn. */
const formsPerTest = 40;
const tests = Array.from({ length: Math.ceil(forms.length / formsPerTest) }, (_, index) =>
  forms.slice(index * formsPerTest, (index + 1) * formsPerTest),
);

/**
 * Opens each form, changes the last letter of its first text, and saves. Runs in the page: steps from here
 * would take longer than all of it. Returns what went wrong.
 */
function changeEach(page: Page, forms: readonly Form[]): Promise<string[]> {
  return page.evaluate(async (forms) => {
    const problems: string[] = [];
    const until = async <Value>(find: () => Value, what: string) => {
      const end = performance.now() + 60_000;
      for (;;) {
        const found = find();
        if (found) return found;
        if (performance.now() > end) throw new Error(`no ${what}`);
        await new Promise((resolve) => setTimeout(resolve));
      }
    };
    const form = () => document.querySelector('[role=group][aria-label="Content Editor"]');
    const fields = () => form()?.querySelector('[role=group][aria-label$="Field"]');
    const saveButton = () =>
      [...(form()?.querySelectorAll('button') ?? [])].find(
        (button) => button.textContent.trim() === 'Save',
      );
    const expand = () => {
      const buttons = form()?.querySelectorAll<HTMLElement>('button[aria-label=Expand]') ?? [];
      for (const button of buttons) button.click();
      return buttons.length === 0;
    };
    const text = () =>
      [
        ...(form()?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
          'input[type=text], textarea',
        ) ?? []),
      ].find(
        ({ value, readOnly }) =>
          !readOnly && /\p{L}{3}/u.test(value) && !/^(?:https?:|[/.+])|@/.test(value),
      );
    for (const { hash, file } of forms) {
      try {
        const [list = ''] = hash.split('/entries/');
        if (location.hash.startsWith(`${list}/`)) {
          location.hash = list;
          await until(() => !form(), 'list');
        }
        const former = fields();
        location.hash = hash;
        await until(() => fields() && fields() !== former, 'form');
        await until(expand, 'end of groups');
        const field = await until(text, 'text');
        const prototype = Object.getPrototypeOf(field);
        const last = field.value.endsWith('a') ? 'b' : 'a';
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(
          field,
          field.value.slice(0, -1) + last,
        );
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await until(() => saveButton()?.disabled === false, 'change');
        saveButton()?.click();
        await until(
          () => saveButton()?.disabled || document.querySelector('[role=alertdialog]'),
          'save',
        );
        const dialog = document.querySelector('[role=alertdialog]');
        if (dialog) {
          problems.push(`${file}: ${dialog.textContent}`);
          dialog.querySelector('button')?.click();
        }
      } catch (error) {
        problems.push(`${file}: ${error}`);
      }
    }
    return problems;
  }, forms);
}

/**
 * The entries that change with their pictures, and the documents that others link to: the screen takes seconds to read all
 * content.
 */
const repositoryFor = (forms: readonly Form[]): Files =>
  Object.assign(
    siteFiles(`${contentPath}/*/*/index.uz.md`, site),
    ...forms.flatMap(({ file }) => [
      siteFiles(file.endsWith('.yaml') ? file : `${dirname(file)}/*.{md,mdx}`, site),
      siteFiles(`${dirname(file)}/*.{jpg,png,svg,webp}`, site),
    ]),
  );

const different = (before: string, after: string) => {
  const lines = after.split('\n');
  return before.split('\n').filter((line, index) => line !== lines[index]);
};

test.use({ ...highWindow, dist: join(site, 'dist') });

for (const [index, forms] of tests.entries()) {
  test(`a change of a form alters one line and no other byte: part ${index + 1}`, async ({
    page,
  }) => {
    test.setTimeout(5 * 60_000);
    const repository = repositoryFor(forms);
    await openScreen(page, repository);
    expect(await changeEach(page, forms)).toEqual([]);
    const after = await readFiles(page, contentPath);
    const altered = Object.keys(repository).filter((file) => after[file] !== repository[file]);
    expect(Object.keys(after).sort()).toEqual(Object.keys(repository).sort());
    expect(altered.sort()).toEqual(forms.map(({ file }) => file).sort());
    for (const file of altered) {
      const [was, is] = [textOf(repository, file), textOf(after, file)];
      expect(different(was, is), file).toHaveLength(1);
      expect(is.split('\n'), file).toHaveLength(was.split('\n').length);
    }
  });
}
