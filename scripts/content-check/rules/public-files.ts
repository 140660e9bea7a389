import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, sourceFiles } from '../content.ts';
import { fieldName, type Problem } from '../problem.ts';
import { textValues } from '../text-values.ts';
import { quoted } from '../value-words.ts';
import { lineOf } from '../yaml.ts';

const publicFile = /^\/[\w./-]+\.(?:mp4|pdf)$/;

/** Each file for visitors that a field names stands in public/. */
export function publicFiles(content: Content): Problem[] {
  return sourceFiles(content).flatMap(({ name, fields }) => {
    if (!fields) return [];
    const missing = [...textValues(fields.values)].filter(
      ([, text]) => publicFile.test(text) && !existsSync(join(content.publicDir, text)),
    );
    return missing.map(([path, text]) => ({
      file: name,
      field: fieldName(path),
      line: lineOf(fields, path),
      read: quoted(text),
      message: `there is no such file. Put it at public${text}, or mend the name.`,
    }));
  });
}
