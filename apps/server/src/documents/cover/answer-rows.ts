import type { PrintedAnswer } from "@dilo/forms";
import { disputeText } from "../notice.ts";
import { ink } from "../paper/paper.ts";
import type { CellText } from "../paper/table.ts";

const size = 10;

/** The columns of the answers. */
export const answerTable = {
  heads: ["On the form", "Answer in English", "As said in Spanish"],
  shares: [0.28, 0.38, 0.34],
} as const;

/** One row for each answer: printed label | answer in English | as said in Spanish. */
export function answerRows(lines: readonly PrintedAnswer[]): readonly (readonly (readonly CellText[])[])[] {
  return lines.map((line) => [
    [{ size, bold: true, text: line.field.label }],
    english(line),
    [{ size, lang: "es", text: line.said === "" ? "(sin respuesta)" : line.said }],
  ]);
}

function english(line: PrintedAnswer): readonly CellText[] {
  const mark = { size, bold: true, color: ink.alarm };
  switch (line.status) {
    case "read": {
      const dispute = line.isDisputed ? disputeText(line.field.kind) : undefined;
      const value = { size, text: line.english };
      if (dispute === undefined) return [value];
      return [
        value,
        { ...mark, text: `PLEASE CHECK: ${dispute.en}` },
        { size, lang: "es", text: `POR FAVOR REVISE: ${dispute.es}` },
      ];
    }
    case "none":
      return [{ size, text: line.english }];
    case "needs-review":
      return [
        { ...mark, text: "NEEDS REVIEW - not translated:" },
        { size, lang: "es", text: line.english },
      ];
    case "missing":
      return [{ ...mark, text: "NO ANSWER" }];
  }
}
