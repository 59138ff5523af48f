import { beforeEach, expect, test, vi } from "vitest";
import * as readers from "../../answers/interpret.ts";
import { understand } from "../../understanding/understand.ts";
import { momentOf } from "../reading.ts";
import { everySituation, utterances } from "../testing-situations.ts";

vi.mock("../../answers/interpret.ts", { spy: true });

beforeEach(() => {
  vi.mocked(readers.interpret).mockClear();
});

test.each(everySituation)("in $situation, $channel, an utterance is read at most once by each reader", (one) => {
  const { interview, channel } = one;
  const moment = momentOf(interview, channel, "2026-11-21T15:00:00.000Z");
  for (const text of utterances) {
    vi.mocked(readers.interpret).mockClear();
    const [act] = understand(text, moment).acts;
    // A repair may mean several wholes: each of them is read.
    if (act.kind === "partial" || act.kind === "letters") continue;
    const calls = vi.mocked(readers.interpret).mock.calls.map(([utterance]) => utterance);
    // Answers of the day before are read again to be compared; what a reader makes of nothing is asked once, years ago.
    const now = calls.filter(({ today }) => today === moment.today);
    // The same words are read twice where they are read by themselves, and as what puts right the answer before them.
    const read = now.map(({ field, heard, before }) => `${field}: ${heard}${before ? ` behind ${before.said}` : ""}`);
    expect(new Set(read).size, `${text}: ${read.join("; ")}`).toBe(read.length);
  }
});
