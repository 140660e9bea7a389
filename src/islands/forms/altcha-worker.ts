import type { Challenge } from 'altcha-lib';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

self.addEventListener('message', async ({ data: challenge }: MessageEvent<Challenge>) => {
  self.postMessage(await solveChallenge({ challenge, deriveKey }));
});
