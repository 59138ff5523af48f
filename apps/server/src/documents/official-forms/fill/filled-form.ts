import type { Template } from "../template/template.ts";
import { coverPages } from "./cover-pages.ts";
import { type BoxValue, fillBoxes } from "./fill-boxes.ts";
import { appendUpdate } from "./update.ts";

/**
 * Fills a form for one person, with a cover sheet before it when there is one. The form stays a form: every box can
 * be corrected, its pages, fields, fonts and tab order are the government's own bytes.
 */
export async function filledForm(
  template: Template,
  values: readonly BoxValue[],
  cover?: Uint8Array,
): Promise<Uint8Array> {
  const { trailer } = template.frame;
  const filled = fillBoxes(template, values);
  if (cover === undefined) return appendUpdate(template.bytes, filled.objects, { trailer, size: filled.next });
  const front = await coverPages(cover, template.frame, filled.next);
  return appendUpdate(template.bytes, new Map([...filled.objects, ...front.objects]), { trailer, size: front.next });
}
