import { countableWords } from '../../../../src/counters/searches.ts';
import { isLocale } from '../../../../src/i18n/locales.ts';
import { environment } from '../environment.ts';
import { withTimeout } from '../promises.ts';
import { isCrossSite } from '../request.ts';
import { readBody } from '../steps/body.ts';
import { errorResponse } from './error-response.ts';
import { countSearch, openSearchStore, type Search, type SearchStore } from './searches.ts';
import { isByBot } from './visitors.ts';

/** The external services of the search counter. */
export interface SearchCounterServices {
  now: () => Date;
  openStore: () => SearchStore;
  /** False if the site's settings turn the counter off, and in previews. */
  counts: boolean;
}

/** The platform's information about a request. */
interface CallContext {
  ip: string;
}

const timeoutMs = 25_000;

/** Sixty letters take at most 540 bytes. */
const maxBytes = 1000;

/** The services of the running function, which only counts in production. */
export const searchCounterServices = (isProduction: boolean): SearchCounterServices => ({
  now: () => new Date(),
  openStore: openSearchStore,
  counts: isProduction && environment.COUNT_SEARCHES === 'on',
});

/** Counts a search without a result, posted as `searchCounterPath` says. Never rejects. */
export async function answerSearchCounter(
  request: Request,
  context: CallContext,
  services: SearchCounterServices,
): Promise<Response> {
  try {
    return await withTimeout(answer(request, context, services), timeoutMs);
  } catch (error) {
    console.error('counter of searches unavailable:', error);
    return errorResponse(request, 'unavailable');
  }
}

async function answer(
  request: Request,
  { ip }: CallContext,
  { now, openStore, counts }: SearchCounterServices,
): Promise<Response> {
  if (request.method !== 'POST') return errorResponse(request, 'wrongMethod', { allow: 'POST' });
  if (isCrossSite(request)) return errorResponse(request, 'refused');
  const search = await readSearch(request);
  if (!search) return errorResponse(request, 'invalid');
  const userAgent = request.headers.get('user-agent') ?? '';
  if (counts && !isByBot({ userAgent })) {
    await countSearch(openStore(), search, { ip, at: now() });
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

/** The search that a request reports; undefined unless it is in the form that the site's pages send. */
async function readSearch(request: Request): Promise<Search | undefined> {
  const body = await readBody(request, maxBytes).catch(() => undefined);
  const fields = new URLSearchParams(body?.toString());
  const locale = fields.get('locale') ?? '';
  const words = fields.get('words') ?? '';
  return isLocale(locale) && words && countableWords(words) === words
    ? { locale, words }
    : undefined;
}
