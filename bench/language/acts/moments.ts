import { forms } from "@dilo/forms";
import { momentOf } from "../../../packages/forms/src/interview/reading.ts";
import { at, person, sample, upTo } from "../../../packages/forms/src/interview/testing.ts";
import type { Act, Moment } from "../../../packages/forms/src/understanding/act.ts";
import { understand } from "../../../packages/forms/src/understanding/understand.ts";
import { hashOf, type Saying } from "./sayings.ts";

/** The first questions of both forms, as they stand in a call, what is read back behind their answers, and the reviews. */
const { questions, readBacks, reviews } = everyMoment();

function everyMoment() {
  const found: Record<"questions" | "readBacks" | "reviews", Moment[]> = { questions: [], readBacks: [], reviews: [] };
  for (const form of ["N-400", "I-130"] as const) {
    const ids = forms[form].fields.map(({ id }) => id);
    for (const id of ids) {
      const asked = person(form, upTo(id, form));
      found.questions.push(momentOf(asked.now(), "spoken", at));
      asked.says(sample[id] ?? "");
      const moment = momentOf(asked.now(), "spoken", at);
      if (moment.expects.kind === "verdict") found.readBacks.push(moment);
    }
    found.reviews.push(momentOf(person(form, ids).now(), "spoken", at));
  }
  return found;
}

/** The moment that a question of a kind stands at, if one of the first does. */
export function momentsOfKind(kind: string): readonly Moment[] {
  return questions.filter(({ field }) => field?.kind === kind).slice(0, 1);
}

/** Where something is said, ever the same: an answer at a question that reads it, a yes or no behind a read-back, the rest anywhere. */
export function momentFor({ act, said }: Saying): Moment {
  const hash = hashOf(said);
  if (act === "answer") return questions.find((moment) => isRead(said, moment)) ?? drawn(questions, hash);
  if (act === "command:leave") return drawn(reviews, hash);
  if (act === "repair" || act === "affirm" || act === "deny")
    return drawn(act === "deny" && hash % 3 === 0 ? reviews : readBacks, hash);
  if (act === "dont-know" || act === "later" || act === "absent") return drawn(questions, hash);
  const place = hash % 10;
  return drawn(place < 7 ? questions : place < 9 ? readBacks : reviews, hash);
}

function isRead(said: string, moment: Moment): boolean {
  return understand(said, moment).acts.some((act: Act) => act.kind === "inform" && act.reading.status === "value");
}

function drawn(moments: readonly Moment[], hash: number): Moment {
  const moment = moments[(hash >>> 5) % moments.length];
  if (moment === undefined) throw new Error("No moment stands.");
  return moment;
}
