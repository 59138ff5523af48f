/**
 * The media worker: the WebRTC ends of many calls, in a process of its own, because native code may take its process
 * down. Run with the URL of the WebRTC package and `MediaWorkerSettings` as JSON. Receives `MediaOrder` messages and
 * sends `MediaReport` messages (media-messages.ts).
 */
// Closing native connections at exit has crashed; exiting at once never has. The listener comes before anything is
// loaded: a worker that is closed meanwhile would otherwise run forever.
process.on("disconnect", leave);
if (!process.connected) leave();

/**
 * @import { MediaOrder, MediaReport, MediaWorkerSettings } from "./media-messages.ts"
 * @import { AudioSink, AudioTrack, PeerConnection, Wrtc } from "./wrtc.d.ts"
 */

const [, , packageUrl = "", settings = "{}"] = process.argv;
/** @type {MediaWorkerSettings} */
const { publicIp, ports } = JSON.parse(settings);
/** @type {{ readonly default: Wrtc }} */
const { default: wrtc } = await import(packageUrl);
const { RTCPeerConnection } = wrtc;
const { RTCAudioSink, RTCAudioSource } = wrtc.nonstandard;

const sampleRate = 16_000;
/** The source takes 10 ms at a time, no more and no less. */
const tickMs = 10;
const tickSamples = (sampleRate * tickMs) / 1000;
const silence = new Int16Array(tickSamples);
/** After a longer pause the process does not catch up on the time it missed. Milliseconds. */
const mostBehindMs = 200;

/** @type {Map<number, Leg>} */
const legs = new Map();

/** Our end of one call's connection. */
class Leg {
  #id;
  #peer = new RTCPeerConnection({ iceServers: [], ...(ports && { portRange: ports }) });
  #source = new RTCAudioSource();
  #track = this.#source.createTrack();
  /** @type {AudioSink | undefined} */
  #sink;
  /** Ticks of sound, and numbers of marks. @type {(Int16Array | number)[]} */
  #queue = [];
  #isSpeaking = false;

  /** @param {number} id */
  constructor(id) {
    this.#id = id;
    this.#peer.ontrack = ({ track }) => this.#hear(track);
    this.#peer.onconnectionstatechange = () => {
      if (this.#peer.connectionState === "failed") tell({ id, kind: "failed" });
    };
  }

  /** @param {string} offer the page's SDP */
  async answer(offer) {
    await this.#peer.setRemoteDescription({ type: "offer", sdp: offer });
    const [transceiver] = this.#peer.getTransceivers();
    if (transceiver === undefined) throw new Error("The offer has no audio.");
    await transceiver.sender.replaceTrack(this.#track);
    transceiver.direction = "sendrecv";
    await this.#peer.setLocalDescription(await this.#peer.createAnswer());
    await gathered(this.#peer);
    tell({ id: this.#id, kind: "answer", sdp: withPublicIp(this.#peer.localDescription?.sdp ?? "") });
  }

  /** @param {Int16Array | number} item sound of any whole number of ticks, or the number of a mark */
  play(item) {
    this.#isSpeaking = true;
    if (typeof item === "number") this.#queue.push(item);
    else for (let at = 0; at < item.length; at += tickSamples) this.#queue.push(item.slice(at, at + tickSamples));
  }

  flush() {
    this.#queue = [];
  }

  /**
   * Sends the next 10 ms, or silence when nothing is queued, so that the far end's buffer stays filled. Sends nothing
   * before the first words: a browser that does not play yet would buffer it, and stay seconds late.
   */
  tick() {
    if (!this.#isSpeaking) return;
    let next = this.#queue.shift();
    while (typeof next === "number") {
      tell({ id: this.#id, kind: "passed", mark: next });
      next = this.#queue.shift();
    }
    this.#source.onData({
      samples: next ?? silence,
      sampleRate,
      bitsPerSample: 16,
      channelCount: 1,
      numberOfFrames: tickSamples,
    });
  }

  close() {
    this.#sink?.stop();
    this.#track.stop();
    this.#peer.close();
  }

  /** @param {AudioTrack} track */
  #hear(track) {
    this.#sink = new RTCAudioSink(track);
    // The rate changes once the connection is up: every frame has its own.
    this.#sink.ondata = ({ samples, sampleRate: rate, channelCount }) => {
      tell({ id: this.#id, kind: "heard", samples: firstChannel(samples, channelCount), sampleRate: rate });
    };
  }
}

/**
 * @param {Int16Array} samples interleaved
 * @param {number} channelCount
 */
function firstChannel(samples, channelCount) {
  if (channelCount === 1) return samples.slice();
  return Int16Array.from({ length: samples.length / channelCount }, (_, at) => samples[at * channelCount] ?? 0);
}

/**
 * Waits until all of our addresses are known.
 * @param {PeerConnection} peer
 * @returns {Promise<void>}
 */
function gathered(peer) {
  return new Promise((resolve) => {
    const look = () => {
      if (peer.iceGatheringState === "complete") resolve();
    };
    peer.onicegatheringstatechange = look;
    look();
  });
}

/**
 * Behind an address translation the machine does not know its own address: the setting names it.
 * @param {string} sdp
 */
function withPublicIp(sdp) {
  if (publicIp === undefined) return sdp;
  return sdp.replace(/^(a=candidate:\S+ \d+ \S+ \d+) [\d.]+ (\d+ typ host)/gm, `$1 ${publicIp} $2`);
}

function leave() {
  process.exit(0);
}

/** @param {MediaReport} report */
function tell(report) {
  if (process.connected) process.send?.(report);
}

/** @param {MediaOrder} order */
function obey(order) {
  const { id, kind } = order;
  if (order.kind === "open") {
    const leg = new Leg(id);
    legs.set(id, leg);
    leg.answer(order.offer).catch(() => tell({ id, kind: "failed" }));
    return;
  }
  const leg = legs.get(id);
  if (order.kind === "play") leg?.play(order.item);
  if (kind === "flush") leg?.flush();
  if (kind !== "close") return;
  legs.delete(id);
  leg?.close();
}

let nextTick = performance.now();
setInterval(() => {
  const now = performance.now();
  if (now - nextTick > mostBehindMs) nextTick = now;
  for (; nextTick <= now; nextTick += tickMs) for (const leg of legs.values()) leg.tick();
}, tickMs);

process.on("message", (order) => obey(/** @type {MediaOrder} */ (order)));
tell({ kind: "ready" });

// Makes it a module for the type checker; it exports nothing.
export {};
