import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../build/site-folder.mjs';
import { tashkentDay } from '../calendar/tashkent.ts';
import { defaultLocale } from '../i18n/locales.ts';
import { readFirstDay } from './publication.ts';
import { type DocumentType, documents, type RecordType } from './registry.ts';

/** Glob patterns, relative to the type's folder, of the entries that a build today leaves out. */
export function leftOut(type: DocumentType | RecordType): string[] {
  const folder = join(contentFolder, type);
  const isDocument = Object.hasOwn(documents, type);
  return readdirSync(folder).flatMap((name) => {
    const file = join(folder, name, isDocument ? `index.${defaultLocale}.md` : '');
    if (!existsSync(file) || (!isDocument && !name.endsWith('.yaml'))) return [];
    if (readFirstDay(type, readFileSync(file, 'utf8')) <= tashkentDay()) return [];
    // A draft's name may contain glob characters.
    const pattern = name.replace(/[^\w.-]/g, '?');
    return [isDocument ? `${pattern}/**` : pattern];
  });
}
