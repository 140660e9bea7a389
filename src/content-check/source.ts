import type { Finding, Path, Problem } from './problem.ts';
import type { Place } from './yaml.ts';

/** A file that was read. All offsets and lines count from its start, after the BOM. */
export interface SourceFile {
  /** As in messages. */
  file: string;
  /** Absolute. */
  path: string;
  /** The byte order mark, or ''. */
  bom: string;
  source: string;
  places: readonly Place[];
  /** The offset of the text below the front matter, if there is one. */
  bodyStart: number;
}

/** A finding with its line, if the file has one for it. */
export function located({ bodyLine, ...found }: Finding, file: SourceFile | undefined): Problem {
  const line = file && lineIn(file, found.field, bodyLine);
  return line === undefined ? found : { ...found, line };
}

function lineIn(
  { source, places, bodyStart }: SourceFile,
  field: Finding['field'],
  bodyLine: number | undefined,
): number | undefined {
  if (bodyLine !== undefined) return source.slice(0, bodyStart).split('\n').length + bodyLine - 1;
  return Array.isArray(field) ? lineOf(places, field) : undefined;
}

/** The line of the value at `path`, or of the group that lacks it. */
function lineOf(places: readonly Place[], path: Path): number | undefined {
  for (let depth = path.length; depth > 0; depth--) {
    const place = placeOf(places, path.slice(0, depth));
    if (place) return place.line;
  }
  return undefined;
}

/** The place of the value at `path`, if it exists. */
export function placeOf(places: readonly Place[], path: Path): Place | undefined {
  const name = path.join('.');
  return places.find((candidate) => candidate.path.join('.') === name);
}
