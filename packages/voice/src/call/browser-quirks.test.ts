import { expect, test, vi } from "vitest";
import { coerceAudioSource, coerceDailyConfig } from "./browser-quirks.ts";

test.each([
  [false, "Mozilla/5.0 Chrome/140.0.0.0 Safari/537.36", true, 1],
  [false, "Mozilla/5.0 Chrome/156.0.0.0 Mobile Safari/537.36", true, 1],
  [false, "Mozilla/5.0 Chrome/139.0.0.0 Safari/537.36", false, 0],
  [false, "Mozilla/5.0 Version/26.0 Safari/605.1.15", false, 0],
  ["device-1", "Mozilla/5.0 Chrome/140.0.0.0 Safari/537.36", "device-1", 0],
])("%j in %s becomes %j", (source, userAgent, coerced, warnings) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(coerceAudioSource(source, userAgent)).toBe(coerced);
  expect(warn).toHaveBeenCalledTimes(warnings);
  warn.mockRestore();
});

test.each([
  [{}, { avoidEval: true }, 0],
  [{ avoidEval: false }, { avoidEval: false }, 0],
  [{ alwaysIncludeMicInPermissionPrompt: true }, { avoidEval: true, alwaysIncludeMicInPermissionPrompt: true }, 0],
  [{ alwaysIncludeMicInPermissionPrompt: false }, { avoidEval: true }, 1],
])("Daily's settings %j become %j", (given, used, warnings) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(coerceDailyConfig(given)).toEqual(used);
  expect(warn).toHaveBeenCalledTimes(warnings);
  warn.mockRestore();
});
