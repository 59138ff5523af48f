// @ts-check
// WebRTC callers in a process of their own: native code, and its exit must be sudden.

import { answerCommands } from "./child-process.mjs";
import { loadWebRtc, WebSocket } from "./platform-packages.mjs";

const wrtc = loadWebRtc();
const { RTCAudioSource } = wrtc.nonstandard;
const samples = Int16Array.from({ length: 480 }, (_, at) => 3000 * Math.sin((2 * Math.PI * at) / 120));
/** @type {{ socket: import("ws").WebSocket, peer: RTCPeerConnection, source: import("./platform-packages.mjs").AudioSource }[]} */
const callers = [];

/** Resolves when the caller is connected. @param {string} url */
function open(url) {
  const socket = new WebSocket(url);
  const peer = new wrtc.RTCPeerConnection();
  const source = new RTCAudioSource();
  peer.addTransceiver(source.createTrack(), { direction: "sendrecv" });
  const signal = (/** @type {Record<string, unknown>} */ message) => socket.send(JSON.stringify(message));
  callers.push({ socket, peer, source });
  setInterval(() => signal({ type: "ping", at: Date.now() }), 2000);
  /** @param {{ type: string, sdp: string, mark: unknown, transport?: string }} message */
  const hear = async (message) => {
    if (message.type === "joined") {
      await peer.setLocalDescription(await peer.createOffer());
      signal({ type: "offer", sdp: peer.localDescription?.sdp });
    }
    if (message.type === "answer") await peer.setRemoteDescription({ type: "answer", sdp: message.sdp });
    if (message.type === "mark") signal({ type: "played", mark: message.mark });
    if (message.type === "transport" && message.transport === "rtc") signal({ type: "app", data: "playable" });
  };
  return new Promise((resolve) => {
    peer.onconnectionstatechange = () => {
      if (peer.connectionState !== "connected") return;
      signal({ type: "transport", transport: "rtc" });
      resolve(true);
    };
    socket.on("open", () => signal({ type: "join", version: 1, abilities: { recognition: false, speech: false } }));
    socket.on("message", (/** @type {Buffer} */ data, /** @type {boolean} */ isBinary) => {
      if (!isBinary) void hear(JSON.parse(data.toString()));
    });
  });
}

let nextAt = performance.now();
setInterval(() => {
  for (; nextAt <= performance.now(); nextAt += 10) {
    for (const { source } of callers) {
      source.onData({ samples, sampleRate: 48_000, bitsPerSample: 16, channelCount: 1, numberOfFrames: 480 });
    }
  }
}, 10);

/** @param {typeof callers[number]} caller */
async function statsOf({ peer }) {
  const stats = [...(await peer.getStats()).values()].find(
    ({ type, kind }) => type === "inbound-rtp" && kind === "audio",
  );
  return { concealed: stats.concealedSamples, received: stats.totalSamplesReceived };
}

const commands = {
  open: async (/** @type {{ urls: string[] }} */ { urls }) => (await Promise.all(urls.map(open))).length,
  stats: () => Promise.all(callers.map(statsOf)),
  closeAll: () => {
    for (const { socket } of callers) socket.close();
  },
};
/** @typedef {typeof commands} RtcCommands */
answerCommands(commands);
