import { parentPort, workerData } from 'node:worker_threads';
import { translationStatus } from './status.ts';

// Runs in a separate thread; `workerData` is the content folder.
parentPort?.postMessage(await translationStatus(workerData));
