// Sound to the other side and back: sipp sends every packet that it gets back, so what we hear is what it had.
import { createSocket, type RemoteInfo } from "node:dgram";
import { once } from "node:events";
import { record } from "@dilo/testing/espeak";
import { calledScenario, runSipp, usualSdp } from "@dilo/testing/sipp";
import { readWav } from "@dilo/testing/wav";
import type { Codec } from "../../packages/telephone/src/sip/sdp.ts";
import { coded, later, listener, newAddress, openPhone, trunkOf } from "./parties.ts";

const frameSamples = 160;
const payloadTypes = { PCMU: 0, PCMA: 8 };
const sippMedia = 7000;

/** What came back of the samples that were said. */
interface Carried {
  readonly samples: number;
  /** Those that differ. */
  readonly wrong: number;
  /** Correlation of both sounds, half a second at a time. */
  readonly likeness: number;
  /** How much later the end is heard than the beginning. */
  readonly stretchedMs: number;
  /** Packets. */
  readonly lost: number;
}

/**
 * Plays speech to sipp and hears it back.
 * @param how of the packets that come back, one in so many is lost; how often it is said
 */
export async function carrySound(
  codec: Codec,
  { lossEvery, times = 1 }: { lossEvery?: number; times?: number } = {},
): Promise<Carried> {
  const address = newAddress();
  const lossy = lossEvery === undefined ? undefined : await openLossyPath(address, lossEvery);
  const sdp = usualSdp
    .replace("0 8 101", `${payloadTypes[codec]} 101`)
    .replace("[media_port]", lossy ? `${lossy.port}` : "[media_port]");
  const sipp = runSipp(
    calledScenario([
      { recv: "INVITE" },
      { send: "200 OK", sdp, again: 500 },
      { recv: "ACK", rrs: true },
      { recv: "BYE", timeoutMs: 60_000 },
      { send: "200 OK" },
    ]),
    { address, mediaPort: sippMedia, options: ["-rtp_echo"], timeoutSeconds: 90 },
  );
  const { telephone } = await openPhone([address]);
  const heard: Int16Array[] = [];
  const answered = later();
  const played = later();
  const ended = later();
  const request = {
    id: "one",
    trunk: trunkOf(address),
    to: { user: "1" },
    from: { user: "2" },
    ringForMs: 10_000,
    codecs: [codec],
  };
  const line = telephone.dial(
    request,
    listener({
      answered: answered.resolve,
      heard: (frame) => heard.push(frame),
      passed: played.resolve,
      ended: ended.resolve,
    }),
  );
  await Promise.race([answered.promise, ended.promise]);
  const frames = Array.from({ length: times }, framesOfSpeech).flat();
  for (const frame of frames) line.play(frame);
  line.play(1);
  await Promise.race([played.promise, ended.promise]);
  await new Promise((resolve) => setTimeout(resolve, 600));
  line.hangUp();
  await sipp.done;
  await telephone.close();
  lossy?.close();
  const sent = joined(frames.map((frame) => coded(codec, frame)));
  return { ...compared(sent, joined(heard)), lost: lossy?.lost() ?? 0 };
}

/** Packets to a port go to sipp's, and of what it sends back some are lost. */
async function openLossyPath(address: string, every: number) {
  const socket = createSocket("udp4");
  socket.bind(0, address);
  await once(socket, "listening");
  let telephone: RemoteInfo | undefined;
  let state = 20_261_128;
  let lost = 0;
  socket.on("message", (packet, from) => {
    if (from.address !== address) {
      telephone = from;
      socket.send(packet, sippMedia, address);
      return;
    }
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    if (state % (every * 1000) < 1000) lost += 1;
    else if (telephone) socket.send(packet, telephone.port, telephone.address);
  });
  return { port: socket.address().port, lost: () => lost, close: () => socket.close() };
}

function framesOfSpeech() {
  const words = "Dígame su nombre completo, como aparece en su tarjeta de residente. Gracias.";
  const { samples } = readWav(record(words, { sampleRate: 8000 }));
  const frames = [];
  for (let at = 0; at + frameSamples <= samples.length; at += frameSamples) {
    frames.push(samples.slice(at, at + frameSamples));
  }
  return frames;
}

function joined(frames: readonly Int16Array[]) {
  const all = new Int16Array(frames.length * frameSamples);
  for (const [at, frame] of frames.entries()) all.set(frame, at * frameSamples);
  return all;
}

/** Looks for what was sent in what was heard, a frame at a time, and compares the best place sample by sample. */
function compared(sent: Int16Array, heard: Int16Array) {
  let best = { samples: sent.length, wrong: sent.length };
  for (let start = 0; start + sent.length <= heard.length; start += frameSamples) {
    const part = heard.subarray(start, start + sent.length);
    const wrong = sent.reduce((count, sample, at) => count + (sample === part[at] ? 0 : 1), 0);
    if (wrong < best.wrong) best = { ...best, wrong };
  }
  return { ...best, ...likenessInPieces(sent, heard) };
}

/** So much is compared at one place: half a second. */
const pieceSamples = 25 * frameSamples;

/**
 * How alike two sounds are, piece by piece: where this machine stalls for 120 ms, the telephone fills in 20 ms of silence and says
 * what comes late behind it, after which everything is later and nothing is another sound.
 */
function likenessInPieces(sent: Int16Array, heard: Int16Array) {
  let [both, ofSent, ofHeard] = [0, 0, 0];
  const shifts: number[] = [];
  for (let at = 0; at < sent.length; at += pieceSamples) {
    const piece = sent.subarray(at, at + pieceSamples);
    const here = (shift: number) => ({
      shift,
      ...likenessOf(piece, heard.subarray(at + shift, at + shift + piece.length)),
    });
    const before = shifts.at(-1);
    // No piece is before the one before it, nor much behind it.
    const [from, to] = before === undefined ? [0, heard.length - sent.length] : [before, before + mostStretched];
    let best = here(from);
    for (let shift = from + frameSamples; shift <= to; shift += frameSamples) {
      const other = here(shift);
      // Silence is alike everywhere.
      if (other.likeness > best.likeness + (best.shift === before ? clearly : 0)) best = other;
    }
    shifts.push(best.shift);
    both += best.both;
    ofSent += best.ofOne;
    ofHeard += best.ofOther;
  }
  const stretchedMs = ((shifts.at(-1) ?? 0) - (shifts[0] ?? 0)) / 8;
  return { likeness: both / Math.sqrt(ofSent * ofHeard || 1), stretchedMs };
}

/** Between two pieces. Samples: half a second. */
const mostStretched = 4000;
const clearly = 0.1;

/** Correlation of two sounds. */
function likenessOf(one: Int16Array, other: Int16Array) {
  let [both, ofOne, ofOther] = [0, 0, 0];
  for (const [at, sample] of one.entries()) {
    const beside = other[at] ?? 0;
    both += sample * beside;
    ofOne += sample * sample;
    ofOther += beside * beside;
  }
  return { likeness: both / Math.sqrt(ofOne * ofOther || 1), both, ofOne, ofOther };
}
