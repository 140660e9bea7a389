import { expect, it } from 'vitest';
import {
  initialState,
  reduceSubmission,
  type SubmissionEvent,
} from '../../../../src/islands/forms/submission-state.ts';

const after = (...events: SubmissionEvent[]) => events.reduce(reduceSubmission, initialState);

const opened: SubmissionEvent = { type: 'opened', key: 'first', keyUsed: false, restored: true };
const failure = { errors: {}, message: 'The server did not answer.' };
const failed: SubmissionEvent = { type: 'failed', failure };

it('keeps the error on screen during a retry', () => {
  const submitted: SubmissionEvent = { type: 'submitted', progress: 0 };
  const state = after(opened, failed, submitted, { type: 'progressed', progress: 0.5 });
  expect(state).toMatchObject({ phase: { name: 'sending', progress: 0.5 }, failure });
});

it('shows no progress for a form without a file, and none after the reply', () => {
  const submitted: SubmissionEvent = { type: 'submitted', progress: undefined };
  const progressed: SubmissionEvent = { type: 'progressed', progress: 1 };
  expect(after(opened, submitted, progressed).phase).toEqual({
    name: 'sending',
    progress: undefined,
  });
  expect(after(opened, submitted, failed, progressed).phase).toEqual({ name: 'editing' });
});

it('starts a new form with a new key after the previous one is stored', () => {
  const stored: SubmissionEvent = {
    type: 'stored',
    reference: 'CAMU-1',
    confirmed: true,
    key: 'second',
  };
  const state = after(opened, failed, stored);
  expect(state).toEqual({
    ...initialState,
    key: 'second',
    phase: { name: 'stored', reference: 'CAMU-1', confirmed: true },
  });
  expect(reduceSubmission(state, { type: 'closed' }).phase).toEqual({ name: 'editing' });
});
