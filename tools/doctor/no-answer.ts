/** By the code or the name of an error. */
const reasons: Record<string, string> = {
  ENOTFOUND: 'there is no such host name',
  EAI_AGAIN: 'the host name can’t be looked up: is this computer connected?',
  ECONNREFUSED: 'no server runs there',
  ECONNRESET: 'the connection was cut off',
  TimeoutError: 'no answer in time',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not signed by an authority',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not signed by an authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not signed by a known authority',
};

/** Thrown when a request got no answer, or one that can't be read; its message says why, for people. */
export class NoAnswer extends Error {
  constructor({ origin, pathname }: URL, cause: unknown) {
    const { code = '', name = '', message = '' } = cause as NodeJS.ErrnoException;
    const reason = reasons[code] ?? reasons[name] ?? (message || code);
    super(`${origin}${pathname} can’t be read: ${reason}`, { cause });
  }
}
