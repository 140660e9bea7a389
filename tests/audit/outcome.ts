import type { AuditedSite } from './site.ts';

/** One line of the report. */
export interface Finding {
  /** Whether it is plainly wrong, which fails the audit; everything else is advice. */
  broken: boolean;
  /** A file and field, a page, a query, a command. */
  where: string;
  what: string;
  /** The advice about it. */
  todo: string;
}

/** The findings and measurements of an audit. */
export interface Outcome {
  findings: Finding[];
  notes?: string[];
}

/** A row of `audits`. */
export interface Audit {
  /** Its subject, in a few words. */
  title: string;
  /** Whether it needs dist/ and the functions' modules. */
  built: boolean;
  /** Whether it runs only if it is named. */
  onlyNamed?: boolean;
  /** A rejection counts as broken. */
  run: (site: AuditedSite) => Promise<Outcome>;
}

/** A finding that fails the audit. */
export const broken = (where: string, what: string, todo: string): Finding => ({
  broken: true,
  where,
  what,
  todo,
});

/** A finding to consider. */
export const advice = (where: string, what: string, todo: string): Finding => ({
  ...broken(where, what, todo),
  broken: false,
});
