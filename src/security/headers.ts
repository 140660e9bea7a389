import type { BotCheck } from '../forms/bot-check.ts';

/** CSP sources (`'sha256-…'`) of all inline code of the site. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What the bot check of the forms loads from its provider: nothing where it is the site's own. */
function botCheckSources(botCheck: BotCheck): readonly string[] {
  if (botCheck.provider === 'altcha') return [];
  const folder = new URL('.', botCheck.script).href;
  // Google's script loads the rest of itself from a second host (developers.google.com/recaptcha).
  return folder.startsWith('https://www.google.com/')
    ? [folder, 'https://www.gstatic.com/recaptcha/']
    : [folder];
}

/** The one policy of every page. */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  botCheck: BotCheck,
): string {
  const provider = botCheckSources(botCheck);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // The search is a WebAssembly program.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...provider, ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // The player hands a film's segments to the browser as an object of the page.
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...provider],
    ...(provider.length > 0 && { 'frame-src': provider }),
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The `_headers` file: rules for every path, what must not be cached, and what may be for ever. */
export function siteHeaders(policy: string): string {
  return `/*
  Content-Security-Policy: ${policy}
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()
  Referrer-Policy: strict-origin-when-cross-origin
  Strict-Transport-Security: max-age=63072000; includeSubDomains; preload
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
/_astro/*
  Cache-Control: public, max-age=31536000, immutable
/_astro/builds/latest.json
  Cache-Control: no-cache
/pagefind/index/*
  Cache-Control: public, max-age=31536000, immutable
/pagefind/fragment/*
  Cache-Control: public, max-age=31536000, immutable
/pagefind/filter/*
  Cache-Control: public, max-age=31536000, immutable
/pagefind/pagefind-entry.json
  Cache-Control: no-cache
/open-graph/*
  Cache-Control: public, max-age=31536000, immutable
`;
}
