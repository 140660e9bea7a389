import { contentPath } from '../../../src/build/site-paths.mjs';
import { expect, test } from '../test.ts';
import { highWindow, repositoryName, screenOf } from './screen.ts';
import { draftsKept } from './tasks/author.ts';

const api = 'https://api.github.com';

test.use({ ...highWindow, otherOrigins: [api] });

test.describe('signed in to the repository, a save while the network is lost', () => {
  test.use({
    expectedLog: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to send|401|Server responded/,
  });

  test('says so, as after the end of a session, keeps the text, and works once the network is back', async ({
    page,
  }) => {
    const name = await repositoryName(page);
    const saved: { path: string; contents: string }[] = [];
    let online = true;
    let signedIn = true;
    const repository = {
      defaultBranchRef: { name: 'main' },
      ref: { target: { history: { nodes: [{ oid: '1', message: '' }] } } },
    };
    const answers: Readonly<Record<string, object>> = {
      '/user': { id: 1, login: 'author', avatar_url: 'https://avatars.githubusercontent.com/u/1' },
      [`/repos/${name}/collaborators/author`]: {},
      [`/repos/${name}/git/trees/1`]: { tree: [] },
    };
    await page.route(`${api}/**`, async (route) => {
      if (!online) return route.abort('internetdisconnected');
      if (!signedIn) {
        return route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
      }
      const { pathname } = new URL(route.request().url());
      if (pathname !== '/graphql') return route.fulfill({ json: answers[pathname] });
      const { query, variables } = route.request().postDataJSON();
      if (!query.includes('createCommitOnBranch')) {
        return route.fulfill({ json: { data: { repository } } });
      }
      saved.push(...variables.input.fileChanges.additions);
      const commit = { oid: '2', committedDate: '2026-11-23T09:00:00Z', file_0: { oid: '3' } };
      return route.fulfill({ json: { data: { createCommitOnBranch: { commit } } } });
    });
    await page.goto('/admin?lang=en');
    const token = page.getByRole('button', { name: 'Sign In Using Access Token' });
    const signIn = async () => {
      await token.click();
      await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('token');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      return screenOf(page);
    };
    const screen = await signIn();
    // The page fixture fails on a request for the account's picture.
    await page.getByRole('button', { name: 'Show Account Menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.evaluate(() => location.assign('#/collections/news/new'));
    const title = screen.field('Title').getByRole('textbox');
    await title.fill('Yangilik');
    await screen.field('Summary').getByRole('textbox').fill('Qisqacha');
    await screen.field('Text').getByRole('textbox').fill('Matn.');
    await screen.field('Category').getByRole('radio').first().click();

    online = false;
    expect(await screen.refusal()).toContain('try again');
    await expect(title).toHaveValue('Yangilik');
    expect(saved).toEqual([]);

    online = true;
    signedIn = false;
    const ended = await screen.refusal();
    expect(ended).toContain('The entry isn’t saved yet');
    expect(ended).toContain('Your session has ended.');
    expect(ended).not.toMatch(/error|Bad credentials/i);
    // The steps that it names.
    await expect.poll(() => draftsKept(page)).toContain('Yangilik');
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await token.waitFor();
    signedIn = true;
    await signIn();
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(title).toHaveValue('Yangilik');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(() => saved.map(({ path }) => path))
      .toEqual([`${contentPath}/news/1-yangilik/index.uz.md`]);
    expect(Buffer.from(saved[0]?.contents ?? '', 'base64').toString()).toContain('title: Yangilik');
  });
});
