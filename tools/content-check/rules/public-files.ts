import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, sourceFiles } from '../content.ts';
import { missingOfStream } from '../playlist-files.ts';
import { fieldName, type Problem } from '../problem.ts';
import { textValues } from '../text-values.ts';
import { quoted } from '../value-words.ts';
import { lineOf } from '../yaml.ts';

const publicFile = /^\/[\w./-]+\.(?:mp4|m3u8|vtt|pdf)$/;

/** What is wrong with a file for visitors; nothing when it and all that it needs is there. */
function fault(publicDir: string, path: string): string | undefined {
  if (!existsSync(join(publicDir, path))) {
    return `there is no such file. Put it at public${path}, or mend the name.`;
  }
  const [missing] = path.endsWith('.m3u8') ? missingOfStream(publicDir, path) : [];
  return missing && `the stream needs public${missing}, which is not there. Make the film again.`;
}

/** Each file for visitors that a field names stands in public/, a stream with all its parts. */
export function publicFiles(content: Content): Problem[] {
  return sourceFiles(content).flatMap(({ name, fields }) => {
    if (!fields) return [];
    return [...textValues(fields.values)].flatMap(([path, text]) => {
      const message = publicFile.test(text) && fault(content.publicDir, text);
      if (!message) return [];
      return {
        file: name,
        field: fieldName(path),
        line: lineOf(fields, path),
        read: quoted(text),
        message,
      };
    });
  });
}
