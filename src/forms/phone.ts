const separators = /[\s\p{Cf}\p{Pd}\u2212.()[\]]/gu;
const e164 = /^\+[1-9]\d{6,14}$/;
const uzbek = /^\+998[1-9]\d{8}$/;

/**
 * A telephone number as people write it, in E.164, or undefined when it cannot be one.
 * `90 123-45-67`, `998901234567`, `00 998 (90) 123 45 67` → `+998901234567`. Nine digits are an Uzbek
 * number; any other needs its country code after `+` or `00`. Invisible marks, which address books
 * put around numbers, are dropped.
 */
export function normalizePhone(text: string): string | undefined {
  const compact = text.normalize('NFKC').replace(separators, '').replace(/^00/, '+');
  const number = compact.replace(/^(?=[1-9]\d{8}$)/, '+998').replace(/^(?=998\d{9}$)/, '+');
  const country = number.startsWith('+998') ? uzbek : e164;
  return country.test(number) ? number : undefined;
}
