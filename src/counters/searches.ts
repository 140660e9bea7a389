/**
 * The path to which the search reports a query without results: a form-encoded POST of `locale` and
 * `words`. The response is 204, whether it was counted or not.
 */
export const searchCounterPath = '/api/searches';

/** In UTF-16 units: longer queries are texts that nobody else types. */
const maxLength = 60;

/**
 * The words of a query in the form in which they are counted: `Yotoqxona, narxi?` → `yotoqxona narxi`.
 * Undefined for a query that may identify a person: addresses, and five digits or more, such as telephone
 * numbers.
 */
export function countableWords(query: string): string | undefined {
  if (/@|:\/\/|(?:\p{N}[^\p{L}\p{N}]*){5}/u.test(query)) return undefined;
  const words = query
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}'‘’ʻʼ-]+/gu, ' ')
    .trim();
  return /\p{L}/u.test(words) && words.length <= maxLength ? words : undefined;
}
