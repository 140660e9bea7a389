import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a program puts on the clipboard, as HTML or text, or what the text field makes of it, as Markdown. */
export const clipboard = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'clipboard', name), 'utf8');
