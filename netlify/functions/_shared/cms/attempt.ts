import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A sign-in between its start and its callback. Only the author's browser keeps it, in a cookie. */
export interface Attempt {
  /** A value that the callback's address must repeat. */
  state: string;
  /** Proves to GitHub that the token is fetched by the client that started the sign-in (PKCE, RFC 7636). */
  verifier: string;
}

/** 256 random bits, 43 characters. */
const randomText = () => randomBytes(32).toString('base64url');

/** A new sign-in with unguessable values. */
export const newAttempt = (): Attempt => ({ state: randomText(), verifier: randomText() });

/** The S256 challenge of a verifier. */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/** Compares in constant time. */
export function isStateOf({ state }: Attempt, given: string): boolean {
  const [own, other] = [Buffer.from(state), Buffer.from(given)];
  return own.length === other.length && timingSafeEqual(own, other);
}

/** The prefix makes browsers refuse a cookie of this name from other hosts and from plain HTTP. */
const cookieName = '__Host-cms-sign-in';

/** Lax, because the callback is a navigation from GitHub's site. */
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** How long an author may take on GitHub's pages, in seconds. */
const lifetime = 600;

/** The cookie that stores an attempt. */
export const attemptCookie = ({ state, verifier }: Attempt): string =>
  `${cookieName}=${state}.${verifier}; ${attributes}; Max-Age=${lifetime}`;

/** The cookie that ends any attempt. */
export const clearedCookie = `${cookieName}=; ${attributes}; Max-Age=0`;

const cookiePattern = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})\\.([\\w-]{43})(?:;|$)`);

/** The attempt stored in a request's cookie. */
export function readAttempt(headers: Headers): Attempt | undefined {
  const [, state, verifier] = cookiePattern.exec(headers.get('cookie') ?? '') ?? [];
  return state && verifier ? { state, verifier } : undefined;
}
