import type { Template } from "../template/template.ts";
import { coverPages, type Sheets } from "./cover-pages.ts";
import { type BoxValue, fillBoxes } from "./fill-boxes.ts";
import { type OwnWords, ownWords } from "./own-words.ts";
import { appendUpdate } from "./update.ts";

/** The sheets of ours, and what the file that they stand in says of itself. */
export interface Front extends OwnWords, Sheets {}

/**
 * Fills a form for one person, with a cover sheet before it when there is one. The form stays a form: every box can
 * be corrected, its pages, fields, fonts and tab order are the government's own bytes.
 */
export async function filledForm(template: Template, values: readonly BoxValue[], front?: Front): Promise<Uint8Array> {
  const { frame } = template;
  const filled = fillBoxes(template, values);
  if (front === undefined) {
    return appendUpdate(template.bytes, filled.objects, { trailer: frame.trailer, size: filled.next });
  }
  const cover = await coverPages(front, frame, filled.next);
  const own = ownWords(front, frame, { cover, first: cover.next });
  return appendUpdate(template.bytes, new Map([...filled.objects, ...cover.objects, ...own.objects]), {
    trailer: { ...frame.trailer, info: own.info },
    size: own.next,
  });
}
