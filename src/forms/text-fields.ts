import * as v from 'valibot';
import { errorCode } from './codes.ts';
import { limits } from './limits.ts';
import { normalizePhone } from './phone.ts';

const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const visible = /[^\p{C}\p{Z}\p{M}]/u;
const dottedAddress = /^[^.@]+(?:\.[^.@]+)*@.+\.[a-z][a-z\d-]*[a-z\d]$/i;

/**
 * More combining marks in a row than any language writes: stream-safe text has 30 at most (UAX #15,
 * 13). Normalizing takes quadratic time in such a run, so it is looked for first.
 */
const longRun = /\p{M}{31}/u;

const isStreamSafe = (text: string) => !longRun.test(text);
const isPrintable = (text: string) => !unprintable.test(text);
const isVisible = (text: string) => visible.test(text);
const fits = (limit: number) => (text: string) => [...text].length <= limit;

/** A required text in any script on one line: NFC, trimmed. */
function requiredLine(field: 'firstName' | 'lastName' | 'residence', limit: number) {
  const required = errorCode(`${field}.required`);
  const characters = errorCode(`${field}.characters`);
  return v.optional(
    v.pipe(
      v.string(required),
      v.check(isStreamSafe, characters),
      v.normalize('NFC'),
      v.trim(),
      v.check(isPrintable, characters),
      v.check(isVisible, required),
      v.check(fits(limit), errorCode(`${field}.tooLong`)),
    ),
    '',
  );
}

/** A name, 1 to 100 characters. */
export const personName = (field: 'firstName' | 'lastName') => requiredLine(field, limits.name);

/** Where the sender lives, 1 to 200 characters. */
export const homeAddress = requiredLine('residence', limits.residence);

/**
 * An address as `<input type=email>` understands it, but with a dotted domain and no empty part
 * between dots (valibot's own `email` refuses `xn--` domains and o'brien@). Only the domain is put in
 * lower case: what the part before the @ means is up to the receiving server (RFC 5321, 2.4).
 */
export const emailAddress = v.optional(
  v.pipe(
    v.string(errorCode('email.required')),
    v.check(isStreamSafe, errorCode('email.characters')),
    v.normalize('NFKC'),
    v.trim(),
    v.check(isPrintable, errorCode('email.characters')),
    v.nonEmpty(errorCode('email.required')),
    v.maxLength(limits.email, errorCode('email.tooLong')),
    v.rfcEmail(errorCode('email.invalid')),
    v.regex(dottedAddress, errorCode('email.invalid')),
    v.transform((text) => text.replace(/@.*$/, (domain) => domain.toLowerCase())),
  ),
  '',
);

/** A telephone number, normalized to E.164. */
export const phoneNumber = v.optional(
  v.pipe(
    v.string(errorCode('phone.required')),
    v.check(isStreamSafe, errorCode('phone.characters')),
    v.trim(),
    v.check(isPrintable, errorCode('phone.characters')),
    v.check(isVisible, errorCode('phone.required')),
    v.transform(normalizePhone),
    v.string(errorCode('phone.invalid')),
  ),
  '',
);

/** A text of several lines, 1 to 5,000 characters; line ends become `\n`, tabs may stay. */
export const messageText = v.optional(
  v.pipe(
    v.string(errorCode('message.required')),
    v.check(isStreamSafe, errorCode('message.characters')),
    v.normalize('NFC'),
    v.transform((text) => text.replace(/\r\n?|[\u2028\u2029]/g, '\n')),
    v.trim(),
    v.check((text) => isPrintable(text.replace(/[\n\t]/g, '')), errorCode('message.characters')),
    v.check(isVisible, errorCode('message.required')),
    v.check(fits(limits.message), errorCode('message.tooLong')),
  ),
  '',
);

/** Links to profiles or their names, 500 characters at most; optional. */
export const socialNetworks = v.optional(
  v.pipe(
    v.string(errorCode('socialNetworks.characters')),
    v.check(isStreamSafe, errorCode('socialNetworks.characters')),
    v.normalize('NFC'),
    v.transform((text) => text.replace(/[\s\u2028\u2029]+/g, ' ').trim()),
    v.check(isPrintable, errorCode('socialNetworks.characters')),
    v.check(fits(limits.socialNetworks), errorCode('socialNetworks.tooLong')),
  ),
  '',
);

/** Whether a checkbox is ticked, as browsers and scripts send it. */
export function isChecked(value: unknown): boolean {
  return value === true || value === 'on' || value === 'true' || value === 'yes';
}

/** Consent to the processing of personal data; stored as `true`. */
export const consent = v.optional(
  v.pipe(
    v.unknown(),
    v.check(isChecked, errorCode('consent.required')),
    v.transform(() => true as const),
  ),
  '',
);
