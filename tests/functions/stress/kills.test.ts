import { expect, it, onTestFinished, vi } from 'vitest';
import { applicationPost, contactPost } from '../../../tools/stress/forms.ts';
import { killRounds } from '../../../tools/stress/kills.ts';
import { createFormSite } from './form-site.ts';

it('a site killed under load has stored every form it answered with 201, and notified the staff', async () => {
  // The rounds connect this process to the killed site's store.
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const result = await killRounds({
    ...createFormSite(),
    rounds: 4,
    posts: [contactPost, applicationPost],
  });
  expect(result).toMatchObject({ lost: [], damaged: [], missing: [], tooOften: [] });
  expect(result.accepted).toBeGreaterThan(4);
});
