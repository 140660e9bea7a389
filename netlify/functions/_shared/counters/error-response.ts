import { type CounterErrorCode, counterStatus } from '../../../../src/counters/errors.ts';
import { counterErrorMessages } from '../../../../src/i18n/ui/counter-errors.ts';
import { visitorLocale } from '../request.ts';

/** `{ error, message }` in the visitor's language. */
export function errorResponse(
  request: Request,
  error: CounterErrorCode,
  headers: Record<string, string> = {},
): Response {
  const message = counterErrorMessages[visitorLocale(request)][error];
  return Response.json(
    { error, message },
    { status: counterStatus[error], headers: { 'cache-control': 'no-store', ...headers } },
  );
}
