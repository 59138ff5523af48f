import { OperationError } from "../core/operations/operation-error.ts";
import { RawResponse } from "../core/operations/operation-request.ts";
import { withCleanUp } from "../core/operations/with-clean-up.ts";
import type { ChatTurn } from "./chat-turn.ts";
import type { TurnEvents } from "./events.ts";

/**
 * Answers a turn as a stream of events, and stores it when it is complete. An error before the first event is an
 * error answer; a later one is the stream's last event. Ending the stream early cancels the answer.
 */
export async function streamTurn(turn: ChatTurn, events: TurnEvents): Promise<RawResponse> {
  const told = tell(turn, events);
  const first = await told.next();
  if (first.done === true) return new RawResponse({ kind: "events", events: [] }, turn.id);
  const whole = withCleanUp(startingWith(first.value, told), () => told.return());
  return new RawResponse({ kind: "events", events: whole }, turn.id);
}

async function* tell(turn: ChatTurn, events: TurnEvents): AsyncGenerator<string, void, undefined> {
  let hasStarted = false;
  try {
    for await (const piece of turn.deltas()) {
      yield events.piece(piece);
      hasStarted = true;
    }
    yield* events.done(await turn.keep());
  } catch (error) {
    if (!hasStarted || !(error instanceof OperationError)) throw error;
    yield events.failed(error);
  }
}

async function* startingWith(first: string, rest: AsyncGenerator<string, void, undefined>) {
  try {
    yield first;
    yield* rest;
  } finally {
    await rest.return();
  }
}
