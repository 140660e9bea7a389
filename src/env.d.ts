declare module '*?inline-script' {
  const code: string;
  export default code;
}

declare module '*?script-url' {
  const url: string;
  export default url;
}
