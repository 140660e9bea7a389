import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { glossaryRows, matches, normalize, type Row } from '../../src/content-check/glossary.ts';
import { locales } from '../../src/i18n/locales.ts';
import { advice, type Outcome } from './outcome.ts';

const file = 'docs/glossary/terms.yaml';

/** Reads the editors' glossary: which of its words another row tells not to write. */
export async function auditGlossary(): Promise<Outcome> {
  const rows = glossaryRows(parse(await readFile(file, 'utf8')));
  const todo = 'choose one of the two rows, or except this word in the one that refuses it';
  return {
    findings: refusedTerms(rows).map((term) => advice(file, `“${term}” is refused`, todo)),
    notes: [`${rows.length} rows`],
  };
}

/** The words of rows that another row refuses in the same language. */
export function refusedTerms(rows: readonly Row[]): string[] {
  return locales.flatMap((locale) => {
    const names = rows.flatMap((row) => row[locale].names.map((name) => normalize(name, locale)));
    return rows.flatMap(({ [locale]: { not, except } }) =>
      names.filter((name) => matches(name, not).length > 0 && matches(name, except).length === 0),
    );
  });
}
