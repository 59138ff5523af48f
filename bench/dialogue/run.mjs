// usage: node bench/dialogue/run.mjs [people per kind]   how often read-back and repair get an answer right over a bad line
import { loadForms } from "../../e2e/forms.mjs";
import { chance, mishear } from "./channel.mjs";
import { makers } from "./sayings.mjs";

const people = Number(process.argv[2] ?? 1000);
const rate = 0.03;
const seed = 20_261_120;
const at = "2026-11-20T15:00:00.000Z";
/** Nobody goes on longer than this; the answer then counts as wrong. */
const mostTurns = 12;

const forms = await loadForms();
const rows = Object.entries(makers).map(([kind, { field, make }]) => measure(kind, field, make));
console.log("| kind | heard right at once | right in the end | mean turns | wrong and never read back |");
console.log("|---|---|---|---|---|");
for (const row of rows) {
  const share = (count) => `${((100 * count) / people).toFixed(1)} %`;
  console.log(`| ${row.kind} | ${share(row.atOnce)} | ${share(row.right)} | ${row.turns.toFixed(2)} | ${row.unread} |`);
}

function measure(kind, field, make) {
  const random = chance(seed);
  const result = { kind, atOnce: 0, right: 0, turns: 0, unread: 0 };
  for (let person = 0; person < people; person += 1) {
    const truth = make(random);
    const came = converse(random, field, truth);
    result.turns += came.turns / people;
    if (came.isRight) result.right += 1;
    if (came.isRightAtOnce) result.atOnce += 1;
    if (!came.isRight && !came.wasReadBack) result.unread += 1;
  }
  return result;
}

/** One person and one question: they say it, listen to what is read back, and repair it until it is right. */
function converse(random, field, truth) {
  const meant = meaningOf(field, truth);
  let [interview] = forms.next(forms.startOf("smart"), { kind: "restored", formType: "N-400", answers: before(field) });
  const send = (event) => {
    const [after, effects] = forms.next(interview, event);
    interview = after;
    for (const effect of effects) {
      if (effect.kind === "ask") [interview] = forms.next(interview, { kind: "spoken", text: effect.text });
    }
  };
  let turns = 0;
  const say = (text) => {
    turns += 1;
    const heard = mishear(random, text, rate);
    send({ kind: "heard", heard: { text: heard, isFinal: true, beganOverAssistant: false, at, turnId: `t${turns}` } });
    return heard;
  };
  send({ kind: "call-started" });
  const isRightAtOnce = meaningOf(field, say(truth)) === meant;
  let wasReadBack = false;
  while (isAsked(interview, field) && turns < mostTurns) {
    const { turn } = interview;
    if (turn.kind === "confirming") {
      wasReadBack = true;
      say(canonical(turn.reading.value) === meant ? "sí está bien" : `no, ${truth}`);
    } else if (turn.kind === "choosing") {
      const right = turn.reading.candidates.findIndex((candidate) => canonical(candidate.value) === meant);
      if (right >= 0) {
        turns += 1;
        send({ kind: "picked", candidate: right, at });
      } else answerAgain();
    } else answerAgain();
  }
  const stored = interview.answers[field];
  return {
    turns,
    wasReadBack,
    isRightAtOnce,
    isRight: stored !== undefined && meaningOf(field, stored.said) === meant,
  };

  /** Once the keyboard is offered people take it. */
  function answerAgain() {
    if (!interview.isKeyboardOffered) return say(truth);
    turns += 1;
    send({ kind: "typed", text: truth, at });
  }
}

function isAsked(interview, field) {
  return interview.phase === "asking" && forms.currentField(interview)?.id === field;
}

/** Short answers to every question before this one. */
function before(field) {
  const { fields } = forms.forms["N-400"];
  const earlier = fields.slice(
    0,
    fields.findIndex(({ id }) => id === field),
  );
  return Object.fromEntries(earlier.map(({ id }) => [id, { said: "no sé", heardAt: at }]));
}

function meaningOf(field, heard) {
  return canonical(forms.interpret({ form: "N-400", field, heard, today: at.slice(0, 10) }).value);
}

function canonical(value) {
  return value === undefined ? undefined : JSON.stringify(value);
}
