/** Measures the level of an audio node: the RMS of its last 43 ms at 48 kHz. */
export class LevelMeter {
  readonly #analyser: AnalyserNode;
  readonly #samples: Float32Array<ArrayBuffer>;

  constructor(context: AudioContext, node: AudioNode) {
    this.#analyser = context.createAnalyser();
    this.#analyser.fftSize = 2048;
    this.#samples = new Float32Array(this.#analyser.fftSize);
    node.connect(this.#analyser);
  }

  read(): number {
    this.#analyser.getFloatTimeDomainData(this.#samples);
    const power = this.#samples.reduce((sum, sample) => sum + sample * sample, 0) / this.#samples.length;
    return Math.sqrt(power);
  }
}
