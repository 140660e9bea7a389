import type { Translations } from '../i18n/localize.ts';

/** A course by its number, or a nursing programme by its name. */
export type ProgrammeKey = number | string;

/** What a year of study costs. */
export interface Fee {
  academicYear: string;
  /** For citizens of Uzbekistan, in soʻm. */
  amount: number;
  /** For citizens of other countries, in US dollars. */
  foreign?: number | undefined;
}

/** All fees of an academic year. */
export interface FeeYear {
  academicYear: string;
  /** The official document that sets the fees. */
  source: Translations;
  fees: ReadonlyMap<ProgrammeKey, Fee>;
  /** The price of a place in the hall of residence, in soʻm. */
  dormitory: { perMonth: number; months: number } | undefined;
  /** How the months beyond whole years of a programme are billed. */
  partYear: Translations | undefined;
  sample: boolean;
}

/** A currency of fees. */
export type Currency = 'UZS' | 'USD';
