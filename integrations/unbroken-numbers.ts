const heading = /(<(h[1-4])(?: [^<>]*)?>)(.*?)(?=<\/\2>)/gs;

/**
 * Keeps numbers in headings, whose lines are short, on a line with what belongs to them: `6-iyulda`,
 * `PF-82`, `10 %`, `с 2020 года`. Words of more than eight letters stay apart: with a number they may
 * not fit into a line of a phone.
 */
export function withUnbrokenNumbers(html: string): string {
  return html.replace(heading, (all, tag: string, _, text: string) =>
    /\d/.test(text) ? tag + text.replace(/(?<=^|>)[^<]+/g, unbroken) : all,
  );
}

/** Joins words after their hyphen: with a hyphen that doesn't break, a browser wouldn't find them. */
function unbroken(text: string): string {
  return text
    .replace(/(?<=\d)-(?=[\p{L}\d])|(?<=\p{L})-(?=\d)/gu, '-\u2060')
    .replace(/(?<=\d) (?=(?:%|\p{L}{1,8})(?![\p{L}ʻʼ]))/gu, '\u00a0')
    .replace(/(?<![\p{L}\dʻʼ-])(\p{L}{1,3}) (?=\d)/gu, '$1\u00a0');
}
