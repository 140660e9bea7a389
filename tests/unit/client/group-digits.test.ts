import { describe, expect, it } from 'vitest';
import { groupDigits } from '../../../src/client/group-digits.ts';
import { digitGroups, formatNumber } from '../../../src/i18n/format.ts';
import { locales } from '../../../src/i18n/locales.ts';

describe.each(locales)('in %s', (locale) => {
  const { separator, from } = digitGroups(locale);

  it.each([0, 7, 999, 1000, 1841, 9999, 10_000, 12_345, 123_456, 1_234_567])(
    'the browser writes %i as the build does',
    (number) => {
      expect(groupDigits(number, separator, from)).toBe(formatNumber(number, locale));
    },
  );
});
