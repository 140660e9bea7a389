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

function showChosen(inputs: HTMLElement): void {
  for (const input of inputs.querySelectorAll('input')) {
    input.checked = (dataset[input.name] ?? '') === input.value;
  }
}

let panel: Promise<HTMLDialogElement> | undefined;

/** Puts the dialog that is served at an address into the page. */
async function load(address: string): Promise<HTMLDialogElement> {
  const html = await (await http(address)).text();
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
}

/** Opens the panel that a button names, with what is chosen. */
export async function openPanel({ dataset: { preferences: address } }: HTMLElement): Promise<void> {
  panel ??= load(`${address}`);
  const dialog = await panel.catch(() => undefined);
  if (!dialog) {
    panel = undefined;
    // Most likely of a build that is gone, as a script that doesn't come is.
    dispatchEvent(new Event('vite:preloadError'));
    return;
  }
  showChosen(dialog);
  if (!dialog.open) dialog.showModal();
}

if (dataset['pictures']) hidePictures().catch(console.error);
