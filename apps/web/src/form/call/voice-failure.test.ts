import { ApiError } from "@dilo/api";
import { serialiseError, VoiceError, type VoiceErrorCode } from "@dilo/voice";
import { expect, test } from "vitest";
import { formEs } from "../../words/es/form.ts";
import { callEndWords, voiceFailureWords } from "./voice-failure.ts";

const { failures } = formEs;
const said = (code: VoiceErrorCode, message = "", cause?: unknown, hasBegun = true) => {
  const error = serialiseError(new VoiceError(code, message, { cause }));
  return voiceFailureWords({ code, message, error }, failures, { hasBegun });
};
const refused = (code: string) => {
  const cause = new ApiError({ statusCode: 429, code, message: "In English, for developers." });
  return said("call-refused", cause.message, cause);
};

test.each<[string, string]>([
  ["too-many-calls", failures.limit],
  ["call-under-way", failures.busy],
  ["not-available", failures.notAvailable],
  ["a code of tomorrow", failures.notAvailable],
])("a call refused with %s is said in Spanish", (code, words) => expect(refused(code)).toBe(words));

test.each<[VoiceErrorCode, string]>([
  ["permissions", failures.permission],
  ["constraints", failures.noMicrophone],
  ["in-use", failures.inUse],
  ["not-reached", failures.disconnected],
  ["exp-room", failures.disconnected],
])("%s is said in Spanish, whatever its message", (code, words) => expect(said(code, "In English.")).toBe(words));

test.each<VoiceErrorCode>(["not-reached", "connection", "no-room", "exp-token"])(
  "a call that never began is not said to have been cut off: %s",
  (code) => expect(said(code, "In English.", undefined, false)).toBe(failures.notBegun),
);

test("a failure nobody foresaw keeps its message, or is the specification's", () => {
  expect(said("unknown", "Falló algo.")).toBe("Falló algo.");
  expect(said("unknown")).toBe("Voice session error");
});

test("a call that ended because nobody spoke says so, and one that the person ended says how to go on", () => {
  expect(callEndWords("silence-timed-out", failures)).toBe(failures.silence);
  expect(callEndWords("exceeded-max-duration", failures)).toBe(failures.longCall);
  expect(callEndWords("customer-ended-call", failures)).toBe(failures.hungUp);
  for (const reason of ["assistant-ended-call", undefined]) expect(callEndWords(reason, failures)).toBe("");
});
