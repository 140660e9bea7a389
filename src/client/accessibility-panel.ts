import { hidePictures, showPictures } from './pictures.ts';
import { preferences, preferencesKey } from './preferences.ts';

const { dataset } = document.documentElement;
const dialog = document.querySelector<HTMLDialogElement>('[data-accessibility-panel]');
const form = dialog?.querySelector('form');

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

function showChosen(inputs: HTMLFormElement): void {
  for (const input of inputs.querySelectorAll('input')) {
    input.checked = (dataset[input.name] ?? '') === input.value;
  }
}

/** Opens the panel with what is chosen. */
export function openPanel(): void {
  if (form) showChosen(form);
  dialog?.showModal();
}

if (dialog && form) {
  form.addEventListener('change', () => apply(new FormData(form)));
  form.addEventListener('reset', () => apply(new FormData()));
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
}
if (dataset['pictures']) hidePictures().catch(console.error);
