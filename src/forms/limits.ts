/**
 * What a form may hold, for the browser and the functions alike. Lengths are counted in code
 * points, so that an emoji or a rare Chinese character counts as one.
 */
export const limits = {
  name: 100,
  /** RFC 5321: a path of 256 octets, its angle brackets included. */
  email: 254,
  message: 5000,
  idempotencyKey: 100,
  fields: 100,
  contactBytes: 256 * 1024,
  /** Milliseconds: nobody fills in a form faster. */
  youngestForm: 2000,
} as const;
