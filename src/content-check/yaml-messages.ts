import type { ErrorCode } from 'yaml';
import type { Message } from './message.ts';

const quotes: Message = { key: 'yaml.quotes' };

/** The first pattern that matches `<code> <reason>` counts. */
const known: [pattern: RegExp, ...messages: Message[]][] = [
  [/^TAB_AS_INDENT/, { key: 'yaml.tab' }],
  [/^DUPLICATE_KEY/, { key: 'yaml.duplicate' }],
  [/^MISSING_CHAR .*quote/, { key: 'yaml.openQuote' }],
  [/^(?:BAD_INDENT|MISSING_CHAR) .*flow/i, { key: 'yaml.openBracket' }],
  [/^MISSING_CHAR .*sequence/i, { key: 'yaml.listItem' }, quotes],
  [/^MISSING_CHAR/, { key: 'yaml.noField' }, quotes],
  [/^(?:BAD_INDENT|MULTILINE_IMPLICIT_KEY)/, { key: 'yaml.indent' }, quotes],
  [/^BAD_DQ_ESCAPE/, { key: 'yaml.backslash' }],
  [/^MULTIPLE_DOCS/, { key: 'yaml.secondGroup' }],
  [/^UNPRINTABLE/, { key: 'yaml.control' }],
  [
    /^(?:BAD_ALIAS|BAD_SCALAR_START|BLOCK_AS_IMPLICIT_KEY|TAG_RESOLVE_FAILED|UNEXPECTED_TOKEN)/,
    { key: 'yaml.value' },
    quotes,
  ],
];

/** The messages for invalid YAML, from the `yaml` library's code and reason. */
export function yamlMessages(code: ErrorCode | 'UNPRINTABLE', reason = ''): Message[] {
  const [, ...messages] = known.find(([pattern]) => pattern.test(`${code} ${reason}`)) ?? [];
  return messages.length > 0 ? messages : [{ key: 'yaml.other', reason }, quotes];
}
