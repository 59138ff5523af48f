/**
 * Plays what the page hands it, in order. Takes `{samples}`, `{mark}` and `{flush: true}`; tells `{played: mark}` when
 * all before a mark was played, and `{isPlaying}` when sound begins and ends.
 * Begins when enough lies ready to bridge late arrivals, or when a mark says that no more is coming.
 */
class Playback extends AudioWorkletProcessor {
  #queue = [];
  #offset = 0;
  #waiting = 0;
  #isPlaying = false;
  #enough;

  constructor({ processorOptions }) {
    super();
    this.#enough = (processorOptions.jitterMs / 1000) * sampleRate;
    this.port.onmessage = ({ data }) => this.#take(data);
  }

  #take(item) {
    if (item.flush) {
      this.#queue = [];
      this.#offset = 0;
      this.#waiting = 0;
      return this.#tellPlaying(false);
    }
    this.#queue.push(item);
    if (item.samples) this.#waiting += item.samples.length;
  }

  process(_inputs, [output]) {
    const channel = output[0];
    if (!this.#isPlaying && !this.#mayBegin()) return true;
    let filled = 0;
    while (this.#queue.length > 0) {
      const { samples, mark } = this.#queue[0];
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
      this.#waiting -= part.length;
      if (this.#offset === samples.length) {
        this.#queue.shift();
        this.#offset = 0;
      }
    }
    this.#tellPlaying(filled === channel.length || this.#queue.length > 0);
    return true;
  }

  #mayBegin() {
    return this.#waiting >= this.#enough || this.#queue.some(({ mark }) => mark !== undefined);
  }

  #tellPlaying(isPlaying) {
    if (isPlaying === this.#isPlaying) return;
    this.#isPlaying = isPlaying;
    this.port.postMessage({ isPlaying });
  }
}

registerProcessor("dilo-playback", Playback);
