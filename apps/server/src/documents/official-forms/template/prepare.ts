import { ParseSpeeds, PDFDocument } from "@cantoo/pdf-lib";
import type { FormType } from "@dilo/forms";
import { type Box, boxesOf, type FormBoxes } from "../boxes/form-boxes.ts";
import { knownForms } from "../boxes/known-forms.ts";
import { changedBoxes, fingerprintOf, identityOf } from "./accept.ts";
import { clean, unlock } from "./clean.ts";
import { decrypt } from "./decrypt.ts";
import { type FoundField, fieldsOf } from "./fields.ts";
import { readFrame, shapeFrame } from "./frame.ts";
import { joinCopies } from "./join-copies.ts";
import { measure } from "./measure.ts";
import type { Inspection, Template } from "./template.ts";

/** Twice the largest form of today. Bytes. */
export const largestForm = 5 * 1024 * 1024;

/**
 * Looks at a file that should be an official form and, when it is the edition we know, makes it ready to be filled.
 * Accepted by form, edition, page count and the boxes we write, not by hash: a form is re-issued under one edition.
 * Takes a second or two of processor time: call it in a worker thread, once for each file.
 */
export async function prepare(formType: FormType, bytes: Uint8Array): Promise<Inspection> {
  if (bytes.length > largestForm) return { kind: "refused", reason: "too-large" };
  if (Buffer.from(bytes.subarray(0, 5)).toString("latin1") !== "%PDF-") return { kind: "refused", reason: "not-a-pdf" };
  const decrypted = await decrypt(bytes);
  if ("reason" in decrypted) return { kind: "refused", reason: decrypted.reason };
  const form = knownForms[formType];
  try {
    const pdf = await open(decrypted.bytes);
    const fields = fieldsOf(pdf);
    const identity = identityOf(fields);
    if (identity?.form !== formType) return { kind: "refused", reason: "wrong-form" };
    const pages = pdf.getPageCount();
    const view = { kind: "view-only", edition: identity.edition, pages } as const;
    if (identity.edition !== form.edition) return { ...view, reason: "new-edition", missing: [] };
    if (pages !== form.pages) return { ...view, reason: "pages-changed", missing: [] };
    const missing = changedBoxes(form, fields);
    if (missing.length > 0) return { ...view, reason: "fields-changed", missing };
    const fingerprint = fingerprintOf(form, fields);
    return { kind: "ready", pages, fingerprint, template: await makeTemplate(form, pdf) };
  } catch {
    // The library throws many kinds of errors at a damaged file; whichever it was, the file is not used.
    return { kind: "refused", reason: "broken" };
  }
}

function open(bytes: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(bytes, { parseSpeed: ParseSpeeds.Fastest, updateMetadata: false });
}

async function makeTemplate(form: FormBoxes, pdf: PDFDocument): Promise<Template> {
  const fields = fieldsOf(pdf);
  clean(pdf);
  const repeated = repeatedBoxes(form).map((names) => names.flatMap((name) => fields.get(name) ?? []));
  for (const field of [...form.locked.flatMap((name) => fields.get(name) ?? []), ...repeated.flat()]) unlock(field);
  const joined = repeated.map(([first, ...copies]) => first === undefined || joinCopies(pdf, first, copies));
  shapeFrame(pdf);
  const bytes = await pdf.save({ objectsPerTick: Number.POSITIVE_INFINITY, updateFieldAppearances: false });
  const written = await open(bytes);
  const places = fieldsOf(written);
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return {
    formType: form.formType,
    edition: form.edition,
    boxCount: [...places.keys()].filter((name) => !form.notForThePerson.test(name)).length,
    hasJoinedCopies: joined.every(Boolean),
    bytes: shared,
    boxes: boxesOf(form).map((box) => measure(written, box, placeOf(places, box))),
    frame: readFrame(written, bytes),
  };
}

/** The names of the boxes that hold one value: a box first, then those that repeat it on other pages. */
function repeatedBoxes({ answers, repeated }: FormBoxes): readonly (readonly string[])[] {
  const ours = Object.values(answers).flatMap((answer) => {
    if (answer.kind === "text") return [[answer.box, ...answer.copies]];
    if (answer.kind !== "name") return [];
    const places = [answer.boxes, ...answer.copies];
    return (["family", "given", "middle"] as const).map((part) => places.map((boxes) => boxes[part]));
  });
  return [...ours.map((boxes) => boxes.map(({ field }) => field)), ...repeated].filter(({ length }) => length > 1);
}

function placeOf(places: ReadonlyMap<string, FoundField>, { field }: Box): FoundField {
  const place = places.get(field);
  if (place === undefined) throw new Error(`The prepared form has lost ${field}.`);
  return place;
}
