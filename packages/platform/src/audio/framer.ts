/** Cuts samples of any length into frames of one length. */
export interface Framer {
  /** The whole frames that are ready now. */
  push(samples: Int16Array): readonly Int16Array[];
  /** The last frame, filled up with silence; undefined when nothing is left. */
  end(): Int16Array | undefined;
}

export function openFramer(frameSamples: number): Framer {
  let rest = new Int16Array(0);
  return {
    push: (samples) => {
      const joined = new Int16Array(rest.length + samples.length);
      joined.set(rest);
      joined.set(samples, rest.length);
      const frames: Int16Array[] = [];
      let at = 0;
      for (; at + frameSamples <= joined.length; at += frameSamples)
        frames.push(joined.subarray(at, at + frameSamples));
      rest = joined.slice(at);
      return frames;
    },
    end: () => {
      if (rest.length === 0) return undefined;
      const frame = new Int16Array(frameSamples);
      frame.set(rest);
      rest = new Int16Array(0);
      return frame;
    },
  };
}
