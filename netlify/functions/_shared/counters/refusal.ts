import {
  type CounterErrorCode,
  counterStatus,
} from '../../../../src/collections/journals/count-errors.ts';
import { counterErrors } from '../../../../src/i18n/ui/counter-errors.ts';
import { visitorLocale } from '../reply/negotiate.ts';

/** Thrown where a request goes no further. */
export class CounterRefusal extends Error {
  readonly code: CounterErrorCode;
  readonly headers: Record<string, string>;

  constructor(code: CounterErrorCode, headers: Record<string, string> = {}) {
    super(code);
    this.code = code;
    this.headers = headers;
  }
}

/** `{ error, message }` in the visitor's language. */
export function refusalReply(request: Request, { code, headers }: CounterRefusal): Response {
  const message = counterErrors[visitorLocale(request)][code];
  return Response.json(
    { error: code, message },
    {
      status: counterStatus[code],
      headers: { 'cache-control': 'no-store', ...headers },
    },
  );
}
