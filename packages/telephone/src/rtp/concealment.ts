/** Shortest and longest period of a voice, in samples at 8 kHz: 66 to 200 Hz (ITU-T G.711, appendix I). */
const period = { min: 40, max: 120 } as const;
const historySamples = 3 * period.max + 30;
/** What is made up is faded in and out over this much. */
const overlap = 30;
/** Sounds as loud for 10 ms, then falls to nothing within 60 ms. Samples. */
const fade = { after: 80, over: 400 } as const;

/** Fills gaps with what was heard last, at the voice's own pitch. */
export class Concealment {
  #history = new Int16Array(historySamples);
  /** Of the gap under way. */
  #pitch = 0;
  #made = 0;
  /** What was made up for what comes next, to be faded out. */
  #tail: Float32Array | undefined;

  /** Takes sound that has come; its beginning is faded in after a gap. */
  hear(samples: Int16Array): Int16Array {
    const heard = this.#tail === undefined ? samples : this.#join(samples, this.#tail);
    this.#tail = undefined;
    this.#made = 0;
    this.#remember(heard);
    return heard;
  }

  /** Makes up what is missing. */
  conceal(count: number): Int16Array {
    if (this.#made === 0) this.#pitch = this.#findPitch();
    const made = new Float32Array(count + overlap);
    const { length } = this.#history;
    for (let at = 0; at < made.length; at += 1) {
      const behind = (this.#made + at) % this.#pitch;
      const weight = Math.min(1, Math.max(0, 1 - (this.#made + at - fade.after) / fade.over));
      made[at] = (this.#history[length - this.#pitch + behind] ?? 0) * weight;
    }
    if (this.#made === 0) this.#smooth(made);
    this.#made += count;
    this.#tail = made.slice(count);
    return Int16Array.from(made.subarray(0, count), (one) => Math.max(-32_768, Math.min(32_767, Math.round(one))));
  }

  /** The first samples go over from the sound before, which would have gone on as it was a period ago. */
  #smooth(made: Float32Array): void {
    const { length } = this.#history;
    const quarter = Math.min(overlap, this.#pitch >> 2);
    const last = this.#history[length - 1] ?? 0;
    const jump = last - (this.#history[length - this.#pitch - 1] ?? last);
    for (let at = 0; at < quarter; at += 1) made[at] = (made[at] ?? 0) + jump * (1 - (at + 1) / (quarter + 1));
  }

  #join(samples: Int16Array, tail: Float32Array): Int16Array {
    const joined = samples.slice();
    for (let at = 0; at < Math.min(overlap, samples.length); at += 1) {
      const weight = (at + 1) / (overlap + 1);
      joined[at] = Math.round((samples[at] ?? 0) * weight + (tail[at] ?? 0) * (1 - weight));
    }
    return joined;
  }

  #remember(samples: Int16Array): void {
    const { length } = this.#history;
    if (samples.length >= length) this.#history.set(samples.subarray(samples.length - length));
    else {
      this.#history.copyWithin(0, samples.length);
      this.#history.set(samples, length - samples.length);
    }
  }

  /** The distance at which the last 20 ms are most like what was before them. */
  #findPitch(): number {
    const history = this.#history;
    const { length } = history;
    const window = 160;
    let best = { pitch: period.max as number, likeness: -1 };
    for (let pitch = period.min; pitch <= period.max; pitch += 1) {
      let product = 0;
      let energy = 1;
      for (let at = length - window; at < length; at += 1) {
        const before = history[at - pitch] ?? 0;
        product += (history[at] ?? 0) * before;
        energy += before * before;
      }
      const likeness = product / Math.sqrt(energy);
      if (likeness > best.likeness) best = { pitch, likeness };
    }
    return best.pitch;
  }
}
