import { ApiError } from "@dilo/api";
import { expect, test } from "vitest";
import { toVoiceFailure } from "./call/voice-failure.ts";
import { asVoiceError, serialiseError, VoiceError } from "./voice-error.ts";

test("an error survives JSON with its code, status and causes", () => {
  const refused = new ApiError({ statusCode: 429, code: "calls-used-up", message: "No calls are left." });
  const error = asVoiceError(refused);
  expect(JSON.parse(JSON.stringify(serialiseError(error)))).toMatchObject({
    name: "VoiceError",
    code: "call-refused",
    message: "No calls are left.",
    cause: { name: "ApiError", code: "calls-used-up", statusCode: 429 },
  });
});

test("a refusal carries its status, at the top of the failure that is told too", () => {
  const refused = new ApiError({ statusCode: 403, code: "forbidden", message: "No." });
  expect(asVoiceError(refused).statusCode).toBe(403);
  const failure = toVoiceFailure({ type: "start-method-error", stage: "web-call-creation", thrown: refused });
  expect(failure).toMatchObject({ code: "call-refused", statusCode: 403, error: { statusCode: 403 } });
  const away = new ApiError({ statusCode: 0, code: "not-reached", message: "m" });
  expect(asVoiceError(away).statusCode).toBeUndefined();
  expect(toVoiceFailure({ type: "start-method-error", stage: "call", thrown: away })).not.toHaveProperty("statusCode");
});

test.each([
  [new ApiError({ statusCode: 0, code: "not-reached", message: "m" }), "not-reached", "m"],
  [new VoiceError("exp-room", "over"), "exp-room", "over"],
  [new Error("what"), "unknown", "what"],
  ["words", "unknown", "words"],
  [{ message: "like an error" }, "unknown", "like an error"],
  [undefined, "unknown", "It failed without saying why."],
])("%s becomes a VoiceError with the code %s", (thrown, code, message) => {
  expect(asVoiceError(thrown)).toMatchObject({ name: "VoiceError", code, message });
});

test("a circle of causes ends", () => {
  const error = new Error("round");
  error.cause = error;
  expect(() => JSON.stringify(serialiseError(error))).not.toThrow();
});
