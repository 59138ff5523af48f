import { describe, expect, test } from "vitest";
import { SimulatedCall } from "../../testing/simulated-call.ts";
import { readConversation } from "../conversation-rules.ts";
import { policy } from "../session/policy.ts";

const question = "¿Cuál es su nombre completo, como está en su pasaporte?";
const sure = { isSure: true };
const spokenForMs = policy.protectedPlaybackMs + 100;

/** A call whose assistant has been asking for so long that it may be interrupted. */
function asking(setup: ConstructorParameters<typeof SimulatedCall>[0] = {}): SimulatedCall {
  const call = SimulatedCall.begun(setup);
  call.ask(question, "nombre");
  call.soundBegins();
  call.silence(spokenForMs);
  return call;
}

const withRules = (assistant: object) => {
  const { policy: timeouts, rules } = readConversation(assistant as Readonly<Record<string, unknown>>);
  return { policy: timeouts, rules };
};
const silenced = ({ effects }: SimulatedCall) => effects.filter(({ kind }) => kind === "stop-speaking").length;
const spoken = ({ effects }: SimulatedCall) => effects.flatMap((one) => (one.kind === "speak" ? [one] : []));
const timesShown = ({ messages }: SimulatedCall, text: string) =>
  messages.filter((one) => one.type === "transcript" && one.role === "assistant" && one.transcript === text).length;

/** A sound in which a transcriber finds no words. */
function cough(call: SimulatedCall, ms: number): void {
  call.speech(ms, sure);
  call.silence(policy.transcribeAfterMs);
  if (ms >= policy.shortestTurnMs) call.transcribe("");
}

describe("a voice that is surely the person's", () => {
  test("silences the assistant after 120 ms", () => {
    for (const [ms, times] of [
      [100, 0],
      [120, 1],
    ] as const) {
      const call = asking();
      call.speech(ms, sure);
      expect(silenced(call)).toBe(times);
    }
  });

  test.each([
    ["that is not sure", {}],
    ["that is sure for a moment only", sure],
  ])("%s: one %j silences it as any voice does, after 300 ms", (_, first) => {
    const call = asking();
    call.speech(80, first);
    call.speech(policy.bargeInMs - 100);
    expect(silenced(call)).toBe(0);
    call.speech(20);
    expect(silenced(call)).toBe(1);
  });

  test("silences no last words sooner than any voice does", () => {
    const call = asking();
    const mark = call.state.speechOutput.speaking?.utterance.mark ?? 0;
    call.happen({ kind: "voice-progress", mark, aheadMs: 900, isLast: true });
    call.speech(policy.bargeInMs - 20, sure);
    expect(silenced(call)).toBe(0);
    call.speech(20, sure);
    expect(silenced(call)).toBe(1);
  });

  test("may be the assistant's own where it was heard from its first words on", () => {
    const call = SimulatedCall.begun();
    call.ask(question);
    call.soundBegins();
    call.silence(policy.protectedPlaybackMs - 160);
    call.speech(280, sure);
    expect(silenced(call)).toBe(0);
  });

  test("may be the assistant's own where an echo was heard before", () => {
    const call = SimulatedCall.begun();
    call.ask(question);
    call.soundBegins();
    call.speech(800);
    call.hearOut();
    call.silence(policy.unfinishedMs);
    call.transcribe(question);
    call.ask(question);
    call.soundBegins();
    call.silence(spokenForMs);
    call.speech(policy.bargeInMs - 20, sure);
    expect(silenced(call)).toBe(0);
    call.speech(20, sure);
    expect(silenced(call)).toBe(1);
  });

  test.each([
    [{ voiceSeconds: 0.5 }, 480],
    [{ voiceSeconds: 0.2 }, 180],
    [{ numWords: 1 }, 900],
  ])("does not silence an assistant sooner than its own plan %j says", (stopSpeakingPlan, ms) => {
    const call = asking(withRules({ stopSpeakingPlan }));
    call.speech(ms, sure);
    expect(silenced(call)).toBe(0);
  });
});

describe("the assistant goes on where it was", () => {
  test.each([120, 200, 500])("after a cough of %i ms, as if it had never stopped", (ms) => {
    const call = asking();
    const [asked] = spoken(call).slice(-1);
    cough(call, ms);
    expect(silenced(call)).toBe(1);
    const fromMs = spokenForMs + policy.sureBargeInMs - policy.goesBackMs;
    expect(spoken(call).at(-1)).toEqual({ ...asked, fromMs });
    expect(timesShown(call, question)).toBe(1);
    expect(call.finals).toEqual([]);
    call.soundBegins();
    call.hearOut();
    const heard = call.effects.flatMap((one) => (one.kind === "heard" ? [one] : []));
    expect(heard.at(-1)).toMatchObject({ mark: asked?.mark, text: question });
    call.pass(policy.sayAgainAfterMs);
    expect(call.spoken.filter((text) => text === question)).toHaveLength(2);
  });

  test("and where it was is counted from the beginning, however often it stops; it always gets on", () => {
    const call = asking();
    for (let time = 0; time < 5; time += 1) {
      cough(call, 120);
      call.soundBegins();
      call.silence(spokenForMs);
    }
    const places = spoken(call).flatMap(({ fromMs }) => fromMs ?? []);
    expect(places).toHaveLength(5);
    for (const [at, place] of places.entries())
      expect(place).toBe((at + 1) * (spokenForMs + policy.sureBargeInMs - policy.goesBackMs));
    expect(timesShown(call, question)).toBe(1);
  });

  test("also when the person makes another sound before it can be heard", () => {
    const call = asking();
    cough(call, 200);
    const [going] = spoken(call).slice(-1);
    cough(call, 200);
    expect(spoken(call).at(-1)).toEqual(going);
    expect(timesShown(call, question)).toBe(1);
  });

  test("after a short word, unless that brings something new to say", () => {
    for (const isAnswered of [true, false]) {
      const call = asking();
      call.speech(200, sure);
      call.silence(policy.unfinishedMs);
      call.transcribe("ajá");
      expect(call.finals).toMatchObject([{ transcript: "ajá", beganOverAssistant: true }]);
      expect(call.spoken.at(-1)).toBe(question);
      if (isAnswered) call.ask("¿Y su teléfono?", "telefono");
      call.silence(policy.resumeAfterMs + 40);
      expect(spoken(call).at(-1)?.fromMs !== undefined).toBe(!isAnswered);
      if (isAnswered) expect(call.spoken.at(-1)).toBe("¿Y su teléfono?");
    }
  });

  test("with what waited behind it after that", () => {
    const call = SimulatedCall.begun();
    call.ask("Vamos a empezar con unas preguntas muy fáciles.");
    call.ask(question, "nombre");
    call.soundBegins();
    call.silence(spokenForMs);
    cough(call, 120);
    expect(spoken(call).at(-1)).toMatchObject({ text: "Vamos a empezar con unas preguntas muy fáciles." });
    call.soundBegins();
    call.hearOut();
    expect(spoken(call).at(-1)).toMatchObject({ text: question });
  });

  test("not when words interrupted it: the question is said whole", () => {
    const call = asking();
    call.speech(600, sure);
    expect(silenced(call)).toBe(1);
    call.silence(policy.unfinishedMs);
    call.transcribe("no le entiendo");
    expect(call.finals).toMatchObject([{ beganOverAssistant: true }]);
    call.silence(policy.sayAgainAfterMs + 40);
    expect(spoken(call).at(-1)).toMatchObject({ text: question });
    expect(spoken(call).at(-1)?.fromMs).toBeUndefined();
  });

  test("not after a lost line, and not while it is to keep still", () => {
    const lost = asking();
    lost.speech(120, sure);
    lost.happen({ kind: "lost" });
    lost.happen({ kind: "joined", abilities: { recognition: false, speech: false } });
    lost.happen({ kind: "playable" });
    expect(spoken(lost).at(-1)?.fromMs).toBeUndefined();
    const muted = asking();
    muted.speech(120, sure);
    muted.happen({ kind: "message", message: { type: "control", control: "mute-assistant" } });
    muted.silence(policy.unfinishedMs + policy.sayAgainAfterMs);
    expect(spoken(muted).some(({ fromMs }) => fromMs !== undefined)).toBe(false);
  });
});

describe("an assistant that a responder speaks for", () => {
  function answering() {
    const call = SimulatedCall.begun({ answering: "responder", ...withRules({ model: { provider: "openai" } }) });
    call.speech(600);
    call.silence(policy.unfinishedMs);
    call.transcribe("cuénteme algo");
    call.happen({ kind: "reply", text: "Había una vez una señora que vivía junto al mar." });
    call.soundBegins();
    call.silence(spokenForMs);
    return call;
  }
  const interruptions = ({ messages }: SimulatedCall) =>
    messages.filter(({ type }) => type === "user-interrupted").length;

  test("goes on after a cough, with its next sentences behind it, and nobody was interrupted", () => {
    const call = answering();
    call.speech(120, sure);
    call.happen({ kind: "reply", text: "Un día salió a pescar." });
    call.silence(policy.transcribeAfterMs);
    expect(spoken(call).at(-1)?.fromMs).toBeGreaterThan(0);
    call.soundBegins();
    call.hearOut();
    expect(call.spoken.at(-1)).toBe("Un día salió a pescar.");
    expect(interruptions(call)).toBe(0);
  });

  test.each([160, 600])("answers a word of %i ms over it, and leaves the rest", (ms) => {
    const call = answering();
    call.speech(ms, sure);
    call.silence(policy.unfinishedMs);
    call.transcribe("espere");
    expect(interruptions(call)).toBe(1);
    call.happen({ kind: "reply", text: "Dígame." });
    call.soundBegins();
    call.hearOut();
    call.pass(policy.sayAgainAfterMs);
    expect(call.spoken.at(-1)).toBe("Dígame.");
    expect(spoken(call).some(({ fromMs }) => fromMs !== undefined)).toBe(false);
  });
});
