import type { ActKind, ActOf } from "../understanding/act.ts";
import { inform, repair } from "./decide/accept.ts";
import { askToTakeBack } from "./decide/asides/taking-back.ts";
import { chooseCandidate, correctField, obeyWhileAsking, repairByLetters } from "./decide/cells.ts";
import { answerUnknown, leaveForLater, storeNone } from "./decide/leave.ts";
import { fail } from "./decide/not-understood.ts";
import { choosePart } from "./decide/review/choosing-part.ts";
import { correctInReview, informInReview, whileReviewing } from "./decide/review/reviewing.ts";
import { type Row, type Scene, whileAsking } from "./decide/scene.ts";
import { answerTopic, handOff, ignoreNoise, socialise } from "./decide/talk.ts";
import type { Step } from "./events.ts";
import { aboutRow } from "./parts/table-rows.ts";
import { note, reply } from "./saying.ts";

/** The prompt that stands, again. */
export const again = ({ interview }: Scene): Step => reply(interview);

/** Nothing was understood: that is said, and then the prompt that stands. */
export const sayNotUnderstood = ({ interview }: Scene): Step => reply(interview, note("not-understood"));

/** What people talk about is answered alike everywhere. */
export const anywhere: Pick<Row, "ask" | "hand-off" | "social" | "noise" | "choose-part" | "row"> = {
  "choose-part": choosePart,
  row: aboutRow,
  ask: answerTopic,
  "hand-off": handOff,
  social: socialise,
  noise: ignoreNoise,
};

/** A question of the form, however far its answer has come. */
export const question: Omit<Row, "affirm" | "deny"> = {
  ...anywhere,
  inform: whileAsking(inform),
  partial: whileAsking(repair),
  letters: whileAsking(repairByLetters),
  choose: whileAsking(chooseCandidate),
  "name-field": whileAsking(correctField),
  "take-back": askToTakeBack,
  "choose-form": again,
  absent: whileAsking(storeNone),
  "dont-know": whileAsking(answerUnknown),
  later: whileAsking(leaveForLater),
  command: whileAsking(obeyWhileAsking),
  none: whileAsking(fail),
};

/** All answers side by side, whatever is asked about them. */
export const review: Omit<Row, "affirm" | "deny" | "absent" | "later" | "command"> = {
  ...anywhere,
  inform: whileReviewing(informInReview),
  partial: sayNotUnderstood,
  letters: sayNotUnderstood,
  choose: sayNotUnderstood,
  "name-field": whileReviewing(correctInReview),
  "take-back": askToTakeBack,
  "choose-form": sayNotUnderstood,
  "dont-know": again,
  none: sayNotUnderstood,
};

/** A row that decides alike on every act. */
export function always(decide: <Kind extends ActKind>(scene: Scene, act: ActOf<Kind>) => Step): Row {
  return {
    affirm: decide,
    deny: decide,
    inform: decide,
    partial: decide,
    letters: decide,
    choose: decide,
    "name-field": decide,
    "take-back": decide,
    "choose-form": decide,
    "choose-part": decide,
    row: decide,
    absent: decide,
    "dont-know": decide,
    later: decide,
    command: decide,
    ask: decide,
    "hand-off": decide,
    social: decide,
    noise: decide,
    none: decide,
  };
}
