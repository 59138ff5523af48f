import { openPowerMeter } from "./power-meter.ts";
import type { OpenVad, Vad } from "./vad.ts";

/** Speech is this much louder than what is there all the time: 6 dB. At 5, a fan was now and then. Ratio of powers. */
const margin = 4;
/** No room is quieter than this: -65 dB of full scale. Power of samples from -1 to 1. */
const quietestRoom = 10 ** -6.5;
/** How much of the power before goes into the present one. */
const smoothing = 0.6;
/** The quietest moment of the last two seconds is the room itself: speech has pauses, a fan has none. */
const window = { blocks: 10, framesPerBlock: 10 };

/**
 * Counts as speech only what a detector counts as speech and is louder than the room's constant noise: a fan or a hum
 * neither holds a turn open nor interrupts. Two seconds after a noise begins it is the room; so long it may pass for speech,
 * because a voice's first word does not wait.
 */
export function withNoiseGate(openVad: OpenVad): OpenVad {
  return () => gate(openVad());
}

function gate(detector: Vad): Vad {
  const powerOf = openPowerMeter(smoothing);
  const floor = openFloor();
  return {
    isSpeech: (frame) => {
      const isSpeech = detector.isSpeech(frame);
      const power = powerOf(frame);
      return power > margin * floor(power) && isSpeech;
    },
    close: () => detector.close(),
  };
}

/** Gives the least power of the window, this frame's included (minimum statistics, Martin 2001). */
function openFloor(): (power: number) => number {
  const blocks: number[] = [];
  let current = Number.POSITIVE_INFINITY;
  let frames = 0;
  return (power) => {
    current = Math.min(current, power);
    const least = Math.min(current, ...blocks);
    frames += 1;
    if (frames === window.framesPerBlock) {
      blocks.push(current);
      if (blocks.length === window.blocks) blocks.shift();
      current = Number.POSITIVE_INFINITY;
      frames = 0;
    }
    return Math.max(quietestRoom, least);
  };
}
