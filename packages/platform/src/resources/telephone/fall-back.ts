import type { IncomingCall, Line } from "@dilo/telephone";
import type { PhoneDestination } from "../../tools/tool-settings.ts";
import type { Transfers } from "./transfers.ts";

/** Somebody's telephone rings for so long, where the destination says nothing else. Seconds. */
const usualTimeout = 60;

/** Gives a caller whom nobody here can answer to somebody else: the two hear each other, and share their keys. */
export function fallBack(call: IncomingCall, transfers: Transfers, to: PhoneDestination): void {
  let caller: Line | undefined;
  let isOver = false;
  const ringForMs = (to.transferPlan?.timeout ?? usualTimeout) * 1000;
  const other = transfers.dial(
    to,
    { ringForMs },
    {
      answered: () => {
        if (isOver) return;
        caller = call.answer({
          answered: () => {},
          passed: () => {},
          heard: (frame) => other.play(frame),
          digit: (digit) => other.sendDigits(digit),
          ended: () => other.hangUp(),
        });
      },
      passed: () => {},
      heard: (frame) => caller?.play(frame),
      digit: (digit) => caller?.sendDigits(digit),
      ended: () => {
        if (caller !== undefined) caller.hangUp();
        else if (!isOver) call.reject(480, "Nobody answers");
        isOver = true;
      },
    },
  );
  call.onGivenUp(() => {
    isOver = true;
    other.hangUp();
  });
}
