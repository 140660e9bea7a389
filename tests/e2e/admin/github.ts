import type { Page, Route } from 'playwright/test';
import { highWindow, repositoryName, type Screen, screenOf } from './screen.ts';

const api = 'https://api.github.com';

/** What a test of the screen that is signed in to GitHub uses. */
export const signedInWindow = { ...highWindow, otherOrigins: [api] };

interface Commit {
  message: string;
  additions: readonly { path: string; contents: string }[];
  deletions: readonly { path: string }[];
}

/**
 * GitHub's API with a repository that has no entries yet. Returns its commits by the screen.
 *
 * @param answer answers a request instead, and then returns true
 */
export async function stubGitHub(
  page: Page,
  answer: (route: Route, path: string) => Promise<boolean>,
): Promise<Commit[]> {
  const name = await repositoryName(page);
  const commits: Commit[] = [];
  const answers: Readonly<Record<string, object>> = {
    '/user': { id: 1, login: 'author', avatar_url: 'https://avatars.githubusercontent.com/u/1' },
    [`/repos/${name}/collaborators/author`]: {},
    [`/repos/${name}/git/trees/0`]: { tree: [] },
  };
  await page.route(`${api}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (await answer(route, pathname.replace(`/repos/${name}`, ''))) return;
    if (pathname !== '/graphql') return route.fulfill({ json: answers[pathname] });
    const { query, variables } = route.request().postDataJSON();
    if (!query.includes('createCommitOnBranch')) {
      const head = { oid: `${commits.length}`, message: commits.at(-1)?.message ?? '' };
      const ref = { target: { history: { nodes: [head] }, oid: head.oid } };
      const repository = { defaultBranchRef: { name: 'main' }, ref };
      return route.fulfill({ json: { data: { repository } } });
    }
    const { message, fileChanges } = variables.input;
    commits.push({ message: message.headline, ...fileChanges });
    const commit = {
      oid: `${commits.length}`,
      committedDate: '2026-11-23T09:00:00Z',
      file_0: { oid: 'a' },
    };
    return route.fulfill({ json: { data: { createCommitOnBranch: { commit } } } });
  });
  return commits;
}

/** Signs in on the screen’s first page. */
export async function signIn(page: Page): Promise<Screen> {
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('token');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  return screenOf(page);
}

/** Writes a news item in an empty form. */
export async function writeNews(page: Page, screen: Screen): Promise<void> {
  await page.evaluate(() => location.assign('#/collections/news/new'));
  await screen.field('Title').getByRole('textbox').fill('Yangilik');
  await screen.field('Summary').getByRole('textbox').fill('Qisqacha');
  await screen.field('Text').getByRole('textbox').fill('Matn.');
  await screen.field('Category').getByRole('radio').first().click();
}
