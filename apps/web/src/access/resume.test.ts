import { ApiError } from "@dilo/api";
import { beforeEach, expect, test } from "vitest";
import { clear, isGranted } from "./access.ts";
import { resumeWithCode } from "./resume.ts";

const failing = (statusCode: number) => ({
  resume: async () => {
    throw new ApiError({ statusCode, code: "any", message: "" });
  },
});

beforeEach(clear);

test("a right code opens the form page", async () => {
  const resumed = await resumeWithCode("481 205 937 164 028", { resume: async () => ({ verified: true as const }) });
  expect([resumed, isGranted()]).toEqual(["resumed", true]);
});

test.each([
  [400, "wrong-code"],
  [404, "wrong-code"],
  [429, "wait"],
  [0, "not-reached"],
] as const)("a failure %i leaves the door shut: %s", async (statusCode, said) => {
  expect(await resumeWithCode("1", failing(statusCode))).toBe(said);
  expect(isGranted()).toBe(false);
});
