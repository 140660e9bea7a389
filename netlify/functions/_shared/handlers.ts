import securityHeaders from '#built/security-headers';
import { errorPlace } from './error-place.ts';

type Handler<Call> = (request: Request, call: Call) => Promise<Response>;

/**
 * A function whose every answer carries the site's security headers: `_headers` is for files alone.
 * One that throws, which none should, answers 500 without a word about why.
 */
export function secured<Call>(handler: Handler<Call>): Handler<Call> {
  return async (request, call) => {
    const response = await handler(request, call).catch((error: unknown) => {
      console.error(`unforeseen error${errorPlace(error)}`);
      return Response.json({ error: 'internal' }, { status: 500 });
    });
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    const headers = isPage ? securityHeaders.page : securityHeaders.data;
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
}
