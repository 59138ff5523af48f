import { beforeEach, expect, test } from "vitest";
import { openFormSession } from "./form-session.ts";
import { memoryApi, openedSession, smart } from "./testing.ts";

beforeEach(() => localStorage.clear());

/** A page that was just loaded. */
const load = () => openFormSession(memoryApi().api, smart, () => undefined);

test("a pace asked for is there after a reload, and gone when it is taken back", async () => {
  const at = "2026-11-20T15:00:00.000Z";
  const before = await openedSession(memoryApi().api, smart, () => undefined);
  before.dispatch({ kind: "form-chosen", formType: "N-400" });
  before.dispatch({ kind: "command", command: "slower", at });
  expect(load().current().interview.pace).toBe(0.85);
  before.dispatch({ kind: "command", command: "faster", at });
  expect(load().current().interview.pace).toBe(1);
});

test.each(["", "quick", "-1", "0", "7"])("what is no pace (%s) is the voice's own", (text) => {
  localStorage.setItem("dilo.pace", text);
  expect(load().current().interview.pace).toBe(1);
});
