/** A passage is about this long: some paragraphs, so that a model reads a few of them and not the whole file. Characters. */
const passageLength = 1000;

/** Pieces that are never separated are at most this long. Characters. */
const pieceLength = 300;

/**
 * Cuts a text into passages, at sentences and lines. Each but the first begins with the last piece of the one before:
 * what stands across a cut is whole in one of them.
 */
export function passagesOf(text: string): readonly string[] {
  const passages: string[] = [];
  let pieces: string[] = [];
  let length = 0;
  for (const piece of piecesOf(text)) {
    if (length > 0 && length + piece.length > passageLength) {
      passages.push(pieces.join("").trim());
      pieces = pieces.slice(-1);
      length = pieces.join("").length;
    }
    pieces.push(piece);
    length += piece.length;
  }
  if (length > 0) passages.push(pieces.join("").trim());
  return passages.filter((passage) => passage !== "");
}

/** Lines and sentences with the space behind them; longer ones are cut between words, or where there is no such place. */
function piecesOf(text: string): readonly string[] {
  const tidy = text
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n");
  const sentences = tidy.split(/(?<=\n)|(?<=[.!?…] )/);
  return sentences.flatMap((sentence) => {
    const parts: string[] = [];
    let rest = sentence;
    while (rest.length > pieceLength) {
      const space = rest.lastIndexOf(" ", pieceLength - 1) + 1;
      const end = space > 0 ? space : wholeUntil(rest, pieceLength);
      parts.push(rest.slice(0, end));
      rest = rest.slice(end);
    }
    return [...parts, rest];
  });
}

/** The place at `end`, or before it where that is inside of a character. */
function wholeUntil(text: string, end: number): number {
  const code = text.charCodeAt(end);
  return code >= 0xdc00 && code <= 0xdfff ? end - 1 : end;
}
