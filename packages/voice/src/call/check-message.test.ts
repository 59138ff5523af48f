import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { VoiceError } from "../voice-error.ts";
import { messageText } from "./check-message.ts";
import { startTestCall } from "./testing.ts";

const added = (message: unknown) => ({ type: "add-message", message });

describe("a message to the assistant", () => {
  test.each([
    { type: "say", message: "Hola.", endCallAfterSpoken: true },
    { type: "control", control: "mute-assistant" },
    { type: "end-call" },
    { type: "turn-done" },
    { type: "of-a-platform-to-come", any: { thing: 1 } },
    { type: "toString" },
    added({ role: "system", content: "Sea breve." }),
    added({ role: "developer", content: [{ type: "text", text: "Sea breve." }] }),
    added({ role: "user", content: "Hola", name: "Ana" }),
    added({ role: "assistant", content: null, tool_calls: [] }),
    added({ role: "tool", tool_call_id: "t-1", content: "42" }),
    added({ role: "function", name: "sum", content: null }),
  ])("is sent as it is: %j", (message) => {
    expect(JSON.parse(messageText(message))).toEqual(message);
  });

  test.each([
    [undefined, "A message is an object with a type."],
    ["end-call", "A message is an object with a type."],
    [{ type: 5 }, "A message is an object with a type."],
    [{ type: "say" }, "message must be a text."],
    [{ type: "say", message: "Hola.", endCallAfterSpoken: "no" }, "endCallAfterSpoken must be true or false."],
    [
      { type: "control", control: "dance" },
      "control must be one of mute-assistant, unmute-assistant, say-first-message.",
    ],
    [added("Hola"), "message.role must be one of system, developer, user, assistant, tool, function."],
    [
      added({ role: "robot", content: "x" }),
      "message.role must be one of system, developer, user, assistant, tool, function.",
    ],
    [added({ role: "user" }), "message.content must be a text or a list of parts."],
    [added({ role: "tool", content: "42" }), "message.tool_call_id must be a text."],
    [added({ role: "function", content: null }), "message.name must be a text."],
    [{ type: "other", count: 5n }, "A message must be plain data, which JSON can hold."],
  ])("%s is refused: %s", (message, sentence) => {
    expect(() => messageText(message)).toThrow(expect.objectContaining({ code: "invalid", message: sentence }));
  });

  test("is refused by a call, which goes on; nothing is sent", async () => {
    const { call, room } = await startTestCall();
    const before = room.sent.length;
    expect(() => call.say(5 as never)).toThrow(expect.objectContaining({ code: "invalid" }));
    expect([call.isJoined, room.sent.length]).toEqual([true, before]);
    call.send({ type: "add-message", message: { role: "tool", tool_call_id: "t-1", content: "42" } });
    expect(room.sent.length).toBe(before + 1);
    await call.stop();
  });

  test("of any value is sent as JSON or refused by a named error", () => {
    const anyOfKnownType = fc.record(
      {
        type: fc.constantFrom("say", "control", "add-message", "end-call", "__proto__"),
        message: fc.anything(),
        control: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), anyOfKnownType), (message) => {
        try {
          JSON.parse(messageText(message));
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(VoiceError);
        }
      }),
    );
  });
});
