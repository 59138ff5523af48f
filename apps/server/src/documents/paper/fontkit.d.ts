declare module "fontkit" {
  /** A font that was read: what pdfkit makes of a font's file, and takes in its place. */
  interface Font {
    layout(text: string): object;
    hasGlyphForCodePoint(code: number): boolean;
  }
  export function openSync(path: string): Font;
}
