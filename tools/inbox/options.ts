import type { ParseArgsOptionsConfig } from 'node:util';

/** Every flag of every command. */
export const options = {
  form: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  status: { type: 'string' },
  flagged: { type: 'boolean' },
  failed: { type: 'boolean' },
  search: { type: 'string' },
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  note: { type: 'string' },
  yes: { type: 'boolean' },
  output: { type: 'string' },
  semicolon: { type: 'boolean' },
  store: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsOptionsConfig;

export type OptionName = keyof typeof options;

/** The flags that were given, with their values. */
export type Values = {
  [Name in OptionName]?: (typeof options)[Name]['type'] extends 'string' ? string : boolean;
};

/** Those that choose submissions. */
export const filterOptions = [
  'form',
  'since',
  'until',
  'status',
  'flagged',
  'failed',
  'search',
] as const satisfies readonly OptionName[];
