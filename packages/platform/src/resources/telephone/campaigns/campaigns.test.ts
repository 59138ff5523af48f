import { describe, expect, test } from "vitest";
import { isCalledNow } from "./called-hours.ts";
import { callIdOf, countersOf, lastCalls, nextCall } from "./campaign-calls.ts";
import { contactsOf, summaryOf } from "./contacts.ts";
import { asksForNoCalls } from "./do-not-call.ts";

describe("the hours in which a campaign calls", () => {
  // 12:30 UTC is 8:30 in Miami and 5:30 in Los Angeles, in summer.
  const morning = new Date("2026-07-01T12:30:00Z");
  const evening = new Date("2026-07-02T00:59:00Z");
  test.each([
    ["+13055550100", morning, true],
    ["+12135550100", morning, false],
    ["+12135550100", evening, true],
    // 20:59 in Miami is the last minute.
    ["+13055550100", evening, true],
    ["+13055550100", new Date("2026-07-02T01:00:00Z"), false],
    // An area code in two zones calls when both do.
    ["+18505550100", morning, false],
    ["+18505550100", new Date("2026-07-01T13:30:00Z"), true],
    // One that nobody knows may be in Hawaii, or in Newfoundland.
    ["+18005550100", new Date("2026-07-01T17:30:00Z"), false],
    ["+18005550100", new Date("2026-07-01T18:30:00Z"), true],
    ["+18005550100", new Date("2026-07-01T23:45:00Z"), false],
    ["+5215555550100", new Date("2026-07-01T18:30:00Z"), true],
    ["+4420555501000", new Date("2026-07-01T14:30:00Z"), false],
  ])("%s at %s: %s", (number, now, isOpen) => {
    expect(isCalledNow(number, now)).toBe(isOpen);
  });
});

describe("who wants no more calls", () => {
  test.each([
    "Por favor, no me llamen más.",
    "ya no me vuelvan a llamar",
    "No quiero que me llamen a esta casa",
    "Deje de llamarme, señorita",
    "quítenme de su lista",
    "Don't call me again.",
    "Stop calling this number",
    "take me off your list",
  ])("says so: %s", (words) => expect(asksForNoCalls(words)).toBe(true));
  test.each([
    "No me llamo Ana, me llamo Luisa.",
    "¿Me puede llamar más tarde?",
    "No me llamaron ayer",
    "llámeme otra vez mañana",
    "I did not call you",
    "Ya no vivo en esa casa",
  ])("does not: %s", (words) => expect(asksForNoCalls(words)).toBe(false));
});

describe("the calls of a campaign", () => {
  const person = { number: "+13055550100", consent: true } as const;
  const campaign = {
    ...{ id: "c", orgId: "o", status: "in-progress", phoneNumberId: "p" },
    customers: [person, person],
    retryPlan: { maxRetries: 1, waitSeconds: 60 },
  };
  const ended = (attempt: number, endedReason: string) =>
    ({ customer: 0, attempt, status: "ended", endedReason, endedAt: "2026-07-01T12:00:00Z" }) as const;

  test("who was busy is called again after the wait, as often as the plan says", () => {
    const row = { ...campaign, calls: { a: ended(0, "customer-busy") } };
    const [last] = lastCalls(row);
    const next = nextCall(row, 0, last);
    expect(next).toMatchObject({ attempt: 1, fromMs: Date.parse("2026-07-01T12:01:00Z"), id: callIdOf("c", 0, 1) });
    const both = { ...row, calls: { ...row.calls, b: ended(1, "customer-busy") } };
    expect(nextCall(both, 0, lastCalls(both)[0])).toBeUndefined();
  });

  test("who was spoken with, or has a machine that answers, is not called again", () => {
    for (const reason of ["customer-ended-call", "voicemail", "worker-shutdown"]) {
      const row = { ...campaign, calls: { a: ended(0, reason) } };
      expect(nextCall(row, 0, lastCalls(row)[0]), reason).toBeUndefined();
    }
  });

  test("whose telephone never rang, because the server died, is called at once, and that counts as no retry", () => {
    const unrung = ended(0, "call.start.error-server-lost");
    const row = { ...campaign, calls: { a: unrung } };
    expect(nextCall(row, 0, unrung)).toMatchObject({ attempt: 1, fromMs: 0, id: callIdOf("c", 0, 1) });
    const busy = { ...row, calls: { a: unrung, b: ended(1, "customer-busy") } };
    expect(nextCall(busy, 0, busy.calls.b)).toMatchObject({ attempt: 2, fromMs: Date.parse("2026-07-01T12:01:00Z") });
    const again = { ...row, calls: { ...busy.calls, c: ended(2, "customer-busy") } };
    expect(nextCall(again, 0, again.calls.c)).toBeUndefined();
  });

  test("who was not answered when the server died was not spoken with", () => {
    const rung = ended(0, "worker-shutdown");
    const spoken = { ...ended(0, "worker-shutdown"), customer: 1, startedAt: "2026-07-01T11:59:00Z" };
    const row = { ...campaign, calls: { a: rung, b: spoken } } as never;
    expect(contactsOf(row).map(({ status }) => status)).toEqual(["contact.failed", "contact.completed"]);
  });

  test("each person is told with how far the calls to them are, and counted once", () => {
    const calls = {
      a: ended(0, "customer-busy"),
      b: { ...ended(0, "customer-ended-call"), customer: 1 },
      c: { customer: 2, attempt: 0, status: "in-progress" },
    };
    const customers = [person, person, { ...person, name: "Luz" }, { ...person, number: "+13055550199" }];
    const row = { ...campaign, customers, calls } as never;
    const told = (of: never) => contactsOf(of).map(({ status, callId }) => [status, callId]);
    expect(told(row)).toEqual([
      ["contact.pending", "a"],
      ["contact.completed", "b"],
      ["contact.dispatched", "c"],
      ["contact.pending", undefined],
    ]);
    expect(contactsOf(row)[2]).toMatchObject({ id: "2", name: "Luz", number: "+13055550100" });
    expect(summaryOf(row)).toMatchObject({
      contactCounters: { pending: 2, dispatched: 1, completed: 1, failed: 0, skipped: 0, predialFailed: 0 },
      callMetrics: { dialed: 3, connected: 2 },
    });
    expect(summaryOf(row)).not.toHaveProperty("customers");
    expect(summaryOf(row)).not.toHaveProperty("calls");
    const over = { ...(row as object), status: "ended" } as never;
    expect(told(over).map(([status]) => status)).toEqual([
      ...["contact.failed", "contact.completed", "contact.dispatched", "contact.skipped"],
    ]);
  });

  test("each person is in one counter", () => {
    const calls = { a: ended(0, "voicemail") };
    expect(countersOf({ ...campaign, calls })).toEqual({
      ...{ callsCounterScheduled: 1, callsCounterQueued: 0, callsCounterInProgress: 0 },
      ...{ callsCounterEndedVoicemail: 1, callsCounterEnded: 0 },
    });
  });
});
