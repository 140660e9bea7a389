/**
 * What a form may hold, for the browser and the functions alike. Lengths are in code points, so that
 * an emoji or a rare Chinese character counts as one.
 */
export const limits = {
  name: 100,
  /** RFC 5321: a path of 256 octets, its angle brackets included. */
  email: 254,
  /** A line in which an email address or a telephone number is looked for. */
  pastedLine: 500,
  message: 5000,
  residence: 200,
  /** Of all links to profiles together. */
  socialNetworks: 500,
  idempotencyKey: 100,
  /** The number of fields in a post, known or not. */
  fields: 100,
  /** Bytes of all texts of a form, in any format. */
  textBytes: 256 * 1024,
  /** Bytes of all files of a form. */
  files: 4 * 1024 * 1024,
  /** Megapixels of a picture: more than any phone or scanner makes, and more than viewers open with ease. */
  megapixels: 100,
  /** Bytes of a picture's colour profile, unpacked. */
  profile: 4 * 1024 * 1024,
  /** Bytes of a post, the platform's own limit: below it, the texts beside a too large file are still read. */
  uploadBytes: 6 * 1024 * 1024,
  /**
   * Posts per day and address without a passed bot check: a class of thirty behind a campus's one
   * address gets through while a provider is down, and what a flood brings can be deleted by hand.
   */
  uncheckedPosts: 30,
  /** Milliseconds between opening and sending a form; no person fills one in faster. */
  minFormAgeMs: 2000,
  /** Hours that a draft is kept in the browser. */
  draftHours: 24,
} as const;

/** Milliseconds from a post's last byte to its reply, whatever fails; browsers wait longer. */
export const replyTimeoutMs = 15_000;
