/** The loudest samples of each stretch of a recording: -1 to 1. */
export interface Peaks {
  readonly seconds: readonly number[];
  readonly customer: readonly number[];
  readonly assistant: readonly number[];
}

/** More stretches than this no screen shows. */
const most = 1200;

/**
 * The loudness of both sides over time: the person's goes up from zero, the assistant's down.
 * @param channels of a stereo recording: the person's, the assistant's
 */
export function peaksOf(channels: readonly Float32Array[], sampleRate: number): Peaks {
  const [customer = new Float32Array(), assistant = customer] = channels;
  const step = Math.max(1, Math.ceil(customer.length / most));
  const count = Math.ceil(customer.length / step);
  const at = Array.from({ length: count }, (_, index) => index);
  const loudest = (samples: Float32Array) =>
    at.map((index) => {
      let peak = 0;
      for (const sample of samples.subarray(index * step, (index + 1) * step)) peak = Math.max(peak, Math.abs(sample));
      return peak;
    });
  return {
    seconds: at.map((index) => (index * step) / sampleRate),
    customer: loudest(customer),
    assistant: loudest(assistant).map((peak) => -peak),
  };
}
