import { type Correction, codeOf } from './correction.ts';

/**
 * Kinds of characters to remove. `control`: invalid in XML or HTML, or invisible. `hyphen`: a soft hyphen, a
 * word joiner or a non-breaking hyphen. `mark`: invisible, but joins, separates or reverses the characters
 * around it. `lost`: replaces a letter that a program could not read. `font`: exists in one font only.
 */
type Kind = 'control' | 'hyphen' | 'mark' | 'lost' | 'font';

/** Whether only the author can replace the character. */
export const isAuthors = (kind: Kind) => kind === 'lost' || kind === 'font';

/** A character to remove, literal or as an HTML character reference. */
export interface FoundCharacter extends Correction {
  kind: Kind;
}

const pictograph = String.raw`\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0E\uFE0F]*`;
/** Emoji may consist of several characters: https://www.unicode.org/reports/tr51/#Definitions */
const emoji = String.raw`${pictograph}(?:\u200D${pictograph}|[\u{E0020}-\u{E007F}])*|[#*\d]\uFE0F`;
/** Arabic and Indian scripts join and separate letters with U+200D and U+200C. */
const joined = String.raw`(?<=[[\p{L}\p{M}]--[\p{scx=Latin}\p{scx=Cyrillic}\p{scx=Greek}\p{scx=Common}\p{scx=Inherited}]])[\u200C\u200D]`;
const kinds: Record<Kind, string> = {
  // The last two are noncharacters and lone surrogates: https://www.w3.org/TR/xml/#charsets
  control: String.raw`[\p{Cc}--[\t\n\r]]|\r(?!\n)|\p{Noncharacter_Code_Point}|\p{Surrogate}`,
  hyphen: String.raw`[\u00AD\u2011\u2060]`,
  mark: String.raw`[\p{Default_Ignorable_Code_Point}\u2028\u2029\uFFF9-\uFFFC]`,
  lost: String.raw`\uFFFD`,
  font: String.raw`\p{Private_Use}`,
};
const named = Object.entries(kinds).map(([kind, pattern]) => `(?<${kind}>${pattern})`);
const searched = new RegExp([emoji, joined, ...named].join('|'), 'gv');
const isWorthSearching = new RegExp(`&|${Object.values(kinds).join('|')}`, 'v');

/** Finds the characters to remove. */
export function unneededCharacters(source: string): FoundCharacter[] {
  if (!isWorthSearching.test(source)) return [];
  const { text, starts } = decodedText(source);
  return [...text.matchAll(searched)].flatMap(({ 0: found, index, groups }) => {
    const kind = kindOf(groups);
    if (!kind) return [];
    const [start = 0, end = 0] = [starts[index], starts[index + found.length]];
    const replacement = replacementOf(found, end - start === found.length);
    const [head, tail] = around(text, index, found.length);
    const [before = '', after = ''] = [shown(found), replacement].map(
      (part) => shown(head) + part + shown(tail),
    );
    return { kind, start, length: end - start, replacement, before, after };
  });
}

function kindOf(groups: Record<string, string | undefined> = {}): Kind | undefined {
  const [kind] = Object.entries(groups).find(([, part]) => part !== undefined) ?? [];
  return kind as Kind | undefined;
}

function replacementOf(found: string, isRaw: boolean): string {
  if (found === '\r') return isRaw ? '\n' : ' ';
  if (found === '\u2011') return '-';
  if (/[\uFFFD\p{Private_Use}]/u.test(found)) return found;
  return /[\v\f\u0085\u2028\u2029]/.test(found) ? ' ' : '';
}

/** A text with such characters as code points: `Ya[U+202E]ngi`. */
function shown(text: string): string {
  return text.replace(searched, (found, ...rest) => {
    const kind = kindOf(rest.at(-1));
    return kind === undefined || kind === 'lost' ? found : `[${codeOf(found)}]`;
  });
}

const longest = 20;

function around(text: string, index: number, length: number): [head: string, tail: string] {
  const before = text.slice(Math.max(0, index - longest), index);
  const after = text.slice(index + length, index + length + longest);
  return [/[^\s"]*$/.exec(before)?.[0] ?? '', /^[^\s"]*/.exec(after)?.[0] ?? ''];
}

/** HTML names of invisible characters: https://html.spec.whatwg.org/#named-character-references */
const references: Record<string, string> = {
  shy: '\u00AD',
  zwnj: '\u200C',
  zwj: '\u200D',
  lrm: '\u200E',
  rlm: '\u200F',
  ZeroWidthSpace: '\u200B',
  NegativeVeryThinSpace: '\u200B',
  NegativeThinSpace: '\u200B',
  NegativeMediumSpace: '\u200B',
  NegativeThickSpace: '\u200B',
  NoBreak: '\u2060',
  af: '\u2061',
  ApplyFunction: '\u2061',
  it: '\u2062',
  InvisibleTimes: '\u2062',
  ic: '\u2063',
  InvisibleComma: '\u2063',
};
const digit = String.raw`[\da-fA-F]`;
const notation = new RegExp(
  String.raw`&(?:#[xX](?<hex>${digit}{1,6})|#(?<decimal>\d{1,7})|(?<name>[A-Za-z]+));`,
  'g',
);

/**
 * A source with its character references decoded, and the offset in the source of each UTF-16 unit, then of
 * the end.
 */
function decodedText(source: string) {
  const starts: number[] = [];
  let text = '';
  let next = 0;
  const copy = (end: number) => {
    for (let at = next; at < end; at++) starts.push(at);
    text += source.slice(next, end);
    next = end;
  };
  for (const { 0: written, index, groups = {} } of source.matchAll(notation)) {
    const character = characterOf(groups);
    if (character === undefined) continue;
    copy(index);
    for (let unit = 0; unit < character.length; unit++) starts.push(index);
    text += character;
    next = index + written.length;
  }
  copy(source.length);
  return { text, starts: [...starts, source.length] };
}

function characterOf({ hex, decimal, name = '' }: Record<string, string | undefined>) {
  const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return point <= 0x10_ffff ? String.fromCodePoint(point) : references[name];
}
