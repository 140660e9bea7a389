import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import { fieldName, type Path, type Problem } from './problem.ts';
import { placeListener, type YamlPlace } from './yaml-places.ts';
import { yamlWords } from './yaml-words.ts';

/** A block of fields: a whole YAML file, or a text's front matter. */
export type Fields = {
  values: Record<string, unknown>;
  /** Offsets and lines count from the start of the file. */
  places: YamlPlace[];
};

/** Where the YAML stands in its file: `offset` characters and `line` lines come before it. */
type Start = { file: string; offset: number; line: number };

function unreadable(error: unknown, { file, line }: Start): Problem {
  if (!(error instanceof YAMLException)) throw error;
  const { mark, reason } = error;
  if (!mark) return { file, message: yamlWords(reason) };
  const column = `column ${mark.column + 1}: `;
  return { file, line: mark.line + 1 + line, message: column + yamlWords(reason) };
}

/** Reads YAML with every date left as text, so that an impossible day is still seen. */
export function readFields(source: string, start: Start): Fields | Problem {
  const { listener, places } = placeListener();
  try {
    const values = load(source, { schema: CORE_SCHEMA, listener });
    if (typeof values !== 'object' || values === null || Array.isArray(values)) {
      const message = 'there are no fields here. Write them as “name: value”, one a line.';
      return { file: start.file, line: start.line + 1, message };
    }
    const moved = places().map((place) => ({
      ...place,
      start: place.start + start.offset,
      end: place.end + start.offset,
      line: place.line + start.line,
    }));
    return { values: values as Record<string, unknown>, places: moved };
  } catch (error) {
    return unreadable(error, start);
  }
}

/** The line of the value at `path`, or of the group it is missing from. */
export function lineOf({ places }: Fields, path: Path): number | undefined {
  for (let depth = path.length; depth > 0; depth--) {
    const wanted = fieldName(path.slice(0, depth));
    const place = places.find((candidate) => fieldName(candidate.path) === wanted);
    if (place) return place.line;
  }
  return undefined;
}
