// usage: node bench/dialogue/run.mjs [people per kind]   how often read-back and repair get an answer right over a bad line
import { loadSource } from "../../scripts/lib/source.mjs";
import { chance, mishear, pick } from "./channel.mjs";
import { saysAllAgain, saysYesBut } from "./repairs.mjs";
import { makers, noted } from "./sayings.mjs";

const people = Number(process.argv[2] ?? 1000);
const rate = 0.03;
const seed = 20_261_120;
const at = "2026-11-20T15:00:00.000Z";
/** Nobody goes on longer than this; the answer then counts as wrong. */
const mostTurns = 12;

const forms = await loadSource("/packages/forms/src/index.ts");
const readBack = Object.entries(makers).map(([kind, { field, make }]) => ({ kind, form: "N-400", field, make }));
const onlyNoted = Object.entries(noted).map(([kind, { form, field, before, values }]) => ({
  kind,
  form,
  field,
  alike: values,
  make: (random) => `${before} ${pick(random, values)}`,
}));
table("Read back; who hears a mistake says all of it again", readBack, saysAllAgain);
table('Read back; who hears one part wrong says "sí, pero" and that part', readBack, saysYesBut);
table('Only noted; who hears a mistake says "no" and the answer over the next question', onlyNoted, saysAllAgain);

function table(title, asked, repair) {
  console.log(`\n${title}\n`);
  console.log("| kind | heard right at once | right in the end | mean turns | wrong and never read back |");
  console.log("|---|---|---|---|---|");
  const share = (count) => `${((100 * count) / people).toFixed(1)} %`;
  for (const one of asked) {
    const { atOnce, right, turns, unread } = measure(one, repair);
    console.log(`| ${one.kind} | ${share(atOnce)} | ${share(right)} | ${turns.toFixed(2)} | ${unread} |`);
  }
}

function measure(asked, repair) {
  const random = chance(seed);
  const result = { atOnce: 0, right: 0, turns: 0, unread: 0 };
  for (let person = 0; person < people; person += 1) {
    const came = converse(random, { ...asked, truth: asked.make(random), repair });
    result.turns += came.turns / people;
    if (came.isRight) result.right += 1;
    if (came.isRightAtOnce) result.atOnce += 1;
    if (!came.isRight && !came.wasReadBack) result.unread += 1;
  }
  return result;
}

/** One person and one question: they say it, listen to what is read back or noted, and repair it until it is right. */
function converse(random, { kind, form, field, truth, alike, repair }) {
  const meaningOf = (heard) => forms.interpret({ form, field, heard, today: at.slice(0, 10) }).value;
  const meant = meaningOf(truth);
  const isMeant = (value) => value !== undefined && JSON.stringify(value) === JSON.stringify(meant);
  const answers = before(form, field);
  let [interview] = forms.next(forms.startOf("smart"), { kind: "restored", formType: form, answers });
  let prompt = "";
  const send = (event) => {
    const [after, effects] = forms.next(interview, event);
    interview = after;
    for (const effect of effects) {
      if (effect.kind !== "ask") continue;
      prompt = effect.text;
      [interview] = forms.next(interview, { kind: "spoken", text: prompt });
    }
  };
  let turns = 0;
  const say = (text) => {
    turns += 1;
    const heard = mishear(random, text, { rate, alike });
    send({ kind: "heard", heard: { text: heard, isFinal: true, beganOverAssistant: false, at, turnId: `t${turns}` } });
    return heard;
  };
  const isAsked = () => interview.phase === "asking" && forms.currentField(interview)?.id === field;
  const stored = () => interview.answers[field];
  const isRight = () => stored() !== undefined && isMeant(meaningOf(stored().said));
  /** How often the person told that what was noted is wrong. */
  let told = 0;
  const isNotedWrong = () => !isAsked() && (told > 0 || prompt.startsWith("Anoté: ")) && !isRight();

  send({ kind: "call-started" });
  const isRightAtOnce = isMeant(meaningOf(say(truth)));
  let wasReadBack = false;
  while ((isAsked() || isNotedWrong()) && turns < mostTurns) {
    if (!isAsked()) {
      wasReadBack = true;
      told += 1;
      // Who is not heard does what the note itself teaches.
      say(told === 1 ? `no, ${truth}` : "corrige");
      continue;
    }
    const { turn } = interview;
    if (turn.kind === "confirming") {
      wasReadBack = true;
      const heard = turn.reading.value;
      say(isMeant(heard) ? "sí está bien" : repair({ kind, truth, meant, heard }));
    } else if (turn.kind === "choosing") {
      const right = turn.reading.candidates.findIndex((candidate) => isMeant(candidate.value));
      if (right >= 0) {
        turns += 1;
        send({ kind: "picked", candidate: right, at });
      } else answerAgain();
    } else answerAgain();
  }
  return { turns, wasReadBack, isRightAtOnce, isRight: isRight() };

  /** Once the keyboard is offered people take it. */
  function answerAgain() {
    if (!interview.isKeyboardOffered) return say(truth);
    turns += 1;
    send({ kind: "typed", text: truth, at });
  }
}

/** Short answers to every question before this one. */
function before(form, field) {
  const { fields } = forms.forms[form];
  const earlier = fields.slice(
    0,
    fields.findIndex(({ id }) => id === field),
  );
  return Object.fromEntries(earlier.map(({ id }) => [id, { said: "no sé", heardAt: at }]));
}
