import { inflateSync } from "node:zlib";
import { BrokenPdf, type PdfDict, PdfSyntax, type PdfValue, type ValueBudget } from "./pdf-syntax.ts";

/** The dictionaries of a file that may be boxes or files inside it, by object number, as they were written last. */
export interface PdfObjects {
  readonly dicts: ReadonlyMap<number, PdfDict>;
  /** What a stream holds; undefined where there is none of this number. @throws BrokenPdf */
  readonly stream: (object: number, longest: number) => Buffer | undefined;
}

/** No form has so many objects, nor so many that cannot be read; each costs time. */
const [mostObjects, mostUnread] = [60_000, 1000];
/** How often a file may be gone through, with what it unpacks to: what has no end is read to the end again and again. */
const mostTimes = 1.2;
/** A saved form has some 50,000 values, and 500 boxes with what holds them. */
const [mostValues, mostKept] = [600_000, 10_000];
/** All that streams with objects in them may unpack to; those of a form are of 2 MB. Bytes. */
const mostUnpacked = 8 * 1024 * 1024;

/**
 * Finds the objects of a file by going through it, and not by its tables, which another program may have broken. What is
 * written later takes the place of what was before. Its time and memory are bounded by the file's length: of what is packed,
 * only streams that hold objects are unpacked, and no further than `mostUnpacked`.
 * @param file its bytes, a Latin-1 letter each
 * @throws BrokenPdf
 */
export function objectsOf(bytes: Buffer, file: string): PdfObjects {
  const dicts = new Map<number, PdfDict>();
  const streams = new Map<number, Packed>();
  let unpacked = 0;
  let count = 0;
  const unpack = ({ start, end, filter }: Packed, longest: number) =>
    unpackedBy(filter, bytes.subarray(start, end), longest);
  const keep = (object: number, dict: PdfDict) => {
    if (keptKeys.some((key) => dict.has(key))) dicts.set(object, dict);
    else dicts.delete(object);
    if (dicts.size > mostKept) throw new BrokenPdf("too many boxes");
  };
  const budget: ValueBudget = { left: mostValues };
  let read = 0;
  let unread = 0;
  /** Reads a value, where one can be read: what looks like an object may be a part of a picture. */
  const valueAt = (syntax: PdfSyntax): PdfValue | undefined => {
    count += 1;
    const begin = syntax.at;
    const value = valueOrNothing(syntax);
    if (value === undefined) unread += 1;
    read += syntax.at - begin;
    if (count > mostObjects || unread > mostUnread || budget.left < 0 || read > mostTimes * (file.length + unpacked))
      throw new BrokenPdf("too many objects");
    return value;
  };
  const beginning = /(?<!\d)(\d{1,8})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj\b/g;
  for (let found = beginning.exec(file); found !== null; found = beginning.exec(file)) {
    const object = Number(found[1]);
    const syntax = new PdfSyntax(file, beginning.lastIndex, budget);
    const value = valueAt(syntax);
    if (!(value instanceof Map)) continue;
    syntax.skip();
    const [begin] = /^stream\r?\n?/.exec(file.slice(syntax.at, syntax.at + 8)) ?? [];
    keep(object, value);
    beginning.lastIndex = Math.max(beginning.lastIndex, syntax.at);
    if (begin === undefined) continue;
    const start = syntax.at + begin.length;
    const packed: Packed = { start, end: endOf(file, value, start), filter: value.get("Filter") };
    streams.set(object, packed);
    beginning.lastIndex = packed.end;
    if (nameOf(value.get("Type")) !== "ObjStm") continue;
    const inside = unpack(packed, mostUnpacked - unpacked);
    unpacked += inside.length;
    for (const [number, dict] of objectsInside(value, { inside: inside.toString("latin1"), budget, valueAt }))
      keep(number, dict);
  }
  return {
    dicts,
    stream(object, longest) {
      const found = streams.get(object);
      return found && unpack(found, longest);
    },
  };
}

/** What a box, what holds boxes, or a file inside has. */
const keptKeys = ["T", "NM", "Parent", "EF"];

/** Where a stream lies, and how it is packed. */
interface Packed {
  readonly start: number;
  readonly end: number;
  readonly filter: PdfValue | undefined;
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
  {
    inside,
    budget,
    valueAt,
  }: { inside: string; budget: ValueBudget; valueAt: (syntax: PdfSyntax) => PdfValue | undefined },
): Generator<readonly [number, PdfDict]> {
  const [count, first] = [dict.get("N"), dict.get("First")];
  if (typeof count !== "number" || typeof first !== "number") return;
  let left = count;
  for (const [, object, place] of inside.slice(0, first).matchAll(/(\d+)\s+(\d+)/g)) {
    left -= 1;
    if (left < 0) return;
    const value = valueAt(new PdfSyntax(inside, first + Number(place), budget));
    if (value instanceof Map) yield [Number(object), value];
  }
}

/** A name's letters. */
export function nameOf(value: PdfValue | undefined): string | undefined {
  return typeof value === "object" && value !== null && "name" in value ? value.name : undefined;
}
