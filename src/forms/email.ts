const named = /^[^<>]*<([^<>]*)>\W*$/;
/** `mailto:`, `E-mail: `; but `https:` belongs to no address. */
const label = /^(?:[^@]*mailto:\/*|[^@]*:(?!\/))/i;
const remark = /\s\([^@()]*\)\s*$/;
const opening = /^[\p{Ps}\p{Pi}\p{Pf}"'`<\s]+/u;
const closing = /[\p{Pe}\p{Pi}\p{Pf}"'`>.,;:!?\s]+$/u;
const marks = /\p{Cf}/gu;
const domainName = /^[\p{L}\p{M}\p{N}.\p{Join_C}\u3002-]+$/u;
/** A Cyrillic or Greek letter among Latin ones in a part between dots: a keyboard slip as in `gmail.соm`. */
const mixed = /[a-z][^.]*[\p{sc=Cyrl}\p{sc=Grek}]|[\p{sc=Cyrl}\p{sc=Grek}][^.]*[a-z]/iu;

/**
 * The email address in a line in NFKC, as people type or paste it: ignores `mailto:` links, names and angle
 * brackets, labels, quotes, the end of a sentence and marks of zero width. The domain becomes lower case
 * and ASCII by the rules of browsers (UTS #46); the part before the @ is unchanged, since its meaning is up
 * to the receiving server (RFC 5321, 2.4). A line that contains no address or several is returned almost
 * unchanged, and so is an invalid domain. The time grows with the square of the length.
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

/** A `mailto:` link without its percent-encoding (RFC 6068); any other text unchanged. */
function decodeLink(text: string): string {
  if (!/mailto:/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Only the domain, because browsers and functions can both convert it to ASCII. */
function toAscii(domain: string): string {
  // Joiners are valid in Persian domains; in others they make the domain invalid and were pasted by accident.
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
