// What the packages that make documents do not declare themselves.

/** What pdfkit 0.20 takes and its type package does not know yet. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** What a TH names. */
    scope?: "Row" | "Column" | "Both";
  }
}

declare module "fontkit" {
  /** Where the glyphs of a text stand, in the font's own units. */
  interface GlyphRun {
    readonly glyphs: readonly object[];
    readonly positions: readonly { readonly xAdvance: number }[];
    readonly advanceWidth: number;
  }
  /** A font that was read: what pdfkit makes of a font's file, and takes in its place. */
  interface Font {
    layout(text: string, features?: readonly string[]): GlyphRun;
    hasGlyphForCodePoint(code: number): boolean;
  }
  export function openSync(path: string): Font;
}

declare module "@neslinesli93/qpdf-wasm" {
  interface Qpdf {
    callMain(args: string[]): number;
    FS: { writeFile(path: string, bytes: Uint8Array): void; readFile(path: string): Uint8Array };
  }
  // The package exports nothing else, and no import of it can be typed otherwise.
  // biome-ignore lint/style/noDefaultExport: another package's export is declared, none of ours
  export default function load(options: object): Promise<Qpdf>;
}
