import { diagnose } from '../../tools/doctor/diagnose.ts';
import { openSiteStore } from '../../tools/doctor/store.ts';
import { broken, type Finding, type Outcome } from './outcome.ts';
import { serve } from './serve.ts';
import type { AuditedSite } from './site.ts';

/** Examines the built site, served on this computer, as the doctor examines a deployed one. */
export async function auditWithDoctor(site: AuditedSite): Promise<Outcome> {
  await using served = await serve(site);
  const url = new URL(served.url);
  const store = await openSiteStore(url, served.data);
  const findings: Finding[] = [];
  const notes: string[] = [];
  try {
    for await (const { name, finding } of diagnose({ url, post: true, store })) {
      if (finding.state === 'fault') findings.push(broken(name, finding.found, finding.todo));
      if (finding.state === 'not checked') notes.push(`${name}: ${finding.found}`);
    }
  } finally {
    await store.inbox?.close();
  }
  return { findings, notes };
}
