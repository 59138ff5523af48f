import { expect, test } from "vitest";
import { SimulatedCall } from "../testing/simulated-call.ts";
import { readConversation } from "./conversation-rules.ts";
import { policy } from "./session/policy.ts";

const calling = (assistant: object, more: object = {}) => {
  const { policy: timeouts, rules } = readConversation(assistant as Readonly<Record<string, unknown>>);
  return { policy: timeouts, rules, ...more };
};
const endOf = (call: SimulatedCall) => (call.state.stage.kind === "ended" ? call.state.stage.reason : undefined);

test("an assistant that asks for nothing has the platform's own rules", () => {
  expect(readConversation({}).policy).toEqual(policy);
  expect(readConversation({ maxDurationSeconds: "x" }).policy).toEqual(policy);
});

test("maxDurationSeconds ends a call in which people still talk", () => {
  const call = SimulatedCall.begun(calling({ maxDurationSeconds: 20 }));
  for (let second = 0; second < 19; second += 1) {
    call.pass(900);
    call.happen({ kind: "message", message: { type: "control", control: "unmute-assistant" } });
  }
  expect(endOf(call)).toBeUndefined();
  call.pass(5000);
  expect(endOf(call)).toBe("exceeded-max-duration");
});

test("silenceTimeoutSeconds ends a call in which nobody talks", () => {
  const call = SimulatedCall.begun(calling({ silenceTimeoutSeconds: 10 }));
  call.pass(9900);
  expect(endOf(call)).toBeUndefined();
  call.pass(200);
  expect(endOf(call)).toBe("silence-timed-out");
});

test("endCallPhrases, said by the assistant, end the call after the sentence, which nobody interrupts", () => {
  const call = SimulatedCall.begun(calling({ endCallPhrases: ["Hasta luego"] }));
  call.ask("Muy bien, ¡hasta luego, Ana!");
  call.soundBegins();
  call.pass(2000);
  call.speech(800);
  expect(endOf(call)).toBeUndefined();
  call.hearOut();
  expect(endOf(call)).toBe("assistant-ended-call");
});

test("firstMessageInterruptionsEnabled false lets the first message be heard to its end", () => {
  for (const [isAllowed, isSilenced] of [
    [true, true],
    [false, false],
  ] as const) {
    const call = new SimulatedCall(calling({ firstMessageInterruptionsEnabled: isAllowed }));
    call.happen({ kind: "joined", abilities: { recognition: true, speech: true } });
    call.happen({ kind: "playable" });
    call.soundBegins();
    call.pass(2000);
    call.speech(800);
    expect(call.effects.some(({ kind }) => kind === "stop-speaking")).toBe(isSilenced);
  }
});

test("a first message that the model makes up is asked for once, and said", () => {
  const firstMessageMode = "assistant-speaks-first-with-model-generated-message";
  const call = new SimulatedCall(calling({ firstMessageMode }, { firstMessage: undefined, answering: "responder" }));
  call.happen({ kind: "joined", abilities: { recognition: true, speech: true } });
  call.happen({ kind: "playable" });
  expect(call.effects.filter(({ kind }) => kind === "tell")).toEqual([
    { kind: "tell", message: undefined, needsResponse: true },
  ]);
  call.happen({ kind: "reply", text: "Buenos días." });
  expect(call.spoken).toEqual(["Buenos días."]);
});

test.each([
  [{ waitSeconds: 0.4 }, "Ana", policy.transcribeAfterMs],
  [{ waitSeconds: 3 }, "Ana", 3020],
  [{}, "Ana", policy.unfinishedMs + 20],
  [{ transcriptionEndpointingPlan: { onPunctuationSeconds: 0.1 } }, "Soy Ana.", policy.transcribeAfterMs],
  [{ transcriptionEndpointingPlan: { onNoPunctuationSeconds: 2 } }, "Soy Ana", 2020],
  [{ transcriptionEndpointingPlan: { onNumberSeconds: 2.5 } }, "Vivo en el 7", 2520],
])("startSpeakingPlan %j: %s is over after %i ms", (startSpeakingPlan, words, ms) => {
  const call = SimulatedCall.begun(calling({ startSpeakingPlan }));
  call.speech(600);
  call.silence(policy.transcribeAfterMs);
  call.transcribe(words);
  if (ms > policy.transcribeAfterMs) {
    call.silence(ms - policy.transcribeAfterMs - 60);
    expect(call.finals).toHaveLength(0);
  }
  call.silence(80);
  expect(call.finals).toHaveLength(1);
});

test.each([
  ["¿Qué tiempo hace en León?", policy.sentenceMs],
  ["Quiero una cita.", policy.sentenceMs],
  ["Quiero una cita con", policy.unfinishedMs],
  ["Quiero una cita con...", policy.unfinishedMs],
  ["Quiero una cita…", policy.unfinishedMs],
  ["Mi número es el 305.", policy.unfinishedMs],
])("said to a model that asks for no plan, %s is over after %i ms", (words, ms) => {
  const call = SimulatedCall.begun(calling({ model: { provider: "openai" } }));
  call.speech(600);
  call.silence(policy.transcribeAfterMs);
  call.transcribe(words);
  call.silence(ms - policy.transcribeAfterMs - 60);
  expect(call.finals).toHaveLength(0);
  call.silence(80);
  expect(call.finals).toHaveLength(1);
});

test("said to a model, a whole sentence leaves its answer time to sound within 0.7 s, and who goes on before that is one turn", () => {
  const call = SimulatedCall.begun(calling({ model: { provider: "openai" } }));
  call.speech(600);
  call.silence(policy.transcribeAfterMs);
  call.transcribe("Quiero una cita.");
  call.silence(600 - policy.transcribeAfterMs);
  expect(call.finals).toHaveLength(1);
  call.silence(80);
  call.speech(600);
  call.silence(policy.transcribeAfterMs);
  call.transcribe("Para el lunes.");
  call.silence(policy.sentenceMs);
  const turnIds = call.finals.map((final) => "turnId" in final && final.turnId);
  expect(turnIds).toEqual([turnIds[0], turnIds[0]]);
});

test("said to a model, a sentence is left longer to somebody who pauses between sentences", () => {
  const call = SimulatedCall.begun(calling({ model: { provider: "openai" } }));
  call.speech(600);
  call.silence(policy.sentenceMs - 60);
  call.transcribe("Buenos días.");
  call.speech(600);
  call.silence(policy.transcribeAfterMs);
  call.transcribe("Buenos días. Quiero una cita.");
  call.silence(policy.sentenceMs - policy.transcribeAfterMs + 40);
  expect(call.finals).toHaveLength(0);
  call.silence(200);
  expect(call.finals).toHaveLength(1);
});

test("stopSpeakingPlan.numWords: words silence the assistant, a voice alone does not", () => {
  const call = SimulatedCall.begun(calling({ stopSpeakingPlan: { numWords: 2 } }));
  call.ask("Le voy a contar algo que dura mucho tiempo.");
  call.soundBegins();
  call.pass(2000);
  call.speech(900);
  call.happen({ kind: "partial", text: "Espere" });
  const silenced = () => call.effects.filter(({ kind }) => kind === "stop-speaking").length;
  expect(silenced()).toBe(0);
  call.happen({ kind: "partial", text: "Espere un momento" });
  expect(silenced()).toBe(1);
});

test("stopSpeakingPlan.voiceSeconds and backoffSeconds: when it falls silent, and for how long", () => {
  const call = SimulatedCall.begun(calling({ stopSpeakingPlan: { voiceSeconds: 0.5, backoffSeconds: 4 } }));
  call.ask("Le voy a contar algo que dura mucho tiempo.");
  call.soundBegins();
  call.pass(2000);
  call.speech(440);
  expect(call.effects.some(({ kind }) => kind === "stop-speaking")).toBe(false);
  call.speech(100);
  expect(call.effects.some(({ kind }) => kind === "stop-speaking")).toBe(true);
  call.silence(policy.unfinishedMs);
  call.transcribe("No");
  call.silence(40);
  call.ask("Está bien.");
  expect(call.spoken).not.toContain("Está bien.");
  call.pass(3500);
  expect(call.spoken).toContain("Está bien.");
});

test("a hook for a silent person says its words, as often as it may, and again after they have spoken", () => {
  const say = [{ type: "say", exact: ["¿Sigue ahí?", "¿Hola?"] }];
  const options = { timeoutSeconds: 5, triggerMaxCount: 2, triggerResetMode: "onUserSpeech" };
  const call = SimulatedCall.begun(calling({ hooks: [{ on: "customer.speech.timeout", do: say, options }] }));
  const asked = () => call.spoken.filter((text) => text === "¿Sigue ahí?").length;
  call.pass(4900);
  expect(asked()).toBe(0);
  for (const [ms, count] of [
    [200, 1],
    [5100, 2],
    [6000, 2],
  ] as const) {
    call.pass(ms);
    expect(asked()).toBe(count);
    call.hearOut();
  }
  call.speech(600);
  call.silence(policy.transcribeAfterMs);
  call.transcribe("Sí, aquí estoy");
  call.silence(policy.unfinishedMs);
  call.pass(5200);
  expect(asked()).toBe(3);
});

test("a hook for an interruption says its words once the person has finished", () => {
  const hooks = [{ on: "assistant.speech.interrupted", do: [{ type: "say", exact: "Dígame." }] }];
  const call = SimulatedCall.begun(calling({ hooks }));
  call.ask("Le voy a contar algo que dura mucho tiempo.");
  call.soundBegins();
  call.pass(2000);
  call.speech(800);
  expect(call.spoken).not.toContain("Dígame.");
  call.silence(policy.transcribeAfterMs);
  call.transcribe("Espere");
  call.silence(policy.unfinishedMs);
  expect(call.spoken).toContain("Dígame.");
});
