/** Rejects when `work` takes longer than `ms` milliseconds; the work itself continues. */
export async function withTimeout<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms);
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** Waits until every promise has settled, then rejects with the first failure, if there is one. */
export async function settleAll(promises: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(promises);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
