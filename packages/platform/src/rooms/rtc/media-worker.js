/**
 * The media worker: the WebRTC ends of many calls, in a process of its own, because native code may take its process
 * down. Run with the URL of the WebRTC package and `{publicIp, ports}` as JSON. Takes orders and tells what happens
 * as media-process.ts types them.
 */
// Taking native connections apart at the end has crashed; leaving at once never has. It listens before it loads
// anything: who is closed meanwhile would stay for ever.
process.on("disconnect", leave);
if (!process.connected) leave();

const [, , packageUrl, settings] = process.argv;
const { publicIp, ports } = JSON.parse(settings);
const { default: wrtc } = await import(packageUrl);
const { RTCPeerConnection } = wrtc;
const { RTCAudioSink, RTCAudioSource } = wrtc.nonstandard;

const sampleRate = 16_000;
/** The source takes 10 ms at a time, no more and no less. */
const tickMs = 10;
const tickSamples = (sampleRate * tickMs) / 1000;
const silence = new Int16Array(tickSamples);
/** A process that slept for longer does not hurry after the time it missed. */
const mostBehindMs = 200;

const legs = new Map();

class Leg {
  #id;
  #peer = new RTCPeerConnection({ iceServers: [], ...(ports && { portRange: ports }) });
  #source = new RTCAudioSource();
  #track = this.#source.createTrack();
  #sink;
  #queue = [];
  #isSpeaking = false;

  constructor(id) {
    this.#id = id;
    this.#peer.ontrack = ({ track }) => this.#hear(track);
    this.#peer.onconnectionstatechange = () => {
      if (this.#peer.connectionState === "failed") tell({ id, kind: "failed" });
    };
  }

  async answer(offer) {
    await this.#peer.setRemoteDescription({ type: "offer", sdp: offer });
    const [transceiver] = this.#peer.getTransceivers();
    await transceiver.sender.replaceTrack(this.#track);
    transceiver.direction = "sendrecv";
    await this.#peer.setLocalDescription(await this.#peer.createAnswer());
    await gathered(this.#peer);
    tell({ id: this.#id, kind: "answer", sdp: announced(this.#peer.localDescription.sdp) });
  }

  /** Takes sound of any whole number of ticks, or the number of a mark. */
  play(item) {
    this.#isSpeaking = true;
    if (typeof item === "number") this.#queue.push(item);
    else for (let at = 0; at < item.length; at += tickSamples) this.#queue.push(item.slice(at, at + tickSamples));
  }

  flush() {
    this.#queue = [];
  }

  /**
   * Sends the next 10 ms; silence when there is nothing to say, so that the far end's buffer stays filled. Nothing at all
   * before the first words: a browser that does not play yet would pile it up, and be seconds late from then on.
   */
  tick() {
    if (!this.#isSpeaking) return;
    while (typeof this.#queue[0] === "number") tell({ id: this.#id, kind: "passed", mark: this.#queue.shift() });
    const samples = this.#queue.shift() ?? silence;
    this.#source.onData({
      samples,
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

  #hear(track) {
    this.#sink = new RTCAudioSink(track);
    // The rate changes once the connection stands: every frame tells its own.
    this.#sink.ondata = ({ samples, sampleRate: rate, channelCount }) => {
      tell({ id: this.#id, kind: "heard", samples: firstChannel(samples, channelCount), sampleRate: rate });
    };
  }
}

function firstChannel(samples, channelCount) {
  if (channelCount === 1) return samples.slice();
  return Int16Array.from({ length: samples.length / channelCount }, (_, at) => samples[at * channelCount]);
}

function gathered(peer) {
  return new Promise((resolve) => {
    const look = () => {
      if (peer.iceGatheringState === "complete") resolve();
    };
    peer.onicegatheringstatechange = look;
    look();
  });
}

/** Behind an address translation the machine does not know its own address: the setting names it. */
function announced(sdp) {
  if (publicIp === undefined) return sdp;
  return sdp.replace(/^(a=candidate:\S+ \d+ \S+ \d+) [\d.]+ (\d+ typ host)/gm, `$1 ${publicIp} $2`);
}

function leave() {
  process.exit(0);
}

function tell(news) {
  if (process.connected) process.send(news);
}

function obey({ id, kind, ...order }) {
  if (kind === "open") {
    const leg = new Leg(id);
    legs.set(id, leg);
    leg.answer(order.offer).catch(() => tell({ id, kind: "failed" }));
    return;
  }
  const leg = legs.get(id);
  if (kind === "play") leg?.play(order.item);
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

process.on("message", obey);
tell({ kind: "ready" });
