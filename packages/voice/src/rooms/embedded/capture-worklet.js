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
