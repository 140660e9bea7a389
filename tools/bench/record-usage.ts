// Preloaded into a build; writes its resource usage to USAGE_FILE at the end.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** The CPU time of all threads in ms, and the peak memory in bytes. */
export interface Usage {
  cpuTime: number;
  memory: number;
}

const file = process.env['USAGE_FILE'];
if (isMainThread && file) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage: Usage = { cpuTime: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS * 1024 };
    writeFileSync(file, JSON.stringify(usage));
  });
}
