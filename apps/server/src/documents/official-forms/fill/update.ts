import { createHash } from "node:crypto";
import type { TemplateFrame } from "../template/template.ts";

/** Objects to be added to a file or to take the place of older ones, by object number. Bodies are Latin-1 or bytes. */
export type Objects = ReadonlyMap<number, string | Uint8Array>;

/**
 * Appends objects to a file as an incremental update (PDF 32000-1, 7.5.6): the bytes before it stay as they are.
 * @param size one more than the highest object number in use
 */
export function appendUpdate(
  base: Uint8Array,
  objects: Objects,
  { trailer, size }: { readonly trailer: Omit<TemplateFrame["trailer"], "size">; readonly size: number },
): Uint8Array {
  const pieces: Buffer[] = [Buffer.from("\n", "latin1")];
  const places = new Map<number, number>();
  let offset = base.length + 1;
  const add = (piece: Buffer) => {
    pieces.push(piece);
    offset += piece.length;
  };
  for (const [object, body] of objects) {
    places.set(object, offset);
    add(Buffer.from(`${object} 0 obj\n`, "latin1"));
    add(
      typeof body === "string" ? Buffer.from(body, "latin1") : Buffer.from(body.buffer, body.byteOffset, body.length),
    );
    add(Buffer.from("\nendobj\n", "latin1"));
  }
  const table = size;
  places.set(table, offset);
  const startxref = offset;
  const { entries, index } = crossReferences(places);
  const id = createHash("md5").update(Buffer.concat(pieces)).digest("hex");
  const head =
    `${table} 0 obj\n<< /Type /XRef /Size ${size + 1} /Root ${trailer.root}${trailer.info ? ` /Info ${trailer.info}` : ""} /ID [<${trailer.id}> <${id}>] ` +
    `/Prev ${trailer.startxref} /W [1 4 2] /Index [${index.join(" ")}] /Length ${entries.length} >>\nstream\n`;
  add(Buffer.from(head, "latin1"));
  add(entries);
  add(Buffer.from(`\nendstream\nendobj\nstartxref\n${startxref}\n%%EOF\n`, "latin1"));
  return Buffer.concat([base, ...pieces], offset);
}

/** The table of places, seven bytes each, and the runs of object numbers it covers. */
function crossReferences(places: ReadonlyMap<number, number>): {
  readonly entries: Buffer;
  readonly index: readonly number[];
} {
  const objects = [...places.keys()].sort((a, b) => a - b);
  const entries = Buffer.alloc(objects.length * 7);
  const index: number[] = [];
  objects.forEach((object, row) => {
    entries.writeUInt8(1, row * 7);
    entries.writeUInt32BE(places.get(object) ?? 0, row * 7 + 1);
    if (row > 0 && objects[row - 1] === object - 1) index[index.length - 1] = (index.at(-1) ?? 0) + 1;
    else index.push(object, 1);
  });
  return { entries, index };
}
