import { openBaresip, whyNoBaresip } from "@dilo/testing/baresip";
import { freePort } from "@dilo/testing/free-port";
import { expect, onTestFinished, test } from "vitest";
import { openEar, openTestTelephone, trunkOf } from "./testing-telephone.ts";

const whyNot = whyNoBaresip();
const lack = whyNot === undefined ? "" : ` (not run: ${whyNot})`;

/** Hz: far apart, and none a multiple of another. */
const pitches = [500, 740, 1100, 1630];
const noteSamples = 1600;
const frameSamples = 160;

/** Notes of 200 ms, by their place among the pitches. */
const sung = (notes: readonly number[]): Int16Array =>
  Int16Array.from({ length: notes.length * noteSamples }, (_, at) => {
    const pitch = pitches[notes[Math.floor(at / noteSamples)] ?? 0] ?? 0;
    return 8000 * Math.sin((2 * Math.PI * pitch * at) / 8000);
  });

/** The notes in a sound: a pitch that is loudest for 100 ms is one. */
function notesIn(samples: Int16Array): readonly number[] {
  const notes: number[] = [];
  let [before, lasts] = [-1, 0];
  for (let at = 0; at + frameSamples <= samples.length; at += frameSamples) {
    const note = loudestIn(samples.subarray(at, at + frameSamples));
    lasts = note === before ? lasts + 1 : 1;
    before = note;
    if (note !== -1 && lasts === 5 && note !== notes.at(-1)) notes.push(note);
  }
  return notes;
}

function loudestIn(frame: Int16Array): number {
  const loudness = pitches.map((pitch) => {
    let [real, imaginary] = [0, 0];
    for (const [at, sample] of frame.entries()) {
      const turn = (2 * Math.PI * pitch * at) / 8000;
      real += sample * Math.cos(turn);
      imaginary += sample * Math.sin(turn);
    }
    return Math.hypot(real, imaginary) / frame.length;
  });
  const most = Math.max(...loudness);
  return most < 1000 ? -1 : loudness.indexOf(most);
}

const ours = [0, 2, 1, 3, 0, 1, 2, 0, 3, 1];
const theirs = [3, 1, 0, 2, 3, 0, 1, 3, 2, 0];
/** What the softphone says, and silence behind it: it hangs up at the end of what it says. */
const says = () => {
  const all = new Int16Array(8000 * 20);
  all.set(sung(theirs), 8000);
  return all;
};

/** Where a softphone on this machine sends its sound from. */
async function place() {
  const [address, port] = ["127.0.0.1", await freePort()];
  const gateway = { address, port, protocol: "udp", isInbound: true, isOutbound: true } as const;
  return { port, trunk: trunkOf(address, { gateways: [gateway] }) };
}

const joined = (frames: readonly Int16Array[]) => Int16Array.from(frames.flatMap((frame) => [...frame]));

test.skipIf(whyNot !== undefined)(`a softphone that calls us hears us and is heard${lack}`, async () => {
  const { port, trunk } = await place();
  const { calls, address: here } = await openTestTelephone([trunk]);
  const softphone = await openBaresip({ port, says: says(), dial: `sip:+13055550111@${here}` });
  onTestFinished(async () => void (await softphone.close()));
  await expect.poll(() => calls[0]?.told.events, { timeout: 20_000 }).toContain("answered");
  const [call] = calls;
  const melody = sung(ours);
  for (let at = 0; at < melody.length; at += frameSamples) call?.line.play(melody.subarray(at, at + frameSamples));
  call?.line.play(1);
  await expect.poll(() => call?.told.events, { timeout: 20_000 }).toContain("passed 1");
  await expect.poll(() => notesIn(joined(call?.told.frames ?? [])), { timeout: 20_000 }).toEqual(theirs);
  call?.line.sendDigits("5#");
  await expect.poll(() => softphone.keys(), { timeout: 10_000 }).toBe("5#");
  call?.line.hangUp();
  expect(notesIn(await softphone.close())).toEqual(ours);
});

test.skipIf(whyNot !== undefined)(`a softphone that we call hears us and is heard${lack}`, async () => {
  const { port, trunk } = await place();
  const softphone = await openBaresip({ port, says: says() });
  onTestFinished(async () => void (await softphone.close()));
  const { telephone } = await openTestTelephone([trunk]);
  const told = openEar();
  onTestFinished(() => line.hangUp());
  const request = { id: "one", trunk, to: { user: "ana" }, from: { user: "2" }, ringForMs: 10_000 };
  const line = telephone.dial(request, told.listener);
  await told.answered;
  const melody = sung(ours);
  for (let at = 0; at < melody.length; at += frameSamples) line.play(melody.subarray(at, at + frameSamples));
  line.play(1);
  await expect.poll(() => told.events, { timeout: 20_000 }).toContain("passed 1");
  await expect.poll(() => notesIn(joined(told.frames)), { timeout: 20_000 }).toEqual(theirs);
  line.hangUp();
  expect(notesIn(await softphone.close())).toEqual(ours);
});
