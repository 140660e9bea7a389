import { formNames } from '../../netlify/functions/_shared/submissions.ts';
import { commands } from './commands.ts';
import { statuses } from './marks.ts';
import { filterOptions, type OptionName } from './options.ts';
import { textTable } from './text-table.ts';

/** What each flag takes and does. */
const flags: Record<OptionName, [takes: string, does: string]> = {
  form: ['FORM', `only of the form ${formNames.join(' or ')}`],
  since: ['DAY', 'only from this day on (2026-11-21 or 21.11.2026, in Tashkent)'],
  until: ['DAY', 'only until this day, included'],
  status: ['STATUS', `only what is ${statuses.join(', ')}`],
  flagged: ['', 'only what the bot check could not judge'],
  failed: ['', 'only where the staff could not be told of it'],
  search: ['TEXT', 'only where all of these words occur; case and apostrophes don’t count'],
  all: ['', 'list: all of it, not the newest 30, on a terminal'],
  json: ['', 'list, show: as JSON, for programs'],
  note: ['TEXT', 'mark: a note beside the mark; "" takes it away'],
  yes: ['', 'delete: without being asked'],
  output: ['FILE', 'export: to a new file instead of standard output'],
  semicolon: ['', 'export: separated by ; as Excel expects it in Russian or Uzbek Windows'],
  store: ['FOLDER', 'the store in another folder than .netlify'],
  help: ['', 'this text'],
};

const wide = Number.POSITIVE_INFINITY;
const indented = (rows: string[][]) => textTable(rows, wide).map((line) => `  ${line}`);
const flagRow = (name: OptionName) => [`--${name} ${flags[name][0]}`.trim(), flags[name][1]];

export function help(): string {
  const isFilter = (name: OptionName) => filterOptions.some((one) => one === name);
  const others = (Object.keys(flags) as OptionName[]).filter((name) => !isFilter(name));
  return [
    'What visitors sent through the forms of the site.',
    '',
    ...indented([
      ...Object.entries(commands).map(([name, { takes, does }]) => [
        ['npm run inbox --', name, ...takes].join(' '),
        does,
      ]),
    ]),
    '',
    'REF is a reference such as CAMU-2026-7G3K9QXB; 7g3k9qxb is enough.',
    '',
    'list and export choose with',
    ...indented(filterOptions.map(flagRow)),
    '',
    'Others',
    ...indented(others.map(flagRow)),
    '',
    'Examples',
    '  npm run inbox -- list --status new --form application',
    '  npm run inbox -- mark 7g3k9qxb done --note "Called back on Monday"',
    '  npm run inbox -- export --since 2026-11-01 --output november.csv',
    '  npm run -s inbox -- export > all.csv        (-s: npm adds no lines of its own)',
    '',
    'It reads the store of this machine, which "npm start" uses too. With NETLIFY_SITE_ID and',
    'NETLIFY_AUTH_TOKEN in the environment it reads the deployed site’s.',
  ].join('\n');
}
