// Examines a site that runs: npm run doctor -- URL

import { Complaint } from '../inbox/complaint.ts';
import { refuseFlagsThatNpmTook, typedOrder, usage } from './arguments.ts';
import { diagnose } from './diagnose.ts';
import { reportLine, summary } from './report.ts';
import { openStoreOf } from './store.ts';

try {
  refuseFlagsThatNpmTook(process.env);
  const typed = typedOrder(process.argv.slice(2));
  if (typed) process.exitCode = await report(typed);
  else console.log(usage);
} catch (error) {
  if (!(error instanceof Complaint)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}

/** Returns the exit code. */
async function report({ url, post, store: folder }: NonNullable<ReturnType<typeof typedOrder>>) {
  const store = await openStoreOf(url, folder);
  const findings = [];
  try {
    for await (const { name, finding } of diagnose({ url, post, store })) {
      console.log(reportLine(name, finding));
      findings.push(finding);
    }
  } finally {
    await store.inbox?.close();
  }
  if (findings.length > 1) console.log(summary(findings));
  return findings.some(({ state }) => state === 'fault') ? 1 : 0;
}
