import { type Counts, isCountKind } from '../../../../src/collections/journals/counts.ts';
import { isFromOtherSite } from '../steps/origin.ts';
import { within } from '../store.ts';
import { type CounterServices, counterServices } from './counter-services.ts';
import { countVisit, readCounts } from './counts.ts';
import { CounterRefusal, refusalReply } from './refusal.ts';
import { isByBot } from './visitors.ts';

/** What the platform says of a request: the path's placeholders and the visitor's address. Without `counts`, as in previews, nobody is counted and what the content says is the number. */
interface Call {
  params: Record<string, string | undefined>;
  ip: string;
  counts: boolean;
}

/** Answers with a journal's numbers or counts a visit to it. Never rejects. */
export async function answerCounter(
  request: Request,
  call: Call,
  services: CounterServices = counterServices,
): Promise<Response> {
  try {
    return await within(services.patience, answer(request, call, services));
  } catch (error) {
    if (error instanceof CounterRefusal) return refusalReply(request, error);
    console.error('journal counters unavailable:', error);
    return refusalReply(request, new CounterRefusal('unavailable'));
  }
}

async function answer(request: Request, call: Call, services: CounterServices): Promise<Response> {
  const { id: journal = '', kind } = call.params;
  const allowed = kind === undefined ? ['GET', 'HEAD'] : ['POST'];
  if (kind !== undefined && !isCountKind(kind)) throw new CounterRefusal('notFound');
  if (!allowed.includes(request.method)) {
    throw new CounterRefusal('wrongMethod', { allow: allowed.join(', ') });
  }
  if (kind !== undefined && isFromOtherSite(request)) throw new CounterRefusal('refused');
  const start = services.journalStarts.get(journal);
  if (!start) throw new CounterRefusal('notFound');
  if (kind === undefined) {
    const none = { views: 0, downloads: 0 };
    return numbers(start, call.counts ? await readCounts(services.openStore(), journal) : none);
  }

  const userAgent = request.headers.get('user-agent') ?? '';
  const visit = { journal, kind, ip: call.ip, userAgent, at: services.now() };
  if (call.counts && !isByBot(visit)) await countVisit(services, visit);
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

function numbers(start: Counts, counted: Counts): Response {
  const views = start.views + counted.views;
  const downloads = start.downloads + counted.downloads;
  const headers = { 'cache-control': 'public, max-age=60' };
  return Response.json({ views, downloads }, { headers });
}
