// Loaded into a build: tells at its end how much memory it had at most, in bytes.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env['PEAK_MEMORY_FILE'];
if (isMainThread && file) {
  process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS * 1024)));
}
