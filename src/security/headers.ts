/** CSP sources (`'sha256-…'`) of all inline code of the site. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The one policy of every page. */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // The search is a WebAssembly program.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
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
