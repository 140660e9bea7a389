import type { Dictionary } from './dictionary.ts';

/** The messages of the page and the command on translations, in English. */
export const en: Dictionary = {
  title: 'Translations',
  lead: 'What is missing comes first, then what visitors read most. A translation is “older” if the Uzbek text changed after it. If it is still right, one press takes it off this list.',
  noHistory: 'This copy has no complete git history, so nothing is known about older translations.',
  none: 'Every text is complete and up to date in every language.',
  languages: 'Language of the page',
  edit: 'Edit',
  changes: 'What changed in Uzbek',
  before: 'Before',
  after: 'Now',
  looked: 'Looked at, still right',
  notSaved: 'Not saved. Sign in to the editor, then press again.',
  screen: 'Open the editor',
  filter: 'Filter the list',
  language: 'Language',
  type: 'Type',
  state: 'State',
  'state.missing': 'missing',
  'state.older': 'older',
  'count.missing': '{count} missing',
  'count.older': '{count} older',

  summary: 'Languages: {languages}',
  'command.help': `Usage: npm run translations -- [options] [folder]

Shows which texts in src/content, or in the folder that is named, lack a language, and which translations are older than the Uzbek text.

  --json         write all entries as JSON
  --lang <code>  the language of the messages: {languages}
  --help         show this help`,
  'command.dashes': 'Put “--” before the options: npm run translations -- --json --lang en',
};
