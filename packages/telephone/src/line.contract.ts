import { describe, expect, test } from "vitest";
import type { Line } from "./line.ts";
import type { Told } from "./scenarios/testing-telephone.ts";

/** A line under test, and the other end of it. */
export interface LineUnderTest {
  readonly line: Line;
  readonly told: Told;
  /** The other side: any line of ours is one. */
  readonly far: { readonly line: Line; readonly told: Told };
}

/** A second of sound takes a second, and on a busy machine more. */
const patience = { timeout: 8000 };

/** A second of anything but silence. */
const sound = Array.from({ length: 50 }, (_, frame) =>
  Int16Array.from({ length: 160 }, (_sample, at) => Math.round(8000 * Math.sin((frame * 160 + at) / 7))),
);

/** Samples as they are after a codec, without the quiet around them. */
function loud(frames: readonly Int16Array[]): readonly number[] {
  const all = frames.flatMap((frame) => [...frame]);
  const isLoud = (sample: number) => Math.abs(sample) > 30;
  return all.slice(all.findIndex(isLoud), all.findLastIndex(isLoud) + 1);
}

/**
 * What every door to the telephone network has to do.
 * @param coded what its codec makes of sound
 * @param abilities `holds`: the other side is told when it is held, which no carrier's websocket knows
 */
export function lineContract(
  name: string,
  open: () => Promise<LineUnderTest>,
  coded: (frame: Int16Array) => Int16Array,
  { holds = true }: { readonly holds?: boolean } = {},
): void {
  describe(`${name} as Line`, () => {
    test("carries sound both ways, sample for sample, and tells when it has gone out", async () => {
      const { line, told, far } = await open();
      for (const frame of sound) line.play(frame);
      line.play(7);
      for (const frame of sound) far.line.play(frame);
      await expect.poll(() => told.events, patience).toContain("passed 7");
      const expected = loud(sound.map(coded));
      await expect.poll(() => loud(far.told.frames).length, patience).toBeGreaterThanOrEqual(expected.length);
      await expect.poll(() => loud(told.frames).length, patience).toBeGreaterThanOrEqual(expected.length);
      expect(loud(far.told.frames)).toEqual(expected);
      expect(loud(told.frames)).toEqual(expected);
    });

    test("drops what has not gone out, with its marks", async () => {
      const { line, told, far } = await open();
      for (const frame of sound) line.play(frame);
      line.play(1);
      line.flush();
      line.play(2);
      await expect.poll(() => told.events, patience).toContain("passed 2");
      expect(told.events).not.toContain("passed 1");
      expect(loud(far.told.frames).length).toBeLessThan(8000);
    });

    test("carries digits both ways, each once and in their order", async () => {
      const { line, told, far } = await open();
      line.sendDigits("0123456789*#");
      far.line.sendDigits("11#");
      const digits = (of: Told) => of.events.flatMap((event) => /^digit (.)$/.exec(event)?.[1] ?? []).join("");
      await expect.poll(() => digits(far.told), patience).toBe("0123456789*#");
      expect(digits(told)).toBe("11#");
    });

    if (holds) testHold(open);

    test("ends once, here", async () => {
      const { line, told, far } = await open();
      line.hangUp();
      line.hangUp();
      await far.told.ended;
      await told.ended;
      expect(told.events.filter((event) => event.startsWith("ended"))).toEqual(["ended ended-here"]);
      expect(far.told.events.at(-1)).toBe("ended hung-up");
    });

    test("ends when the other side hangs up", async () => {
      const { told, far } = await open();
      far.line.hangUp();
      await told.ended;
      expect(told.events.at(-1)).toBe("ended hung-up");
    });
  });
}

function testHold(open: () => Promise<LineUnderTest>): void {
  test("tells when the other side holds the call and takes it back", async () => {
    const { line, far } = await open();
    line.hold(true);
    await expect.poll(() => far.told.events, patience).toContain("held");
    line.hold(false);
    await expect.poll(() => far.told.events, patience).toContain("taken back");
  });
}
