import { forms, type Interpretation } from "@dilo/forms";
import { momentOf } from "../../../packages/forms/src/interview/reading.ts";
import { at, person, upTo } from "../../../packages/forms/src/interview/testing.ts";
import type { Act, Moment } from "../../../packages/forms/src/understanding/act.ts";
import { learnedSorter } from "../../../packages/forms/src/understanding/sorter/learned.ts";
import { readActsBy, type Sorter } from "../../../packages/forms/src/understanding/sorter/sorter.ts";
import { understand } from "../../../packages/forms/src/understanding/understand.ts";
import { answersHeldOut, hashOf, isHeldOut, readAnswers, readUnseen, type Saying } from "./sayings.ts";

/** How sayings fare: what was meant was done, something else was, or nothing. */
interface Fared {
  readonly right: number;
  readonly wrong: number;
  readonly nothing: number;
}

/** The first questions of both forms, as they stand in a call. */
const moments: readonly Moment[] = (["N-400", "I-130"] as const).flatMap((form) =>
  forms[form].fields.map(({ id }) => momentOf(person(form, upTo(id, form)).now(), "spoken", at)),
);

/** What some sayings do, each said to one of the questions. */
function fareOf(sayings: readonly Saying[], sorter: Sorter | undefined): Fared {
  readActsBy(sorter);
  const fared = { right: 0, wrong: 0, nothing: 0 };
  for (const { act, said } of sayings) {
    const moment = moments[hashOf(said) % moments.length];
    if (moment === undefined) continue;
    const did = understand(said, moment).acts.filter((one) => !isNothing(one));
    if (act === "none") fared[did.length === 0 ? "right" : "wrong"] += 1;
    else if (did.some((one) => isAct(one, act))) fared.right += 1;
    else fared[did.length === 0 ? "nothing" : "wrong"] += 1;
  }
  readActsBy(undefined);
  return fared;
}

/** Nothing was understood, or only that words stand where an answer is due. */
function isNothing(act: Act): boolean {
  if (act.kind === "ask") return act.topic === "unknown-question";
  return act.kind === "none" || act.kind === "noise" || (act.kind === "inform" && act.reading.status !== "value");
}

function isAct(act: Act, sort: Exclude<Saying["act"], "none">): boolean {
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

/** Of recorded answers that nothing was learned of: how many a reader reads and how many not, and the acts they were taken for. */
function falseAlarms(sorter: Sorter, every: number) {
  const counts = { read: 0, ofRead: 0, unread: 0, ofUnread: 0 };
  for (const { kind, said } of readAnswers().filter((one) => isHeldOut(one.said, answersHeldOut * every))) {
    const moment = moments.find(({ field }) => field?.kind === kind);
    if (moment === undefined) continue;
    readActsBy(undefined);
    const byRules = understand(said, moment).acts;
    readActsBy(sorter);
    const now = understand(said, moment).acts;
    readActsBy(undefined);
    // What was asked is only answered better.
    const told = (acts: readonly Act[]) => JSON.stringify(acts.map((act) => (act.kind === "ask" ? act.kind : act)));
    const isAlarm = told(now) !== told(byRules);
    const isRead = byRules.some((act) => !isNothing(act) || (act.kind === "inform" && hasParts(act.reading)));
    counts[isRead ? "read" : "unread"] += 1;
    if (isAlarm) counts[isRead ? "ofRead" : "ofUnread"] += 1;
  }
  return counts;
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
  const [alone, learned] = [fareOf(unseen, undefined), fareOf(unseen, learnedSorter)];
  const { read, ofRead, unread, ofUnread } = falseAlarms(learnedSorter, every);
  const told = ({ right, wrong, nothing }: Fared) => `${right} right, ${wrong} wrong, ${nothing} not understood`;
  const shareOfUnread = ofUnread / unread;
  return [
    {
      what: "what is done besides answering, in words far from those learned",
      today: `${told(learned)}; by rules alone ${told(alone)}, of ${unseen.length}`,
      goal: "half right, no more wrong than by rules alone and 5 %",
      isMet: learned.right >= unseen.length / 2 && learned.wrong <= alone.wrong + unseen.length / 20,
    },
    {
      what: "recorded answers taken for something else by what was learned",
      today: `${ofRead} of ${read} that a reader reads, ${ofUnread} of ${unread} others`,
      goal: "0, 1 %",
      isMet: ofRead === 0 && shareOfUnread <= 0.01,
    },
  ];
}
