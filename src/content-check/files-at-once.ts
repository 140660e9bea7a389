/** Well below the usual limit of open files per process. */
export const filesAtOnce = 64;
