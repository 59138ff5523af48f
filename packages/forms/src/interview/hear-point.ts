import { interpret } from "../answers/interpret.ts";
import { somewhere } from "../answers/words/phrases.ts";
import type { PrintedAnswer } from "../english.ts";
import { confirmedParts, isSameName } from "../names/name-choices.ts";
import type { FullName } from "../names/split-name.ts";
import { plainWords } from "../words.ts";
import type { Said } from "./accepting.ts";
import { commandIn } from "./commands.ts";
import { confirmName } from "./confirm-name.ts";
import { withoutNo } from "./confirmation.ts";
import { correctFromReview } from "./correcting.ts";
import { converse } from "./dialogue.ts";
import { acceptReview, askPoint, lineAsked, openSplits } from "./open-points.ts";
import { verdictOf } from "./plain-yes.ts";
import { read } from "./read.ts";
import { leavePhrases } from "./review.table.ts";
import type { Reviewing, Step } from "./state.ts";

const leaves = somewhere(leavePhrases);

/** Hears what is said to an open point of the review; undefined when the words are something else, or none is open. */
export function hearPoint(interview: Reviewing, said: Said): Step | undefined {
  const line = lineAsked(interview);
  if (line === undefined) return undefined;
  const command = commandIn(said.text);
  if (command === "skip" || leaves.test(plainWords(said.text).join(" "))) return acceptReview(interview);
  if (command !== undefined) return undefined;
  const splits = openSplits(line);
  return splits.length > 0 ? hearSplit(interview, said, { line, splits }) : hearUnread(interview, said, line);
}

/** A yes, a no, or the family names themselves: other ones than those asked about are asked about. */
function hearSplit(
  interview: Reviewing,
  said: Said,
  { line, splits }: { readonly line: PrintedAnswer; readonly splits: readonly FullName[] },
): Step | undefined {
  const { field } = line;
  const { split } = interview.point ?? { split: 0 };
  const asked = splits[split];
  const told = splits.findIndex((one) => isToldIn(said.text, line, one));
  const verdict = verdictOf(said.text, said.at);
  const isNo = verdict === "no" || withoutNo(said.text) !== said.text;
  if (asked && (verdict === "yes" || (told === split && !isNo)))
    return confirmName(interview, { field: field.id, ...asked, at: said.at });
  if (told >= 0 && told !== split) return askPoint({ ...interview, point: { field: field.id, split: told } });
  if (verdict !== "no") return undefined;
  return split + 1 < splits.length
    ? askPoint({ ...interview, point: { field: field.id, split: split + 1 } })
    : correctFromReview(interview, field.id);
}

/** Tells whether the words tell this split: both its parts, or its family names and no other word of the name. */
function isToldIn(text: string, { field, english }: PrintedAnswer, split: FullName): boolean {
  const parts = confirmedParts(interpret({ kind: field.kind, heard: text, today: "2000-01-01" }));
  if (parts !== undefined) return isSameName(parts, split);
  const ofName = plainWords(english);
  const told = plainWords(text).filter((word) => ofName.includes(word));
  return told.join(" ") === plainWords(split.family).join(" ");
}

/** A yes leaves the answer as it was heard; a no asks it again; the answer itself, told anew, is taken as one. */
function hearUnread(interview: Reviewing, said: Said, { field }: PrintedAnswer): Step | undefined {
  const verdict = verdictOf(said.text, said.at);
  if (verdict === "yes") return acceptReview(interview);
  const asked = correctFromReview(interview, field.id);
  const [asking] = asked;
  const rest: Said = { ...said, text: withoutNo(said.text) };
  const isAnswer = asking.phase === "asking" && read(asking, field, rest.text, said.at).status === "value";
  if (isAnswer) return converse(asking, field, rest);
  return verdict === "no" ? asked : undefined;
}
