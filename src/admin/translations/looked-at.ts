import { contentPath } from '../../build/site-paths.mjs';
import { checkout, folderAt, signedIn } from '../checkout.ts';
import { type Marks, marksFile } from './marks.ts';

/** The file of the marks as it is in the repository now. */
interface File {
  /** Empty for a new file. */
  text: string;
  write: (text: string) => Promise<unknown>;
}

interface Asking {
  requestPermission: (wanted: { mode: 'readwrite' }) => Promise<unknown>;
}

type Button = HTMLButtonElement & { dataset: { key: string; mark: string } };

const { repository = '', branch = '' } = document.documentElement.dataset;
const buttons = document.querySelectorAll<Button>('button[data-key]');
const problem = document.querySelector<HTMLElement>('[role=alert]');

/** In local mode, may ask the author for permission: call it after a press. */
async function openMarks(): Promise<File> {
  const folder = await checkout(repository);
  return folder ? openLocal(folder) : openRemote();
}

async function openLocal(folder: FileSystemDirectoryHandle): Promise<File> {
  // TypeScript lacks it: only Chromium has local mode.
  await (folder as unknown as Asking).requestPermission({ mode: 'readwrite' });
  const content = await folderAt(folder, contentPath.split('/'));
  const handle = await content.getFileHandle(marksFile, { create: true });
  return {
    text: await (await handle.getFile()).text(),
    async write(text) {
      const writable = await handle.createWritable();
      await writable.write(text);
      await writable.close();
    },
  };
}

/** GitHub answers with the file's `sha`, and refuses to write if the file has another since. */
async function openRemote(): Promise<File> {
  const { token } = signedIn();
  if (!token) throw new Error('Nobody is signed in');
  const url = `https://api.github.com/repos/${repository}/contents/${contentPath}/${marksFile}`;
  const ask = (query: string, options: RequestInit) =>
    fetch(`${url}${query}`, {
      ...options,
      cache: 'no-store',
      headers: { authorization: `Bearer ${token}` },
    });
  const read = await ask(`?ref=${branch}`, {});
  if (!read.ok && read.status !== 404) throw new Error(`GitHub: ${read.status}`);
  const { content = '', sha } = await read.json();
  return {
    text: atob(content),
    async write(text) {
      const message = '[skip ci] Mark a translation as right';
      const body = JSON.stringify({ message, content: btoa(text), sha, branch });
      const { ok, status } = await ask('', { method: 'PUT', body });
      if (!ok) throw new Error(`GitHub: ${status}`);
    },
  };
}

const parse = (text: string): Marks => JSON.parse(text || '{}');

/** Sets the mark of a translation, or removes it if it is set. */
async function press(button: Button): Promise<void> {
  const { key, mark } = button.dataset;
  const { text, write } = await openMarks();
  const { [key]: old, ...others } = parse(text);
  const marks = old === mark ? others : { ...others, [key]: mark };
  await write(`${JSON.stringify(marks, Object.keys(marks).sort(), 2)}\n`);
  show(marks);
}

const hasFailed = (failed: boolean) => (error: unknown) => {
  if (failed) console.warn(error);
  problem?.toggleAttribute('hidden', !failed);
};

function show(marks: Marks): void {
  for (const button of buttons) {
    const { key, mark } = button.dataset;
    button.setAttribute('aria-pressed', `${marks[key] === mark}`);
  }
}

// One after another: each write needs the file as the previous one left it.
let last = Promise.resolve();
for (const button of buttons) {
  button.onclick = () => {
    last = last.then(() => press(button)).then(hasFailed(false), hasFailed(true));
  };
}

// The page may be older than the marks in the repository; the folder of a checkout is read by the build.
if (signedIn().token) openMarks().then(({ text }) => show(parse(text)), console.warn);
