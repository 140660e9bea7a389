import { parseArgs } from 'node:util';
import { contentFolder } from '../../src/build/site-folder.mjs';
import { computersLocale } from './language.ts';

/**
 * What the command line asks for: a folder, a language, help, and whether the command's own option is
 * on. Undefined if it can't be understood.
 */
export function readCommand(own: string) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        [own]: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        lang: { type: 'string', default: computersLocale() as string },
      },
    });
    const [folder = contentFolder, ...more] = positionals;
    const { help, lang } = values as { help: boolean; lang: string };
    return more.length === 0 ? { folder, help, lang, isOn: values[own] === true } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether npm took the options: without "--" before them, it hands them on as variables only. */
export function tookByNpm(own: string): boolean {
  return Boolean(process.env[`npm_config_${own}`] || process.env['npm_config_lang']);
}
