import type { CallEvent } from "./call-state.ts";
import type { Draft } from "./draft.ts";
import { enqueue, type Saying, type Speaking, sayAgain, spokenMs, takeNext, type Utterance } from "./mouth.ts";
import { partsOf } from "./transcript-parts.ts";

/** Adds one thing to say; it makes a repetition of the last one pointless. */
export function say(draft: Draft, saying: Saying): void {
  const { mouth, setup, measured } = draft.state;
  const context = { at: draft.at, longest: setup.policy.longestQueue };
  draft.set({ mouth: enqueue(mouth, saying, context), sayAgainAt: undefined });
  if (measured !== undefined && measured.askedAt === undefined)
    draft.set({ measured: { ...measured, askedAt: draft.at } });
}

/** Begins the next utterance when nobody is speaking, or has waited too long for the person to finish. */
export function speakNext(draft: Draft): void {
  while (draft.state.stage.kind === "live" && draft.state.mouth.speaking === undefined) {
    const { mouth, ear, recognition, setup } = draft.state;
    const isPersonBusy = ear.kind === "turn" || recognition.open !== undefined;
    if (isPersonBusy && draft.at < mouth.waitingSince + setup.policy.longestWaitToSpeakMs) return;
    const next = takeNext(mouth, draft.at);
    if (next === undefined) return;
    draft.set({ mouth: next[0] });
    begin(draft, next[1]);
  }
}

function begin(draft: Draft, utterance: Utterance): void {
  const { setup, mouth } = draft.state;
  draft.set({ expecting: utterance.expecting });
  for (const transcript of partsOf(utterance.text)) {
    draft.send({ type: "transcript", role: "assistant", transcriptType: "final", transcript });
  }
  if (mouth.isMuted || setup.speaking === "none") {
    finish(draft, utterance);
    return;
  }
  speakBy(draft, utterance, setup.speaking);
}

function speakBy(draft: Draft, utterance: Utterance, by: "server" | "browser"): void {
  const { abilities, setup, mouth } = draft.state;
  const rate = utterance.rate ?? setup.rate;
  if (by === "browser" && !abilities.speech) {
    finish(draft, utterance);
    return;
  }
  const patience =
    by === "server" ? setup.policy.voiceStallMs : 2 * spokenMs(utterance.text, rate) + setup.policy.playedWithinMs;
  const speaking: Speaking = {
    utterance,
    by,
    deadlineAt: draft.at + patience,
    isSent: by === "browser",
    ...(by === "browser" && { playingSince: draft.at }),
  };
  draft.set({ mouth: { ...mouth, speaking } });
  draft.do({ kind: "speak", mark: utterance.mark, text: utterance.text, rate, by });
  if (by === "browser") draft.send({ type: "speech-update", role: "assistant", status: "started" });
}

/** The voice has made sound. */
export function progress(draft: Draft, made: Extract<CallEvent, { kind: "voice-progress" }>): void {
  const { mouth, setup } = draft.state;
  const { speaking } = mouth;
  if (speaking?.utterance.mark !== made.mark) return;
  draft.touch();
  const patience = made.isLast ? setup.policy.playedWithinMs : setup.policy.voiceStallMs;
  const deadlineAt = draft.at + made.aheadMs + patience;
  const playingSince = speaking.playingSince ?? draft.at;
  draft.set({ mouth: { ...mouth, speaking: { ...speaking, deadlineAt, playingSince, isSent: made.isLast } } });
  if (speaking.playingSince !== undefined) return;
  draft.set({ answered: undefined });
  draft.send({ type: "speech-update", role: "assistant", status: "started" });
  tellMetrics(draft);
}

function tellMetrics(draft: Draft): void {
  const { measured } = draft.state;
  if (measured?.askedAt === undefined) return;
  const { turnId, speechEndedAt, writingSince, writtenAt, endpointAt, askedAt } = measured;
  const stagesMs = {
    silence: writingSince - speechEndedAt,
    transcriber: writtenAt - writingSince,
    patience: endpointAt - writtenAt,
    interviewer: askedAt - endpointAt,
    voice: draft.at - askedAt,
    total: draft.at - speechEndedAt,
  };
  draft.set({ measured: undefined });
  draft.send({ type: "turn-metrics", turnId, stagesMs });
}

/** The page has played everything up to the mark. */
export function played(draft: Draft, mark: number): void {
  const { speaking } = draft.state.mouth;
  if (speaking?.utterance.mark === mark) finish(draft, speaking.utterance);
}

function finish(draft: Draft, utterance: Utterance): void {
  stopped(draft);
  draft.touch();
  if (utterance.endsCall) draft.end("assistant-ended-call");
}

function stopped(draft: Draft): void {
  const { mouth } = draft.state;
  if (mouth.speaking?.playingSince !== undefined) {
    draft.send({ type: "speech-update", role: "assistant", status: "stopped" });
  }
  draft.set({ mouth: { ...mouth, speaking: undefined, finishedAt: draft.at, waitingSince: draft.at } });
}

/** Silences the assistant in mid-utterance. */
export function hush(draft: Draft): void {
  if (draft.state.mouth.speaking === undefined) return;
  draft.do({ kind: "hush" });
  stopped(draft);
}

/** The person speaks before the assistant could be heard: it waits, and begins anew when they have finished. */
export function putBack(draft: Draft): void {
  const { mouth, setup } = draft.state;
  const { speaking } = mouth;
  if (speaking === undefined || speaking.playingSince !== undefined) return;
  hush(draft);
  const { utterance } = speaking;
  if (utterance.timesSaid >= setup.policy.mostTimesSaid) return;
  draft.set({ mouth: sayAgain(draft.state.mouth, utterance, draft.at) });
}

/** The voice broke: the browser's own takes over where it can; else the question is only shown. */
export function voiceFailed(draft: Draft, mark: number): void {
  const { speaking } = draft.state.mouth;
  if (speaking?.utterance.mark !== mark) return;
  draft.do({ kind: "failed", part: "voice" });
  draft.send({ type: "hang", reason: "voice-failed" });
  hush(draft);
  if (speaking.by === "server" && speaking.playingSince === undefined) speakBy(draft, speaking.utterance, "browser");
  else finish(draft, speaking.utterance);
}

/** Says the last utterance once more, unless it was said often enough or something newer waits. */
export function sayLastAgain(draft: Draft): void {
  const { mouth, setup } = draft.state;
  draft.set({ sayAgainAt: undefined });
  if (mouth.last === undefined || mouth.queue.length > 0 || mouth.speaking !== undefined) return;
  if (mouth.last.timesSaid >= setup.policy.mostTimesSaid) return;
  draft.set({ mouth: sayAgain(mouth, mouth.last, draft.at) });
}

/** The utterance under way has taken too long. */
export function expireSpeaking(draft: Draft): void {
  const { speaking } = draft.state.mouth;
  if (speaking === undefined || draft.at < speaking.deadlineAt) return;
  if (!speaking.isSent) {
    voiceFailed(draft, speaking.utterance.mark);
    return;
  }
  hush(draft);
  finish(draft, speaking.utterance);
}
