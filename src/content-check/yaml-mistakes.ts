import type { Message } from './message.ts';

/** A mistake at its own line, which may be above the one that can't be read. */
interface Mistake {
  /** From 1. */
  line: number;
  messages: Message[];
}

/** Finds a frequent mistake at the line that can't be read, or at the one above it. */
export function frequentMistake(source: string, errorLine: number): Mistake | undefined {
  const lines = source.split(/\r?\n/);
  // All that follows an open quotation mark is read as its text, so the error is anywhere below.
  const open = lines.slice(0, errorLine).findIndex((line) => unclosed.test(line));
  if (open >= 0) return { line: open + 1, messages: [{ key: 'yaml.openQuote' }] };
  for (const line of [errorLine - 1, errorLine]) {
    const message = mistakeIn(lines[line - 1] ?? '');
    if (message) return { line, messages: [message] };
  }
  return undefined;
}

const field = String.raw`^(?<name>\s*(?:- )?[\w-]+:)`;
const unclosed = new RegExp(String.raw`${field} +(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$`);
const withoutSpace = new RegExp(String.raw`${field}(?<value>[^\s/].*)$`);
const curly = new RegExp(`${field} +[“”„«](?<value>.*?)[“”»]?$`);
const afterQuote = new RegExp(String.raw`${field} +(?<value>"[^"]*" *[^\s#"].*)$`);
const withColon = new RegExp(String.raw`${field} +(?<value>[^"'[{|>#&*!%@\x60\s].*:(?:\s.*)?)$`);

function mistakeIn(line: string): Message | undefined {
  const correct = (pattern: RegExp, write: (value: string) => string) => {
    const { name, value } = pattern.exec(line)?.groups ?? {};
    return name === undefined || value === undefined
      ? undefined
      : `${name.trim()} ${shortened(write(value.trim()))}`;
  };
  const spaced = correct(withoutSpace, (value) => value);
  if (spaced) return { key: 'yaml.space', line: spaced };
  const straight = correct(curly, inQuotes);
  if (straight) return { key: 'yaml.curlyQuotes', line: straight };
  const whole = correct(afterQuote, inQuotes);
  if (whole) return { key: 'yaml.afterQuote', line: whole };
  const quoted = correct(withColon, inQuotes);
  return quoted ? { key: 'yaml.colon', line: quoted } : undefined;
}

function inQuotes(value: string): string {
  return value.includes('"') ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
}

const longest = 100;

function shortened(value: string): string {
  return value.length > longest ? `${value.slice(0, 20)}…${value.slice(-20)}` : value;
}
