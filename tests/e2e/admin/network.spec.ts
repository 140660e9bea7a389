import { contentPath } from '../../../src/build/site-paths.mjs';
import { expect, test } from '../test.ts';
import { signedInWindow, signIn, stubGitHub, writeNews } from './github.ts';
import { draftsKept } from './tasks/author.ts';

test.use(signedInWindow);

test.describe('signed in to the repository, a save while the network is lost', () => {
  test.use({
    expectedLog: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to send|401|Server responded/,
  });

  test('says so, as after the end of a session, keeps the text, and works once the network is back', async ({
    page,
  }) => {
    let online = true;
    let signedIn = true;
    const commits = await stubGitHub(page, async (route) => {
      if (!online) await route.abort('internetdisconnected');
      else if (!signedIn)
        await route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
      return !(online && signedIn);
    });
    await page.goto('/admin?lang=en');
    const screen = await signIn(page);
    // The page fixture fails on a request for the account's picture.
    await page.getByRole('button', { name: 'Show Account Menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
    await page.keyboard.press('Escape');
    await writeNews(page, screen);
    const title = screen.field('Title').getByRole('textbox');

    online = false;
    expect(await screen.refusal()).toContain('try again');
    await expect(title).toHaveValue('Yangilik');
    expect(commits).toEqual([]);

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
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).waitFor();
    signedIn = true;
    await signIn(page);
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(title).toHaveValue('Yangilik');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => commits.length).toBe(1);
    const [file, ...others] = commits[0]?.additions ?? [];
    expect(others).toEqual([]);
    expect(file?.path.replace(/\d+/, '1')).toBe(`${contentPath}/news/1-yangilik/index.uz.md`);
    expect(Buffer.from(file?.contents ?? '', 'base64').toString()).toContain('title: Yangilik');
  });
});
