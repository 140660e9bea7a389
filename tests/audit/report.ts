import { styleText } from 'node:util';
import type { Finding } from './outcome.ts';
import type { Result } from './run.ts';

const isBroken = ({ broken }: Finding) => broken;

/** `2 broken, 1 advice`, `sound` */
function verdict(findings: readonly Finding[]): string {
  const broken = findings.filter(isBroken).length;
  const counts: [number, string][] = [
    [broken, 'broken'],
    [findings.length - broken, 'advice'],
  ];
  const parts = counts.flatMap(([count, name]) => (count > 0 ? `${count} ${name}` : []));
  return parts.join(', ') || 'sound';
}

/** An audit's heading, its findings, those first that fail it, and its notes. Coloured on a terminal. */
export function reportOf({ name, title, findings, notes, seconds }: Result): string {
  const fails = findings.some(isBroken);
  const colour = fails ? 'red' : findings.length > 0 ? 'yellow' : 'green';
  const heading = `── ${name} (${title}): ${verdict(findings)}, ${seconds.toFixed(1)} s`;
  const lines = findings
    .toSorted((a, b) => Number(b.broken) - Number(a.broken))
    .map(
      ({ broken, where, what, todo }) =>
        `${broken ? 'broken' : 'advice'}  ${where}: ${what} — ${todo}`,
    );
  return [
    styleText(colour, heading, { stream: process.stdout }),
    ...lines,
    ...notes.map((note) => `        ${note}`),
  ].join('\n');
}

/** The last line. */
export function summaryOf(results: readonly Result[]): string {
  const findings = results.flatMap((result) => result.findings);
  return `${results.length} audits: ${verdict(findings)}`;
}
