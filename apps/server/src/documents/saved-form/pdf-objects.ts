import { inflateSync } from "node:zlib";
import { BrokenPdf, type PdfDict, PdfSyntax, type PdfValue } from "./pdf-syntax.ts";

/** The dictionaries of a file by object number, as they were written last. */
export interface PdfObjects {
  readonly dicts: ReadonlyMap<number, PdfDict>;
  /** What a stream holds; undefined where there is none of this number. @throws BrokenPdf */
  readonly stream: (object: number, longest: number) => Buffer | undefined;
}

/** No form has so many; each costs time. */
const mostObjects = 60_000;
/** How often a file may be gone through, with what it unpacks to: what has no end is read to the end again and again. */
const mostTimes = 1.2;
/** All that streams with objects in them may unpack to. Bytes. */
const mostUnpacked = 24 * 1024 * 1024;

/**
 * Finds the objects of a file by going through it, and not by its tables, which another program may have broken. What is
 * written later takes the place of what was before. Its time and memory are bounded by the file's length: of what is packed,
 * only streams that hold objects are unpacked, and no further than `mostUnpacked`.
 * @throws BrokenPdf
 */
export function objectsOf(bytes: Buffer): PdfObjects {
  const file = bytes.toString("latin1");
  const dicts = new Map<number, PdfDict>();
  const streams = new Map<number, { readonly dict: PdfDict; readonly start: number }>();
  let unpacked = 0;
  let count = 0;
  const unpack = (dict: PdfDict, start: number, longest: number): Buffer => {
    const packed = bytes.subarray(start, endOf(file, dict, start));
    return unpackedBy(dict.get("Filter"), packed, longest);
  };
  let read = 0;
  /** Reads a value, where one can be read: what looks like an object may be a part of a picture. */
  const valueAt = (syntax: PdfSyntax): PdfValue | undefined => {
    count += 1;
    const begin = syntax.at;
    const value = valueOrNothing(syntax);
    read += syntax.at - begin;
    if (count > mostObjects || read > mostTimes * (file.length + unpacked)) throw new BrokenPdf("too many objects");
    return value;
  };
  const beginning = /(\d{1,8})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj\b/g;
  for (let found = beginning.exec(file); found !== null; found = beginning.exec(file)) {
    const object = Number(found[1]);
    const syntax = new PdfSyntax(file, beginning.lastIndex);
    const value = valueAt(syntax);
    if (!(value instanceof Map)) continue;
    syntax.skip();
    const [begin] = /^stream\r?\n?/.exec(file.slice(syntax.at, syntax.at + 8)) ?? [];
    dicts.set(object, value);
    beginning.lastIndex = Math.max(beginning.lastIndex, syntax.at);
    if (begin === undefined) continue;
    const start = syntax.at + begin.length;
    streams.set(object, { dict: value, start });
    beginning.lastIndex = endOf(file, value, start);
    if (nameOf(value.get("Type")) !== "ObjStm") continue;
    const inside = unpack(value, start, mostUnpacked - unpacked);
    unpacked += inside.length;
    for (const [number, dict] of objectsInside(value, inside.toString("latin1"), valueAt)) dicts.set(number, dict);
  }
  return {
    dicts,
    stream(object, longest) {
      const found = streams.get(object);
      return found && unpack(found.dict, found.start, longest);
    },
  };
}

function valueOrNothing(syntax: PdfSyntax): PdfValue | undefined {
  try {
    return syntax.value();
  } catch (error) {
    if (error instanceof BrokenPdf) return undefined;
    throw error;
  }
}

/** Where a stream ends: where its length says so, if that is true, else at the word for it. */
function endOf(file: string, dict: PdfDict, start: number): number {
  const length = dict.get("Length");
  if (typeof length === "number" && /^\s{0,2}endstream/.test(file.slice(start + length, start + length + 12)))
    return start + length;
  const end = file.indexOf("endstream", start);
  if (end < 0) throw new BrokenPdf("ends in a stream");
  return end;
}

function unpackedBy(filter: PdfValue | undefined, packed: Buffer, longest: number): Buffer {
  const [only, ...more] = Array.isArray(filter) ? filter : filter === undefined ? [] : [filter];
  if (more.length > 0) throw new BrokenPdf("packed more than once");
  if (only === undefined) return packed.subarray(0, longest);
  if (nameOf(only) !== "FlateDecode") throw new BrokenPdf("packed in an unusual way");
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, longest) });
  } catch {
    throw new BrokenPdf("unpacks to too much, or to nothing");
  }
}

/** The dictionaries inside a stream of objects: pairs of number and place, then the objects. */
function* objectsInside(
  dict: PdfDict,
  inside: string,
  valueAt: (syntax: PdfSyntax) => PdfValue | undefined,
): Generator<readonly [number, PdfDict]> {
  const [count, first] = [dict.get("N"), dict.get("First")];
  if (typeof count !== "number" || typeof first !== "number") return;
  const table = inside.slice(0, first).match(/\d+/g) ?? [];
  for (let at = 0; at + 1 < table.length && at / 2 < count; at += 2) {
    const value = valueAt(new PdfSyntax(inside, first + Number(table[at + 1])));
    if (value instanceof Map) yield [Number(table[at]), value];
  }
}

/** A name's letters. */
export function nameOf(value: PdfValue | undefined): string | undefined {
  return typeof value === "object" && value !== null && "name" in value ? value.name : undefined;
}
