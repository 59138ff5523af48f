// @ts-check
// A telephone in a process of its own, which answers every call and talks into it all the time. Tells how busy it was.
import { listener, openPhone } from "./parties.mjs";

let up = 0;
let ended = 0;
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
let heardInAll = 0;

process.on("message", () => {
  process.send?.({ up, ended, frames: heardInAll, lateTicks: telephone.lateTicks });
});
process.on("disconnect", () => process.exit());
process.send?.({ address, pid: process.pid });
