import { type Content, sourceFiles } from '../content.ts';
import { holdsHarmfulAddress } from '../harmful-address.ts';
import { fieldName, type Problem } from '../problem.ts';
import { textValues } from '../text-values.ts';
import { quoted } from '../value-words.ts';
import { lineOf } from '../yaml.ts';

/** No value carries an address that runs script or brings its own content. */
export function harmfulText(content: Content): Problem[] {
  return sourceFiles(content).flatMap(({ name, fields }) => {
    if (!fields) return [];
    const found = [...textValues(fields.values)].filter(([, text]) => holdsHarmfulAddress(text));
    return found.map(([path, text]) => ({
      file: name,
      field: fieldName(path),
      line: lineOf(fields, path),
      read: quoted(text),
      message:
        'an address that starts with javascript:, vbscript:, data: or blob: can harm readers. Use an https:// address, or remove it.',
    }));
  });
}
