import { parentPort, workerData } from 'node:worker_threads';
import { checkInSteps } from './check.ts';

// Runs the check in a worker thread: `workerData` is the content folder. Posts the problems as soon as they
// are known, then the rest of the result.
const { problems, rest } = await checkInSteps(workerData);
parentPort?.postMessage(problems);
parentPort?.postMessage(await rest());
