import { type Locale, locales } from '../../src/i18n/locales.ts';

interface ScriptCase {
  javaScriptEnabled: boolean;
  /** The languages that are tested. */
  tested: readonly Locale[];
}

/** Words have other widths in each language; what a page lacks without script is the same in all. */
export const scriptCases: readonly ScriptCase[] = [
  { javaScriptEnabled: true, tested: locales },
  { javaScriptEnabled: false, tested: ['ru'] },
];
