import { printAnswers } from "../../forms/english.ts";
import { fieldsOfPart } from "../../forms/parts/parts.ts";
import { chanceOf } from "../harm/testing-chance.ts";
import { next } from "../interview.ts";
import { currentField, extraOf } from "../questions.ts";
import { situationOf } from "../situation.ts";
import { startOf } from "../start.ts";
import type { Interview } from "../state.ts";
import { at, idsOf, sample } from "../testing.ts";

/** Who does not answer so often is waited for no longer. */
const mostSayings = 2000;

/** One played part: what stands otherwise than it is true, and how often a yes or a no was heard as the other. */
export interface Played {
  readonly seed: number;
  readonly wrong: readonly string[];
  readonly flips: number;
}

/**
 * Plays Part 9 with a truthful person whose yes is now and then heard as a no, and whose no as a yes. What is read back
 * to them is heard right: whoever hears two yeses for two noes cannot be told from who said them.
 */
export function playMisheard(seed: number): Played {
  const chance = chanceOf(seed);
  const flipRate = chance.pick([0, 0.05, 0.1, 0.2]);
  const yesRate = chance.pick([0.02, 0.1, 0.3, 0.6]);
  const truth = new Map(
    fieldsOfPart("N-400", 9).flatMap(({ id, kind }) =>
      kind === "yesno" ? [[id, !id.endsWith(".another") && chance.happens(yesRate)] as const] : [],
    ),
  );
  let interview = takePart9();
  let flips = 0;
  const isAsked = () => interview.phase === "asking" || interview.check !== undefined;
  for (let sayings = 0; isAsked() && sayings < mostSayings; sayings += 1) {
    const isFlipped = situationOf(interview) === "asking" && chance.happens(flipRate);
    const { text, isYesNo } = sayingOf(interview, truth);
    if (isFlipped && isYesNo) flips += 1;
    const heard = isFlipped && isYesNo ? (text === "sí" ? "no" : "sí") : text;
    [interview] = next(interview, heardNow(heard, sayings));
  }
  return { seed, wrong: wrongIn(interview, truth), flips };
}

function sayingOf(interview: Interview, truth: ReadonlyMap<string, boolean>) {
  const isTrue = (id: string) => truth.get(id) === true;
  const { check } = interview;
  if (check !== undefined) {
    const isRight = check.fields.every((id) => isTrue(id) === (check.value === "yes"));
    return { text: isRight ? "sí" : "no", isYesNo: false };
  }
  const field = currentField(interview);
  if (interview.phase === "asking" && interview.turn.kind === "confirming") {
    const { value } = interview.turn.reading;
    const isRight = field?.kind !== "yesno" || isTrue(field.id) === (value === "yes");
    return { text: isRight ? "sí" : "no", isYesNo: false };
  }
  if (field?.kind === "yesno") return { text: isTrue(field.id) ? "sí" : "no", isYesNo: true };
  return { text: field?.kind === "date" ? "3 de mayo de 1999" : "no aplica", isYesNo: false };
}

/** Of the answers that are printed those that are not true, and of the questions that a true answer calls for those that have none. */
function wrongIn(interview: Interview, truth: ReadonlyMap<string, boolean>): readonly string[] {
  if (interview.phase !== "reviewing") return ["the review was not reached"];
  const lines = printAnswers(interview.formType, interview.answers, { extra: extraOf(interview) });
  return lines.flatMap(({ field, reading }) => {
    const isTrue = truth.get(field.id);
    if (isTrue === undefined) return [];
    return reading?.value === (isTrue ? "yes" : "no") ? [] : [`${field.id}: ${String(reading?.value)}`];
  });
}

function takePart9(): Interview {
  const answers = Object.fromEntries(idsOf("N-400").map((id) => [id, { said: sample[id] ?? "", heardAt: at }]));
  const [restored] = next(startOf("smart"), { kind: "restored", formType: "N-400", answers });
  const [inCall] = next(restored, { kind: "call-started" });
  const [fetching] = next(inCall, { kind: "extra-wanted", part: 9 });
  return next(fetching, { kind: "extra-arrived", fields: fieldsOfPart("N-400", 9) })[0];
}

function heardNow(text: string, turn: number) {
  const heard = { text, isFinal: true, beganOverAssistant: false, at, turnId: `turn-${turn}` };
  return { kind: "heard", heard } as const;
}
