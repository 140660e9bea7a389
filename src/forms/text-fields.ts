import * as v from 'valibot';
import { limits } from './limits.ts';
import { normalizePhone } from './phone.ts';

const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const visible = /[^\p{C}\p{Z}\p{M}]/u;
const dottedAddress = /^[^.@]+(?:\.[^.@]+)*@.+\.[a-z][a-z\d-]*[a-z\d]$/i;

/**
 * More marks on one letter than any language writes: UAX #15, 13 ends a "stream-safe" text's runs at
 * 30. Normalizing takes time by the square of a run, so that this is looked for first.
 */
const longRun = /\p{M}{31}/u;

const isStreamSafe = (text: string) => !longRun.test(text);
const isPrintable = (text: string) => !unprintable.test(text);
const isVisible = (text: string) => visible.test(text);
const fits = (limit: number) => (text: string) => [...text].length <= limit;

/** A name in any script: NFC, trimmed, 1 to 100 characters on one line. */
export function personName<Field extends string>(field: Field) {
  const required = `${field}.required`;
  return v.optional(
    v.pipe(
      v.string(required),
      v.check(isStreamSafe, `${field}.characters`),
      v.normalize('NFC'),
      v.trim(),
      v.check(isPrintable, `${field}.characters`),
      v.check(isVisible, required),
      v.check(fits(limits.name), `${field}.tooLong`),
    ),
    '',
  );
}

/**
 * An address as `<input type=email>` understands it, with a dotted domain besides and no empty
 * piece between dots (valibot's own `email` refuses `xn--` domains and o'brien@).
 * Only the domain is put in lower case: the part before the @ is the receiving server's own.
 */
export const emailAddress = v.optional(
  v.pipe(
    v.string('email.required'),
    v.check(isStreamSafe, 'email.characters'),
    v.normalize('NFKC'),
    v.trim(),
    v.check(isPrintable, 'email.characters'),
    v.nonEmpty('email.required'),
    v.maxLength(limits.email, 'email.tooLong'),
    v.rfcEmail('email.invalid'),
    v.regex(dottedAddress, 'email.invalid'),
    v.transform((text) => text.replace(/@.*$/, (domain) => domain.toLowerCase())),
  ),
  '',
);

/** A telephone number, put into E.164. */
export const phoneNumber = v.optional(
  v.pipe(
    v.string('phone.required'),
    v.check(isStreamSafe, 'phone.characters'),
    v.trim(),
    v.check(isPrintable, 'phone.characters'),
    v.check(isVisible, 'phone.required'),
    v.transform(normalizePhone),
    v.string('phone.invalid'),
  ),
  '',
);

/** A text of several lines, 1 to 5,000 characters; its line ends become `\n`, tabs may stay. */
export const messageText = v.optional(
  v.pipe(
    v.string('message.required'),
    v.check(isStreamSafe, 'message.characters'),
    v.normalize('NFC'),
    v.transform((text) => text.replace(/\r\n?|[\u2028\u2029]/g, '\n')),
    v.trim(),
    v.check((text) => isPrintable(text.replace(/[\n\t]/g, '')), 'message.characters'),
    v.check(isVisible, 'message.required'),
    v.check(fits(limits.message), 'message.tooLong'),
  ),
  '',
);

/** Links or names of profiles, 500 characters at most; may be left out. */
export const socialNetworks = v.optional(
  v.pipe(
    v.string('socialNetworks.characters'),
    v.check(isStreamSafe, 'socialNetworks.characters'),
    v.normalize('NFC'),
    v.transform((text) => text.replace(/[\s\u2028\u2029]+/g, ' ').trim()),
    v.check(isPrintable, 'socialNetworks.characters'),
    v.check(fits(limits.socialNetworks), 'socialNetworks.tooLong'),
  ),
  '',
);

/** A ticked box, however the form or a script says so. */
export function isGiven(value: unknown): boolean {
  return value === true || value === 'on' || value === 'true' || value === 'yes';
}

export const consent = v.optional(
  v.pipe(
    v.unknown(),
    v.check(isGiven, 'consent.required'),
    v.transform(() => true as const),
  ),
  '',
);
