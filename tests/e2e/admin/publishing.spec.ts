import type { Page, Route } from 'playwright/test';
import { contentPath } from '../../../src/build/site-paths.mjs';
import { expect, test } from '../test.ts';
import { signedInWindow, signIn, stubGitHub, writeNews } from './github.ts';

test.use(signedInWindow);

const buttonOf = (page: Page) => page.getByRole('button', { name: 'Publish Changes' });

/** Answers for publications: `sent` has the events; `end` ends the newest run. */
function publications() {
  const sent: { event_type: string; client_payload: Record<string, string> }[] = [];
  let conclusion: string | null = null;
  const answer = async (route: Route, path: string) => {
    if (path === '/dispatches') {
      conclusion = null;
      sent.push(route.request().postDataJSON());
      await route.fulfill({ status: 204 });
      return true;
    }
    if (path !== '/actions/runs') return false;
    const run = {
      conclusion,
      updated_at: '2026-11-28T09:00:00Z',
      html_url: 'https://github.com/owner/name/actions/runs/1',
      display_title: `Publish ${sent.at(-1)?.client_payload['id']}`,
    };
    await route.fulfill({ json: { workflow_runs: [run] } });
    return true;
  };
  const end = (ended: string) => {
    conclusion = ended;
  };
  return { sent, answer, end };
}

/** A new screen with one saved news item. */
async function saved(page: Page, answer: (route: Route, path: string) => Promise<boolean>) {
  const commits = await stubGitHub(page, answer);
  await page.clock.install();
  await page.goto('/admin?lang=en');
  const screen = await signIn(page);
  await expect(buttonOf(page)).toBeDisabled();
  await writeNews(page, screen);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(buttonOf(page)).toBeEnabled();
  await expect.poll(() => commits.length).toBe(1);
  const path = commits[0]?.additions[0]?.path ?? '';
  const entry = path.replace(`${contentPath}/`, '').replace('.uz.md', '');
  return { screen, commits, entry };
}

test('publishes only on request, also what was deleted', async ({ page }) => {
  const { sent, answer } = publications();
  const { screen, commits, entry } = await saved(page, answer);
  await buttonOf(page).click();
  await expect(buttonOf(page)).toBeDisabled();
  expect(sent).toEqual([
    {
      event_type: 'sveltia-cms-publish',
      client_payload: { id: expect.any(String), language: 'en', site: new URL(page.url()).origin },
    },
  ]);

  await screen.open(entry);
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect
    .poll(() => commits.map(({ message }) => message))
    .toEqual([
      expect.stringMatching(/^\[skip ci\] Create /),
      expect.stringMatching(/^\[skip ci\] Delete /),
    ]);
  await expect(buttonOf(page)).toBeEnabled();
  expect(sent).toHaveLength(1);
});

test('says what became of a publication: stopped, with the report, or on the site', async ({
  page,
}) => {
  const { answer, end } = publications();
  let built = '2026-11-28T08:59:00Z';
  await page.route('**/_astro/builds/latest.json', (route) =>
    route.fulfill({ json: { timestamp: Date.parse(built) } }),
  );
  const { screen, entry } = await saved(page, answer);
  await buttonOf(page).click();
  const box = page.getByRole('dialog', { name: 'Publishing' });
  await expect(box).toContainText('being checked');
  end('failure');
  await page.clock.fastForward(10_000);
  await expect(box).toContainText('Not published');
  await expect(box.getByRole('link', { name: 'Report' })).toHaveAttribute(
    'href',
    'https://github.com/owner/name/actions/runs/1',
  );

  await screen.open(entry);
  await screen.field('Text').getByRole('textbox').fill('Boshqa matn.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await buttonOf(page).click();
  await expect(box).toContainText('being checked');
  end('success');
  await page.clock.fastForward(10_000);
  await expect(box).toContainText('is being updated');
  built = '2026-11-28T09:02:00Z';
  await page.clock.fastForward(10_000);
  await expect(box).toContainText(/Published at \d/);
  await box.getByRole('button', { name: 'Close' }).click();
  await expect(box).toBeHidden();
});
