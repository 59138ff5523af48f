import { isAsked } from "../../forms/conditions.ts";
import { isToCheck, type PrintedAnswer } from "../../forms/english.ts";
import { inWriting } from "../../prompts/in-writing.ts";
import { theLabel } from "../../prompts/labels.ts";
import type { Prompt } from "../../prompts/prompt.ts";
import { aloud, lineInEnglish, linesOf } from "../lines.ts";
import { fieldsOf } from "../questions.ts";
import { note } from "../saying.ts";
import type { Interview } from "../state.ts";
import { helpOf } from "./steering.ts";

/** What is told of one answer, or of those that are missing. */
export function aboutAnswers(
  interview: Interview,
  topic: "what-stands" | "what-is-missing" | "why-this" | "why-not-asked",
  id: string | undefined,
): readonly Prompt[] {
  if (interview.phase === "choosing") return [];
  const lines = linesOf(interview);
  if (topic === "what-is-missing") return [missingIn(interview, lines)];
  const line = lines.find(({ field }) => field.id === id);
  if (line === undefined) return [];
  if (topic === "what-stands")
    return [
      {
        text: aloud(line),
        written: inWriting(aloud(line, "written")),
        english: lineInEnglish(line),
      },
    ];
  if (topic === "why-this") return helpOf(line.field, "why");
  const { answers } = interview;
  const isLeftOut = !isAsked(line.field, answers, fieldsOf(interview));
  return isLeftOut && line.field.notAsked
    ? [{ text: line.field.notAsked.spanish, english: line.field.notAsked.english }]
    : [
        note("asked-as-any", {
          answer: aloud(line),
          answerWritten: aloud(line, "written"),
          answerEnglish: lineInEnglish(line),
        }),
      ];
}

/** The questions without an answer, and those whose answer nobody could read. */
function missingIn(interview: Exclude<Interview, { phase: "choosing" }>, lines: readonly PrintedAnswer[]): Prompt {
  const fields = fieldsOf(interview);
  const open = lines.filter(
    (line) => isToCheck(line) || (line.status === "missing" && isAsked(line.field, interview.answers, fields)),
  );
  if (open.length === 0) return note("nothing-missing");
  return note("missing-here", { labels: open.map(({ field }) => theLabel(field)).join(", ") });
}
