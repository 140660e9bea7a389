import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A number in E.164 as it is dialled, from `+` and digits: without a trunk prefix after the country
 * code, where that country has one (`+440207…` → `+44207…`, but `+3906…` as it is). Undefined where its
 * country has no numbers of this length. Whether a network assigned it isn't asked: new ranges are in
 * use before they are in the library.
 */
export function dialledNumber(number: string): string | undefined {
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.isPossible() ? parsed.number : undefined;
}
