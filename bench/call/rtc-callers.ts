// WebRTC callers in a process of their own: native code, and its exit must be sudden.

import { answerCommands } from "./child-process.ts";
import type { AudioSource } from "./platform-packages.ts";
import { loadWebRtc, WebSocket } from "./platform-packages.ts";

const wrtc = loadWebRtc();
const { RTCAudioSource } = wrtc.nonstandard;
const samples = Int16Array.from({ length: 480 }, (_, at) => 3000 * Math.sin((2 * Math.PI * at) / 120));
const callers: { socket: import("ws").WebSocket; peer: RTCPeerConnection; source: AudioSource }[] = [];

/** Resolves when the caller is connected. */
function open(url: string) {
  const socket = new WebSocket(url);
  const peer = new wrtc.RTCPeerConnection();
  const source = new RTCAudioSource();
  peer.addTransceiver(source.createTrack(), { direction: "sendrecv" });
  const signal = (message: Record<string, unknown>) => socket.send(JSON.stringify(message));
  callers.push({ socket, peer, source });
  setInterval(() => signal({ type: "ping", at: Date.now() }), 2000);
  const hear = async (message: { type: string; sdp: string; mark: unknown; transport?: string }) => {
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
    socket.on("message", (data: Buffer, isBinary: boolean) => {
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

async function statsOf({ peer }: (typeof callers)[number]) {
  const stats = [...(await peer.getStats()).values()].find(
    ({ type, kind }) => type === "inbound-rtp" && kind === "audio",
  );
  return { concealed: stats.concealedSamples, received: stats.totalSamplesReceived };
}

const commands = {
  open: async ({ urls }: { urls: string[] }) => (await Promise.all(urls.map(open))).length,
  stats: () => Promise.all(callers.map(statsOf)),
  closeAll: () => {
    for (const { socket } of callers) socket.close();
  },
};
export type RtcCommands = typeof commands;
answerCommands(commands);
