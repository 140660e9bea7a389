import type { Context } from '@netlify/functions';
import { logRejection, logUnexpectedError, type Outcome, RequestError } from './errors.ts';
import { type FormDefinition, validFields } from './form-definition.ts';
import { visitorLocale, wantsJson } from './reply/negotiate.ts';
import { reply } from './reply/reply.ts';
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
import { ownHosts, rejectCrossSite, rejectOtherMethods } from './steps/origin.ts';
import { fileQuotaError, isUsedUp } from './steps/quota.ts';
import { existingReference, recordOnce, toSubmission } from './steps/record.ts';
import { withDeadline } from './store.ts';
import { recordKey } from './submissions.ts';

/** What the platform knows about a post. */
type PostContext = Pick<Context, 'deploy' | 'ip' | 'waitUntil'>;

/** A post whose body was read. */
interface Post extends ParsedBody {
  envelope: Envelope;
}

/** What handling a post needs beside its content. */
interface RequestContext {
  request: Request;
  context: PostContext;
  services: Services;
  receivedAt: Date;
}

/** Handles a post of a form from request to reply. Never rejects. */
export async function receive<Fields extends object>(
  form: FormDefinition<Fields>,
  request: Request,
  context: PostContext,
  given?: Services,
): Promise<Response> {
  let post: Post | undefined;
  let outcome: Outcome;
  try {
    const services = given ?? servicesOf(context.deploy);
    const receivedAt = services.now();
    post = await readPost(form, request);
    outcome = await accept(form, post, { request, context, services, receivedAt });
  } catch (error) {
    outcome = toOutcome(form.name, error);
  }
  // A post that was read is answered in its form's language and with its values.
  const locale = post?.envelope.locale ?? visitorLocale(request);
  return reply(request, { form, locale, values: post?.values, outcome });
}

/** The first half of the pipeline. Each step lets the request through or throws a RequestError. */
async function readPost(form: FormDefinition, request: Request): Promise<Post> {
  rejectOtherMethods(request);
  rejectCrossSite(request);
  const format = bodyFormat(request.headers.get('content-type'));
  const maxBytes = format.maxBytes(form.maxBytes);
  const bytes = await readBody(request, maxBytes, tooLarge(form, format));
  const { values, files } = parseBody(bytes, format);
  return { values, files, envelope: readEnvelope(values) };
}

/** The refusal of a body that is too large to be read: the file is to blame where there can be one. */
const tooLarge = ({ fileField }: FormDefinition, { mayHaveFiles }: BodyFormat): RequestError =>
  new RequestError(
    fileField && mayHaveFiles ? { [fileField]: `${fileField}.tooLarge` as const } : 'tooLarge',
  );

/** The second half of the pipeline. Each step lets the post through or throws a RequestError. */
async function accept<Fields extends object>(
  form: FormDefinition<Fields>,
  { envelope, values, files }: Post,
  { request, context, services: { notify, verifyBot, ...storage }, receivedAt }: RequestContext,
): Promise<Outcome> {
  const services = withDeadline(storage);
  rejectFilledHoneypot(envelope);
  rejectTooFast(envelope, receivedAt);
  rejectInvalidKey(envelope);
  const received = await attachedFile(files, form.fileField);
  const fields = validFields(form, values, { file: received, receivedAt });
  const file = received?.file;

  const sender = {
    token: envelope.botToken,
    idempotencyKey: envelope.idempotencyKey,
    script: wantsJson(request.headers),
    action: form.name,
    ip: context.ip,
    hosts: ownHosts(request),
    now: receivedAt,
  };
  const verdict = await judgeSender(services, verifyBot, sender);
  const botCheck = verdict === 'human' ? ('human' as const) : ('unknown' as const);
  const accepted = { form: form.name, envelope, fields, file, botCheck, receivedAt };
  const submission = toSubmission(accepted);
  const error =
    (await senderError(services, verdict, sender)) ??
    (await fileQuotaError(services, form.fileField, { size: file?.size, now: receivedAt }));
  if (error) {
    // Only the sender of a form knows its key. Without one, nobody learns what is stored.
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
