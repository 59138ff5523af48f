import { ApiError } from "@dilo/api";
import { beforeEach, expect, test, vi } from "vitest";
import { clear, isGranted } from "./access.ts";
import { resumeWithCode } from "./resume.ts";

const checkCookies = async () => ({ hasCookie: true });
const code = "481 205 937 164 028";
const failing = (statusCode: number, options = {}) => ({
  checkCookies,
  resume: async () => {
    throw new ApiError({ statusCode, code: "any", message: "" }, options);
  },
});

beforeEach(clear);

test("a right code opens the form page", async () => {
  const resumed = await resumeWithCode(code, undefined, {
    checkCookies,
    resume: async () => ({ verified: true as const }),
  });
  expect([resumed, isGranted()]).toEqual(["resumed", true]);
});

test.each([
  [400, "wrong-code"],
  [404, "wrong-code"],
  [0, "not-reached"],
] as const)("a failure %i leaves the door shut: %s", async (statusCode, said) => {
  expect(await resumeWithCode(code, undefined, failing(statusCode))).toBe(said);
  expect(isGranted()).toBe(false);
});

test("who tried too often is told how many minutes are left", async () => {
  for (const [retryAfterMs, count] of [
    [61_000, 2],
    [60_000, 1],
    [undefined, 1],
  ])
    expect(await resumeWithCode(code, undefined, failing(429, { retryAfterMs }))).toEqual({ kind: "wait", count });
});

test.each([
  ["", { kind: "missing", count: 15 }],
  ["481 205 937 164 02", { kind: "missing", count: 1 }],
  ["código: 481-205-937-164-0289", { kind: "extra", count: 1 }],
])("'%s' costs no try: how many digits it lacks or has too many is said", async (written, said) => {
  const resume = vi.fn(async () => ({ verified: true as const }));
  expect(await resumeWithCode(written, undefined, { resume, checkCookies })).toEqual(said);
  expect(resume).not.toHaveBeenCalled();
});

test("a browser that keeps no cookies does not use the code up", async () => {
  const resume = vi.fn(async () => ({ verified: true as const }));
  const calls = { resume, checkCookies: async () => ({ hasCookie: false }) };
  expect(await resumeWithCode("481 205 937 164 028", undefined, calls)).toBe("cookies-blocked");
  expect(resume).not.toHaveBeenCalled();
  expect(isGranted()).toBe(false);
});
