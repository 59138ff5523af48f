// A file's text, as bundlers give it.

declare module "*?raw" {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: bundlers export a file's text this way.
  export default text;
}
