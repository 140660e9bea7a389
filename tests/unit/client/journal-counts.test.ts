import { describe, expect, it, vi } from 'vitest';
import { digitGroups, formatNumber } from '../../../src/i18n/format.ts';
import { locales } from '../../../src/i18n/locales.ts';

// A page without a journal.
vi.stubGlobal('document', { querySelector: () => null });
const { groupDigits } = await import('../../../src/client/journal-counts.ts');
vi.unstubAllGlobals();

describe.each(locales)('in %s', (locale) => {
  const { separator, from } = digitGroups(locale);

  it.each([0, 7, 999, 1000, 1841, 9999, 10_000, 12_345, 123_456, 1_234_567])(
    'the browser writes %i as the build does',
    (number) => {
      expect(groupDigits(number, separator, from)).toBe(formatNumber(number, locale));
    },
  );
});
