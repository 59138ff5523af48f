// Counts what a page has open: timers, sockets, connections, microphones' tracks and audio contexts. Runs before its scripts.
(() => {
  const timers = new Set();
  for (const kind of /** @type {const} */ (["Timeout", "Interval"])) {
    const [set, clear] = [globalThis[`set${kind}`], globalThis[`clear${kind}`]];
    Object.assign(globalThis, {
      [`set${kind}`]: (/** @type {TimerHandler} */ run, /** @type {number} */ delay, /** @type {any[]} */ ...args) => {
        const id = set(() => {
          if (kind === "Timeout") timers.delete(id);
          if (typeof run === "function") run(...args);
        }, delay);
        timers.add(id);
        return id;
      },
      [`clear${kind}`]: (/** @type {number} */ id) => {
        timers.delete(id);
        clear(id);
      },
    });
  }
  /** @type {any[]} */
  const made = [];
  for (const name of /** @type {const} */ (["AudioContext", "WebSocket", "RTCPeerConnection"])) {
    const Original = /** @type {any} */ (globalThis[name]);
    class Counted extends Original {
      /** @param {any[]} args */
      constructor(...args) {
        super(...args);
        made.push(this);
      }
    }
    Object.assign(globalThis, { [name]: Counted });
  }
  /** @type {MediaStreamTrack[]} */
  const tracks = [];
  const { getUserMedia } = navigator.mediaDevices;
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const stream = await getUserMedia.call(navigator.mediaDevices, constraints);
    tracks.push(...stream.getTracks());
    return stream;
  };
  globalThis.leftOpen = () => ({
    timers: timers.size,
    tracks: tracks.filter(({ readyState }) => readyState === "live").length,
    contexts: made.filter((one) => one.state === "suspended" || one.state === "running").length,
    sockets: made.filter((one) => one.readyState === 0 || one.readyState === 1).length,
    peers: made.filter((one) => one.signalingState !== undefined && one.signalingState !== "closed").length,
    made: made.length,
  });
})();
