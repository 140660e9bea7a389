/** Well below the number of files that a process may have open. */
export const filesAtOnce = 64;
