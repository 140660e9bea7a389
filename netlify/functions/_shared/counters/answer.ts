import journalCounts from '#built/journal-counts';
import { type Counts, isCountKind } from '../../../../src/counters/counts.ts';
import { withTimeout } from '../promises.ts';
import { isCrossSite } from '../request.ts';
import { type CounterStore, countVisit, openCounterStore, readCounts } from './counts.ts';
import { errorResponse } from './error-response.ts';
import { isByBot } from './visitors.ts';

/** The external services of the counters. */
export interface CounterServices {
  now: () => Date;
  /** The initial counts of each journal, by its number; other journals don't exist. */
  initialCounts: ReadonlyMap<string, Counts>;
  openStore: () => CounterStore;
  /** How long an answer may take (ms). */
  timeoutMs: number;
}

/** The services of the running function: the journals of this build, in production's store. */
export const counterServices: CounterServices = {
  now: () => new Date(),
  initialCounts: new Map(Object.entries(journalCounts)),
  openStore: openCounterStore,
  // Long, because no visitor waits for a counter: many visits at once are queued, not rejected.
  timeoutMs: 25_000,
};

/** The platform's information about a request: the path's parameters and the visitor's address. */
interface CallContext {
  params: Record<string, string | undefined>;
  ip: string;
  /** False in previews, which count no visits and answer with the initial counts. */
  counts: boolean;
}

/** Responds with a journal's counts or counts a visit to it. Never rejects. */
export async function answerCounter(
  request: Request,
  context: CallContext,
  services: CounterServices = counterServices,
): Promise<Response> {
  try {
    return await withTimeout(answer(request, context, services), services.timeoutMs);
  } catch (error) {
    console.error('journal counters unavailable:', error);
    return errorResponse(request, 'unavailable');
  }
}

async function answer(
  request: Request,
  { params, ip, counts }: CallContext,
  services: CounterServices,
): Promise<Response> {
  const { id: journal = '', kind } = params;
  if (kind !== undefined && !isCountKind(kind)) return errorResponse(request, 'notFound');
  const allowed = kind === undefined ? ['GET', 'HEAD'] : ['POST'];
  if (!allowed.includes(request.method)) {
    return errorResponse(request, 'wrongMethod', { allow: allowed.join(', ') });
  }
  if (kind !== undefined && isCrossSite(request)) return errorResponse(request, 'refused');
  const initial = services.initialCounts.get(journal);
  if (!initial) return errorResponse(request, 'notFound');
  if (kind === undefined) {
    const none = { views: 0, downloads: 0 };
    return countsResponse(initial, counts ? await readCounts(services.openStore(), journal) : none);
  }

  const userAgent = request.headers.get('user-agent') ?? '';
  const visit = { journal, kind, ip, userAgent, at: services.now() };
  if (counts && !isByBot(visit)) await countVisit(services, visit);
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

function countsResponse(initial: Counts, counted: Counts): Response {
  const views = initial.views + counted.views;
  const downloads = initial.downloads + counted.downloads;
  const headers = { 'cache-control': 'public, max-age=60' };
  return Response.json({ views, downloads }, { headers });
}
