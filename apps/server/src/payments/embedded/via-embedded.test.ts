import { emptyStore } from "../../store/testing.ts";
import { testClock } from "../../testing/test-clock.ts";
import { paymentsContract } from "../payments.contract.ts";
import { openEmbeddedPayments } from "./via-embedded.ts";

paymentsContract("test payments", async () => {
  const { db, close } = await emptyStore();
  const publicOrigin = "http://localhost:3000";
  const now = testClock();
  const payments = openEmbeddedPayments({ db, clock: now, publicOrigin, priceId: "price_embedded_999" });
  const pay = (sessionId: string) => payments.decide(sessionId, "pay");
  return { payments, pay, now, close };
});
