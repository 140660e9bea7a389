// Examines a running site: npm run doctor -- URL
import { CommanderError } from 'commander';
import { diagnose } from './diagnose.ts';
import { createProgram, type DoctorOptions } from './program.ts';
import { reportLine, summary } from './report.ts';
import { openSiteStore } from './store.ts';

try {
  await createProgram(run).parseAsync();
} catch (error) {
  // Commander has printed its own message. 2 stands for a mistyped command; help is no error.
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode && 2;
}

async function run({ url, post, store: folder }: DoctorOptions): Promise<void> {
  const store = await openSiteStore(url, folder);
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
  if (findings.some(({ state }) => state === 'fault')) process.exitCode = 1;
}
