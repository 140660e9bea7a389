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

declare module '*/fold-case.ts?of=filter' {
  export const foldCase: typeof import('../search/text/fold-case.ts').foldCase;
}

declare module '*/tashkent.ts?of=pages' {
  export const tashkentOffsetMs: typeof import('../calendar/tashkent.ts').tashkentOffsetMs;
}
