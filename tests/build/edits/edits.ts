import { dirname } from 'node:path';
import { isMap, isScalar, visit } from 'yaml';
import { locales } from '../../../src/i18n/locales.ts';
import { editYaml, type Files } from './files.ts';

/** A state of the content: its files, and the former names of entries that were moved or copied. */
export interface State {
  files: Files;
  names: ReadonlyMap<string, string>;
}

/** Chooses one of several items, always the same one for the same edit. */
export type Choose = <Item>(items: readonly Item[]) => Item;

/** A change that an owner makes to the content; undefined if nothing fits it. */
export type Edit = (state: State, choose: Choose) => State | undefined;

const isDocument = (path: string) => path.endsWith('.md');
const isShared = (path: string) => path.endsWith('/index.uz.md') || path.endsWith('.yaml');
/** An entry: the folder of a document, or the file of a record. */
const entryOf = (path: string) =>
  isDocument(path) || path.endsWith('.mdx') ? dirname(path) : path;
const entriesOf = ({ files }: State) => [...new Set([...files.keys()].map(entryOf))];
const filesOf = ({ files }: State, entry: string) =>
  [...files.keys()].filter((path) => entryOf(path) === entry);

function rewrite(state: State, path: string, edit: Parameters<typeof editYaml>[1]): State {
  const text = state.files.get(path) ?? '';
  return { ...state, files: new Map([...state.files, [path, editYaml(text, edit)]]) };
}

/** Numbered entries have pages, whose old addresses `formerly` preserves. */
const numbered = (state: State) => entriesOf(state).filter((entry) => /\/\d+-/.test(entry));

function copy(state: State, entry: string, name: string): State {
  const files = new Map(state.files);
  for (const path of filesOf(state, entry)) {
    files.set(path.replace(entry, name), state.files.get(path) ?? '');
  }
  const names = new Map([...state.names, [name, state.names.get(entry) ?? entry]]);
  return { files, names };
}

function remove(state: State, entry: string): State {
  const gone = new Set(filesOf(state, entry));
  return { ...state, files: new Map([...state.files].filter(([path]) => !gone.has(path))) };
}

const newName = (entry: string, suffix: string) =>
  entry.endsWith('.yaml') ? entry.replace('.yaml', `-${suffix}.yaml`) : `${entry}-${suffix}`;

const rename: Edit = (state, choose) => {
  const entry = choose(entriesOf(state));
  return remove(copy(state, entry, newName(entry, 'renamed')), entry);
};

const renameWithFormerly: Edit = (state, choose) => {
  const documents = numbered(state).filter((entry) => !entry.endsWith('.yaml'));
  const entry = choose(documents);
  const name = newName(entry, 'moved');
  const [, before = ''] = entry.split('/');
  return rewrite(remove(copy(state, entry, name), entry), `${name}/index.uz.md`, (yaml) =>
    yaml.set('formerly', [before]),
  );
};

const deleteEntry: Edit = (state, choose) => remove(state, choose(entriesOf(state)));

/** A new entry with the next number of its type and a unique title. */
const addEntry: Edit = (state, choose) => {
  const entry = choose(numbered(state));
  const [type = ''] = entry.split('/');
  const numbers = numbered(state).flatMap((name) =>
    name.startsWith(`${type}/`) ? Number(/\d+/.exec(name.slice(type.length))?.[0]) : [],
  );
  const number = Math.max(...numbers) + 1;
  const name = entry.replace(/\/\d+-/, `/${number}-`);
  let added = copy(state, entry, name);
  for (const path of filesOf(added, name).filter((file) => !file.endsWith('.mdx'))) {
    added = rewrite(added, path, (yaml) => {
      yaml.delete('formerly');
      for (const key of ['title', 'summary', 'code']) {
        const value = yaml.get(key);
        if (typeof value === 'string') yaml.set(key, `${value} ${number}`);
        if (isMap(value)) {
          for (const { key: locale, value: text } of value.items) {
            value.set(locale, `${text} ${number}`);
          }
        }
      }
    });
  }
  return added;
};

const reorder: Edit = (state, choose) => {
  const ordered = [...state.files].filter(
    ([path, text]) => isShared(path) && /^order: /m.test(text),
  );
  if (ordered.length === 0) return undefined;
  const [path] = choose(ordered);
  return rewrite(state, path, (yaml) => yaml.set('order', choose([0, 1, 3, 50])));
};

/** Removes one field; the check refuses this if the field is required. */
const emptyField: Edit = (state, choose) => {
  const path = choose([...state.files.keys()].filter((file) => !file.endsWith('.mdx')));
  return rewrite(state, path, (yaml) => {
    const keys = isMap(yaml.contents) ? yaml.contents.items.map(({ key }) => String(key)) : [];
    if (keys.length > 0) yaml.delete(choose(keys));
  });
};

const removeLanguage: Edit = (state, choose) => {
  const others = locales.filter((locale) => locale !== 'uz');
  const path = choose(
    [...state.files.keys()].filter((file) => /index\.(?:ru|tr|en)\.md$|\.yaml$/.test(file)),
  );
  if (isDocument(path)) {
    return { ...state, files: new Map([...state.files].filter(([file]) => file !== path)) };
  }
  const locale = choose(others);
  return rewrite(state, path, (yaml) => {
    visit(yaml, {
      Map(_, map) {
        if (map.has('uz') && map.has(locale)) map.delete(locale);
      },
    });
  });
};

const unmarkSamples: Edit = (state) => ({
  ...state,
  files: new Map(
    [...state.files].map(([path, text]) => [path, text.replace(/^ *sample: true\n/gm, '')]),
  ),
});

const day = 86_400_000;

/** Moves all dates of an entry by the same number of days. */
const moveDates: Edit = (state, choose) => {
  const dated = [...state.files].filter(
    ([path, text]) => isShared(path) && /: '?\d{4}-\d{2}-\d{2}/.test(text),
  );
  const [path, text] = choose(dated);
  const days = choose([-700, -40, -1, 1, 40, 700]);
  const moved = text.replace(/(?<=: '?)\d{4}-\d{2}-\d{2}/g, (date) =>
    new Date(Date.parse(date) + days * day).toISOString().slice(0, 10),
  );
  return { ...state, files: new Map([...state.files, [path, moved]]) };
};

const otherTelephone: Edit = (state, choose) => {
  const [path, text] = choose([...state.files].filter(([, each]) => /\+998\d{9}/.test(each)));
  const other = text.replace(/\+998\d{9}/, choose(['+998951234567', '+998732443210']));
  return { ...state, files: new Map([...state.files, [path, other]]) };
};

const twentyBooks: Edit = (state, choose) => {
  const books = entriesOf(state).filter((entry) => entry.startsWith('books/'));
  if (books.length === 0) return undefined;
  const book = choose(books);
  let more = state;
  for (let number = 1; number <= 20; number++) {
    const name = newName(book, `copy-${number}`);
    more = rewrite(copy(more, book, name), name, (yaml) =>
      yaml.set('title', `${yaml.get('title')} ${number}`),
    );
  }
  return more;
};

/** Characters with a special meaning in HTML, addresses or patterns, and a long word. */
const unusualTitle: Edit = (state, choose) => {
  const path = choose([...state.files.keys()].filter(isDocument));
  const added = choose([
    'A > B & "C" <D>',
    '100 % $& → {x}',
    'Oʻzbekistonlashtirilmaganlardanmisiz',
  ]);
  return rewrite(state, path, (yaml) => {
    const title = yaml.get('title', true);
    if (isScalar(title)) title.value = `${title.value} ${added}`.slice(0, 100);
  });
};

/** By name, which a failed test shows. */
export const edits: Record<string, Edit> = {
  rename,
  renameWithFormerly,
  deleteEntry,
  addEntry,
  reorder,
  emptyField,
  removeLanguage,
  unmarkSamples,
  moveDates,
  otherTelephone,
  twentyBooks,
  unusualTitle,
};
