import { type Locale, locales } from '../../src/i18n/locales.ts';

interface ScriptCase {
  javaScriptEnabled: boolean;
  /** The languages to test. */
  tested: readonly Locale[];
}

/** Text widths differ by language; without script, the same parts are missing in all of them. */
export const scriptCases: readonly ScriptCase[] = [
  { javaScriptEnabled: true, tested: locales },
  { javaScriptEnabled: false, tested: ['ru'] },
];
