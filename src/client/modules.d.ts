declare module '*?inline-script' {
  const code: string;
  export default code;
}

declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}

/** The client of http.ts as one script's own copy: a file that scripts share, each page would wait for. */
declare module '*/http.ts?of=journals' {
  export const http: typeof import('./http.ts').http;
}

declare module '*/http.ts?of=forms' {
  export const http: typeof import('./http.ts').http;
}

declare module '*/load-once.ts?of=forms' {
  export const loadOnce: typeof import('../memoize/load-once.ts').loadOnce;
}

declare module '*/folded.ts?of=filter' {
  export const folded: typeof import('./folded.ts').folded;
}
