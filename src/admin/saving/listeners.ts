import type CMS from '@sveltia/cms';
import type { AppEventListener } from '@sveltia/cms';
import { z } from 'astro/zod';
import type { Locale } from '../../i18n/locales.ts';
import { showBox } from '../box.ts';
import { nameField } from '../bundle/sveltia-names.ts';
import { withCorrections } from './corrections.ts';
import { changedElsewhere, rememberSaved } from './elsewhere.ts';
import { filesOf } from './files.ts';
import { messages } from './messages/messages.ts';
import { problemsOf, warningsOf } from './problems.ts';
import { inWordsOfForm, refusal } from './refusal.ts';
import { entryNames } from './repository.ts';
import { type Saving, savedEntry, withValues } from './saved-entry.ts';
import { withoutUsual } from './usual-values.ts';

type Entry = Parameters<AppEventListener['handler']>[0]['entry'];

// The page's policy forbids the code that zod would generate.
z.config({ jitless: true });

/**
 * Corrects an entry before it is saved, and refuses what the content check would refuse, with a message in
 * the screen's language.
 */
export function listenToSaving(cms: typeof CMS, repository: string, locale: Locale): void {
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
      const found = saved ? await warningsOf(saved, await entryNames(repository)) : [];
      const { advice: title, close } = messages[locale];
      showBox({
        id: 'advice',
        title,
        sentences: saved ? inWordsOfForm(found, saved.type, locale) : [],
        close,
      });
    },
  });
}
