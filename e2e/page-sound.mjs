/**
 * Runs in the page before anything else: keeps its WebRTC connections and the sound it plays, so that a
 * story can tell by which way sound travels and when it is heard.
 * @param {boolean | "blocked"} hasWebRtc "blocked": as behind a network that lets none of it through
 */
export function watchSound(hasWebRtc) {
  const peers = [];
  let playing;
  if (hasWebRtc) {
    globalThis.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(...given) {
        super(...given);
        peers.push(this);
      }
      async setRemoteDescription({ type, sdp }) {
        const addresses = hasWebRtc === "blocked" ? /^a=candidate:.*\r\n/gm : /$^/;
        const led = (await globalThis.leadElsewhere?.(sdp)) ?? sdp;
        return super.setRemoteDescription({ type, sdp: led.replace(addresses, "") });
      }
    };
  } else {
    delete globalThis.RTCPeerConnection;
  }
  const { get, set } = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, "srcObject");
  Object.defineProperty(HTMLMediaElement.prototype, "srcObject", {
    get,
    set(stream) {
      playing = stream;
      set.call(this, stream);
    },
  });

  const live = () => peers.filter(({ connectionState }) => connectionState === "connected");
  let audibleMs = 0;
  globalThis.sound = {
    /** Begins to count for how long the assistant is heard; follows it from way to way. */
    count: () => {
      const context = new AudioContext();
      let heard;
      let meter;
      setInterval(() => {
        if (!playing) return;
        if (playing !== heard) {
          heard = playing;
          meter = context.createAnalyser();
          context.createMediaStreamSource(heard).connect(meter);
        }
        const samples = new Float32Array(meter.fftSize);
        meter.getFloatTimeDomainData(samples);
        if (samples.some((sample) => Math.abs(sample) > 0.01)) audibleMs += 40;
      }, 40);
    },
    audibleMs: () => audibleMs,
    /** "rtc" once the assistant's voice plays from a live connection. */
    way: () => {
      const [track] = playing?.getAudioTracks() ?? [];
      const isRtc = live().some((peer) => peer.getReceivers().some((receiver) => receiver.track === track));
      return isRtc ? "rtc" : "pcm";
    },
    /** Resolves with the time at which the assistant falls silent for 400 ms. */
    untilSilent: async () => {
      const context = new AudioContext();
      const meter = context.createAnalyser();
      meter.fftSize = 512;
      context.createMediaStreamSource(playing).connect(meter);
      const samples = new Float32Array(meter.fftSize);
      let loudAt = performance.now();
      await new Promise((resolve) => {
        const timer = setInterval(() => {
          meter.getFloatTimeDomainData(samples);
          const now = performance.now();
          if (samples.some((sample) => Math.abs(sample) > 0.01)) loudAt = now;
          if (now - loudAt < 400) return;
          clearInterval(timer);
          resolve();
        }, 10);
      });
      await context.close();
      return loudAt;
    },
  };
}
