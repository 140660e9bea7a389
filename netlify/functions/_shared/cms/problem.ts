import type { Values } from '../../../../src/i18n/fill.ts';
import type { SignInMessages } from '../../../../src/i18n/ui/sign-in.ts';

/** The reason why a sign-in failed. */
type SignInProblemCode = keyof SignInMessages['problems'];

/** The HTTP status of each problem. */
export const problemStatus = {
  expired: 400,
  denied: 403,
  forged: 403,
  wrongMethod: 405,
  unavailable: 502,
  notConfigured: 503,
  refused: 503,
} as const satisfies Record<SignInProblemCode, number>;

/** Thrown when a sign-in ends without a token; `values` are the placeholders of its message. */
export class SignInProblem extends Error {
  readonly code: SignInProblemCode;
  readonly values: Values;

  constructor(code: SignInProblemCode, values: Values = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}
