// Loaded into a build: writes at its end what it used of the processors, in ms, and how much memory
// it had at most, in bytes.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env['USAGE_FILE'];
if (isMainThread && file) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage = { processor: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS * 1024 };
    writeFileSync(file, JSON.stringify(usage));
  });
}
