import { type Interpretation, type PrintedAnswer, skippedWords } from "@dilo/forms";

/** Whether an answer of none is one the question asks for: "no", "no aplica", "no tengo", "nadie". Else it was left blank. */
export function isAnswered({ field: { question }, said, status, english }: PrintedAnswer): boolean {
  if (status !== "none") return status === "read";
  if (said === "") return false;
  if (english !== "Left blank") return true;
  // A question that was passed over is kept with these words too.
  return taught.test(question) || (said !== skippedWords && leavesOpen.test(question));
}

/** The question itself says how to tell that there is none. */
const taught = /diga: no( (aplica|tengo|tiene|trabajo))?\./i;
/** It asks for something only of who has it: "Si la tiene, diga de cuál", "o diga: nadie". */
const leavesOpen = /\bSi (?!no,)[^.?]*, diga\b|, o diga: /;

/** Whether somebody said that they are not sure: an answer, that no box is for. */
export function isUnsure({ value }: Pick<Interpretation, "value">): boolean {
  return value === "unsure";
}

/** An answer in English as papers have it: "None" too where an extra question asked for it, empty where nothing was understood. */
export function printedEnglish(line: PrintedAnswer): string {
  if (line.status === "none") return isAnswered(line) && line.english === "Left blank" ? "None" : line.english;
  return line.status === "read" ? line.english : "";
}

/** How many questions a person was asked, and how many of them have an answer. */
export function countOf(lines: readonly PrintedAnswer[]): { readonly asked: number; readonly answered: number } {
  return { asked: lines.length, answered: lines.filter(isAnswered).length };
}
