import { type Content, sourceFiles } from '../content.ts';
import type { Message } from '../message.ts';
import { type Problem, quoted } from '../problem.ts';
import { textsIn } from '../yaml.ts';

/** The days on which something has happened, or soon will. */
const fields = ['announced', 'date', 'updated'];
const firstYear = 1990;

/** A day of news is neither long past nor far ahead: a digit is easily mistyped. */
export function distantDays(content: Content): Problem[] {
  const nextYear = new Date();
  nextYear.setUTCFullYear(nextYear.getUTCFullYear() + 1);
  const latest = nextYear.toISOString().slice(0, 10);
  const messages: Message[] = [{ key: 'day.distant' }];
  return sourceFiles(content).flatMap(({ name, fields: found }) =>
    textsIn(found)
      .filter(({ path, text }) => fields.includes(path.join('.')) && /^\d{4}-\d\d-\d\d$/.test(text))
      .filter(({ text }) => text > latest || text < `${firstYear}`)
      .map(({ path, line, text }) => {
        return { file: name, field: path, line, read: quoted(text), messages };
      }),
  );
}
