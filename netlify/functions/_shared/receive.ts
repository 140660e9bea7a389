import { readEnvelope } from './envelope.ts';
import type { FormDefinition } from './form-definition.ts';
import { type Outcome, Refusal } from './outcome.ts';
import { visitorLocale } from './reply/accepted.ts';
import type { Letter } from './reply/letter.ts';
import { reply } from './reply/reply.ts';
import { type Services, services as siteServices } from './services.ts';
import { refuseBots } from './steps/bot-check.ts';
import { refuseOddKey, validFields } from './steps/fields.ts';
import { refuseHurriedForm } from './steps/form-age.ts';
import { refuseFilledHoneypot } from './steps/honeypot.ts';
import { refuseOtherMethods, refuseOtherSites } from './steps/origin.ts';
import { parseBody } from './steps/parse-body.ts';
import { readBody } from './steps/read-body.ts';
import { recordOnce } from './steps/record.ts';

/** A post under way; what was read of it so far shapes the reply. */
interface Post extends Pick<Letter, 'locale' | 'values'> {
  request: Request;
  ip: string;
}

/** Takes a post of a form from its request to its reply. Never rejects. */
export async function receive<Fields extends object>(
  form: FormDefinition<Fields>,
  request: Request,
  ip: string,
  services: Services = siteServices,
): Promise<Response> {
  const post: Post = { request, ip, locale: visitorLocale(request), values: undefined };
  const outcome = await take(form, post, services).catch((error) => toOutcome(form.name, error));
  return reply(request, { form, locale: post.locale, values: post.values, outcome });
}

/** The pipeline. Each step lets the post through or throws a Refusal. */
async function take<Fields extends object>(
  form: FormDefinition<Fields>,
  post: Post,
  services: Services,
): Promise<Outcome> {
  const { request, ip } = post;
  const receivedAt = services.now();

  refuseOtherMethods(request);
  refuseOtherSites(request);
  const bytes = await readBody(request, form.maxBytes);
  const values = await parseBody(bytes, request.headers.get('content-type'));
  const envelope = readEnvelope(values);
  post.values = values;
  post.locale = envelope.locale;
  refuseFilledHoneypot(envelope);
  refuseHurriedForm(envelope, receivedAt);
  refuseOddKey(envelope);
  const fields = validFields(form, values);
  const attempt = { token: envelope.botToken, action: form.name, ip };
  const botCheck = await refuseBots(services.verifyBot, attempt);
  const receipt = { form: form.name, envelope, fields, botCheck, receivedAt };
  const reference = await recordOnce(services, receipt);

  return { view: 'sent', reference };
}

/** Of an error that no step foresaw, only the place is logged: its message may quote the form. */
function toOutcome(form: string, error: unknown): Outcome {
  if (error instanceof Refusal) return error.outcome;
  const stack = error instanceof Error ? error.stack?.slice(error.stack.indexOf('\n    at ')) : '';
  console.error(`${form}: unforeseen error${stack}`);
  return { view: 'failed', code: 'internal' };
}
