import type { BotCheck } from '../forms/bot-check.ts';

/** Header names in lower case, with their values. */
export type Headers = Readonly<Record<string, string>>;

/** Headers of all responses. */
const common = {
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** In seconds. */
const year = 365 * 24 * 60 * 60;

const transportSecurity: Readonly<Record<string, string>> = {
  '': `max-age=${year}`,
  subdomains: `max-age=${year}; includeSubDomains`,
  preload: `max-age=${2 * year}; includeSubDomains; preload`,
};

/**
 * The security headers of pages and of all other responses. `hsts` is the environment variable HSTS:
 * `subdomains` and `preload` force HTTPS on all subdomains too. Throws for any other value.
 */
export function securityHeaders(hsts = ''): { page: Headers; data: Headers } {
  const strict = Object.hasOwn(transportSecurity, hsts) && transportSecurity[hsts];
  if (!strict) throw new Error(`HSTS is "${hsts}": leave it out, or set "subdomains" or "preload"`);
  const all = { ...common, 'strict-transport-security': strict };
  return {
    page: {
      ...all,
      'content-security-policy': policy({
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      }),
      'cross-origin-opener-policy': 'same-origin',
    },
    data: { ...all, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" },
  };
}

/** For files that other sites may embed, such as feeds and Open Graph images. */
export const openToOtherSites: Headers = { 'cross-origin-resource-policy': 'cross-origin' };

/** A service worker's requests are subject to the policy of its script. */
export const serviceWorkerHeaders: Headers = {
  'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
};

/**
 * For the sign-in popup of the authors' screen; `script` is the CSP source of its only script. The popup
 * returns from another site: an opener policy would separate it from the page that opened it.
 */
export const signInHeaders = (script: string): Headers => ({
  'content-security-policy': policy({
    'default-src': ["'none'"],
    'script-src': [script],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  }),
  'cross-origin-opener-policy': 'unsafe-none',
  // The address contains the provider's code.
  'referrer-policy': 'no-referrer',
});

/** For /admin: with `same-origin` the sign-in popup could not reply to the page that opened it. */
export const screenHeaders: Headers = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cache-control': 'no-cache',
};

/** The repository's API, used by the authors' screen. */
const repositoryApi = 'https://api.github.com';

/**
 * The policy of /admin for `<meta>`, in place of `pagePolicy`. Sveltia inserts style sheets and style
 * attributes, and shows, transforms and previews files as object URLs.
 */
export const screenPolicy = policy({
  'default-src': ["'none'"],
  // The picture codecs are WebAssembly.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'media-src': ["'self'", 'blob:'],
  'connect-src': ["'self'", 'data:', 'blob:', repositoryApi],
  'frame-src': ['blob:'],
  'manifest-src': ['blob:'],
});

/** CSP sources (`'sha256-…'`) of the inline code of a page. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** A page's policy for `<meta>`; directives that `<meta>` doesn't support are in the headers. */
export function pagePolicy({ scripts, styles }: InlineHashes, botCheck: BotCheck): string {
  const provider = botCheckSources(botCheck);
  return policy({
    'default-src': ["'none'"],
    // Pagefind is WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...provider, ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // hls.js attaches streams to <video> as object URLs.
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...provider],
    ...(provider.length > 0 && { 'frame-src': provider }),
    'manifest-src': ["'self'"],
  });
}

function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The origins that the bot check loads from; none for ALTCHA, which is self-hosted. */
function botCheckSources(botCheck: BotCheck): readonly string[] {
  if (botCheck.provider === 'altcha') return [];
  const folder = new URL('.', botCheck.script).href;
  // Google's script loads more code from gstatic.com: https://developers.google.com/recaptcha
  return folder.startsWith('https://www.google.com/')
    ? [folder, 'https://www.gstatic.com/recaptcha/']
    : [folder];
}
