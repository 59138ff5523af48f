import { createRequire } from "node:module";
import { type GlyphRun, openSync } from "fontkit";

const { resolve } = createRequire(import.meta.url);

/** How many words' layouts are kept: a cover sheet has about a thousand different ones, most of them the same each time. */
const mostWords = 4000;

/**
 * Reads a font, once for all documents of this thread: doing so for each took most of a document's time. So did laying
 * out the same words again for each, which is therefore kept too. pdfkit takes what was read as well as a file, which
 * its type package does not know.
 * @param file as the module loader finds it
 */
export function openFont(file: string): PDFKit.Mixins.PDFFontSource {
  const font = openSync(resolve(file));
  const known = new Map<string, GlyphRun>();
  const layOut = font.layout.bind(font);
  font.layout = (text, features) => {
    if (features !== undefined) return layOut(text, features);
    let run = known.get(text);
    if (run === undefined) {
      run = layOut(text);
      if (known.size === mostWords) known.clear();
      known.set(text, run);
    }
    return copyOf(run);
  };
  return font as unknown as PDFKit.Mixins.PDFFontSource;
}

/** pdfkit scales the positions where they are, and asks only then, often, how wide they are together. */
function copyOf({ glyphs, positions }: GlyphRun): GlyphRun {
  const own = positions.map((position) => ({ ...position }));
  let width: number | undefined;
  return {
    glyphs,
    positions: own,
    get advanceWidth() {
      width ??= own.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      return width;
    },
  };
}
