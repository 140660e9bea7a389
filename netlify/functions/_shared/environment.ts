import parseAddresses from 'nodemailer/lib/addressparser';
import * as v from 'valibot';
import { topics } from '../../../src/forms/form.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const urlOf = (scheme: RegExp, expected: string) =>
  v.pipe(
    text,
    v.check((value) => scheme.test(value) && URL.canParse(value), expected),
  );
const number = (min: number, max: number, isInteger: boolean) =>
  v.pipe(
    text,
    v.transform(Number),
    v.check(
      (value) => value >= min && value <= max && (!isInteger || Number.isInteger(value)),
      `a ${isInteger ? 'whole ' : ''}number from ${min} to ${max}`,
    ),
  );
/** Whether mail can be sent to each address and no display name contains another address. */
const areAddresses = (list: string) =>
  parseAddresses(list, { flatten: true }).every(
    ({ address, name }) => /^[^\s@"<>()]+@[^\s@"<>()]+$/.test(address) && !name.includes('@'),
  );
const mailboxes = v.pipe(
  text,
  v.check(areAddresses, 'addresses such as name@host, separated by commas'),
);
const mailbox = v.pipe(
  text,
  v.check(
    (value) => areAddresses(value) && parseAddresses(value, { flatten: true }).length === 1,
    'an address such as University <name@host>, without quotation marks around all of it',
  ),
);
const httpUrl = urlOf(/^https?:/i, 'an address that begins with https://');

/** The subjects that can have their own recipients: applications and each topic of a message. */
export const mailSubjects = ['application', ...topics] as const;
type MailSubject = (typeof mailSubjects)[number];
type MailToVariable = `MAIL_TO_${Uppercase<MailSubject>}`;

/** `MAIL_TO_CORRUPTION`: the variable with the recipients of a subject's mail, in place of `MAIL_TO`. */
export const mailToVariable = (subject: MailSubject): MailToVariable =>
  `MAIL_TO_${subject.toUpperCase() as Uppercase<MailSubject>}`;

const optionalMailboxes = v.optional(mailboxes);
const mailToBySubject = Object.fromEntries(
  mailSubjects.map((subject) => [mailToVariable(subject), optionalMailboxes]),
) as Record<MailToVariable, typeof optionalMailboxes>;

/** Rejects the port of the other scheme: `smtps` uses TLS from the start, `smtp` starts in plain text. */
const hasPortOfItsScheme = ({ protocol, port }: URL) =>
  !(protocol === 'smtp:' && port === '465') && !(protocol === 'smtps:' && port === '587');

const schema = v.object({
  RECAPTCHA_SITE_KEY: v.optional(text),
  RECAPTCHA_SECRET_KEY: v.optional(text),
  RECAPTCHA_VERIFY_URL: v.optional(httpUrl, 'https://www.google.com/recaptcha/api/siteverify'),
  RECAPTCHA_MIN_SCORE: v.optional(number(0, 1, false), '0.5'),
  ALTCHA_HMAC_KEY: v.optional(
    v.pipe(
      text,
      v.minLength(
        32,
        '32 characters or longer; this makes one: node -p "crypto.randomBytes(32).toString(\'hex\')"',
      ),
    ),
  ),
  SMTP_URL: v.optional(
    v.pipe(
      urlOf(/^smtps?:/i, 'an address such as smtp://name:password@host:587'),
      v.check(
        (value) => !URL.canParse(value) || new URL(value).port !== '25',
        'usable with port 25, which the platform closes: use 465 (smtps://) or 587 (smtp://)',
      ),
      v.check(
        (value) => !URL.canParse(value) || hasPortOfItsScheme(new URL(value)),
        'usable with this port: 465 needs smtps://, 587 needs smtp://',
      ),
    ),
  ),
  MAIL_FROM: v.optional(mailbox),
  MAIL_TO: optionalMailboxes,
  ...mailToBySubject,
  TELEGRAM_BOT_TOKEN: v.optional(text),
  TELEGRAM_CHAT_ID: v.optional(text),
  TELEGRAM_API_URL: v.optional(httpUrl, 'https://api.telegram.org'),
  POSTS_PER_ADDRESS: v.optional(number(1, 100_000, true), '100'),
  MEGABYTES_PER_DAY: v.optional(number(1, 1_000_000, true), '4000'),
  MAILS_PER_HOUR: v.optional(number(1, 100_000, true), '100'),
  RETENTION_DAYS: v.optional(number(1, 3650, true), '180'),
  COUNT_SEARCHES: v.optional(v.picklist(['on', 'off'], '“on” or “off”'), 'on'),
  CMS_GITHUB_CLIENT_ID: v.optional(text),
  CMS_GITHUB_CLIENT_SECRET: v.optional(text),
  CMS_GITHUB_SCOPE: v.optional(
    v.picklist(['public_repo', 'repo'], '“public_repo” or “repo”'),
    'public_repo',
  ),
  CMS_GITHUB_URL: v.optional(httpUrl, 'https://github.com'),
  SITE_URL: v.optional(httpUrl),
  /** The platform's own name for SITE_URL. */
  URL: v.optional(httpUrl),
});

/** The environment variables of the functions, validated. */
export type Environment = v.InferOutput<typeof schema>;

/** The variables that require others, each followed by those that it requires. */
const requirements: [keyof Environment, ...(keyof Environment)[]][] = [
  ...mailSubjects.map((subject): [keyof Environment, 'MAIL_TO'] => [
    mailToVariable(subject),
    'MAIL_TO',
  ]),
  ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'],
  ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_CHAT_ID'],
  ['TELEGRAM_CHAT_ID', 'TELEGRAM_BOT_TOKEN'],
];

/**
 * Reads the variables; an empty one counts as not set. Throws an error that names each invalid variable
 * and what it should be, but never its value, which may be a secret.
 */
export function parseEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const result = v.safeParse(schema, given);
  if (!result.success) {
    const problems = result.issues.map(
      ({ path, message }) => `${String(path?.[0]?.key)} is not ${message}`,
    );
    throw new Error(problems.join('\n'));
  }
  const environment = result.output;
  for (const [name, ...others] of requirements) {
    const missing = environment[name] && others.find((other) => !environment[other]);
    if (missing) throw new Error(`${missing} is missing: ${name} can't be used without it`);
  }
  return environment;
}

/** The environment of the running functions. */
export const environment = parseEnvironment(process.env);
