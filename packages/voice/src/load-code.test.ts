import { expect, test, vi } from "vitest";
import { loadCode } from "./load-code.ts";

const offline = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

test("tries again, a little later each time, until the code is loaded", async () => {
  const load = vi
    .fn<() => Promise<string>>(async () => "code")
    .mockImplementationOnce(offline)
    .mockImplementationOnce(offline);
  const waited: number[] = [];
  expect(await loadCode(load, async (ms) => void waited.push(ms))).toBe("code");
  expect(waited).toEqual([500, 1500]);
});

test("reports code that cannot be loaded as a platform that is not reached, not as the browser's own error", async () => {
  const failure = loadCode(offline, async () => undefined);
  await expect(failure).rejects.toMatchObject({ name: "VoiceError", code: "not-reached" });
});
