import { entryName } from '../content-types/entry-name.ts';
import type { Locale } from '../i18n/locales.ts';
import type { ContentType } from './config/entries.ts';
import type { Kept } from './config/kept-entries.ts';
import { dictionaries } from './messages/dictionaries.ts';
import { newName } from './new-name.ts';
import { type Payload, publish } from './publishing/publish.ts';
import { messages } from './saving/messages/messages.ts';
import { refusalOf } from './saving/refusal.ts';
import { type Blocker, type HeldEntry, linksTo, usesOfFiles } from './uses.ts';
import { formatDate, LanguageNames } from './uzbek-formats.ts';

/** The highest number that an entry of each type ever had. */
export type HighestNumbers = Partial<Record<ContentType, number>>;

/** The functions and values that Sveltia's code, as changed by src/admin/bundle/sveltia.ts, shares with ours. */
interface Hooks {
  /** Sveltia's entries. */
  entries?: { current: readonly HeldEntry[] };
  /** Its pictures and other files in the repository, and those of the entry that is being saved. */
  assets?: { current: readonly StoredFile[] };
  saving?: readonly StoredFile[];
  /** The reasons why entries that are about to be deleted can't be. */
  keptBecause: (type: ContentType, deleted: readonly HeldEntry[]) => Blocker[];
  /** The same for files. */
  namedIn: (files: readonly StoredFile[]) => Blocker[];
  /** Tells Sveltia whether all saved changes are published. */
  setPublished?: (published: boolean) => void;
  /** Sends a publication, and follows it. */
  publish: (send: (payload: Payload) => Promise<Response>) => Promise<Response>;
  /** The name of a new entry; undefined where Sveltia makes it. */
  newName: (filled: Filled) => string | undefined;
  /** Whether a form with changes may be left: the author is asked. */
  mayLeave: () => boolean;
  /** The open form. */
  form?: { interacted: boolean } | null;
  /** Makes saves wait for a promise. */
  saveAfter?: (promise: Promise<void>) => void;
  /** What a save's failure is called where Sveltia's words don't fit it. */
  refusalOf: (cause: unknown) => string | undefined;
  /** The last such words, and the heading above them. */
  refused?: string | undefined;
  refusalTitle: string;
  /** In the place of the browser's, which lack Uzbek. */
  LanguageNames: typeof LanguageNames;
  formatDate: typeof formatDate;
}

/** A file by its path in the repository. */
interface StoredFile {
  path: string;
}

/** The template of an entry's name, filled by Sveltia. */
interface Filled {
  template: string;
  collection: { name: ContentType; identifier_field: string };
  /** The Uzbek values by their path: `name.uz`. */
  content: Readonly<Record<string, unknown>>;
  spelled: string;
  taken: readonly string[];
}

declare global {
  var siteScreen: Hooks;
}

/** Sveltia's template for names that authors type. */
const typedTemplate = '{{fields._slug}}';

/** Sets the hooks. */
export function setHooks(
  { kept, highest }: { kept: Readonly<Record<string, Kept>>; highest: HighestNumbers },
  repository: string,
  locale: Locale,
): void {
  const { leave } = dictionaries[locale];
  const held = () => globalThis.siteScreen.entries?.current ?? [];
  const hasChanges = () => globalThis.siteScreen.form?.interacted ?? false;
  globalThis.siteScreen = {
    keptBecause(type, deleted) {
      const needed = deleted.flatMap((entry): Blocker[] => {
        const { number = 0 } = entryName(entry.slug);
        highest[type] = Math.max(highest[type] ?? 0, number);
        const why = kept[`${type}/${entry.slug}`];
        return why ? [{ entry, keyPath: 'kept', ...why }] : [];
      });
      return [...needed, ...linksTo(type, deleted, held(), locale)];
    },
    namedIn: (files) =>
      usesOfFiles(
        files.map(({ path }) => path),
        held(),
        locale,
      ),
    newName({ template, collection, content, spelled, taken }) {
      const { name: type, identifier_field: titleField } = collection;
      const isTyped = template === typedTemplate;
      if (!isTyped && template !== `{{${titleField}}}`) return undefined;
      const title = content[titleField];
      return newName({
        type,
        title: typeof title === 'string' ? title : undefined,
        spelled,
        typed: isTyped ? spelled : undefined,
        taken,
        highest: highest[type] ?? 0,
      });
    },
    publish: (send) => publish(send, repository, locale),
    mayLeave: () => !hasChanges() || confirm(leave),
    refusalOf: (cause) => refusalOf(cause, locale),
    refusalTitle: messages[locale].notSaved,
    LanguageNames,
    formatDate,
  };
  addEventListener('beforeunload', (event) => {
    if (hasChanges()) event.preventDefault();
  });
}
