import type CMS from '@sveltia/cms';
import type { AppEventListener } from '@sveltia/cms';
import { z } from 'astro/zod';
import { showBox } from '../admin/box.ts';
import { editLink } from '../admin/edit-link.ts';
import { dictionaries } from '../admin/messages/dictionaries.ts';
import { fill } from '../i18n/fill.ts';
import { formatPhone } from '../i18n/format.ts';
import { defaultLocale, type Locale } from '../i18n/locales.ts';
import { nameField } from '../sveltia/names.ts';
import { entriesWith, replacedContacts, type TitledEntry } from './contacts.ts';
import { withCorrections } from './corrections.ts';
import { changedElsewhere, rememberSaved } from './elsewhere.ts';
import { filesOf } from './files.ts';
import { messages } from './messages/messages.ts';
import { problemsOf, warningsOf } from './problems.ts';
import { inWordsOfForm, refusal } from './refusal.ts';
import { entryNames, fileText, fileTexts } from './repository.ts';
import {
  type SavedEntry,
  type Saving,
  savedEntry,
  type Values,
  withValues,
} from './saved-entry.ts';
import { withoutUsual } from './usual-values.ts';

type Entry = Parameters<AppEventListener['handler']>[0]['entry'];

// The page's policy forbids the code that zod would generate.
z.config({ jitless: true });

/**
 * Corrects an entry before it is saved, and refuses what the content check would refuse, with a message in
 * the screen's language.
 */
export function listenToSaving(cms: typeof CMS, repository: string, locale: Locale): void {
  let replaced: string[] = [];
  cms.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      if (document.querySelector(nameField)) throw refusal(messages[locale].nameNotFinished);
      const saving = entry.toJS() as unknown as Saving & { newRecord: boolean };
      if (!saving.newRecord && (await changedElsewhere(repository, saving.path))) {
        throw refusal(messages[locale].changedElsewhere);
      }
      const read = savedEntry(saving);
      if (!read) return entry;
      const saved = withCorrections(withoutUsual(read));
      const others = await entryNames(repository);
      const hasFile = await filesOf(repository);
      const problems = await problemsOf(saved, saving.newRecord, others, hasFile);
      if (problems.length > 0) throw refusal(inWordsOfForm(problems, saved.type, locale).join(' '));
      replaced = replacedContacts(await fileText(repository, saving.path), sharedFields(saved));
      const { data, i18n } = withValues(saving, saved);
      return entry.merge({ data, i18n }) as Entry;
    },
  });
  cms.registerEventListener({
    name: 'postSave',
    handler: async ({ entry }) => {
      const saving = entry.toJS() as unknown as Saving;
      await rememberSaved(repository, saving.path);
      const saved = savedEntry(saving);
      const { advice: title, close } = messages[locale];
      if (!saved) return showBox({ id: 'advice', title, sentences: [], close });
      const files = await fileTexts(repository);
      const warnings = await warningsOf(saved, await entryNames(repository), files);
      const found = inWordsOfForm(warnings, saved.type, locale);
      const kept = replaced.flatMap((contact) => {
        const entries = entriesWith(contact, files, locale);
        return entries.length > 0 ? [stillIn(contact, entries, locale)] : [];
      });
      showBox({ id: 'advice', title, sentences: [...kept, ...found], close });
    },
  });
}

/** The fields that all languages share; for a document, with those of the Uzbek text. */
function sharedFields(saved: SavedEntry): Values {
  if ('values' in saved) return saved.values;
  const { body, ...fields } = saved.texts[defaultLocale] ?? {};
  return fields;
}

/** A sentence with a link to the form of each entry that still has a replaced contact. */
function stillIn(contact: string, entries: readonly TitledEntry[], locale: Locale) {
  const shown = contact.startsWith('+') ? formatPhone(contact) : contact;
  const links = entries.map(({ title, ...entry }) =>
    Object.assign(document.createElement('a'), {
      href: new URL(editLink(entry, locale), location.href).hash,
      textContent: title ?? dictionaries[locale].collections[entry.type].label,
    }),
  );
  const list = links.flatMap((link) => [', ', link]).slice(1);
  return [fill(messages[locale].replaced, { contact: shown }, locale), ...list];
}
