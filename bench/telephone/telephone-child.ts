// A telephone in a process of its own, which answers every call and talks into it all the time. Tells how busy it was.
import { goFirst } from "../../packages/telephone/src/process/go-first.ts";
import { listener, openPhone } from "./parties.ts";

/** What it says first. */
export interface Ready {
  readonly address: string;
  readonly pid: number;
}

/** What it says whenever it is asked. */
export interface Told {
  /** Calls that are up. */
  readonly up: number;
  readonly ended: number;
  /** Frames heard, of the calls that have ended. */
  readonly frames: number;
  readonly lateTicks: number;
}

goFirst();
let up = 0;
let ended = 0;
let heardInAll = 0;
const frame = Int16Array.from({ length: 160 }, (_, at) => Math.round(8000 * Math.sin(at / 7)));
const { telephone, address } = await openPhone(JSON.parse(process.argv[2] ?? "[]"), (call) => {
  up += 1;
  let frames = 0;
  const line = call.answer(
    listener({
      // As much as is heard is said.
      heard: () => {
        frames += 1;
        line.play(frame);
      },
      ended: () => {
        ended += 1;
        up -= 1;
        heardInAll += frames;
      },
    }),
  );
});

process.on("message", () => {
  const told: Told = { up, ended, frames: heardInAll, lateTicks: telephone.lateTicks };
  process.send?.(told);
});
process.on("disconnect", () => process.exit());
const ready: Ready = { address, pid: process.pid };
process.send?.(ready);
