/**
 * The limits of a form, shared by the browser and the functions. Lengths are in code points, so that an
 * emoji or a rare Chinese character counts as one.
 */
export const limits = {
  name: 100,
  /** RFC 5321: a path has at most 256 octets, including its angle brackets. */
  email: 254,
  /** A line from which an email address or a telephone number is extracted. */
  pastedLine: 500,
  message: 5000,
  residence: 200,
  /** The maximum of all links to profiles together. */
  socialNetworks: 500,
  idempotencyKey: 100,
  /** The number of fields in a post, known or not. */
  fields: 100,
  /** Bytes of all texts of a form, in any format. */
  textBytes: 256 * 1024,
  /** Bytes of all files of a form. */
  files: 4 * 1024 * 1024,
  /** Megapixels of a picture: more than any phone or scanner produces, and more than viewers open easily. */
  megapixels: 100,
  /** Bytes of a picture's colour profile, unpacked. */
  profile: 4 * 1024 * 1024,
  /** Bytes of a post, the platform's own limit: below it, the texts next to a too large file are still read. */
  uploadBytes: 6 * 1024 * 1024,
  /**
   * Posts per day and address without a passed bot check: a class of thirty behind a campus's only address
   * can send its forms while a provider is down, and a flood can still be deleted by hand.
   */
  uncheckedPosts: 30,
  /** Milliseconds between opening and sending a form; no person fills one in faster. */
  minFormAgeMs: 2000,
  /** Hours that a draft is kept in the browser. */
  draftHours: 24,
} as const;

/** Milliseconds from a post's last byte to its reply in any case; browsers wait longer. */
export const replyTimeoutMs = 15_000;
