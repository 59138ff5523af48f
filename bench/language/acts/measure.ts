import type { Interpretation } from "@dilo/forms";
import { type Act, isBeside, type Moment } from "../../../packages/forms/src/understanding/act.ts";
import { learnedSorter } from "../../../packages/forms/src/understanding/sorter/learned.ts";
import { isLeft, type Left, readActsBy, type Sorter } from "../../../packages/forms/src/understanding/sorter/sorter.ts";
import { understand } from "../../../packages/forms/src/understanding/understand.ts";
import { momentFor, momentsOfKind } from "./moments.ts";
import { answersHeldOut, isHeldOut, readAnswers, readUnseen, type Saying } from "./sayings.ts";

/** How sayings fare: what was meant was done, something else was, or nothing. */
interface Fared {
  readonly right: number;
  readonly wrong: number;
  readonly nothing: number;
}

/** What some sayings do, each where it may be said. */
function fareOf(sayings: readonly Done[], sorter: Sorter | undefined): Fared {
  const fared = { right: 0, wrong: 0, nothing: 0 };
  for (const saying of sayings) {
    const did = actsBy(sorter, saying.said, momentFor(saying)).filter((one) => !isNothing(one));
    const { act } = saying;
    if (act === "none" || act === "ask:unknown-question") fared[did.length === 0 ? "right" : "wrong"] += 1;
    else if (did.some((one) => isAct(one, act))) fared.right += 1;
    else fared[did.length === 0 ? "nothing" : "wrong"] += 1;
  }
  return fared;
}

function actsBy(sorter: Sorter | undefined, said: string, moment: Moment): readonly Act[] {
  readActsBy(sorter);
  const { acts } = understand(said, moment);
  readActsBy(undefined);
  return acts;
}

/** What is done beside answering: no answer, no correction, no yes and no no. */
interface Done extends Saying {
  readonly act: Exclude<Saying["act"], Left>;
}

function isDone(saying: Saying): saying is Done {
  return !isLeft(saying.act);
}

/** Nothing was understood, or only that words stand where an answer is due. */
function isNothing(act: Act): boolean {
  if (act.kind === "ask") return act.topic === "unknown-question";
  return act.kind === "none" || act.kind === "noise" || (act.kind === "inform" && act.reading.status !== "value");
}

function isAct(act: Act, sort: Done["act"]): boolean {
  switch (act.kind) {
    case "command":
      return sort === `command:${act.command}` || (sort === "later" && act.command === "skip");
    case "ask":
      return sort === `ask:${act.topic}`;
    case "social":
      return sort === `social:${act.social}`;
    case "take-back":
      return sort === `take-back:${act.what}`;
    default:
      return sort === act.kind;
  }
}

/** Of answers that nothing was learned of: how many a reader reads and how many not, and the acts they were taken for. */
function falseAlarms(answers: readonly (readonly [said: string, moment: Moment])[]) {
  const counts = { read: 0, ofRead: 0, unread: 0, ofUnread: 0 };
  for (const [said, moment] of answers) {
    const byRules = actsBy(undefined, said, moment);
    const now = actsBy(learnedSorter, said, moment);
    // What was asked is only answered better, and what is said beside an answer leaves it.
    const told = (acts: readonly Act[]) => JSON.stringify(acts.filter((act) => !isBeside(act)).map(toldBy));
    const isAlarm = told(now) !== told(byRules);
    const isRead = byRules.some((act) => !isNothing(act) || (act.kind === "inform" && hasParts(act.reading)));
    counts[isRead ? "read" : "unread"] += 1;
    if (isAlarm) counts[isRead ? "ofRead" : "ofUnread"] += 1;
  }
  return counts;
}

/** What an act tells: of an answer its value, however it was found and is confirmed. */
function toldBy(act: Act) {
  if (act.kind !== "inform") return act;
  const { status, value, missing } = act.reading;
  return { field: act.field, status, value, missing };
}

function hasParts({ parts = {}, candidates }: Interpretation): boolean {
  return candidates.length > 0 || Object.values(parts).some((part) => part !== "");
}

/**
 * The rows of the figures: how what was never learned from fares by rules alone and with what was learned, and false alarms.
 * @param every reads one recorded answer in so many
 */
export function actRows(every: number) {
  const unseen = readUnseen();
  const done = unseen.filter(isDone);
  const [alone, learned] = [fareOf(done, undefined), fareOf(done, learnedSorter)];
  const recorded = readAnswers()
    .filter(({ said }) => isHeldOut(said, answersHeldOut * every))
    .flatMap(({ kind, said }) => momentsOfKind(kind).map((moment) => [said, moment] as const));
  const others = unseen.filter((one) => !isDone(one)).map((one) => [one.said, momentFor(one)] as const);
  const [ofRecorded, ofOthers] = [falseAlarms(recorded), falseAlarms(others)];
  const told = ({ right, wrong, nothing }: Fared) => `${right} right, ${wrong} wrong, ${nothing} not understood`;
  return [
    {
      what: "what is done besides answering, in words never learned from",
      today: `${told(learned)}; by rules alone ${told(alone)}, of ${done.length}`,
      goal: "60 % right, fewer wrong than by rules alone",
      isMet: learned.right >= done.length * 0.6 && learned.wrong < alone.wrong,
    },
    {
      what: "recorded answers taken for something else by what was learned",
      today: `${ofRecorded.ofRead} of ${ofRecorded.read} that a reader reads, ${ofRecorded.ofUnread} of ${ofRecorded.unread} others`,
      goal: "0.5 %, 1 %",
      isMet: ofRecorded.ofRead <= ofRecorded.read * 0.005 && ofRecorded.ofUnread <= ofRecorded.unread * 0.01,
    },
    {
      what: "answers, corrections, yes and no in words never learned from that were taken for something else",
      today: `${ofOthers.ofRead + ofOthers.ofUnread} of ${ofOthers.read + ofOthers.unread}`,
      goal: "2 %",
      isMet: ofOthers.ofRead + ofOthers.ofUnread <= others.length * 0.02,
    },
  ];
}
