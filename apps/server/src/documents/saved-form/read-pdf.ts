import { nameOf, objectsOf, type PdfObjects } from "./pdf-objects.ts";
import { BrokenPdf, type PdfDict, type PdfValue } from "./pdf-syntax.ts";
import { fileName, longestSaved } from "./saved-answers.ts";

/** What stands in a PDF that may be a filled form: its boxes by their full names, and the answers that were put into it. */
interface ReadPdf {
  readonly boxes: ReadonlyMap<string, string | true>;
  /** As it was put in; nothing is known of it yet. */
  readonly saved?: string;
  /** It is encrypted: what its boxes hold cannot be read. */
  readonly isLocked: boolean;
}

/** No field lies deeper in others. */
const deepest = 20;
/** No box of a form has a longer name. Letters. */
const longestName = 500;

// No library reads it: pdf.js 5.6 unpacks a stream to its end, and nothing tells it to stop earlier. 200 KB that hold 200 MB
// took it 5.0 s and 730 MB, in buffers that a thread's limits do not count.
/**
 * Reads the boxes of a PDF and the answers embedded in it. It runs no script, follows no link and opens no picture.
 * @throws BrokenPdf
 */
export function readPdf(bytes: Buffer): ReadPdf {
  const isWhole = bytes.subarray(-2048).includes("%%EOF");
  if (!isWhole) throw new BrokenPdf("ends in the middle");
  const file = bytes.toString("latin1");
  if (/\/Encrypt\s+\d+\s+\d+\s+R/.test(file)) return { boxes: new Map(), isLocked: true };
  const objects = objectsOf(bytes, file);
  const boxes = new Map<string, string | true>();
  for (const dict of objects.dicts.values()) {
    if (!isBox(dict)) continue;
    const value = contentOf(objects, dict);
    const name = fullName(objects, dict);
    if (value !== undefined && name.length <= longestName) boxes.set(name, value);
  }
  const saved = embedded(objects);
  return { boxes, isLocked: false, ...(saved !== undefined && { saved }) };
}

function isBox(dict: PdfDict): boolean {
  const hasName = dict.has("T") || dict.has("NM");
  return hasName && (dict.has("FT") || dict.has("Parent") || nameOf(dict.get("Subtype")) === "Widget");
}

/** A box's own value, or that of the field above it. */
function contentOf(objects: PdfObjects, dict: PdfDict): string | true | undefined {
  for (const one of chain(objects, dict)) {
    const value = one.get("V");
    if (value === undefined || value === null) continue;
    const text = textOf(value);
    if (text !== undefined) return text.trim() === "" ? undefined : text.trim();
    const state = nameOf(dict.get("AS")) ?? nameOf(value);
    return state === undefined || state === "Off" ? undefined : true;
  }
  const state = nameOf(dict.get("AS"));
  return state === undefined || state === "Off" ? undefined : true;
}

/** The names from the outermost field on, with a dot between them; a box without one goes by its own mark. */
function fullName(objects: PdfObjects, dict: PdfDict): string {
  const all = [...chain(objects, dict)];
  const own = textOf(dict.get("T")) === undefined ? textOf(dict.get("NM")) : undefined;
  if (own !== undefined) return own;
  return all
    .flatMap((one) => textOf(one.get("T")) ?? [])
    .reverse()
    .join(".");
}

function* chain({ dicts }: PdfObjects, dict: PdfDict): Generator<PdfDict> {
  let one: PdfDict | undefined = dict;
  for (let depth = 0; one !== undefined && depth < deepest; depth += 1) {
    yield one;
    one = referred(dicts, one.get("Parent"));
  }
}

function referred(dicts: PdfObjects["dicts"], value: PdfValue | undefined): PdfDict | undefined {
  return typeof value === "object" && value !== null && "object" in value ? dicts.get(value.object) : undefined;
}

function textOf(value: PdfValue | undefined): string | undefined {
  return typeof value === "object" && value !== null && "text" in value ? value.text : undefined;
}

/** The file of our name that was embedded last. */
function embedded(objects: PdfObjects): string | undefined {
  const files = [...objects.dicts.values()].filter((dict) => dict.has("EF") && textOf(dict.get("F")) === fileName);
  const file = files.at(-1)?.get("EF");
  const content = file instanceof Map ? file.get("F") : undefined;
  if (typeof content !== "object" || content === null || !("object" in content)) return undefined;
  return objects.stream(content.object, longestSaved)?.toString("utf8");
}
