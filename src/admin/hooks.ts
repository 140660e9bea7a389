import { entryName } from '../content-types/entry-name.ts';
import type { Locale } from '../i18n/locales.ts';
import { messages } from '../saving/messages/messages.ts';
import { refusalOf } from '../saving/refusal.ts';
import { linksTo, usesOfFiles } from '../saving/uses.ts';
import { type Blocker, type Kept, typedTemplate } from '../sveltia/hooks.ts';
import { staysOut, withoutUnused } from '../sveltia/languages.ts';
import { formatDate, LanguageNames } from '../sveltia/uzbek-formats.ts';
import type { ContentType } from './config/entries.ts';
import { dictionaries } from './messages/dictionaries.ts';
import { newName } from './new-name.ts';
import { publish } from './publishing/publish.ts';

/** The highest number that an entry of each type ever had. */
export type HighestNumbers = Partial<Record<ContentType, number>>;

/** Sets what Sveltia's patched code calls. */
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
    staysOut,
    withoutUnused,
    LanguageNames,
    formatDate,
  };
  addEventListener('beforeunload', (event) => {
    if (hasChanges()) event.preventDefault();
  });
}
