import type { Line, LineListener } from "@dilo/telephone";
import type { ConnectLine } from "../../rooms/phone-peer.ts";

/** A line that is there before anybody is called, or answered. */
export interface LaterLine {
  readonly connect: ConnectLine;
  /** Calls, or answers, unless the line was given up meanwhile. */
  begin(): void;
}

/** Until it begins, what is done with the line is done to nobody. */
export function connectLater(connect: ConnectLine): LaterLine {
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
    begin: () => {
      if (listener !== undefined && !isGivenUp) line = connect(listener);
    },
  };
}
