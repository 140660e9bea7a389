/** `доб. 12`, `ext. 12`, `dahili 12`, `x12`, `#12`, `;ext=12` at the end. */
const extension =
  /[\s,;(/]*(?:доб|вн|ext|x|dahili|ichki|qoʻshimcha|durchwahl|int|#)\p{L}*[.:=\s]*\d{1,6}\)?$/iu;
/** `Моб.: `, `tel:`, `(`: up to the first digit, unless a letter is next to it. */
const label = /^[^\d+]*[^\d+\p{L}](?=[\d+])/u;
/** ` (Anora)`, ` uy`, `.`: after the last digit, unless a letter is next to it. */
const remark = /[^\d\p{L}]\D*$/u;
const separators = /[\s\p{Pd}\u2212\u00B7\u2022_.()[\]~]/gu;
/** Before a city's number, but not before the last digits of a second one: `234-56-78/79`. */
const slash = /\/(?!\d{1,2}$)/g;
/** Dialled before a country code in most countries, in those of the former Soviet Union, and in America. */
const dialledAbroad = /^\+?(?:00|810|011)(?=\d{10})/;
/**
 * Numbers that are unambiguous without a plus: Uzbek ones; Russian and Kazakh ones, also after the 8 (or
 * even +8) of calls within the country; mobile ones of Türkiye, India, Pakistan, the United Kingdom,
 * Germany and Italy with their country code.
 */
const uzbekWithin = /^(?=[1-9]\d{8}$)/;
const russianWithin = /^(?:8(?=[3-9]\d{9}$)|\+8(?=9\d{9}$))/;
const withCountryCode =
  /^(?=(?:998\d{9}|7[3-9]\d{9}|905\d{9}|91[6-9]\d{9}|923\d{9}|447\d{9}|491[5-7]\d{8,9}|393\d{8,9})$)/;

const e164 = /^\+[1-9]\d{6,14}$/;
const uzbek = /^\+998[1-9]\d{8}$/;

/**
 * A telephone number as people type or paste it, from a line in NFKC: `+` and digits, or undefined if it is
 * invalid or its country isn't known. Nine digits are an Uzbek number; most others need their country code
 * after `+` or `00`. Digits of any script are read, text before and after a number is ignored, and an
 * extension is dropped. A trunk prefix after the country code, as in `+44 (0)20 …`, stays, since only the
 * tables of all countries distinguish it from the number's first digit. The time grows with the square of
 * the length.
 * `моб. 90 123-45-67`, `998901234567`, `8 10 998 (90) 123 45 67` → `+998901234567`.
 */
export function normalizePhone(line: string): string | undefined {
  const number = line
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(extension, '')
    .replace(label, '')
    .replace(remark, '')
    .replace(separators, '')
    .replace(slash, '')
    .replace(/^\++/, '+')
    .replace(dialledAbroad, '+')
    .replace(uzbekWithin, '+998')
    .replace(russianWithin, '+7')
    .replace(withCountryCode, '+');
  const country = number.startsWith('+998') ? uzbek : e164;
  return country.test(number) ? number : undefined;
}

/** In Unicode the ten digits of each script are consecutive and in order (The Unicode Standard, 4.6). */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}
