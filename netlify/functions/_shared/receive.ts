import type { Context } from '@netlify/functions';
import { errorPlace } from './error-place.ts';
import { type Outcome, Refusal } from './errors.ts';
import type { FormDefinition } from './form-definition.ts';
import { visitorLocale, wantsJson } from './reply/negotiate.ts';
import { reply } from './reply/reply.ts';
import type { Letter } from './reply/reply-context.ts';
import { type Services, servicesOf } from './services.ts';
import { attachedFile } from './steps/attachment.ts';
import { bodyFormat, parseBody } from './steps/body.ts';
import { judgeSender, senderRefusal } from './steps/bot-check.ts';
import { readEnvelope } from './steps/envelope.ts';
import { refuseOddKey, validFields } from './steps/fields.ts';
import { refuseHurriedForm } from './steps/form-age.ts';
import { refuseFilledHoneypot } from './steps/honeypot.ts';
import { keepAttachment } from './steps/keep-attachment.ts';
import { ownHosts, refuseOtherMethods, refuseOtherSites } from './steps/origin.ts';
import { readBody } from './steps/read-body.ts';
import { firstAnswer, recordOnce, toSubmission } from './steps/record.ts';
import { recordKey } from './submissions.ts';

/** What the platform tells of a post. */
export type PostContext = Pick<Context, 'deploy' | 'ip' | 'waitUntil'>;

/** A post under way; what was read of it so far shapes the reply. */
interface Post extends Pick<Letter, 'locale' | 'values'> {
  request: Request;
  context: PostContext;
}

/** Takes a post of a form from its request to its reply. Never rejects. */
export async function receive<Fields extends object>(
  form: FormDefinition<Fields>,
  request: Request,
  context: PostContext,
  services?: Services,
): Promise<Response> {
  const post: Post = { request, context, locale: visitorLocale(request), values: undefined };
  const outcome = await take(form, post, services).catch((error) => toOutcome(form.name, error));
  return reply(request, { form, locale: post.locale, values: post.values, outcome });
}

/** The pipeline. Each step lets the post through or throws a Refusal. */
async function take<Fields extends object>(
  form: FormDefinition<Fields>,
  post: Post,
  given: Services | undefined,
): Promise<Outcome> {
  const { request, context } = post;
  const services = given ?? servicesOf(context.deploy);
  const receivedAt = services.now();

  refuseOtherMethods(request);
  refuseOtherSites(request);
  const format = bodyFormat(request.headers.get('content-type'));
  const bytes = await readBody(request, format.largest(form.maxBytes));
  const { values, files } = parseBody(bytes, format);
  const envelope = readEnvelope(values);
  post.values = values;
  post.locale = envelope.locale;
  refuseFilledHoneypot(envelope);
  refuseHurriedForm(envelope, receivedAt);
  refuseOddKey(envelope);
  const file = await attachedFile(form, files);
  const fields = validFields(form, values, { file, receivedAt });

  const sender = {
    token: envelope.botToken,
    script: wantsJson(request.headers),
    action: form.name,
    ip: context.ip,
    hosts: ownHosts(request),
    now: receivedAt,
  };
  const verdict = await judgeSender(services.verifyBot, sender);
  const botCheck = verdict === 'human' ? ('human' as const) : ('unknown' as const);
  const receipt = { form: form.name, envelope, fields, file, botCheck, receivedAt };
  const submission = toSubmission(receipt);
  const refusal = await senderRefusal(services, verdict, sender);
  if (refusal) {
    // Only who knows the key sent the form before: without one, nobody learns what is stored.
    const isRepeat = envelope.idempotencyKey !== undefined;
    const first = isRepeat && (await firstAnswer(services, submission, verdict === 'reused'));
    if (!first) throw refusal;
    return { view: 'sent', reference: first };
  }
  await keepAttachment(services, submission, file);
  const reference = await recordOnce(services, submission);
  context.waitUntil(services.notify(recordKey(submission)));

  return { view: 'sent', reference };
}

/** One line of JSON by which an attack can be told: codes and fields, never what was sent. */
function logRefusal(form: string, { outcome, because }: Refusal): void {
  const line =
    outcome.view === 'failed'
      ? { form, code: outcome.code, because }
      : { form, code: 'invalid', because: Object.values(outcome.errors).join(', ') };
  console.warn(JSON.stringify(line));
}

/** Of an error that no step foresaw, only the place is logged: its message may quote the form. */
function toOutcome(form: string, error: unknown): Outcome {
  if (error instanceof Refusal) {
    logRefusal(form, error);
    return error.outcome;
  }
  console.error(`${form}: unforeseen error${errorPlace(error)}`);
  return { view: 'failed', code: 'internal' };
}
