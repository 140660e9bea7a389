import { remove } from './delete.ts';
import { exportCsv } from './export.ts';
import { list } from './list.ts';
import { mark } from './mark.ts';
import type { Inbox } from './open-inbox.ts';
import { filterOptions, type OptionName, type Values } from './options.ts';
import { save } from './save.ts';
import { show } from './show.ts';

export interface Command {
  /** The names of what follows the command; those in brackets may be left out. */
  takes: readonly string[];
  does: string;
  options: readonly OptionName[];
  run: (inbox: Inbox, positionals: string[], values: Values) => Promise<void>;
}

/** What can be done with the inbox, in the order of the help. */
export const commands: Readonly<Record<string, Command>> = {
  list: {
    takes: [],
    does: 'lists what came in, newest first; done when no command is named',
    options: [...filterOptions, 'all', 'json'],
    run: list,
  },
  show: {
    takes: ['REF'],
    does: 'shows all of one submission (and leaves its mark as it is)',
    options: ['json'],
    run: show,
  },
  save: {
    takes: ['REF', '[FOLDER]'],
    does: 'saves the file that came with it, here or in a folder',
    options: [],
    run: save,
  },
  mark: {
    takes: ['REF', 'new|read|done'],
    does: 'marks it for all of the staff',
    options: ['note'],
    run: mark,
  },
  delete: {
    takes: ['REF'],
    does: 'deletes it with its file, mark and messages, once you said yes',
    options: ['yes'],
    run: remove,
  },
  export: {
    takes: [],
    does: 'writes CSV for spreadsheets to standard output',
    options: [...filterOptions, 'output', 'semicolon'],
    run: exportCsv,
  },
};
