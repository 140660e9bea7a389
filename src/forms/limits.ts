/**
 * What a form may hold, for the browser and the functions alike. Lengths are counted in code
 * points, so that an emoji or a rare Chinese character counts as one.
 */
export const limits = {
  name: 100,
  /** RFC 5321: a path of 256 octets, its angle brackets included. */
  email: 254,
  message: 5000,
  /** Links to profiles, one after another. */
  socialNetworks: 500,
  idempotencyKey: 100,
  fields: 100,
  /** Bytes of all texts of a form, in whatever format they come. */
  textBytes: 256 * 1024,
  /** Bytes of all files of a form. */
  files: 4 * 1024 * 1024,
  /** The platform's own limit: up to it the texts of a form with too large a file are still read. */
  uploadBytes: 6 * 1024 * 1024,
  /**
   * Posts a day of one address that pass no bot check: a class of thirty at a campus's one address
   * gets through while a provider is down, and a flood ends where the staff can still delete it.
   */
  uncheckedPosts: 30,
  /** Milliseconds: nobody fills in a form faster. */
  youngestForm: 2000,
  /** Hours that a half-written form is kept in its writer's browser. */
  draftHours: 24,
} as const;
