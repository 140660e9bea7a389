const named = /^[^<>]*<([^<>]*)>\W*$/;
/** `mailto:`, `E-mail: `; but `https:` belongs to no address. */
const label = /^(?:[^@]*mailto:\/*|[^@]*:(?!\/))/i;
const remark = /\s\([^@()]*\)\s*$/;
const opening = /^[\p{Ps}\p{Pi}\p{Pf}"'`<\s]+/u;
const closing = /[\p{Pe}\p{Pi}\p{Pf}"'`>.,;:!?\s]+$/u;
const marks = /\p{Cf}/gu;
const domainName = /^[\p{L}\p{M}\p{N}.\p{Join_C}\u3002-]+$/u;
/** A Cyrillic or Greek letter among Latin ones, between two dots: a slip of the keyboard in `gmail.соm`. */
const mixed = /[a-z][^.]*[\p{sc=Cyrl}\p{sc=Grek}]|[\p{sc=Cyrl}\p{sc=Grek}][^.]*[a-z]/iu;

/**
 * The email address in a line in NFKC, as people type or paste it: `mailto:` links, names and angle
 * brackets, labels, quotes, the end of a sentence and marks of zero width are read past. The domain is in
 * lower case, and in ASCII by the rules of browsers (UTS #46); the part before the @ stays as it is,
 * since its meaning is up to the receiving server (RFC 5321, 2.4). A line that holds no address, or
 * several, comes back more or less as it was, and so does a domain that can't be one. The time grows with
 * the square of the length.
 * `Anora <anora@Почта.рф>.` → `anora@xn--80a1acny.xn--p1ai`.
 */
export function normalizeEmail(line: string): string {
  const text = decodeLink(line);
  const address = (named.exec(text)?.[1] ?? text)
    .replace(label, '')
    .replace(remark, '')
    .replace(opening, '')
    .replace(closing, '')
    .replace(/\s*@\s*/g, '@');
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const [domain = ''] = address.slice(at + 1).split('?');
  return `${address.slice(0, at).replace(marks, '')}@${toAscii(domain)}`;
}

/** A `mailto:` link without its percent-encoding (RFC 6068); any other text as it is. */
function decodeLink(text: string): string {
  if (!/mailto:/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The only part of an address that both browsers and functions can write in ASCII. */
function toAscii(domain: string): string {
  // Joiners belong to Persian domains; in any other they make no valid one, and were pasted.
  return asciiHost(domain) ?? asciiHost(domain.replace(marks, '')) ?? domain;
}

function asciiHost(domain: string): string | undefined {
  if (!domainName.test(domain) || mixed.test(domain)) return undefined;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}
