import { ApiError } from "@dilo/api";
import { beforeEach, expect, test, vi } from "vitest";
import { clear, isGranted } from "./access.ts";
import { resumeWithCode } from "./resume.ts";

const checkCookies = async () => ({ hasCookie: true });
const failing = (statusCode: number) => ({
  checkCookies,
  resume: async () => {
    throw new ApiError({ statusCode, code: "any", message: "" });
  },
});

beforeEach(clear);

test("a right code opens the form page", async () => {
  const resumed = await resumeWithCode("481 205 937 164 028", undefined, {
    checkCookies,
    resume: async () => ({ verified: true as const }),
  });
  expect([resumed, isGranted()]).toEqual(["resumed", true]);
});

test.each([
  [400, "wrong-code"],
  [404, "wrong-code"],
  [429, "wait"],
  [0, "not-reached"],
] as const)("a failure %i leaves the door shut: %s", async (statusCode, said) => {
  expect(await resumeWithCode("1", undefined, failing(statusCode))).toBe(said);
  expect(isGranted()).toBe(false);
});

test("a browser that keeps no cookies does not use the code up", async () => {
  const resume = vi.fn(async () => ({ verified: true as const }));
  const calls = { resume, checkCookies: async () => ({ hasCookie: false }) };
  expect(await resumeWithCode("481 205 937 164 028", undefined, calls)).toBe("cookies-blocked");
  expect(resume).not.toHaveBeenCalled();
  expect(isGranted()).toBe(false);
});
