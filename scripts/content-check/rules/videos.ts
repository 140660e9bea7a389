import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../content.ts';
import type { Problem } from '../problem.ts';
import { quoted } from '../value-words.ts';
import { lineOf } from '../yaml.ts';

/** The file of a video stands in public/. Its form is the schema's business. */
export function videos({ records, publicDir }: Content): Problem[] {
  return records.flatMap(({ type, name, fields }) => {
    const file = fields?.values.file;
    if (type !== 'videos' || !fields || typeof file !== 'string' || !file.startsWith('/'))
      return [];
    if (existsSync(join(publicDir, file))) return [];
    const message = `there is no such file. Put the video at public${file}, or mend the name.`;
    return [
      { file: name, field: 'file', line: lineOf(fields, ['file']), read: quoted(file), message },
    ];
  });
}
