import { expect, test } from "vitest";
import { SimulatedCall } from "../../testing/simulated-call.ts";

const begun = () => SimulatedCall.begun({ answering: "responder", hearing: "browser" });
const told = (conversation: SimulatedCall) => conversation.effects.filter((effect) => effect.kind === "tell");

test("what the person says is told, and answered sentence by sentence", () => {
  const conversation = begun();
  conversation.happen({ kind: "recognised", text: "Una cita", isFinal: true });
  expect(told(conversation)).toEqual([
    { kind: "tell", message: { role: "user", content: "Una cita" }, needsResponse: true },
  ]);
  conversation.happen({ kind: "reply", text: "Muy bien." });
  conversation.happen({ kind: "reply", text: "¿Qué día?" });
  expect(conversation.spoken.at(-1)).toBe("Muy bien.");
  conversation.hearOut();
  expect(conversation.spoken.at(-1)).toBe("¿Qué día?");
});

test("what a tool of the page has said is told as the system's: a model takes it only as an answer to itself", () => {
  const conversation = begun();
  const message = { type: "add-message", message: { role: "tool", content: "42" } } as const;
  conversation.happen({ kind: "message", message });
  expect(told(conversation)).toEqual([
    { kind: "tell", message: { role: "system", content: "42" }, needsResponse: true },
  ]);
});

test("a message without text is told, and nobody is asked about it", () => {
  const conversation = begun();
  const message = { type: "add-message", message: { role: "assistant", content: "" } } as const;
  conversation.happen({ kind: "message", message });
  expect(told(conversation)).toEqual([
    { kind: "tell", message: { role: "assistant", content: "" }, needsResponse: false },
  ]);
});

test("what was not yet said of an answer is dropped when the person says something else", () => {
  const conversation = begun();
  conversation.happen({ kind: "recognised", text: "Una cita", isFinal: true });
  conversation.happen({ kind: "reply", text: "Muy bien." });
  conversation.happen({ kind: "reply", text: "Esto ya no importa." });
  conversation.hearOut();
  conversation.happen({ kind: "reply", text: "Esto tampoco." });
  conversation.happen({ kind: "recognised", text: "No, espere", isFinal: true });
  conversation.happen({ kind: "reply", text: "Dígame." });
  conversation.hearOut();
  expect(conversation.spoken).not.toContain("Esto tampoco.");
  expect(conversation.spoken.at(-1)).toBe("Dígame.");
});

test("word for word, nobody is told anything", () => {
  const conversation = SimulatedCall.begun({ hearing: "browser" });
  conversation.happen({ kind: "recognised", text: "Una cita", isFinal: true });
  conversation.ask("¿Su nombre?");
  expect(told(conversation)).toEqual([]);
  expect(conversation.spoken.at(-1)).toBe("¿Su nombre?");
});

test("a failed responder is told, and the last words are said again", () => {
  const conversation = begun();
  conversation.happen({ kind: "recognised", text: "Una cita", isFinal: true });
  conversation.happen({ kind: "responder-failed" });
  expect(conversation.messages).toContainEqual({ type: "hang", reason: "responder-failed" });
  expect(conversation.spoken).toEqual(["Hola.", "Hola."]);
});

const usesTool = (conversation: SimulatedCall) =>
  conversation.happen({
    kind: "tool",
    activity: { kind: "tool-calls", calls: [{ id: "1", name: "weather", arguments: {} }] },
  });

test("nothing is said a second time while an answer is owed to what was said right behind the assistant", () => {
  const conversation = begun();
  conversation.happen({ kind: "recognised", text: "Una cita", isFinal: true });
  expect(conversation.finals).toMatchObject([{ beganOverAssistant: true }]);
  usesTool(conversation);
  conversation.pass(60_000);
  expect(conversation.spoken).toEqual(["Hola."]);
  conversation.happen({ kind: "reply", text: "Muy bien." });
  expect(conversation.spoken).toEqual(["Hola.", "Muy bien."]);
});

test("nor where the line was lost meanwhile, or somebody coughed", () => {
  const conversation = SimulatedCall.begun({ answering: "responder" });
  conversation.speech(600);
  conversation.silence(1200);
  conversation.transcribe("Una cita");
  usesTool(conversation);
  conversation.speech(600);
  conversation.silence(1200);
  conversation.transcribe("");
  conversation.pass(5000);
  conversation.happen({ kind: "lost" });
  conversation.happen({ kind: "joined", abilities: { recognition: true, speech: true } });
  conversation.happen({ kind: "playable" });
  conversation.pass(5000);
  expect(conversation.spoken).toEqual(["Hola."]);
});

test("a sentence that the line cut is said again though more of its answer is owed", () => {
  const conversation = begun();
  conversation.happen({ kind: "recognised", text: "Una cita", isFinal: true });
  conversation.happen({ kind: "reply", text: "Muy bien." });
  conversation.happen({ kind: "lost" });
  conversation.happen({ kind: "joined", abilities: { recognition: true, speech: true } });
  conversation.happen({ kind: "playable" });
  expect(conversation.spoken).toEqual(["Hola.", "Muy bien.", "Muy bien."]);
});
