import { statSync } from 'node:fs';
import { join } from 'node:path';
import { publicFolder } from '../build/site-folder.mjs';
import { formatNumber } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { translator } from '../i18n/translate.ts';

/** The size of a file in public/, rounded up: `16 KB`. Throws if missing: see the content check. */
export function publicFileSize(path: string, locale: Locale): string {
  const size = Math.ceil(statSync(join(publicFolder, path)).size / 1000);
  return translator(locale)('file.size', { size: formatNumber(size, locale) });
}
