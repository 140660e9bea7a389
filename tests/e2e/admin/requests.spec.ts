import { contentPath } from '../../../src/build/site-paths.mjs';
import { expect, test } from '../test.ts';
import { readFiles, siteFiles, textOf } from './repository.ts';
import { openScreen, repositoryName } from './screen.ts';

const vacancy = 'vacancies/1-all-languages';

// The page fixture fails on requests to other hosts and on violations of the policy.
test('works with a checkout without asking another host', async ({ page }) => {
  const screen = await openScreen(page, siteFiles(`${contentPath}/{vacancies,news}/**`));
  await page.getByRole('treeitem', { name: 'Vacancies' }).click();
  await expect(page.getByRole('row').first()).toBeVisible();
  await screen.open(vacancy);
  await screen.field('Day announced').getByRole('textbox').fill('2026-11-17');
  await screen.save();
  const files = await readFiles(page, `${contentPath}/vacancies`);
  expect(textOf(files, `${contentPath}/${vacancy}.yaml`)).toContain('announced: 2026-11-17\n');
});

test.describe('without its configuration', () => {
  test.use({ expectedLog: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('says so, and loads once it is there', async ({ page }) => {
    await page.route('/admin/ru.json', (route) => route.abort('internetdisconnected'));
    await page.goto('/admin?lang=ru');
    await expect(page.getByText('Экран не загрузился.')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Повторить попытку' }).click();
    await expect(page.getByRole('button', { name: /локальным репозиторием/ })).toBeVisible();
  });
});

test.describe('signed in to the repository', () => {
  const api = 'https://api.github.com';

  test.use({ otherOrigins: [api] });

  test('asks its API alone', async ({ page }) => {
    const name = await repositoryName(page);
    const history = { nodes: [{ oid: '1', message: '' }] };
    const repository = {
      defaultBranchRef: { name: 'main' },
      ref: { target: { history } },
    };
    const answers: Readonly<Record<string, object>> = {
      '/user': { id: 1, login: 'author', avatar_url: 'https://avatars.githubusercontent.com/u/1' },
      '/graphql': { data: { repository } },
      [`/repos/${name}/collaborators/author`]: {},
      [`/repos/${name}/git/trees/1`]: { tree: [] },
    };
    await page.route(`${api}/**`, (route) =>
      route.fulfill({ json: answers[new URL(route.request().url()).pathname] }),
    );
    await page.goto('/admin?lang=en');
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
    await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('token');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('button', { name: 'Show Account Menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
  });
});
