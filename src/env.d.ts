declare module '*?inline-script' {
  const code: string;
  export default code;
}

declare module '*?chunk-address' {
  const address: string;
  export default address;
}

declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}
