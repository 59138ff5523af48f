import type { PrintedAnswer } from "@dilo/forms";
import type { AnswerBoxes, Box, FormBoxes } from "../boxes/form-boxes.ts";
import type { NoteCode } from "../boxes/note-code.ts";
import { fitText } from "../fill/fit-text.ts";
import { formText } from "../fill/win-ansi.ts";
import type { TemplateBox } from "../template/template.ts";
import type { Filling, Note, Placed } from "./filling.ts";
import { followingTexts } from "./following.ts";
import { type Overflow, openOverflow, pointers } from "./overflow.ts";
import { partOf } from "./partial.ts";
import { rowsBeyond } from "./rows-beyond.ts";
import { type Text, textsOf } from "./texts.ts";

/** What a form is filled from. */
export interface FillIn {
  readonly form: FormBoxes;
  /** The boxes as they lie in the file: their sizes decide what fits. */
  readonly boxes: readonly TemplateBox[];
  readonly lines: readonly PrintedAnswer[];
}

/**
 * Decides what is written into which box. Only what was understood, in letters that the form's font has, is
 * written: of an answer in part, that part. Of a name that does not fit, as much as fits stays in its box; of anything else, the box points to the
 * additional-information part, where the whole stands; what that has no room for goes onto a sheet of paper behind the form.
 */
export function fillIn({ form, boxes, lines }: FillIn): Filling {
  const places = new Map(boxes.map((box) => [box.field, box]));
  const fits = (text: Pick<Text, "box" | "value">) => hasRoom(text.value, places.get(text.box.field));
  const overflow = openOverflow(form, fits);
  const placed: Placed[] = [];
  const notes: Note[] = [];
  for (const line of lines) {
    const target = form.answers[line.field.id];
    const known = line.status === "read" ? line : partOf(line);
    if (known === undefined || target === undefined) continue;
    const filled = fillAnswer(known, { target, form, lines, fits, overflow });
    if (known !== line && filled.isWritten) notes.push({ code: "partial", answer: line.field.id });
    placed.push(...filled.placed);
    notes.push(...filled.notes);
  }
  const beyond = rowsBeyond(lines, form, overflow);
  notes.push(...beyond.notes);
  placed.push(...overflow.placed().flatMap((one) => [one, ...beyond.withRow(one)]));
  placed.push(...followingTexts({ form, lines, fits }));
  return {
    placed,
    notes,
    attached: overflow.attached(),
    count: placed.filter(({ isCopy, isReference }) => !isCopy && !isReference).length,
  };
}

interface AnswerPlace {
  readonly target: AnswerBoxes;
  readonly form: FormBoxes;
  readonly lines: readonly PrintedAnswer[];
  readonly fits: (text: Pick<Text, "box" | "value">) => boolean;
  readonly overflow: Overflow;
}

interface FilledAnswer extends Pick<Filling, "placed" | "notes"> {
  /** Something of it stands somewhere: in its boxes, or in the additional-information part. */
  readonly isWritten: boolean;
}

function fillAnswer(line: PrintedAnswer, place: AnswerPlace): FilledAnswer {
  const { target, form, fits, overflow } = place;
  const answer = line.field.id;
  const why = form.whyEmpty?.(answer, place.lines);
  if (why !== undefined) return { placed: [], notes: [{ code: why, answer }], isWritten: false };
  const { texts: all, notes: said, unplaced } = textsOf(line, target);
  const isAnswered = (id: string) => place.lines.some(({ field, status }) => field.id === id && status === "read");
  const texts = all.filter(({ box }) => !isAnswered(askedApart(box, place) ?? ""));
  const notes: Note[] = said.map((note) => ({ ...note, answer }));
  const spelled = spelledTexts(texts, ({ box, isCopy }, lacking) => {
    if (!isCopy) notes.push({ code: "letters", answer, box, left: lacking.join("") });
  });
  const tooLong = spelled.filter((text) => !fits(text) && !text.isCopy);
  const isName = target.kind === "name";
  const beginnings = new Map(tooLong.map((text) => [text, isName ? beginningOf(text, fits) : undefined]));
  const rest = spelledTexts(
    unplaced.map((text) => ({ ...text, isCopy: false })),
    ({ box, value }) => notes.push({ code: "rest-left", answer, box, left: String(value) }),
  );
  // A name that lacks a part is not the full name.
  const whole = isName && spelled.length === texts.length ? wholeName(spelled, tooLong) : tooLong;
  const isContinued = tooLong.some((text) => beginnings.get(text) !== undefined);
  const moved = overflow.move(answer, [...whole, ...rest], isContinued);
  for (const text of tooLong) {
    notes.push({ code: codeOf(moved, beginnings.get(text) !== undefined), answer, box: text.box });
  }
  const code = moved && restCode(line, target, moved);
  for (const { box, value } of rest) if (code) notes.push({ code, answer, box, left: String(value) });
  const placed: Placed[] = [];
  const pointerIn = (text: Text) =>
    isName || !moved ? undefined : pointers(form, moved).find((words) => fits({ ...text, value: words }));
  for (const text of spelled) {
    if (fits(text)) placed.push({ ...text, answer: askedApart(text.box, place) ?? answer, isReference: false });
    else {
      // A copy is the same field of the file as its original, so it holds the same.
      const original = tooLong.find(({ label }) => label === text.label) ?? text;
      const value = beginnings.get(original);
      const shown = value ?? pointerIn(text);
      if (shown !== undefined) placed.push({ ...text, value: shown, answer, isReference: value === undefined });
    }
  }
  const isInWords = line.field.kind === "words" && target.kind === "text";
  if (isInWords && placed.some(({ isReference }) => !isReference)) notes.push({ code: "own-words-boxed", answer });
  return { placed, notes, isWritten: placed.length > 0 || moved !== undefined };
}

/** Who takes the letters may be told with the address, and is asked besides: that question's id. */
function askedApart(box: Box, { target, form }: AnswerPlace): string | undefined {
  const isPlace = target.kind === "address" || target.kind === "mailing";
  if (!isPlace || box !== target.boxes.careOf) return undefined;
  return Object.keys(form.answers).find((id) => {
    const one = form.answers[id];
    return one?.kind === "text" && one.box === box;
  });
}

/** What has no box of its own is the rest of an address, or stands there as the form asks: own words are to be translated. */
function restCode({ field }: PrintedAnswer, { kind }: AnswerBoxes, moved: "part" | "sheet"): NoteCode | undefined {
  if (kind === "additional" && field.kind === "words") return moved === "part" ? "own-words" : "own-words-attached";
  if (moved === "sheet") return "attached";
  return kind === "additional" ? undefined : "rest-moved";
}

function codeOf(moved: "part" | "sheet" | undefined, isBegun: boolean): NoteCode {
  if (moved === "sheet") return "attached";
  return isBegun ? "continued" : "moved";
}

/** The whole name, and beside it the part that was cut, so that the officer need not guess where it begins. */
function wholeName(spelled: readonly Text[], tooLong: readonly Text[]): readonly Text[] {
  const [first] = tooLong;
  if (first === undefined) return [];
  const parts = spelled.filter(({ isCopy }) => !isCopy);
  const of = (label: string) => parts.find((part) => part.label === label)?.value ?? "";
  const value = [of("Given Name"), of("Middle Name"), of("Family Name")].filter((part) => part !== "").join(" ");
  return [{ ...first, label: "Full name", value }, ...tooLong];
}

/** The texts that the form's font can print; of each other one `tell` hears which letters are lacking. */
function spelledTexts(texts: readonly Text[], tell: (text: Text, lacking: readonly string[]) => void): readonly Text[] {
  return texts.flatMap((text) => {
    if (text.value === true) return [text];
    const { text: value, lacking } = formText(text.value);
    if (lacking.length === 0) return [{ ...text, value }];
    tell(text, lacking);
    return [];
  });
}

function hasRoom(value: string | true, box: TemplateBox | undefined): boolean {
  if (box === undefined) return false;
  if (value === true) return box.kind === "checkbox";
  if (box.kind === "choice") return box.options.some((option) => option.trim() === value);
  return fitText(value, box) !== undefined;
}

/** As many whole words of a text as its box has room for; undefined when not even the first one fits. */
function beginningOf(
  { box, value }: Pick<Text, "box" | "value">,
  fits: (text: Pick<Text, "box" | "value">) => boolean,
): string | undefined {
  if (value === true) return undefined;
  const words = value.split(" ");
  for (let count = words.length - 1; count > 0; count -= 1) {
    const begun = words.slice(0, count).join(" ");
    if (fits({ box, value: begun })) return begun;
  }
  return undefined;
}
