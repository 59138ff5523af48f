/**
 * Lets a story tell whether a page really plays sound.
 * @param {import("playwright-core").Page} page before it opens anything
 */
export async function watchPageLoudspeaker(page) {
  await page.addInitScript(() => {
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, "srcObject");
    let meter;
    Object.defineProperty(HTMLMediaElement.prototype, "srcObject", {
      get,
      set(stream) {
        set.call(this, stream);
        if (stream === null) return;
        const context = new AudioContext();
        meter = context.createAnalyser();
        context.createMediaStreamSource(stream).connect(meter);
      },
    });
    globalThis.playsSound = () => {
      const samples = new Float32Array(meter?.fftSize ?? 0);
      meter?.getFloatTimeDomainData(samples);
      return samples.some((sample) => Math.abs(sample) > 0.02);
    };
  });
}

/** Resolves once the page plays something that can be heard. */
export async function untilHeard(page) {
  await page.waitForFunction(() => globalThis.playsSound());
}
