import { getStore, type Store } from '@netlify/blobs';

/** The part of a Blobs store that the pipeline uses. */
export type SubmissionStore = Pick<Store, 'get' | 'setJSON'>;

/** Strongly consistent, because a repeated post must see what the first one wrote. */
export function openSubmissionStore(): SubmissionStore {
  return getStore({ name: 'submissions', consistency: 'strong' });
}

/** Rejects when `work` takes longer than `patience` milliseconds; the work itself goes on. */
export async function within<Result>(patience: number, work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer in ${patience} ms`)), patience);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
