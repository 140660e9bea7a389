import { expect, it, onTestFinished, vi } from 'vitest';
import { applicationPost, contactPost } from '../../../tools/stress/forms.ts';
import { killRounds } from '../../../tools/stress/kills.ts';
import { formSite } from './form-site.ts';

it('a site killed under load has stored, and notified the staff of, every form that it answered with 201', async () => {
  // The rounds connect this process to the store that the site left behind.
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const figures = await killRounds({
    ...formSite(),
    rounds: 4,
    posts: [contactPost, applicationPost],
  });
  expect(figures).toMatchObject({ lost: [], damaged: [], missing: [], tooOften: [] });
  expect(figures.accepted).toBeGreaterThan(4);
});
