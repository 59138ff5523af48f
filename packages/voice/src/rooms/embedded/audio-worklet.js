// The audio thread's half of PCM audio. The package carries it as text, and as a file for pages that may not load blobs.

/** Posts the microphone's samples in blocks of about 20 ms, at the device's own sample rate. */
class Capture extends AudioWorkletProcessor {
  #block = new Float32Array(Math.round(sampleRate / 50));
  #filled = 0;

  /** @param {readonly (readonly Float32Array[])[]} inputs */
  process([input]) {
    const samples = input?.[0];
    if (samples === undefined) return true;
    for (let at = 0; at < samples.length; ) {
      const part = samples.subarray(at, at + this.#block.length - this.#filled);
      this.#block.set(part, this.#filled);
      this.#filled += part.length;
      at += part.length;
      if (this.#filled === this.#block.length) this.#send();
    }
    return true;
  }

  #send() {
    this.port.postMessage(this.#block, [this.#block.buffer]);
    this.#block = new Float32Array(Math.round(sampleRate / 50));
    this.#filled = 0;
  }
}

registerProcessor("dilo-capture", Capture);

/** @typedef {{ samples: Float32Array, mark?: undefined } | { samples?: undefined, mark: number }} QueueItem */

/**
 * Plays samples in order. Takes `{samples}`, `{mark}` and `{flush: true}`; posts `{played: mark}` when everything before a
 * mark was played, and `{isPlaying}` when audio starts and stops.
 * Starts when enough samples are buffered to bridge late arrivals, or when a mark says that no more are coming.
 */
class Playback extends AudioWorkletProcessor {
  /** @type {QueueItem[]} */
  #queue = [];
  #offset = 0;
  #bufferedSamples = 0;
  #isPlaying = false;
  #startThreshold;

  /** @param {{ readonly processorOptions: { readonly jitterMs: number } }} options */
  constructor({ processorOptions }) {
    super();
    this.#startThreshold = (processorOptions.jitterMs / 1000) * sampleRate;
    this.port.onmessage = ({ data }) => this.#receive(data);
  }

  /** @param {QueueItem & { flush?: boolean }} item */
  #receive(item) {
    if (item.flush) {
      this.#queue = [];
      this.#offset = 0;
      this.#bufferedSamples = 0;
      return this.#setPlaying(false);
    }
    this.#queue.push(item);
    if (item.samples) this.#bufferedSamples += item.samples.length;
  }

  /**
   * @param {readonly (readonly Float32Array[])[]} _inputs
   * @param {readonly (readonly Float32Array[])[]} outputs
   */
  process(_inputs, [output]) {
    const channel = output?.[0];
    if (channel === undefined || (!this.#isPlaying && !this.#mayStart())) return true;
    let filled = 0;
    for (let item = this.#queue[0]; item !== undefined; item = this.#queue[0]) {
      const { samples, mark } = item;
      if (samples === undefined) {
        this.port.postMessage({ played: mark });
        this.#queue.shift();
        continue;
      }
      if (filled === channel.length) break;
      const part = samples.subarray(this.#offset, this.#offset + channel.length - filled);
      channel.set(part, filled);
      filled += part.length;
      this.#offset += part.length;
      this.#bufferedSamples -= part.length;
      if (this.#offset === samples.length) {
        this.#queue.shift();
        this.#offset = 0;
      }
    }
    this.#setPlaying(filled === channel.length || this.#queue.length > 0);
    return true;
  }

  #mayStart() {
    return this.#bufferedSamples >= this.#startThreshold || this.#queue.some(({ mark }) => mark !== undefined);
  }

  /** @param {boolean} isPlaying */
  #setPlaying(isPlaying) {
    if (isPlaying === this.#isPlaying) return;
    this.#isPlaying = isPlaying;
    this.port.postMessage({ isPlaying });
  }
}

registerProcessor("dilo-playback", Playback);
