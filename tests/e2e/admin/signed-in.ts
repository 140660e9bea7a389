import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Files } from './repository.ts';
import { repositoryName } from './screen.ts';

const api = 'https://api.github.com';

/** Signs a page in to GitHub, whose answers are made here: a repository with these files. */
export async function signInToGitHub(page: Page, files: Files): Promise<void> {
  const name = await repositoryName(page);
  const blobs = new Map(
    Object.entries(files).map(([path, base64]) => {
      const content = Buffer.from(base64, 'base64');
      const sha = createHash('sha1').update(`${path}\n${base64}`).digest('hex');
      return [sha, { path, content }];
    }),
  );
  const tree = Array.from(blobs, ([sha, { path, content }]) => ({
    type: 'blob',
    path,
    sha,
    size: content.length,
  }));
  const history = {
    nodes: [
      {
        oid: '1',
        // Not published yet.
        message: '[skip ci] Update',
        author: { name: 'Muallif', email: '', user: { id: 1, login: 'muallif' } },
        committedDate: '2026-11-20T09:00:00Z',
      },
    ],
  };
  const ref = { target: { history } };
  /** The answer to a query of Sveltia: of many files, a part of a file each. */
  const answer = (query: string) => {
    const contents = Array.from(
      query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g),
      ([, alias, sha = '']) => [
        alias,
        { text: blobs.get(sha)?.content.toString(), isTruncated: false },
      ],
    );
    const commits = Array.from(query.matchAll(/(\w+): ref\(/g), ([, alias]) => [alias, ref]);
    return {
      defaultBranchRef: { name: 'main' },
      ref,
      ...Object.fromEntries([...contents, ...commits]),
    };
  };
  await page.addInitScript(() => {
    const user = { backendName: 'github', token: 'secret', login: 'muallif', name: 'Muallif' };
    localStorage.setItem('sveltia-cms.user', JSON.stringify(user));
  });
  await page.route(`${api}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/graphql') {
      const { query } = route.request().postDataJSON();
      return route.fulfill({ json: { data: { repository: answer(query) } } });
    }
    const answers: Readonly<Record<string, object>> = {
      '/user': { id: 1, login: 'muallif', name: 'Muallif' },
      [`/repos/${name}/git/trees/1`]: { tree },
    };
    return route.fulfill({ json: answers[pathname] ?? {} });
  });
}
