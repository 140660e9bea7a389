import { signedIn } from '../../sveltia/checkout.ts';
import { changeTexts, readTexts, repositoryOfPage } from '../repository-files.ts';
import { isSample, withoutSample } from './without-sample.ts';

type Box = HTMLInputElement;

const repository = repositoryOfPage();
const form = document.querySelector('form') as HTMLFormElement;
const button = form.querySelector('button') as HTMLButtonElement;
const problem = document.querySelector<HTMLElement>('[role=alert]');
const status = document.querySelector('[role=status]') as HTMLElement;

const boxesIn = (part: Element) => [...part.querySelectorAll<Box>('[name=file]')];
const ticked = () => boxesIn(form).filter((box) => box.checked);

form.onchange = ({ target }) => {
  const box = target as Box;
  const group = box.closest('details') as HTMLElement;
  if (box.name === 'all') for (const other of boxesIn(group)) other.checked = box.checked;
  update();
};

/** Takes the mark off the ticked entries. */
form.onsubmit = async (event) => {
  event.preventDefault();
  button.disabled = true;
  const files = ticked().map(({ value }) => value);
  try {
    show(await changeTexts(repository, files, withoutSample, 'Take off sample marks'));
    status.textContent = (status.dataset['done'] ?? '').replace('{count}', `${files.length}`);
    problem?.toggleAttribute('hidden', true);
  } catch (error) {
    console.warn(error);
    problem?.toggleAttribute('hidden', false);
  }
  update();
};

/** Removes the entries that are no samples any more. */
function show(texts: ReadonlyMap<string, string>): void {
  for (const box of boxesIn(form)) {
    const text = texts.get(box.value);
    if (text !== undefined && !isSample(text)) box.closest('p')?.remove();
  }
  update();
}

function update(): void {
  for (const group of form.querySelectorAll('details')) {
    const boxes = boxesIn(group);
    if (boxes.length === 0) group.remove();
    const all = group.querySelector<Box>('[name=all]');
    if (all) all.checked = boxes.every((box) => box.checked);
    const count = group.querySelector('summary span');
    if (count) count.textContent = `${boxes.length}`;
  }
  const { length } = ticked();
  button.disabled = length === 0;
  for (const count of button.querySelectorAll('[data-count]')) {
    count.textContent = length > 0 ? ` (${length})` : '';
  }
  const isEmpty = boxesIn(form).length === 0;
  form.toggleAttribute('hidden', isEmpty);
  document.querySelector('[data-none]')?.toggleAttribute('hidden', !isEmpty);
}

// A browser may keep ticks when a page is reloaded.
update();

// The page may be older than the repository; the folder of a checkout is read by the build.
const paths = boxesIn(form).map(({ value }) => value);
if (signedIn().token && paths.length > 0) readTexts(repository, paths).then(show, console.warn);
