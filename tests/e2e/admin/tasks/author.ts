import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import { contentPath } from '../../../../src/build/site-paths.mjs';
import { checkContent } from '../../../../src/content-check/check.ts';
import { report } from '../../../../src/content-check/report.ts';
import { copyTestSite } from '../../../../tools/test/test-site.mjs';
import { type Files, fillRepository, readFiles, siteFiles } from '../repository.ts';

/** The files of some content types: the screen takes longer to read a folder of all types. */
export const content = (...types: readonly string[]): Files =>
  Object.assign({}, ...types.map((type) => siteFiles(`${contentPath}/${type}/**/*`)));

/** A press officer on the Uzbek screen, who follows its labels. */
export class Author {
  readonly page: Page;
  /** The presses so far: of buttons, choices and fields; a dropped file is one. */
  clicks = 0;
  /** The characters typed so far. */
  typed = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the folder of a checkout with these files. */
  async begin(files: Files): Promise<void> {
    await fillRepository(this.page, files);
    await this.page.goto('/admin?lang=uz');
    await this.press('Kompyuterdagi repozitoriy bilan ishlash');
    await this.page.getByRole('tree', { name: 'Boʻlimlar roʻyxati' }).waitFor();
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  press(name: string, within: Page | Locator = this.page): Promise<void> {
    return this.click(within.getByRole('button', { name, exact: true }));
  }

  /** Chooses a content type in the list on the left. */
  go(type: string): Promise<void> {
    return this.click(this.page.getByRole('treeitem', { name: type, exact: true }));
  }

  async create(type: string): Promise<void> {
    await this.go(type);
    // An empty list has a second such button, and a list is empty until its files are read.
    const create = this.page.getByRole('button', { name: 'Yangi yozuv qoʻshish', exact: true });
    await this.click(create.first());
    await this.editor().waitFor();
  }

  async open(type: string, title: string | RegExp): Promise<void> {
    await this.go(type);
    await this.click(this.page.getByRole('gridcell', { name: title }).last());
    await this.editor().waitFor();
  }

  /** The form, or one language's half of it. */
  editor(language = ''): Locator {
    return this.page.getByRole('group', { name: `${language}\u2069 matnni tahrirlash` }).first();
  }

  field(label: string, within: Locator = this.editor()): Locator {
    return within.getByRole('group', { name: `“\u2068${label}\u2069” maydoni`, exact: true });
  }

  async type(text: string, field: Locator): Promise<void> {
    const box = field.getByRole('textbox').last();
    await this.click(box);
    await box.fill(text);
    this.typed += text.length;
  }

  /** Chooses from a list with a search field. */
  async pick(label: string, option: string): Promise<void> {
    await this.click(this.field(label).getByRole('combobox'));
    await this.click(this.page.getByRole('option', { name: option, exact: true }));
    if (await this.page.getByRole('listbox').isVisible()) await this.page.keyboard.press('Escape');
  }

  /** Uploads a file into a field. */
  async upload(
    field: Locator,
    file: { name: string; mimeType: string; buffer: Buffer },
  ): Promise<void> {
    await this.press('Fayl tanlash', field);
    const dialog = this.page.getByRole('dialog');
    const chooser = this.page.waitForEvent('filechooser');
    await this.press('Yuklash', dialog);
    await (await chooser).setFiles(file);
    await this.press('Qoʻyish', dialog);
    await dialog.waitFor({ state: 'hidden' });
  }

  /** Drags a file of the computer onto a field. */
  async drop(field: Locator, path: string): Promise<void> {
    this.clicks += 1;
    const target = field.locator('.drop-target');
    await target.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    const browser = await this.page.context().newCDPSession(this.page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await browser.send('Input.dispatchDragEvent', {
        type,
        x: x + width / 2,
        y: y + height / 2,
        data: { items: [], files: [path], dragOperationsMask: 1 },
      });
    }
    await browser.detach();
  }

  /** Saves the form, which closes. */
  async save(): Promise<void> {
    await this.press('Saqlash');
    await this.page.getByRole('group', { name: 'Matn muharriri' }).waitFor({
      state: 'hidden',
    });
  }

  files = (path: string): Promise<Files> => readFiles(this.page, path);
}

/** The unsaved texts that the browser keeps, as JSON. */
export const draftsKept = (page: Page) =>
  page.evaluate(async () => {
    const [{ name = '' } = {}] = (await indexedDB.databases()).filter((one) =>
      one.name?.startsWith('github:'),
    );
    return new Promise<string>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => {
        const drafts = opening.result
          .transaction('draft-backups')
          .objectStore('draft-backups')
          .getAll();
        drafts.onsuccess = () => {
          opening.result.close();
          resolve(JSON.stringify(drafts.result));
        };
      };
    });
  });

/** Writes files of the repository into a copy of the test site and expects the check to find no problems. */
export async function expectValid(...changed: readonly Files[]): Promise<void> {
  expect(await reportWith(...changed)).toBe('');
}

/** The content check's report, in Uzbek, on the test site with these files of the repository. */
export async function reportWith(...changed: readonly Files[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tasks-'));
  try {
    copyTestSite(folder);
    for (const [path, base64] of Object.entries(Object.assign({}, ...changed) as Files)) {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, base64, 'base64');
    }
    const result = await checkContent(join(folder, contentPath));
    return result.problems.length === 0 ? '' : report(result, 'uz');
  } finally {
    await rm(folder, { recursive: true });
  }
}
