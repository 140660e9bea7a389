import { bodyFiles, type Content, sourceFiles } from '../content.ts';
import { type Problem, quoted } from '../problem.ts';
import { textsIn } from '../yaml.ts';

/** A soft hyphen, a hyphen that never breaks or a word joiner, itself or as a reference of HTML. */
export const unseen =
  /[\u00ad\u2011\u2060]|&(?:shy|NoBreak|#(?:173|8209|8288|x0*ad|x2011|x2060));/gi;

/** Words have no characters that readers don't see: searches don't find them, and fonts lack such characters. */
export function unseenCharacters(content: Content): Problem[] {
  const inFields = sourceFiles(content).flatMap(({ name, fields }) =>
    textsIn(fields).map(({ path, line, text }) => ({ file: name, field: path, line, text })),
  );
  const inBodies = bodyFiles(content).flatMap(({ name, source, body }) => {
    const before = source.slice(0, body.start).split('\n').length;
    const lines = source.slice(body.start).split('\n');
    return lines.map((text, index) => ({
      file: name,
      field: 'body' as const,
      line: before + index,
      text,
    }));
  });
  return [...inFields, ...inBodies].flatMap(({ text, ...place }): Problem[] => {
    const word = text.split(/\s/).find((one) => one.search(unseen) >= 0);
    if (word === undefined) return [];
    const read = quoted(word.replace(unseen, (found) => (found === '\u2011' ? '-' : '')));
    return [{ ...place, read, messages: [{ key: 'text.unseen' }] }];
  });
}
