import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { answerJson } from "../loopback-server.ts";

/**
 * How it answers: "slow" answers late but in time, "mute" never, "hangs-up" drops the connection, "broken" answers 500
 * with somebody else's body, "sick" 500 with Stripe's own and "sick-once" so the first time only, "expires-nothing"
 * cannot end a session, and "paid-meanwhile" pays it first.
 */
export type StripeBehaviour =
  | "honest"
  | "slow"
  | "mute"
  | "hangs-up"
  | "broken"
  | "sick"
  | "sick-once"
  | "expires-nothing"
  | "paid-meanwhile";

/** Late, but in time. */
const slowMs = 300;

/** Fails a request as it is told to. @returns whether nothing is left to answer */
export async function failsAs(behaviour: StripeBehaviour, response: ServerResponse): Promise<boolean> {
  if (behaviour === "mute") return true;
  if (behaviour === "slow") await wait(slowMs);
  if (behaviour === "hangs-up") response.destroy();
  if (behaviour === "broken") answerJson(response, 500, { title: "Bad gateway" });
  const isSick = behaviour === "sick" || behaviour === "sick-once";
  if (isSick) answerJson(response, 500, { error: { type: "api_error", message: "Sick on purpose." } });
  return isSick || behaviour === "hangs-up" || behaviour === "broken";
}
