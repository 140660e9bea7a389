interface Entry {
  sample?: boolean | undefined;
}

/** Where a list marks its samples: once at its heading if all entries are samples, or else at each of them. */
export function sampleMarks(entries: readonly Entry[]) {
  const heading = entries.length > 0 && entries.every(({ sample }) => sample);
  return { heading, at: ({ sample }: Entry): boolean => Boolean(sample) && !heading };
}
