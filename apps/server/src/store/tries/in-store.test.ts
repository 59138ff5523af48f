import { testClock } from "../../testing/test-clock.ts";
import { emptyStore } from "../testing.ts";
import { attemptCounterContract } from "./attempt-counter.contract.ts";
import { countInStore } from "./in-store.ts";

attemptCounterContract("the store", async () => {
  const { db, close } = await emptyStore();
  const clock = testClock();
  return {
    open: (clockMs = 0) => countInStore(db, () => new Date(clock().getTime() + clockMs)),
    pass: async (_key, ms) => clock.advance(ms),
    close,
  };
});
