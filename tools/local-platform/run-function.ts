import type { IncomingMessage, ServerResponse } from 'node:http';
import { Cron } from 'croner';
import {
  type BackgroundTasks,
  createContext,
  type DeployContext,
  type LocalContext,
} from './function-context.ts';
import { type FunctionMatch, isDue, type SiteFunction } from './functions.ts';
import { readBody, sendResponse, toRequest } from './http-adapter.ts';

/** Netlify's limit for a request body, in bytes. */
export const bodyLimit = 6 * 1024 * 1024;

/**
 * Runs a function and sends its response; 500 when it throws (the stack goes to the console, never to
 * the client). A body over the limit is dropped and only its `content-length` passed on, so that the
 * function can refuse it with its own message.
 */
export async function runFunction(
  { fn, params }: FunctionMatch,
  url: URL,
  req: IncomingMessage,
  res: ServerResponse,
  tasks: BackgroundTasks,
  deployContext?: DeployContext,
): Promise<void> {
  const ip = req.socket.remoteAddress ?? '';
  const { body, length } = await readBody(req, bodyLimit);
  const context = createContext({ ip, params, url, waitUntil: tasks.add }, deployContext);
  const request = toRequest(req, url, body, {
    'x-nf-client-connection-ip': ip,
    'x-nf-request-id': context.requestId,
    ...(length > bodyLimit && { 'content-length': String(length) }),
  });
  const response = callHandler(fn, request, context);
  tasks.add(response);
  return sendResponse(await response, res);
}

/** Runs the scheduled functions that are due in the minute of `date`. */
export async function runScheduled(
  functions: SiteFunction[],
  date: Date,
  origin: string,
  tasks: BackgroundTasks,
  deployContext?: DeployContext,
): Promise<void> {
  const due = functions.filter(({ schedule }) => schedule && isDue(schedule, date));
  await Promise.all(
    due.map((fn) => {
      const url = new URL(`/.netlify/functions/${fn.name}`, origin);
      const call = { ip: '', params: {}, url, waitUntil: tasks.add };
      const context = createContext(call, deployContext);
      return callHandler(fn, new Request(url, { method: 'POST', body: '{}' }), context);
    }),
  );
}

/** Calls `run` at the start of every minute. Returns a function that stops it. */
export function everyMinute(run: (minute: Date) => void): () => void {
  const job = new Cron('* * * * *', () => run(new Date()));
  return () => job.stop();
}

async function callHandler(
  fn: SiteFunction,
  request: Request,
  context: LocalContext,
): Promise<Response> {
  try {
    const response: unknown = await fn.handler(request, context);
    if (response instanceof Response) return response;
    // Scheduled functions may return nothing.
    if (fn.schedule) return new Response(null, { status: 204 });
    throw new TypeError('the function returned no Response');
  } catch (error) {
    console.error(`netlify/functions/${fn.name}.ts:`, error);
    return Response.json({ error: 'internal' }, { status: 500 });
  }
}
