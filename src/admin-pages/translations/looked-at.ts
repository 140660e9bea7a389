import { contentPath } from '../../build/site-paths.mjs';
import { signedIn } from '../../sveltia/checkout.ts';
import { type Marks, marksFile } from '../../translations/mark-key.ts';
import { changeTexts, readTexts, repositoryOfPage } from '../repository-files.ts';

type Button = HTMLButtonElement & { dataset: { key: string; mark: string } };

const repository = repositoryOfPage();
const file = `${contentPath}/${marksFile}`;
const buttons = document.querySelectorAll<Button>('button[data-key]');
const problem = document.querySelector<HTMLElement>('[role=alert]');

const parse = (text: string | undefined): Marks => JSON.parse(text || '{}');

/** Sets the mark of a translation, or removes it if it is set. */
async function press(button: Button): Promise<void> {
  const { key, mark } = button.dataset;
  const texts = await changeTexts(
    repository,
    [file],
    (text) => {
      const { [key]: old, ...others } = parse(text);
      const marks = old === mark ? others : { ...others, [key]: mark };
      return `${JSON.stringify(marks, Object.keys(marks).sort(), 2)}\n`;
    },
    'Mark a translation as right',
  );
  show(parse(texts.get(file)));
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
if (signedIn().token) {
  readTexts(repository, [file]).then((texts) => show(parse(texts.get(file))), console.warn);
}
