import type { Line, LineListener } from "@dilo/telephone";
import type { ConnectLine } from "../../rooms/phone-peer.ts";

/** Gives a call its line; a line that is dialled has the call's id, by which its telephone process tells of it. */
export type ConnectCall = (listener: LineListener, callId: string) => Line;

/** A line that is there before anybody is called, or answered. */
export interface LaterLine {
  readonly connect: ConnectLine;
  /** Calls, or answers, unless the line was given up meanwhile. */
  begin(callId: string): void;
}

/** Until it begins, what is done with the line is done to nobody. */
export function connectLater(connect: ConnectCall): LaterLine {
  let listener: LineListener | undefined;
  let line: Line | undefined;
  let isGivenUp = false;
  return {
    connect: (told) => {
      listener = told;
      return {
        get id() {
          return line?.id ?? "";
        },
        play: (item) => line?.play(item),
        flush: () => line?.flush(),
        sendDigits: (digits) => line?.sendDigits(digits),
        hold: (isHeld) => line?.hold(isHeld),
        transfer: (uri) => line?.transfer(uri),
        hangUp: () => {
          if (line !== undefined) line.hangUp();
          else if (!isGivenUp) {
            isGivenUp = true;
            queueMicrotask(() => told.ended({ cause: "cancelled" }));
          }
        },
      };
    },
    begin: (callId) => {
      if (listener !== undefined && !isGivenUp) line = connect(listener, callId);
    },
  };
}
