/**
 * A stand-in for the call machine that Daily's library downloads: a meeting with one assistant in it, whose voice is a
 * tone. It speaks the library's own messages (0.84.0) over window.postMessage, and is loaded as a plain script.
 */
window.beginMeeting = (callClientId) => {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const voice = context.createMediaStreamDestination();
  tone.connect(voice);
  tone.start();

  const [pendingTrack] = voice.stream.getAudioTracks();
  const state = {
    local: { public: { subscribedTracks: { assistant: { "cam-audio": true } } }, streams: {} },
    participants: {},
    streams: { voice: { participantId: "assistant", type: "cam", pendingTrack } },
  };
  window._daily.instances[callClientId].callMachine = {
    store: { getState: () => state },
    reset: () => {},
  };

  const off = { state: "off", subscribed: false };
  const participant = (id, audio, details) => ({
    session_id: id,
    user_id: id,
    audio: audio.state === "playable",
    permissions: {},
    joined_at: new Date(),
    will_eject_at: new Date(0),
    tracks: { audio, video: off, screenAudio: off, screenVideo: off },
    ...details,
  });
  const assistant = (audio) => participant("assistant", audio, { user_name: "Vapi Speaker", local: false });
  let microphone = off;
  const person = () => participant("person", microphone, { user_name: "", local: true });
  const setMicrophone = (isOn) => {
    microphone = isOn ? { state: "playable", subscribed: true } : off;
  };

  const asked = [];
  window.askedOfDaily = asked;
  const words = [];
  let levels;
  const tell = (message) =>
    window.postMessage({ ...message, what: "iframe-call-message", from: "embedded", callClientId }, location.origin);

  const fail = (type, msg) => tell({ action: "error", errorMsg: msg, error: { type, msg } });
  /** What a test does from the other side of the meeting. */
  window.dailyMeeting = {
    words,
    say: (data) => tell({ action: "app-message", fromId: "assistant", data }),
    end: () => tell({ action: "left-meeting" }),
    break: () => fail("connection-error", "connection-error"),
  };

  const answers = {
    "join-meeting": ({ properties }) => {
      if (window.dailyRefuses) {
        fail("meeting-full", "Meeting is full");
        return;
      }
      setMicrophone(!properties.startAudioOff);
      tell({ action: "joined-meeting", participants: { local: person() }, internal: {} });
      tell({ action: "participant-joined", participant: assistant(off) });
    },
    "update-participant": () =>
      tell({ action: "participant-updated", participant: assistant({ state: "playable", subscribed: true }) }),
    "local-audio": ({ state: isOn }) => {
      setMicrophone(isOn);
      tell({ action: "participant-updated", participant: person() });
    },
    "app-msg": ({ data }) => {
      words.push(data);
      if (data === "playable") tell({ action: "app-message", fromId: "assistant", data: "listening" });
    },
    "start-remote-participants-audio-level-observer": () => {
      const level = { action: "remote-participants-audio-level", participantsAudioLevel: { assistant: 0.06 } };
      levels = setInterval(() => tell(level), 100);
    },
    "leave-meeting": () => {
      clearInterval(levels);
      if (context.state !== "closed") void context.close();
      tell({ action: "left-meeting" });
    },
  };

  window.addEventListener("message", ({ data }) => {
    if (data?.what !== "iframe-call-message" || data.from !== "module" || data.callClientId !== callClientId) return;
    asked.push({ action: data.action, data: data.data });
    answers[data.action]?.(data);
    const isFailing = window.dailyFails?.includes(data.action);
    if (data.callbackStamp && isFailing) {
      tell({ action: "done", callbackStamp: data.callbackStamp, error: `${data.action} failed` });
    } else if (data.callbackStamp)
      tell({ action: "done", callbackStamp: data.callbackStamp, inputSettings: data.inputSettings });
  });
  tell({ action: "call-machine-initialized" });
  tell({ action: "loaded" });
};

{
  const callClientId = window._daily.pendings.pop();
  // A call that was left while this was loading is not there any more.
  if (callClientId !== undefined && callClientId in window._daily.instances) window.beginMeeting(callClientId);
}
