import type { IncomingMessage, ServerResponse } from 'node:http';
import { createContext, type DeployContext, type LocalContext } from './function-context.ts';
import type { FunctionMatch, SiteFunction } from './functions.ts';
import { isDue } from './schedule.ts';
import type { Tasks } from './tasks.ts';
import { readBody, sendResponse, toRequest } from './web-bridge.ts';

/** The platform's limit for a request's body, in bytes. */
export const BODY_LIMIT = 6 * 1024 * 1024;

/**
 * Runs a function and sends its answer: 500 when it throws (the stack goes to the console, never to
 * the client). Of a body over the limit it gets the `content-length` alone, so that it can refuse it
 * in its own words. What it leaves to `waitUntil` becomes a task.
 */
export async function runFunction(
  { fn, params }: FunctionMatch,
  url: URL,
  req: IncomingMessage,
  res: ServerResponse,
  tasks: Tasks,
  deployContext?: DeployContext,
): Promise<void> {
  const ip = req.socket.remoteAddress ?? '';
  const { body, length } = await readBody(req, BODY_LIMIT);
  const context = createContext({ ip, params, url, waitUntil: tasks.add }, deployContext);
  const request = toRequest(req, url, body, {
    'x-nf-client-connection-ip': ip,
    'x-nf-request-id': context.requestId,
    ...(length > BODY_LIMIT && { 'content-length': String(length) }),
  });
  const response = runHandler(fn, request, context);
  tasks.add(response);
  return sendResponse(await response, res);
}

/** Runs the scheduled functions that are due in the minute of `date`. */
export async function runScheduled(
  functions: SiteFunction[],
  date: Date,
  origin: string,
  tasks: Tasks,
  deployContext?: DeployContext,
): Promise<void> {
  const due = functions.filter(({ schedule }) => schedule && isDue(schedule, date));
  await Promise.all(
    due.map((fn) => {
      const url = new URL(`/.netlify/functions/${fn.name}`, origin);
      const call = { ip: '', params: {}, url, waitUntil: tasks.add };
      const context = createContext(call, deployContext);
      return runHandler(fn, new Request(url, { method: 'POST', body: '{}' }), context);
    }),
  );
}

async function runHandler(
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
