/** The command line's numbers; each bench has a default for those that are undefined. */
export interface BenchOptions {
  /** How many times each thing is measured. */
  runs?: number | undefined;
  /** How many news items are generated. */
  news?: number | undefined;
}
