import { type Audit, broken, type Outcome } from './outcome.ts';
import type { AuditedSite } from './site.ts';

/** An audit that has run. */
export interface Result extends Required<Outcome> {
  name: string;
  title: string;
  seconds: number;
}

/** Runs an audit. What it throws is a finding, which fails it. */
export async function runAudit(
  name: string,
  { title, run }: Audit,
  site: AuditedSite,
): Promise<Result> {
  const began = performance.now();
  const { findings, notes = [] } = await run(site).catch((error: unknown): Outcome => {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { findings: [broken(name, `did not finish: ${what}`, 'tell the developers')] };
  });
  const seconds = (performance.now() - began) / 1000;
  return { name, title, findings, notes, seconds };
}
