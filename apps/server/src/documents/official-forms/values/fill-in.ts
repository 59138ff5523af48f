import type { PrintedAnswer } from "@dilo/forms";
import type { FormBoxes } from "../boxes/form-boxes.ts";
import { fitText } from "../fill/fit-text.ts";
import { withFormLetters } from "../fill/win-ansi.ts";
import type { TemplateBox } from "../template/template.ts";
import type { Filling, Note, Placed } from "./filling.ts";
import { openOverflow, pointers } from "./overflow.ts";
import { type Text, textsOf } from "./texts.ts";

/** What a form is filled from. */
export interface FillIn {
  readonly form: FormBoxes;
  /** The boxes as they lie in the file: their sizes decide what fits. */
  readonly boxes: readonly TemplateBox[];
  readonly lines: readonly PrintedAnswer[];
}

/**
 * Decides what is written into which box. Only answers that were understood are written; what does not fit its box
 * goes whole to the additional-information part, and the box points there.
 */
export function fillIn({ form, boxes, lines }: FillIn): Filling {
  const places = new Map(boxes.map((box) => [box.field, box]));
  const fits = (text: Pick<Text, "box" | "value">) => hasRoom(text.value, places.get(text.box.field));
  const overflow = openOverflow(form, fits);
  const placed: Placed[] = [];
  const notes: Note[] = [];
  for (const line of lines) {
    const answer = line.field.id;
    const target = form.answers[answer];
    if (line.status !== "read" || target === undefined) continue;
    const reason = target.kind === "name" ? target.whyEmpty?.(lines) : undefined;
    if (reason !== undefined) {
      notes.push({ code: reason, answer });
      continue;
    }
    const { texts, codes } = textsOf(line, target);
    for (const code of codes) notes.push({ code, answer });
    if (line.reading?.needsConfirmation) notes.push({ code: "doubtful", answer });
    if (line.isDisputed) notes.push({ code: "disputed", answer });
    const spelled = texts.map(inFormLetters);
    if (spelled.some((text, index) => text.value !== texts[index]?.value)) notes.push({ code: "letters", answer });
    const tooLong = spelled.filter((text) => !fits(text));
    const moved =
      tooLong.length === 0
        ? []
        : overflow.move(
            answer,
            tooLong.filter(({ isCopy }) => !isCopy),
          );
    for (const { box, isCopy } of tooLong) if (!isCopy) notes.push({ code: moved ? "moved" : "no-room", answer, box });
    for (const text of spelled) {
      const value = fits(text) ? text.value : moved && pointers(form).find((words) => fits({ ...text, value: words }));
      if (value !== undefined) placed.push({ ...text, value, answer });
    }
    placed.push(...(moved ?? []));
  }
  return { placed, notes, count: placed.filter(({ isCopy }) => !isCopy).length };
}

function inFormLetters(text: Text): Text {
  return text.value === true ? text : { ...text, value: withFormLetters(text.value) };
}

function hasRoom(value: string | true, box: TemplateBox | undefined): boolean {
  if (box === undefined) return false;
  if (value === true) return box.kind === "checkbox";
  if (box.kind === "choice") return box.options.some((option) => option.trim() === value);
  return fitText(value, box) !== undefined;
}
