import { styleText } from 'node:util';
import type { Finding } from './check.ts';

const colours = { ok: 'green', fault: 'red', 'not checked': 'yellow' } as const;

/** The line of a check, coloured on a terminal that supports it. */
export function reportLine(name: string, finding: Finding): string {
  const state = styleText(colours[finding.state], finding.state.padEnd(11), {
    stream: process.stdout,
  });
  const todo = finding.state === 'ok' ? '' : ` → ${finding.todo}`;
  return `${state}  ${name.padEnd(22)}  ${finding.found}${todo}`.replace(/\s*\n\s*/g, ' ');
}

/** `24 checks: 22 ok, 1 fault, 1 not checked` */
export function summary(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) =>
    findings.filter((finding) => finding.state === state).length;
  const faults = count('fault');
  const parts = [
    `${count('ok')} ok`,
    `${faults} ${faults === 1 ? 'fault' : 'faults'}`,
    `${count('not checked')} not checked`,
  ];
  return `${findings.length} checks: ${parts.join(', ')}`;
}
