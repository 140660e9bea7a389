import { imagesIn } from './body.ts';
import { bodiesOf, type Entry, type Part, partsOf } from './content.ts';
import { decoded } from './decoded.ts';
import { isHarmfulAddress } from './harmful-address.ts';
import { imageNameProblem } from './image-name.ts';
import { isImageName, isPhonePicture } from './layout.ts';
import type { Message } from './message.ts';
import { type Finding, quoted } from './problem.ts';
import { stringsIn } from './yaml.ts';

/** A file that an entry names. */
export interface NamedFile {
  part: Part;
  place: Pick<Finding, 'field' | 'bodyLine' | 'file' | 'read'>;
  /** As written, in texts decoded: relative to the part's file, or to `public/` if it starts with `/`. */
  name: string;
}

/** The pictures that fields and texts name. */
export function namedImages(entry: Entry): NamedFile[] {
  const inFields = namedBy(entry, (text) => isImageName(text) || isPhonePicture(text));
  const inBodies = bodiesOf(entry).flatMap((part) =>
    imagesIn(part.body).map(({ url, line }): NamedFile => {
      const place = { file: part.file, field: 'body' as const, bodyLine: line, read: quoted(url) };
      return { part, place, name: decoded(url) };
    }),
  );
  return [...inFields, ...inBodies];
}

/** The documents and parts of films that fields name. */
export const namedDownloads = (entry: Entry): NamedFile[] =>
  namedBy(entry, (text) => /^\/[\w./-]+\.(?:mp4|m3u8|vtt|pdf)$/.test(text));

/** Messages on why the address of a picture in a text is not allowed; none if it is. */
export function imageAddressProblem(url: string): Message[] {
  return isHarmfulAddress(url) || /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(url)
    ? [{ key: 'image.elsewhere' }]
    : imageNameProblem(decoded(url));
}

function namedBy(entry: Entry, isName: (text: string) => boolean): NamedFile[] {
  return partsOf(entry).flatMap((part) =>
    stringsIn(part.values)
      .filter(({ text }) => isName(text))
      .map(({ path, text }): NamedFile => {
        return { part, place: { file: part.file, field: path, read: quoted(text) }, name: text };
      }),
  );
}
