import { Refusal } from "../failure.ts";
import { Special } from "../given.ts";
import { asRefused } from "../row-calls.ts";
import type { TurnEvents } from "./events.ts";
import type { TurnUnderWay } from "./talk.ts";
import { orDropped } from "./unread.ts";

/**
 * Answers a turn as a stream of events, and keeps it when it is whole. A failure before the first event is an answer
 * with its own status; a later one is the stream's last event. Who stops reading calls the answer off.
 */
export async function streamTurn(turn: TurnUnderWay, events: TurnEvents): Promise<Special> {
  const told = tell(turn, events);
  const first = await told.next();
  if (first.done === true) return new Special({ kind: "events", events: [] });
  const whole = orDropped(startingWith(first.value, told), () => told.return());
  return new Special({ kind: "events", events: whole });
}

async function* tell(turn: TurnUnderWay, events: TurnEvents): AsyncGenerator<string, void, undefined> {
  let hasBegun = false;
  try {
    for await (const piece of turn.pieces()) {
      yield events.piece(piece);
      hasBegun = true;
    }
    yield* events.done(await turn.keep());
  } catch (error) {
    const refused = asRefused(error);
    if (!hasBegun || !(refused instanceof Refusal)) throw error;
    yield events.failed(refused);
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
