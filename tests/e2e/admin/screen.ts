import type { Locator, Page } from 'playwright/test';
import { type Files, fillRepository } from './repository.ts';

/** Higher than an office screen, because fields below the window aren't drawn; each frame costs time. */
export const highWindow = { viewport: { width: 1366, height: 2000 } } as const;

/** `owner/name` of the repository that the deployed screen saves to. */
export async function repositoryName(page: Page): Promise<string> {
  const config = await (await page.request.get('/admin/en.json')).json();
  return config.backend.repo;
}

/** The authors' screen in local mode, in English. */
export interface Screen {
  /** Opens an entry's form. `path` is the collection's name and the entry's file without extension. */
  open: (path: string) => Promise<void>;
  /** A field by its label. */
  field: (label: string) => Locator;
  /** Saves the open entry, which stays open. */
  save: () => Promise<void>;
  /** Tries to save the open entry. Returns the screen's message on why it can't. */
  refusal: () => Promise<string>;
}

/** Opens /admin on a checkout with these files. */
export async function openScreen(page: Page, files: Files): Promise<Screen> {
  await fillRepository(page, files);
  await page.evaluate(() => {
    localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ closeOnSave: false }));
  });
  await page.goto('/admin?lang=en');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  return screenOf(page);
}

/** The screen in a page that has opened it, once its files are read. */
export async function screenOf(page: Page): Promise<Screen> {
  await page.getByRole('radio', { name: 'Contents' }).waitFor();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  return {
    open: async (path) => {
      const [collection = '', ...entry] = path.split('/');
      const list = `#/collections/${collection}`;
      const form = page.getByRole('group', { name: 'Content Editor' });
      const go = (hash: string) => page.evaluate((hash) => location.assign(hash), hash);
      // Otherwise the previous entry's form could be mistaken for this one's.
      await go(list);
      await form.waitFor({ state: 'detached' });
      await go(`${list}/entries/${entry.join('/')}`);
      await form.waitFor();
    },
    field: (label) => page.getByRole('group', { name: `“\u2068${label}\u2069” Field` }),
    save: async () => {
      await save.click();
      await save.and(page.locator(':disabled')).waitFor();
    },
    refusal: async () => {
      await save.click();
      const dialog = page.getByRole('alertdialog');
      await dialog.waitFor();
      const text = (await dialog.textContent()) ?? '';
      await dialog.getByRole('button').click();
      // It fades; otherwise the next refusal would read this one.
      await dialog.waitFor({ state: 'hidden' });
      return text;
    },
  };
}
