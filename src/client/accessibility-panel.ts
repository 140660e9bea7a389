import { loadOnce } from '../memoize/load-once.ts';
import { http } from './http.ts';
import { hidePictures, keepWorker, showPictures } from './pictures.ts';
import { preferencesKey, preferencesStyles } from './preferences.ts';

/**
 * The settings. Each is a data attribute of the root element that styles select; it is absent while the
 * setting has its default.
 */
const preferences = ['text', 'contrast', 'greyscale', 'pictures', 'spacing', 'links'] as const;

const { dataset } = document.documentElement;

/** The saved settings; empty if storage is blocked. */
function load(): Record<string, string> {
  try {
    return JSON.parse(localStorage[preferencesKey]);
  } catch {
    return {};
  }
}

function save(): void {
  const chosen = preferences.flatMap((name) => (dataset[name] ? [[name, dataset[name]]] : []));
  try {
    if (chosen[0]) localStorage[preferencesKey] = JSON.stringify(Object.fromEntries(chosen));
    else delete localStorage[preferencesKey];
  } catch {
    // Storage is blocked: the settings are lost when the page is left.
  }
}

/** Resolves when the styles of the settings have loaded. */
const loadStyles = loadOnce(async (): Promise<void> => {
  if (document.querySelector(`[href='${preferencesStyles}']`)) return;
  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  styles.href = preferencesStyles;
  document.head.append(styles);
  await new Promise((resolve) => {
    styles.onload = resolve;
    styles.onerror = resolve;
  });
});

/** The setting of pictures that was chosen last; the page follows when the worker has been replaced. */
let picturesOff = load()['pictures'];
/** One switch of pictures after the other, so that the last choice holds. */
let switching = Promise.resolve();

function apply(choice: FormData): void {
  const before = picturesOff;
  for (const name of preferences) {
    const value = choice.get(name);
    if (value) dataset[name] = String(value);
    else delete dataset[name];
  }
  save();
  picturesOff = dataset['pictures'];
  // With a worker, later pages apply the settings before the first paint (preferences-entry.ts).
  if (before === picturesOff) {
    if (!before) keepWorker().catch(console.error);
    return;
  }
  // The styles' pictures are requested after the switch: Chromium may never finish replacing a worker that
  // is handling a request (docs/decisions/service-worker.md).
  if (before) dataset['pictures'] = before;
  switching = switching
    .then(picturesOff ? hidePictures : showPictures)
    .catch(console.error)
    .then(() => {
      if (!picturesOff) delete dataset['pictures'];
    });
}

function showChoices(inputs: HTMLElement): void {
  for (const input of inputs.querySelectorAll('input')) {
    input.checked = (dataset[input.name] ?? '') === input.value;
  }
}

/** Inserts the dialog, which is served at the address in `data-preferences`, into the page. */
const loadPanel = loadOnce(async (): Promise<HTMLDialogElement> => {
  const { dataset } = document.querySelector('[data-preferences]') as HTMLElement;
  const html = await (await http(`${dataset['preferences']}`)).text();
  const part = new DOMParser().parseFromString(html, 'text/html');
  const dialog = part.querySelector('dialog') as HTMLDialogElement;
  const form = dialog.querySelector('form') as HTMLFormElement;
  form.addEventListener('change', () => apply(new FormData(form)));
  form.addEventListener('reset', () => apply(new FormData()));
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  await loadStyles();
  document.body.append(dialog);
  return dialog;
});

/** Opens the panel with the visitor's settings. */
export async function openPanel(): Promise<void> {
  const dialog = await loadPanel().catch(() => undefined);
  if (!dialog) {
    // Handled like a missing script: most likely its build is no longer deployed.
    dispatchEvent(new Event('vite:preloadError'));
    return;
  }
  showChoices(dialog);
  if (!dialog.open) dialog.showModal();
}

// Saved settings that the page has not applied before its first paint; with the worker, the next will.
const saved = load();
Object.assign(dataset, saved);
if (Object.keys(saved)[0]) {
  loadStyles();
  (dataset['pictures'] ? hidePictures : keepWorker)().catch(console.error);
}
