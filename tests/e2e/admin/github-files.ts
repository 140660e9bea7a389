import type { Page } from 'playwright/test';
import { expect } from '../test.ts';
import { repositoryName } from './screen.ts';

export const api = 'https://api.github.com';

/** What the page wrote. */
interface Commit {
  message: string;
  branch: string;
  /** The texts of the changed files, by path. */
  files: Record<string, string>;
}

/** Signs a page in to GitHub, whose repository has these texts by path. Returns the commits that follow. */
export async function signInToGitHub(page: Page, texts: Record<string, string>): Promise<Commit[]> {
  const commits: Commit[] = [];
  await page.addInitScript(() => {
    const user = { backendName: 'github', token: 'secret' };
    localStorage.setItem('sveltia-cms.user', JSON.stringify(user));
  });
  const name = await repositoryName(page);
  await page.route(`${api}/graphql`, async (route) => {
    const request = route.request();
    expect(request.headers()['authorization']).toBe('Bearer secret');
    const { query, variables } = request.postDataJSON();
    const oid = `${commits.length}`;
    if (query.startsWith('query')) {
      expect(`${variables.owner}/${variables.name}`).toBe(name);
      const asked = query.matchAll(/(\w+): object\(expression: "main:([^"]+)"\)/g);
      const files = [...asked].map(([, alias, path]: string[]) => {
        const text = texts[path ?? ''];
        return [alias, text === undefined ? null : { text }];
      });
      const ref = { target: { oid } };
      return route.fulfill({
        json: { data: { repository: { ref, ...Object.fromEntries(files) } } },
      });
    }
    const { branch, expectedHeadOid, message, fileChanges } = variables.input;
    expect(branch.repositoryNameWithOwner).toBe(name);
    if (expectedHeadOid !== oid) {
      return route.fulfill({ json: { errors: [{ message: 'Expected branch to point to it' }] } });
    }
    const additions: { path: string; contents: string }[] = fileChanges.additions;
    const files = Object.fromEntries(
      additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64').toString()]),
    );
    Object.assign(texts, files);
    commits.push({ message: message.headline, branch: branch.branchName, files });
    return route.fulfill({ json: { data: { createCommitOnBranch: { commit: { oid } } } } });
  });
  return commits;
}
