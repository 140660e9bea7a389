/** Errors of the counters' API with their HTTP status. */
export const counterStatus = {
  invalid: 400,
  refused: 403,
  notFound: 404,
  wrongMethod: 405,
  unavailable: 503,
} as const;

/** An error code; its messages are in `i18n/ui/counter-errors.ts`. */
export type CounterErrorCode = keyof typeof counterStatus;
