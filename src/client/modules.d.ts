declare module '*?inline-script' {
  const code: string;
  export default code;
}

declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}
