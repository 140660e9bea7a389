import type { Context } from '@netlify/functions';
import securityHeaders from '#built/security-headers';
import { logUnexpectedError } from './errors.ts';

type Handler<CallContext> = (request: Request, context: CallContext) => Promise<Response>;

/**
 * Wraps a function so that every response has the site's security headers, except those that its handler
 * set itself; the platform's `_headers` file only covers static files. If a handler throws, which none
 * should, the response is a 500 without details.
 */
export function secured<CallContext>(handler: Handler<CallContext>): Handler<CallContext> {
  return async (request, context) => {
    const response = await handler(request, context).catch((error: unknown) => {
      logUnexpectedError('function', error);
      return Response.json({ error: 'internal' }, { status: 500 });
    });
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    const headers = isPage ? securityHeaders.page : securityHeaders.data;
    for (const [name, value] of Object.entries(headers)) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    return response;
  };
}

/** A scheduled function that does nothing outside production. The platform runs the published deploy's. */
export const inProduction =
  (work: () => Promise<void>) =>
  async (_request: Request, { deploy }: Pick<Context, 'deploy'>): Promise<void> => {
    if (deploy.context === 'production') await work();
  };
