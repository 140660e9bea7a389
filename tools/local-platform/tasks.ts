/** Work that goes on after its response was sent; it never rejects, its errors go to the console. */
export interface Tasks {
  add(work: Promise<unknown>): void;
  /** Resolves when all of it is done. */
  settled(): Promise<unknown>;
}

/** An empty list of tasks. */
export function createTasks(): Tasks {
  const pending = new Set<Promise<unknown>>();
  return {
    add(work) {
      const task = work.catch(console.error).finally(() => pending.delete(task));
      pending.add(task);
    },
    settled: () => Promise.all(pending),
  };
}
