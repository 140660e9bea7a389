import type { Context } from '@netlify/functions';
import {
  type FormName,
  fileFieldFor,
  fileFieldOf,
  maxBytesOf,
} from '../../../src/forms/registry.ts';
import { logRejection, logUnexpectedError, type Outcome, RequestError } from './errors.ts';
import { reply } from './reply/reply.ts';
import { isCrossSite, ownOrigins, visitorLocale, wantsJson } from './request.ts';
import { type Services, servicesOf } from './services.ts';
import { attachedFile, storeAttachment } from './steps/attachment.ts';
import { type BodyFormat, bodyFormat, type ParsedBody, parseBody, readBody } from './steps/body.ts';
import { judgeSender, senderError } from './steps/bot-check.ts';
import {
  type Envelope,
  readEnvelope,
  rejectFilledHoneypot,
  rejectInvalidKey,
  rejectTooFast,
} from './steps/envelope.ts';
import { validFields } from './steps/fields.ts';
import { fileQuotaError, isUsedUp } from './steps/quota.ts';
import { existingReference, recordOnce, toSubmission } from './steps/record.ts';
import { withDeadline } from './store.ts';
import { recordKey } from './submissions.ts';

/** The platform's information about a post. */
type PostContext = Pick<Context, 'deploy' | 'ip' | 'waitUntil'>;

/** A post whose body has been read. */
interface Post extends ParsedBody {
  envelope: Envelope;
}

/** The source of a post, from its headers. */
interface Source {
  /** The origins of the site's own pages. */
  own: ReadonlySet<string>;
  /** Whether a script sent it and reads the reply. */
  script: boolean;
}

/** Everything besides its content that handling a post needs. */
interface RequestContext {
  source: Source;
  context: PostContext;
  services: Services;
  receivedAt: Date;
}

/** Handles a post of a form from request to reply. Never rejects. */
export async function receive(
  form: FormName,
  request: Request,
  context: PostContext,
  given?: Services,
): Promise<Response> {
  const source = { own: ownOrigins(request), script: wantsJson(request.headers) };
  let post: Post | undefined;
  let outcome: Outcome;
  try {
    const services = given ?? servicesOf(context.deploy);
    const receivedAt = services.now();
    post = await readPost(form, request, source);
    outcome = await accept(form, post, { source, context, services, receivedAt });
  } catch (error) {
    outcome = toOutcome(form, error);
  }
  // A post that was read is answered in its form's language and with its values.
  const locale = post?.envelope.locale ?? visitorLocale(request, source.own);
  return reply({ form, json: source.script, locale, values: post?.values, outcome });
}

/** The first half of the pipeline. Each step accepts the request or throws a RequestError. */
async function readPost(form: FormName, request: Request, { own }: Source): Promise<Post> {
  if (request.method !== 'POST') throw new RequestError('wrongMethod');
  if (isCrossSite(request, own)) throw new RequestError('refused', 'other site');
  const format = bodyFormat(request.headers.get('content-type'));
  const maxBytes = format.maxBytes(maxBytesOf(form));
  const bytes = await readBody(request, maxBytes, tooLarge(form, format));
  const { values, files } = parseBody(bytes, format);
  return { values, files, envelope: readEnvelope(values) };
}

/** The error for a body that is too large to read: the file is to blame if the format allows one. */
function tooLarge(form: FormName, { mayHaveFiles }: BodyFormat): RequestError {
  const field = mayHaveFiles ? fileFieldOf(form) : undefined;
  return new RequestError(field ? { [field]: 'file.tooLarge' } : 'tooLarge');
}

/** The second half of the pipeline. Each step accepts the post or throws a RequestError. */
async function accept(
  form: FormName,
  { envelope, values, files }: Post,
  { source, context, services: { notify, verifyBot, ...storage }, receivedAt }: RequestContext,
): Promise<Outcome> {
  const services = withDeadline(storage);
  rejectFilledHoneypot(envelope);
  rejectTooFast(envelope, receivedAt);
  rejectInvalidKey(envelope);
  const fileField = fileFieldFor(form, values.get('topic')?.trim());
  const received = await attachedFile(files, fileField);
  const fields = validFields(form, values, { file: received, receivedAt });
  const file = received?.file;

  const sender = {
    token: envelope.botToken,
    idempotencyKey: envelope.idempotencyKey,
    script: source.script,
    action: form,
    ip: context.ip,
    hosts: [...source.own].map((origin) => new URL(origin).hostname),
    now: receivedAt,
  };
  const verdict = await judgeSender(services, verifyBot, sender);
  const botCheck = verdict === 'human' ? ('human' as const) : ('unknown' as const);
  const accepted = { form, envelope, fields, file, botCheck, receivedAt };
  const submission = toSubmission(accepted);
  const error =
    (await senderError(services, verdict, sender)) ??
    (await fileQuotaError(services, fileField, { size: file?.size, now: receivedAt }));
  if (error) {
    // Only the sender of a form knows its key. Without a key, the reply doesn't reveal what is stored.
    const mayRepeat = envelope.idempotencyKey !== undefined && verdict !== 'reused';
    const inFlight = verdict === 'inFlight' && !(await isUsedUp(services, sender));
    const existing = mayRepeat && (await existingReference(services, submission, inFlight));
    if (!existing) throw error;
    return { view: 'sent', reference: existing };
  }
  await storeAttachment(services, submission, file);
  const reference = await recordOnce(services, submission);
  context.waitUntil(notify(recordKey(submission)));

  return { view: 'sent', reference };
}

function toOutcome(form: string, error: unknown): Outcome {
  if (error instanceof RequestError) {
    logRejection(form, error);
    return error.outcome;
  }
  logUnexpectedError(form, error);
  return { view: 'failed', code: 'internal' };
}
