import type { FormType } from "../../answers/answer.ts";
import { renderReply } from "../../prompts/prompt.ts";
import type { Channel } from "../../understanding/act.ts";
import type { InterviewEvent, Step } from "../events.ts";
import { next } from "../interview.ts";
import { situationOf } from "../situation.ts";
import { startOf } from "../start.ts";
import type { Interview } from "../state.ts";
import { at, idsOf, sample } from "../testing.ts";
import { type Chance, chanceOf } from "./testing-chance.ts";
import { harmIn, type Memory, nothingSaid, remember } from "./testing-oracle.ts";
import { nextSaying } from "./testing-person.ts";

/** A dialogue that was made up from its seed, and what harm it did. */
export interface Dialogue {
  readonly seed: number;
  readonly lines: readonly string[];
  readonly harms: readonly string[];
}

const mostSteps = 8;

/** Plays one dialogue of an invented person, on one of the forms, by voice or in writing. */
export function playDialogue(seed: number): Dialogue {
  const chance = chanceOf(seed);
  const channel = chance.pick<Channel>(["spoken", "written"]);
  const formType = chance.pick<FormType>(["N-400", "N-400", "I-130"]);
  let interview = begun(chance, formType, channel);
  let memory: Memory = nothingSaid;
  const lines = [`${formType}, ${channel}`];
  const harms: string[] = [];
  for (let step = 0; step < mostSteps && interview.phase !== "complete"; step += 1) {
    const saying = nextSaying(chance, interview);
    const after = heardOut(next(interview, eventOf(saying.text, channel, step)));
    const happened = { before: interview, saying, after, channel };
    memory = remember(memory, happened);
    const harm = harmIn(happened, memory);
    [interview] = after;
    const says = renderReply(interview.reply, channel);
    lines.push(`  > ${saying.text} (${saying.intent})`, `  < ${says} [${situationOf(interview)}]`);
    lines.push(...harm.map((one) => `  HARM ${one}`));
    harms.push(...harm);
    if (after[1].some(({ kind }) => kind === "stop-call")) break;
  }
  return { seed, lines, harms };
}

/** Most begin where harm is done most: near the end, or in the review. */
function begun(chance: Chance, formType: FormType, channel: Channel): Interview {
  const ids = idsOf(formType);
  const count = chance.happens(0.5) ? ids.length : chance.pick([...ids.keys()]);
  const without = chance.happens(0.3) ? chance.pick(ids) : undefined;
  const said = (id: string) => (id === without && count === ids.length ? "el de mi vecina" : (sample[id] ?? ""));
  const answers = Object.fromEntries(ids.slice(0, count).map((id) => [id, { said: said(id), heardAt: at }]));
  const events: readonly InterviewEvent[] = [
    { kind: "restored", formType, answers },
    ...(channel === "spoken" ? [{ kind: "call-started" } as const] : []),
  ];
  return events.reduce<Interview>((one, event) => heardOut(next(one, event))[0], startOf("smart"));
}

function eventOf(text: string, channel: Channel, step: number): InterviewEvent {
  const now = new Date(Date.parse(at) + (step + 1) * 10_000).toISOString();
  if (channel === "written") return { kind: "typed", text, at: now };
  return { kind: "heard", heard: { text, isFinal: true, beganOverAssistant: false, at: now, turnId: `t${step}` } };
}

/** What was asked is heard back from the call. */
function heardOut([interview, effects]: Step): Step {
  const heard = effects.reduce<Interview>(
    (one, effect) => (effect.kind === "ask" ? next(one, { kind: "spoken", text: effect.text })[0] : one),
    interview,
  );
  return [heard, effects];
}
