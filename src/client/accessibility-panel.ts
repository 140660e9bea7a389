import { loadOnce } from '../memoize/load-once.ts';
import { http } from './http.ts';
import { hidePictures, showPictures } from './pictures.ts';
import { preferences, preferencesKey } from './preferences.ts';

const { dataset } = document.documentElement;

function save(): void {
  const chosen = preferences.flatMap((name) => (dataset[name] ? [[name, dataset[name]]] : []));
  try {
    localStorage.setItem(preferencesKey, JSON.stringify(Object.fromEntries(chosen)));
  } catch {
    // Storage is blocked: the settings last as long as the page.
  }
}

function apply(choice: FormData): void {
  const before = dataset['pictures'];
  for (const name of preferences) {
    const value = choice.get(name);
    if (value) dataset[name] = String(value);
    else delete dataset[name];
  }
  if (dataset['pictures'] !== before)
    (before ? showPictures() : hidePictures()).catch(console.error);
  save();
}

function showChoices(inputs: HTMLElement): void {
  for (const input of inputs.querySelectorAll('input')) {
    input.checked = (dataset[input.name] ?? '') === input.value;
  }
}

/** Puts the dialog, which is served at the address in `data-preferences`, into the page. */
const loadPanel = loadOnce(async (): Promise<HTMLDialogElement> => {
  const { dataset } = document.querySelector('[data-preferences]') as HTMLElement;
  const html = await (await http(`${dataset['preferences']}`)).text();
  const part = new DOMParser().parseFromString(html, 'text/html');
  const styles = part.querySelector('link') as HTMLLinkElement;
  const dialog = part.querySelector('dialog') as HTMLDialogElement;
  const form = dialog.querySelector('form') as HTMLFormElement;
  form.addEventListener('change', () => apply(new FormData(form)));
  form.addEventListener('reset', () => apply(new FormData()));
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.head.append(styles);
  await new Promise((resolve) => {
    styles.onload = resolve;
    styles.onerror = resolve;
  });
  document.body.append(dialog);
  return dialog;
});

/** Opens the panel with the visitor's settings. */
export async function openPanel(): Promise<void> {
  const dialog = await loadPanel().catch(() => undefined);
  if (!dialog) {
    // Handled as a missing script is: most likely its build is no longer deployed.
    dispatchEvent(new Event('vite:preloadError'));
    return;
  }
  showChoices(dialog);
  if (!dialog.open) dialog.showModal();
}

if (dataset['pictures']) hidePictures().catch(console.error);
