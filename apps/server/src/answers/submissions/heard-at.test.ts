import { expect, test } from "vitest";
import { plausibleTime } from "./heard-at.ts";

const now = new Date("2026-11-20T15:00:00.000Z");

test.each(["2026-11-20T15:00:00.000Z", "2026-11-21T10:00:00.000Z", "2026-11-17T16:00:00.000Z"])(
  "%s can be",
  (heardAt) => expect(plausibleTime(heardAt, now)).toBe(heardAt),
);

test.each(["9999-01-01T00:00:00.000Z", "2026-11-22T15:00:01.000Z", "1970-01-01T00:00:00.000Z"])(
  "%s is a wrong clock",
  (heardAt) => expect(plausibleTime(heardAt, now)).toBe(now.toISOString()),
);
