import { type Act, type Channel, isBeside, isLeaving, isPaceWish } from "../understanding/act.ts";
import { asksAboutDeed } from "../understanding/questions/of-deeds.ts";
import { understand } from "../understanding/understand.ts";
import { asksToSave } from "../understanding/verdicts/refused.ts";
import { askToSave } from "./decide/review/reviewing.ts";
import { type Scene, within } from "./decide/scene.ts";
import { paced, steer } from "./decide/steering.ts";
import { notesBeside } from "./decide/talk.ts";
import type { Step } from "./events.ts";
import { withoutTakenNames } from "./hearing/taken-names.ts";
import { openPromptsOf } from "./open-prompt.ts";
import { momentOf } from "./reading.ts";
import { note, preceded, reply } from "./saying.ts";
import { type Situation, situationOf } from "./situation.ts";
import { type Interview, longestAnswer } from "./state.ts";
import { storedTurn } from "./steps.ts";
import { decide } from "./table.ts";

/** Something said or typed, trimmed. */
export interface Said {
  readonly text: string;
  readonly at: string;
  readonly channel: Channel;
  readonly turnId?: string | undefined;
  /** It began while the assistant was still speaking. */
  readonly isEarly?: boolean;
}

/** One utterance in a smart dialogue: it is understood once, and decided on where the interview stands. */
export function converse(interview: Interview, said: Said): Step {
  if (said.text.length > longestAnswer) return reply({ ...interview, ...tooLong(interview) }, note("too-long"));
  const { acts, own = said.text } = understand(
    said.text,
    momentOf(withoutTakenNames(interview), said.channel, said.at),
  );
  return act(interview, { ...said, text: own }, acts);
}

function tooLong(interview: Interview): Pick<Interview, "repeat"> {
  return interview.phase === "asking" ? { repeat: "too-long" } : {};
}

/**
 * Decides on acts that are known: those of an utterance, or of a button. One act is decided on; what was asked or said
 * beside it gets its sentences ahead of what follows from that.
 */
export function act(interview: Interview, said: Said, acts: readonly [Act, ...Act[]]): Step {
  const { text, at, channel, turnId, isEarly = false } = said;
  const chief = acts.find((one) => !isBeside(one) && !isLeaving(one)) ?? acts.find((one) => !isBeside(one)) ?? acts[0];
  const isSaidBefore = (one: Act, at: number) =>
    one.kind === "ask" && acts.slice(0, at).some((before) => before.kind === "ask" && before.topic === one.topic);
  const also = acts.filter((one, at) => one !== chief && isBeside(one) && !isSaidBefore(one, at));
  const notes = also.flatMap((one) => notesBeside({ interview, text }, one));
  const meant = acts.some(({ kind }) => kind === "affirm") ? interview : withoutTakenNames(interview);
  const wished = also.reduce(pacedBy, meant);
  const heard: Interview = {
    ...withWrong(wished, chief, acts),
    // What was told with the wish to go faster is still read back: in one breath more may be misheard.
    ...(wished !== meant && { isBrief: meant.isBrief && wished.isBrief }),
    silences: 0,
    noises: chief.kind === "noise" ? interview.noises : 0,
    // "Alto, está mal" stops nothing but the assistant.
    ...(!isLeaving(chief) && chief.kind !== "deny" && acts.some(isLeaving) && { isLeaving: true }),
  };
  const scene = { interview: heard, text, at, channel, turnId, isEarly, acts };
  const [decided, effects] = decide(situationOf(heard), scene, chief);
  const settled: Step = [{ ...decided, ...(wished !== meant && { isBrief: wished.isBrief }) }, effects];
  const isTold = chief.kind === "affirm" || chief.kind === "inform";
  const step = leaving(isTold ? doneNext(settled, scene) : settled, scene);
  return consumed(waiting(preceded(saving(step, scene), notes), also), said);
}

/** "El teléfono y el correo están mal": those that are named beside what is decided on wait for their turn. */
function withWrong(interview: Interview, chief: Act, acts: readonly Act[]): Interview {
  const others = acts.filter((act) => act.kind === "name-field" && act !== chief && act.fields.length === 1);
  const named = others.flatMap((act) => (act.kind === "name-field" ? act.fields : []));
  return {
    ...interview,
    anew: { ...interview.anew, ...Object.fromEntries(named.map((id) => [id, "wrong" as const])) },
  };
}

/** "Sí, y borre el correo": behind a yes or an answer the rest is done, where it waits for nothing more. */
function doneNext([after, effects]: Step, scene: Scene): Step {
  const rest = scene.acts.find(
    (act) => (act.kind === "name-field" && act.fields.length > 1) || act.kind === "take-back",
  );
  const situation = situationOf(after);
  if (rest === undefined || after.aside !== undefined || unsettled.has(situation) || situation === "complete")
    return [after, effects];
  const { prompts } = after.reply;
  const open = openPromptsOf(after, after.reply.level).length;
  const done = preceded(decide(situation, within(scene, after), rest), prompts.slice(0, prompts.length - open));
  return [done[0], [...effects.filter(({ kind }) => kind !== "ask"), ...done[1]]];
}

/** "No quiero correo, déjelo así y guarde": a no before it is of something else. */
const alsoSaves = /(?:^|[\s,.;])(?:y|ya|bueno|entonces)\s+(?:ya\s+)?gu[aá]rd[ae]\p{L}*/iu;

/** "Sí, y ya guárdelo", said to the last answer or to a correction: once it is settled it is asked whether to save. */
function saving([after, effects]: Step, { interview: { phase, lastHeard } }: Scene): Step {
  const isSaid = asksToSave(lastHeard) || alsoSaves.test(lastHeard);
  const isWished = phase === "asking" && isSaid && !asksAboutDeed(lastHeard);
  if (!isWished || after.phase !== "reviewing" || after.aside !== undefined) return [after, effects];
  const { prompts } = after.reply;
  const open = openPromptsOf(after, after.reply.level).length;
  const asked = preceded(askToSave(after), prompts.slice(0, prompts.length - open));
  return [asked[0], [...effects.filter(({ kind }) => kind !== "ask"), ...asked[1]]];
}

/** "Guatemala, y ya me voy": once the answer is settled it is asked whether to end, and not the next question. */
function leaving(step: Step, scene: Scene): Step {
  const [{ isLeaving: isWished, ...after }, effects] = step;
  const situation = situationOf(after as Interview);
  if (!isWished || unsettled.has(situation)) return step;
  if (after.aside !== undefined || situation === "complete") return [after as Interview, effects];
  const { prompts } = after.reply;
  const open = openPromptsOf(after as Interview, after.reply.level).length;
  const ended = steer(within(scene, after as Interview), "end-call");
  const asked = preceded(ended, prompts.slice(0, prompts.length - open));
  return [asked[0], [...effects.filter(({ kind }) => kind !== "ask"), ...asked[1]]];
}

/** Situations in which the answer beside the wish still waits for a word. */
const unsettled: ReadonlySet<Situation> = new Set(["confirming", "choosing", "unread", "taking-back"]);

/** "Sí, espéreme tantito": the answer is taken, and one waits with what is asked next. */
function waiting([interview, effects]: Step, also: readonly Act[]): Step {
  const isWished = also.some((one) => one.kind === "command" && one.command === "pause");
  return isWished && interview.aside === undefined && interview.phase !== "complete"
    ? [{ ...interview, aside: { kind: "paused" } }, effects]
    : [interview, effects];
}

function pacedBy(interview: Interview, wish: Act): Interview {
  return wish.kind === "command" && isPaceWish(wish.command) ? paced(interview, wish.command) : interview;
}

/** A later final of the same turn must not be taken for something new. */
function consumed([interview, effects]: Step, { turnId, text, at }: Said): Step {
  if (turnId === undefined || interview.turns.some((turn) => turn.turnId === turnId)) return [interview, effects];
  const isPending =
    interview.phase === "asking" && interview.turn.kind !== "waiting" && interview.turn.turnId === turnId;
  if (isPending) return [interview, effects];
  const turn = storedTurn("", { text, at, turnId });
  return [{ ...interview, turns: [...interview.turns, turn] }, effects];
}
