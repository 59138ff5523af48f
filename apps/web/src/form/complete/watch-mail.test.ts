import { ApiError } from "@dilo/api";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type MailStatus, watchMail } from "./watch-mail.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Answer = MailStatus | null | Error;

/** Watches a mail whose states are these, the last one for all that follow. */
function watch(...answers: readonly Answer[]) {
  const left = [...answers];
  const askedAt: number[] = [];
  const heard: string[] = [];
  const began = Date.now();
  const ask = async (): Promise<MailStatus | null> => {
    askedAt.push((Date.now() - began) / 1000);
    const answer = (left.length > 1 ? left.shift() : left[0]) ?? null;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const stop = watchMail(ask, ({ state }) => heard.push(state));
  return { askedAt, heard, stop };
}

const waiting: MailStatus = { state: "waiting", email: "rosa@example.com" };

test("a mail that waits is asked about less and less often, until it is settled", async () => {
  const { askedAt, heard } = watch(waiting, waiting, waiting, waiting, waiting, waiting, { state: "sent" });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(askedAt).toEqual([0, 5, 15, 35, 75, 135, 195]);
  expect(heard.at(-1)).toBe("sent");
});

test("an answer that does not come is asked for again", async () => {
  const { heard } = watch(new TypeError("Failed to fetch"), { state: "refused", email: "roas@example.com" });
  await vi.advanceTimersByTimeAsync(5000);
  expect(heard).toEqual(["refused"]);
});

test.each([
  ["no mail was asked for", null],
  ["the form is gone", new ApiError({ statusCode: 404, code: "not-found", message: "" })],
])("where %s, nothing is asked again", async (_what, answer) => {
  const { askedAt, heard } = watch(answer);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([askedAt, heard]).toEqual([[0], []]);
});

test("a watch that is ended hears nothing more, not even of what was asked before", async () => {
  const { askedAt, heard, stop } = watch(waiting);
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([askedAt, heard]).toEqual([[0], []]);
});
