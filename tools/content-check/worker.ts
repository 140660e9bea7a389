import { parentPort, workerData } from 'node:worker_threads';
import { checkContent } from './check.ts';

// Runs the check in a thread of its own: `workerData` is the content folder.
parentPort?.postMessage(await checkContent(workerData));
