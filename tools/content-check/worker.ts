import { parentPort, workerData } from 'node:worker_threads';
import { inspectContent } from './check.ts';

// A thread of its own: inspects the folder it is given, and sends what it found.
parentPort?.postMessage(await inspectContent(workerData));
