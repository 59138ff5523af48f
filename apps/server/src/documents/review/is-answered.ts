import type { PrintedAnswer } from "@dilo/forms";

/** Whether an answer of none is one the question asks for: "no", "no aplica", "no tengo", "no trabajo". Else it was left blank. */
export function isAnswered({ field, said, status, english }: PrintedAnswer): boolean {
  if (status !== "none") return status === "read";
  return (
    said !== "" && (english !== "Left blank" || /diga: no( (aplica|tengo|tiene|trabajo))?\./i.test(field.question))
  );
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
