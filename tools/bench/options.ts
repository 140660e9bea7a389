/** What the command line asks for in place of each bench's usual numbers. */
export interface BenchOptions {
  /** How many times each thing is measured. */
  runs?: number | undefined;
  /** How many news items are generated. */
  news?: number | undefined;
}
