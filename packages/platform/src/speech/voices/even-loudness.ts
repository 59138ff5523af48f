import { roomAudio } from "@dilo/api";
import { amplified } from "../../audio/limiter.ts";
import { loudnessOf } from "../../audio/loudness.ts";
import { joinSamples } from "../../audio/samples.ts";

/** How loud every voice speaks: between the -16 of a podcast and the -23 of television. LUFS. */
const target = -18;
/** A voice is turned up or down by at most this. Decibels. */
const furthest = 20;
/** As much of a voice never heard before is waited for, to know how loud it is. Samples: a second. */
const enough = roomAudio.sampleRate;

/** Brings what one voice says to the same loudness, without clipping, whatever the engine gives. */
export class EvenLoudness {
  /** Ratio of amplitudes that brings the voice's last utterance to the target. */
  #gain: number | undefined;

  get gain(): number | undefined {
    return this.#gain;
  }

  /** Goes on as after an utterance that needed this gain; what was heard since then is known better. */
  resume(gain: number): void {
    this.#gain ??= gain;
  }

  /**
   * Speech as it comes, at the level its voice needed before. The first time its first second is held back and measured.
   * @param onWhole gets all of it when it has ended, as it was
   */
  async *live(
    chunks: AsyncIterable<Int16Array>,
    onWhole: (whole: Int16Array) => void,
  ): AsyncGenerator<Int16Array, void> {
    const heard: Int16Array[] = [];
    let held: Int16Array[] = [];
    for await (const chunk of chunks) {
      heard.push(chunk);
      held.push(chunk);
      this.#gain ??= held.reduce((sum, { length }) => sum + length, 0) < enough ? undefined : gainOf(joinSamples(held));
      if (this.#gain === undefined) continue;
      yield amplified(joinSamples(held), this.#gain);
      held = [];
    }
    const whole = joinSamples(heard);
    if (held.length > 0) yield this.whole(joinSamples(held));
    onWhole(whole);
  }

  /** A whole utterance at the target; what comes next will be as much louder or quieter. */
  whole(samples: Int16Array): Int16Array {
    this.#gain = gainOf(samples) ?? this.#gain;
    return this.#gain === undefined ? samples : limitedToTarget(samples, this.#gain);
  }
}

/** Undefined for silence. */
function gainOf(samples: Int16Array): number | undefined {
  const loudness = loudnessOf(samples);
  if (loudness === Number.NEGATIVE_INFINITY) return undefined;
  return 10 ** (Math.max(-furthest, Math.min(furthest, target - loudness)) / 20);
}

/** The limiter takes some of the loudest syllables: what it took is given back once. */
function limitedToTarget(samples: Int16Array, gain: number): Int16Array {
  const limited = amplified(samples, gain);
  const missing = gainOf(limited) ?? 1;
  return missing > 1 ? amplified(samples, gain * missing) : limited;
}
