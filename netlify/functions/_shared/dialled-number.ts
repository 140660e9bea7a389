import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A number in E.164 as it is dialled, `+` and digits, without a trunk prefix after the country code if
 * that country has one (`+440207…` → `+44207…`, but `+3906…` is unchanged). Undefined if its country has
 * no numbers of this length. Doesn't check that a network has assigned the number, since new ranges are
 * in use before the library knows them.
 */
export function dialledNumber(number: string): string | undefined {
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.isPossible() ? parsed.number : undefined;
}
