import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { tashkentDay } from '../calendar/tashkent.ts';
import { yamlOf } from '../content-types/document-file.ts';
import { readFirstDay } from '../content-types/publication.ts';
import { defaultLocale } from '../i18n/locales.ts';
import type { RenamedEntry } from '../routing/redirects.ts';
import { readFields } from './yaml.ts';

/** The published entries with former names; the content must be valid. */
export function renamedEntries(content: string): RenamedEntry[] {
  return globSync([`*/*/index.${defaultLocale}.md`, '*/*.yaml'], { cwd: content })
    .sort()
    .flatMap((file) => {
      const type = file.split(sep)[0] as RenamedEntry['type'];
      const source = readFileSync(join(content, file), 'utf8');
      if (!source.includes('\nformerly:') || readFirstDay(type, source) > tashkentDay()) return [];
      const fields = readFields(yamlOf(source));
      if (!('values' in fields)) return [];
      const { formerly = [] } = fields.values as { formerly?: string[] };
      const name = file.endsWith('.yaml') ? basename(file, '.yaml') : basename(dirname(file));
      return [{ type, name, formerly }];
    });
}
