/**
 * Where the search reports a query that it found nothing for: a form-encoded POST of `locale` and
 * `words`. The answer is 204, whether it was counted or not.
 */
export const searchCounterPath = '/api/searches';

/** In UTF-16 units: longer queries are texts that nobody else types. */
const maxLength = 60;

/**
 * The words of a query as they are counted: `Yotoqxona, narxi?` → `yotoqxona narxi`. Undefined for
 * what may belong to one person: addresses, and five digits or more, such as telephone numbers.
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
