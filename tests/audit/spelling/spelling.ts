import type { Content } from '../../../src/content-check/content.ts';
import { readContent } from '../../../src/content-check/read-content.ts';
import { run } from '../../../tools/setup/child-process.mjs';
import { type TranslatedText, translatedTexts } from '../facts/translations.ts';
import { advice, type Finding, type Outcome } from '../outcome.ts';
import type { AuditedSite } from '../site.ts';
import { glossaryFolder, readList } from '../word-list.ts';
import {
  isInstalled,
  packages,
  type SpeltLocale,
  speltLocales,
  unknownWords,
} from './unknown-words.ts';

const installation = ['install', '-y', '--no-install-recommends', ...packages];
const missing = advice(
  'Hunspell',
  'is not installed, so that no word was looked up',
  `sudo apt-get ${installation.join(' ')}`,
);

const listOf = (locale: SpeltLocale) => `words/${locale}.txt`;

/** Looks words up in dictionaries, which root installs where there is apt-get. */
export async function auditSpelling({ content: folder }: AuditedSite): Promise<Outcome> {
  if (!isInstalled()) await install();
  if (!isInstalled()) return { findings: [missing] };
  const content = await readContent(folder);
  return {
    findings: speltLocales.flatMap((locale) =>
      findUnknown(content, locale, readList(listOf(locale))),
    ),
    notes: ['There is no dictionary of today’s Uzbek: its letters are checked, its words are not.'],
  };
}

async function install(): Promise<void> {
  if (process.getuid?.() !== 0) return;
  // Standard output is the report's.
  const toErrors = { stdio: ['ignore', 2, 2] as ['ignore', number, number] };
  await run('apt-get', ['update'], {}, toErrors);
  await run('apt-get', installation, {}, toErrors);
}

/** The words that stand neither in the dictionary nor in the list, each with its first place. */
export function findUnknown(
  content: Content,
  locale: SpeltLocale,
  list: readonly string[],
  lookUp = unknownWords,
): Finding[] {
  const places = new Map<string, string>();
  for (const text of translatedTexts(content)) {
    for (const word of wordsOf(text, locale)) if (!places.has(word)) places.set(word, text.place);
  }
  for (const word of list) places.delete(word);
  return lookUp([...places.keys()], locale).map((word) =>
    advice(
      places.get(word) ?? '',
      `“${word}” is in no ${locale} dictionary`,
      `correct it, or add it to ${glossaryFolder}/${listOf(locale)}`,
    ),
  );
}

/** Words in small letters: capitals begin names. Addresses and what follows a number are left out. */
function wordsOf({ texts }: TranslatedText, locale: SpeltLocale): string[] {
  const text = (texts[locale] ?? '').replace(/\S*[@/]\S*|\S+\.\p{L}\S*/gu, ' ');
  const words = text.match(/(?<![\p{L}\d’'-])\p{Ll}[\p{Ll}ʻʼ’-]+(?<!-)(?![\p{L}\d])/gu) ?? [];
  return words.map((word) => word.replace(/’$/, ''));
}
