import * as v from 'valibot';
import { errorCode, type FormErrorCode } from './codes.ts';
import { normalizeEmail } from './email.ts';
import { limits } from './limits.ts';
import { normalizePhone } from './phone.ts';
import { toLine, toLines } from './plain-text.ts';
import type { ValidationContext } from './validate.ts';

const visible = /[^\p{Cc}\p{Cf}\p{Z}\p{M}\p{DI}]/u;
const dottedAddress = /^[^.@]+(?:\.[^.@]+)*@.+\.[a-z][a-z\d-]*[a-z\d]$/i;

/**
 * A longer run of combining marks than any language writes: stream-safe text has at most 30 (UAX #15, 13).
 * Checked before normalizing, which takes quadratic time in such a run.
 */
const longRun = /\p{M}{31}/u;

const isStreamSafe = (text: string) => !longRun.test(text);
const isVisible = (text: string) => visible.test(text);
/** Mail to other characters before the @ needs a server that few providers have (RFC 6531). */
const isAsciiBeforeAt = (text: string) => !/^[^@]*[^ -~][^@]*@[^@]*$/.test(text);
const isAsciiAfterAt = (text: string) => !/^[^@]*@[^@]*[^ -~][^@]*$/.test(text);
const fits = (limit: number) => (text: string) => [...text].length <= limit;

type LineField = 'firstName' | 'lastName' | 'residence' | 'postAddress' | 'socialNetworks';

/** A text in any script on one line, in NFC; may be empty. */
const line = (field: LineField, limit: number) =>
  v.pipe(
    v.string(errorCode(`${field}.characters`)),
    v.transform(toLine),
    v.check(isStreamSafe, errorCode(`${field}.characters`)),
    v.normalize('NFC'),
    v.check(fits(limit), errorCode(`${field}.tooLong`)),
  );

function requiredLine(field: 'firstName' | 'residence', limit: number) {
  const required = errorCode(`${field}.required`);
  return v.optional(
    v.pipe(v.string(required), line(field, limit), v.check(isVisible, required)),
    '',
  );
}

/** The first name, or the full name if it is one word: 1 to 100 characters. */
export const firstName = requiredLine('firstName', limits.name);

/** The last name, 100 characters at most; empty for people with one name. */
export const lastName = v.optional(line('lastName', limits.name), '');

/** The sender's place of residence, 1 to 200 characters. */
export const homeAddress = requiredLine('residence', limits.residence);

/** The address for an answer by post, 200 characters at most; may be empty. */
export const postAddress = v.optional(
  v.pipe(
    line('postAddress', limits.residence),
    v.transform((text) => (isVisible(text) ? text : '')),
  ),
  '',
);

/** A line from which an email address or a telephone number is extracted, in NFKC. */
function pastedLine(field: 'email' | 'phone', tooLong: FormErrorCode) {
  const required = errorCode(`${field}.required`);
  return v.pipe(
    v.string(required),
    v.transform(toLine),
    v.check(isStreamSafe, errorCode(`${field}.characters`)),
    v.normalize('NFKC'),
    v.check(isVisible, required),
    v.maxLength(limits.pastedLine, tooLong),
  );
}

/**
 * An address by the rules of `<input type=email>`, but with a dot in the domain and no empty part between
 * dots (valibot's own `email` rejects `xn--` domains and o'brien@).
 */
export const emailAddress = v.optional(
  v.pipe(
    pastedLine('email', errorCode('email.tooLong')),
    v.transform(normalizeEmail),
    v.check(isAsciiBeforeAt, errorCode('email.localPart')),
    v.check(isAsciiAfterAt, errorCode('email.domain')),
    v.maxLength(limits.email, errorCode('email.tooLong')),
    v.rfcEmail(errorCode('email.invalid')),
    v.regex(dottedAddress, errorCode('email.invalid')),
  ),
  '',
);

/** The same, or an empty text if the sender has given an address for post instead. */
export const emailOrPost = (hasPostAddress: boolean) => {
  const none = v.pipe(
    v.string(),
    v.transform(() => ''),
    v.check(() => hasPostAddress, errorCode('email.orPostAddress')),
  );
  const isNone = (value: unknown) => typeof value === 'string' && !isVisible(value);
  return v.optional(
    v.lazy((value) => (isNone(value) ? none : emailAddress)),
    '',
  );
};

/** A telephone number in E.164, normalized by the context's `dialled`. */
export const phoneNumber = (dialled: ValidationContext['dialled']) =>
  v.optional(
    v.pipe(
      pastedLine('phone', errorCode('phone.invalid')),
      v.transform((line) => dialled(normalizePhone(line) ?? '')),
      v.string(errorCode('phone.invalid')),
      v.nonEmpty(errorCode('phone.invalid')),
    ),
    '',
  );

/** A text of several lines, 1 to 5,000 characters, in NFC. */
export const messageText = v.optional(
  v.pipe(
    v.string(errorCode('message.required')),
    v.transform(toLines),
    v.check(isStreamSafe, errorCode('message.characters')),
    v.normalize('NFC'),
    v.check(isVisible, errorCode('message.required')),
    v.check(fits(limits.message), errorCode('message.tooLong')),
  ),
  '',
);

/** Links to profiles or their names, 500 characters at most; optional. */
export const socialNetworks = v.optional(line('socialNetworks', limits.socialNetworks), '');

/** Whether a checkbox is ticked, in the forms that browsers and scripts send. */
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
