import {
  confirmedParts,
  type ExtraQuestions,
  type Field,
  type FormType,
  type FullName,
  type OpenPoint,
  offeredPart,
  type PartOffer,
  type PartState,
  type PrintedAnswer,
  partStates,
  type Reviewing,
  splitsOf,
} from "@dilo/forms";
import { type InLanguage, inSpanish } from "./in-language.ts";
import { ambiguousFields, isPaused } from "./interview-facts.ts";
import { printed } from "./read-answers.ts";
import { type ReplyView, replyView } from "./reply-view.ts";

/** All answers before the form is saved. */
export interface ReviewingView {
  readonly kind: "reviewing";
  readonly formType: FormType;
  readonly isCallActive: boolean;
  readonly isPaused: boolean;
  readonly isEnding: boolean;
  readonly reply: ReplyView;
  readonly lines: readonly ReviewLineView[];
  readonly ambiguous: readonly Field[];
  readonly extra: ExtraQuestions["kind"];
  /** The part that is offered next; undefined where that is a few more boxes. */
  readonly part: PartOffer | undefined;
  /** All parts of the form, each with how far it has come. */
  readonly parts: readonly PartState[];
  /** The form was saved before with other answers: what was corrected is not in its PDF until it is saved again. */
  readonly isUnsaved: boolean;
}

/** Why an answer of the review is to be looked at; each has its sentence in the dictionaries. */
export type Doubt = "unread" | "contradicts" | "lacking" | "left";

/** One answer of the review. */
export interface ReviewLineView {
  readonly line: PrintedAnswer;
  /** Its place among the questions, from 1. */
  readonly position: number;
  readonly doubt: Doubt | undefined;
  /** What would settle the doubt, where it is between readings: "El código postal 90012 no es de Illinois. ¿...?" */
  readonly doubtAsks: string | undefined;
  /** It is printed in English as it was given; which words of a name are family names changes nothing in it. */
  readonly isSame: boolean;
  /** One comes back to it from its question. */
  readonly returned: "changed" | "as-was" | undefined;
  /** What it was changed from is known, and can be again. */
  readonly canUndo: boolean;
  /** What is asked about this answer before the form can be saved; `name` is the split that is proposed. */
  readonly point:
    | { readonly kind: OpenPoint["kind"]; readonly split: number; readonly name: FullName | undefined }
    | undefined;
}

/** What the review shows. */
export function reviewingView(interview: Reviewing, texts: InLanguage = inSpanish): ReviewingView {
  const { point, returned } = interview;
  const all = printed(interview).map(
    (line, index): ReviewLineView => ({
      line,
      position: index + 1,
      doubt: doubtOf(line),
      doubtAsks: asksAmong(line, texts),
      isSame: line.said === line.english || confirmedParts(line.reading) !== undefined,
      returned: returned?.field === line.field.id ? (returned.isChanged ? "changed" : "as-was") : undefined,
      canUndo: returned?.field === line.field.id && returned.before?.[line.field.id] !== undefined,
      point: pointView(line, point),
    }),
  );
  return {
    kind: "reviewing",
    formType: interview.formType,
    isPaused: isPaused(interview),
    isEnding: interview.aside?.kind === "ending",
    isCallActive: interview.isCallActive,
    reply: replyView(interview, { texts }),
    // What must be looked at comes first.
    lines: [...all.filter(({ doubt }) => doubt !== undefined), ...all.filter(({ doubt }) => doubt === undefined)],
    ambiguous: ambiguousFields(interview),
    extra: interview.extra.kind,
    part: offeredPart(interview),
    parts: partStates(interview),
    isUnsaved: isUnsaved(interview),
  };
}

/** Where this page does not know what was saved, it was another page: what stands here may differ from it. */
function isUnsaved({ saved, savedAnswers, answers }: Reviewing): boolean {
  if (saved === undefined) return false;
  const kept = savedAnswers ?? {};
  const ids = Object.keys({ ...kept, ...answers });
  return ids.some((id) => kept[id]?.said !== answers[id]?.said || kept[id]?.heardAt !== answers[id]?.heardAt);
}

function doubtOf({ status, reading, against }: PrintedAnswer): Doubt | undefined {
  if (against !== undefined) return "contradicts";
  if (status === "missing") return "left";
  if (status !== "needs-review") return undefined;
  if (reading?.status === "value") return "contradicts";
  return reading?.status === "none" ? "lacking" : "unread";
}

function asksAmong({ status, reading }: PrintedAnswer, texts: InLanguage): string | undefined {
  if (status !== "needs-review" || !reading?.candidates.length || reading.question === undefined) return undefined;
  return texts.say({ asked: reading.question });
}

function pointView(line: PrintedAnswer, point: OpenPoint | undefined): ReviewLineView["point"] {
  if (point?.field !== line.field.id) return undefined;
  return { kind: point.kind, split: point.split, name: splitsOf(line)[point.split] };
}
