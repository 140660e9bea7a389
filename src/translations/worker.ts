import { parentPort, workerData } from 'node:worker_threads';
import { translationStatus } from './status.ts';

// Runs in a thread of its own: `workerData` is the content folder.
parentPort?.postMessage(await translationStatus(workerData));
