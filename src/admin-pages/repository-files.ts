import { checkout, fileAt, folderAt, signedIn } from '../sveltia/checkout.ts';

/** A repository on GitHub. */
interface Repository {
  /** `owner/name`. */
  name: string;
  branch: string;
}

/** By the paths of files; a file that doesn't exist has the text ''. */
type Texts = ReadonlyMap<string, string>;

interface Opened {
  texts: Texts;
  write: (changed: Texts, message: string) => Promise<unknown>;
}

interface Asking {
  requestPermission: (wanted: { mode: 'readwrite' }) => Promise<unknown>;
}

/** The repository whose site this page belongs to, from the attributes of its root element. */
export function repositoryOfPage(): Repository {
  const { repository = '', branch = '' } = document.documentElement.dataset;
  return { name: repository, branch };
}

/** The texts of files as they are in the repository now. Only for authors who are signed in at GitHub. */
export async function readTexts(repository: Repository, paths: readonly string[]): Promise<Texts> {
  return (await openRemote(repository, paths)).texts;
}

/**
 * Changes files of the repository, on GitHub in one commit. Returns the texts as they are then. In local mode
 * the author may be asked for permission: call it after a press.
 */
export async function changeTexts(
  repository: Repository,
  paths: readonly string[],
  change: (text: string, path: string) => string,
  message: string,
): Promise<Texts> {
  const folder = await checkout(repository.name);
  const { texts, write } = await (folder
    ? openLocal(folder, paths)
    : openRemote(repository, paths));
  const changed = new Map(
    [...texts]
      .map(([path, text]) => [path, change(text, path)] as const)
      .filter(([path, text]) => text !== texts.get(path)),
  );
  if (changed.size > 0) await write(changed, message);
  return new Map([...texts, ...changed]);
}

async function openLocal(
  folder: FileSystemDirectoryHandle,
  paths: readonly string[],
): Promise<Opened> {
  // TypeScript lacks it: only Chromium has local mode.
  await (folder as unknown as Asking).requestPermission({ mode: 'readwrite' });
  const texts = paths.map(
    async (path) => [path, (await (await fileAt(folder, path))?.text()) ?? ''] as const,
  );
  const writeFile = async ([path, text]: [string, string]) => {
    const folders = path.split('/');
    const name = folders.pop() ?? '';
    const handle = await (await folderAt(folder, folders)).getFileHandle(name, { create: true });
    const writable = await handle.createWritable();
    await writable.write(text);
    await writable.close();
  };
  return {
    texts: new Map(await Promise.all(texts)),
    write: (changed) => Promise.all([...changed].map(writeFile)),
  };
}

/** GitHub refuses a commit if the branch has another since the files were read. */
async function openRemote(
  { name: nameWithOwner, branch }: Repository,
  paths: readonly string[],
): Promise<Opened> {
  const [owner, name] = nameWithOwner.split('/');
  const fields = paths.map(
    (path, index) =>
      `file${index}: object(expression: ${JSON.stringify(`${branch}:${path}`)}) { ... on Blob { text } }`,
  );
  const { repository } = await ask<{ repository: Read }>(
    `query ($owner: String!, $name: String!, $branch: String!) {
      repository(owner: $owner, name: $name) {
        ref(qualifiedName: $branch) { target { oid } }
        ${fields.join('\n')}
      }
    }`,
    { owner, name, branch },
  );
  return {
    texts: new Map(paths.map((path, index) => [path, repository[`file${index}`]?.text ?? ''])),
    write: (changed, headline) =>
      ask(
        'mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }',
        {
          input: {
            branch: { repositoryNameWithOwner: nameWithOwner, branchName: branch },
            expectedHeadOid: repository.ref.target.oid,
            // It is published with all other saved changes.
            message: { headline: `[skip ci] ${headline}` },
            fileChanges: {
              additions: [...changed].map(([path, text]) => ({ path, contents: base64(text) })),
            },
          },
        },
      ),
  };
}

type Read = { ref: { target: { oid: string } } } & Record<`file${number}`, { text: string } | null>;

async function ask<Data>(query: string, variables: object): Promise<Data> {
  const { token } = signedIn();
  if (!token) throw new Error('Nobody is signed in');
  const response = await fetch('https://api.github.com/graphql', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (!response.ok || errors) throw new Error(`GitHub: ${errors?.[0]?.message ?? response.status}`);
  return data;
}

const base64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
