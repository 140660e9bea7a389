import { Argument, Command } from 'commander';
import { mark, remove } from './change.ts';
import { exportCsv } from './export.ts';
import { addFilterOptions } from './filters.ts';
import type { Inbox } from './open-inbox.ts';
import { list, show } from './print.ts';
import { parseReference } from './references.ts';
import { retry } from './retry.ts';
import { save } from './save.ts';
import { listSearches } from './searches.ts';
import { statuses } from './submissions.ts';

type Action = (inbox: Inbox) => Promise<void>;

const notes = `
Always put "--" before the command:
  npm run inbox -- list --status new --form application
  npm run inbox -- mark 7g3k9qxb done --note "Called back on Monday"
  npm run -s inbox -- export > all.csv        (-s keeps npm's own lines out)`;

/**
 * The command line; `run` gets the action of the command, and the folder of the store if one is named.
 * Parsing rejects with a CommanderError, after its message is printed.
 */
export function createProgram(run: (action: Action, folder?: string) => Promise<void>): Command {
  const program = new Command('npm run inbox --')
    .description('Shows what visitors sent through the forms of the site.')
    .option('--store <folder>', 'use the store in this folder instead of .netlify')
    .addHelpText('after', notes)
    .showHelpAfterError('"npm run inbox -- help" lists the commands and their options.')
    .exitOverride()
    .hook('preAction', (_, command) => {
      // Without "--", npm takes options for settings of its own, such as `yes`, and hands them on
      // in npm_config_* variables only: the command would run without its filters.
      const names = command.options.map((option) => option.name()).filter((name) => name !== 'yes');
      const taken = names.find((name) => process.env[`npm_config_${name}`]);
      if (taken)
        command.error(`error: npm took --${taken} for itself: put "--" before the command`);
    });
  const start = (action: Action) => run(action, program.opts()['store']);
  const add = (name: string, description: string) => program.command(name).description(description);
  const addForOne = (name: string, description: string) =>
    add(name, description).addArgument(
      new Argument('<ref>', 'a reference, or its last eight characters: 7g3k9qxb').argParser(
        parseReference,
      ),
    );

  addFilterOptions(add('list', 'list submissions, newest first (the default)'))
    .option('--all', 'all of them, not only the newest')
    .action((options) => start((inbox) => list(inbox, options)));
  addForOne('show', 'show a whole submission').action((keys) =>
    start((inbox) => show(inbox, keys)),
  );
  addForOne('save', 'save the attached file, here or in a folder')
    .argument('[folder]', 'an existing folder', '.')
    .action((keys, folder) => start((inbox) => save(inbox, keys, folder)));
  addForOne('mark', 'mark a submission, for all of the staff')
    .addArgument(new Argument('<status>').choices(statuses))
    .option('--note <text>', 'a note beside the mark; "" removes it')
    .action((keys, status, { note }) => start((inbox) => mark(inbox, keys, { status, note })));
  addForOne('delete', 'delete a submission and all that is kept of it, after confirmation')
    .option('--yes', 'delete without asking')
    .action((keys, { yes }) => start((inbox) => remove(inbox, keys, yes)));
  add('retry', 'send messages that failed again, of one submission or of all')
    .addArgument(new Argument('[ref]', 'a reference').argParser(parseReference))
    .action((keys) => start((inbox) => retry(inbox, keys)));
  addFilterOptions(add('export', 'write CSV for spreadsheets to standard output'))
    .option('--output <file>', 'write to this new file instead')
    .option('--semicolon', 'separate by ; as Excel expects in Russian or Uzbek')
    .action((options) => start((inbox) => exportCsv(inbox, options)));
  add(
    'searches',
    'list what was searched for without result, from five networks a day or more',
  ).action(() => start(listSearches));
  return program;
}
