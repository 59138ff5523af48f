import { before, but, inCall, type Probe } from "./probe.ts";
import { dialOut, telephony } from "./telephony.table.ts";

const session = { sessionId: "s-1" };
const url = "https://example.org/a.mp4";
const player = (settings: unknown) => ({ url, settings });
const playing = (settings: unknown) => ({ session_id: "p-1", settings });
const video = (processor: unknown) => ({ video: { processor } });
const audio = (processor: unknown) => ({ audio: { processor } });
const blur = (config: unknown) => video({ type: "background-blur", config });
const image = (source: unknown) => video({ type: "background-image", config: { source } });
const sends = (settings: unknown) => ({ video: settings });
const layer = { maxBitrate: 200_000 };
const it = (permissions: object) => ({ participantId: "assistant", ...permissions });
const receives = (canReceive: unknown) => it({ canReceive });
const a = (characters: number) => "a".repeat(characters);

const media = [
  ...inCall(
    "startRecording",
    {},
    { type: "tape" },
    { type: "cloud" },
    { type: "raw-tracks" },
    { type: "local" },
    { type: "" },
  ),
  ...inCall("stopRecording", {}, { instanceId: "i" }),
  ...inCall(
    "startRemoteMediaPlayer",
    { url },
    { url: 5 },
    {},
    player("loud"),
    player({ state: "stop" }),
    player({ state: "pause" }),
  ),
  ...inCall(
    "startRemoteMediaPlayer",
    ...["1", -0.1, 0, 2, 2.1].map((volume) => player({ volume })),
    player({ speed: 2 }),
  ),
  ...but("daily-js refuses every list of layers here, by a TypeError of its own (its check has lost its `this`)", [
    ...inCall(
      "startRemoteMediaPlayer",
      player({ simulcastEncodings: [layer] }),
      player({ simulcastEncodings: [layer, layer, layer] }),
    ),
    ...inCall("startRemoteMediaPlayer", player({ simulcastEncodings: [] }), player({ simulcastEncodings: {} })),
  ]),
  ...inCall(
    "updateRemoteMediaPlayer",
    playing({}),
    playing(1),
    { session_id: "p-1" },
    playing({ state: "stop" }),
    playing({ state: "play" }),
  ),
  ...inCall("updateRemoteMediaPlayer", ...["0", -0.1, 2, 2.5].map((volume) => playing({ volume }))),
  ...but("daily-js asks its server for the player of no session; we say that the session is missing", [
    ...inCall("updateRemoteMediaPlayer", { settings: { state: "play" } }, { ...session, settings: { volume: 1 } }),
  ]),
  ...inCall("stopRemoteMediaPlayer", { session_id: "p-1" }, { session_id: 5 }, {}),
  ...inCall(
    "startRemoteParticipantsAudioLevelObserver",
    {},
    ...[0, 99, 100, 250, "100", -5].map((interval) => ({ interval })),
  ),
  ...inCall(
    "setUserData",
    ...[
      a(4096),
      a(4097),
      null,
      { one: a(4086) },
      { one: a(4087) },
      { $: "circle" },
      { $: "function" },
      { $: "bigint" },
    ].map((userData) => ({ userData })),
  ),
  ...inCall("setUserData", {}),
];

const inputs = [
  ...inCall(
    "updateInputSettings",
    {},
    { colour: 1 },
    { video: "blur" },
    { video: { colour: 1 } },
    { audio: 5 },
    { audio: { colour: 1 } },
  ),
  ...inCall(
    "updateInputSettings",
    video({ type: "none" }),
    video({ type: "mask" }),
    video({}),
    video("none"),
    video({ type: ["none"] }),
  ),
  ...inCall(
    "updateInputSettings",
    video({ type: "background-image" }),
    video({ type: "background-blur", config: {} }),
    video({ type: "face-detection" }),
  ),
  ...inCall("updateInputSettings", ...[0, 0.01, 1, 1.1, -1, "1", null].map((strength) => blur({ strength }))),
  ...inCall("updateInputSettings", blur({ strength: 1, more: 1 }), blur(5), blur({ power: 1 })),
  ...inCall("updateInputSettings", ...[0, 1, 10, 11, 1.5, "3", "0", "default", "beach", null, {}, [3]].map(image)),
  ...inCall(
    "updateInputSettings",
    ...["jpg", "JPEG", "png?size=2", "gif", "jpg/file", "webp"].map((end) => image(`https://example.org/a.${end}`)),
  ),
  ...inCall(
    "updateInputSettings",
    image("data:image/png;base64,AA"),
    image("data:image/gif;base64,AA"),
    image({ $: "bytes" }),
  ),
  ...inCall(
    "updateInputSettings",
    audio({ type: "none" }),
    audio({ type: "noise-cancellation" }),
    audio({ type: "echo" }),
    audio({}),
    audio(5),
  ),
  ...inCall(
    "updateInputSettings",
    { audio: { settings: {} } },
    { audio: { settings: { echoCancellation: true } } },
    { audio: { settings: 5 } },
  ),
  ...inCall(
    "updateInputSettings",
    { video: { settings: { width: 640 } } },
    { audio: { settings: { customTrack: "me" } } },
  ),
];

const sendSettings = [
  ...inCall(
    "updateSendSettings",
    {},
    sends("best"),
    sends("default-video"),
    sends("adaptive-3-layers"),
    sends("detail-optimized"),
  ),
  ...inCall(
    "updateSendSettings",
    { screenVideo: "default-video" },
    { screenVideo: "motion-optimized" },
    { screenVideo: {} },
    sends(5),
    sends(true),
  ),
  ...inCall(
    "updateSendSettings",
    sends({}),
    ...["best", "low", "medium", "high", 3].map((maxQuality) => sends({ maxQuality })),
  ),
  ...inCall("updateSendSettings", ...[true, false, "x"].map((allowAdaptiveLayers) => sends({ allowAdaptiveLayers }))),
  ...inCall(
    "updateSendSettings",
    ...[{}, { low: layer }, { low: layer, medium: layer }, { low: layer, high: layer }, { high: layer }].map(
      (encodings) => sends({ encodings }),
    ),
  ),
  ...inCall(
    "updateSendSettings",
    sends({ encodings: { low: layer, medium: layer, high: layer } }),
    sends({ encodings: { low: {} } }),
  ),
  ...inCall(
    "updateSendSettings",
    { customVideo: "quality-optimized" },
    sends({ encodings: { low: layer, medium: layer, high: layer, best: layer } }),
  ),
];

const permissions = [
  ...inCall("updatePermissions", ...[true, false, "yes", null].map((hasPresence) => it({ hasPresence }))),
  ...inCall(
    "updatePermissions",
    ...[true, ["audio"], ["audio", "smell"], "audio", [["audio"]], []].map((canSend) => it({ canSend })),
  ),
  ...inCall("updatePermissions", ...[false, ["streaming"], ["all"], "all", 5].map((canAdmin) => it({ canAdmin }))),
  ...inCall(
    "updatePermissions",
    ...[5, {}, { base: true }, { base: 5 }, { everyone: true }, { byUserId: "no" }].map(receives),
  ),
  ...inCall(
    "updatePermissions",
    receives({ base: { audio: true } }),
    receives({ base: { audio: "yes" } }),
    receives({ byUserId: { u: false } }),
  ),
  ...inCall(
    "updatePermissions",
    receives({ byParticipantId: { it: { smell: true } } }),
    receives({ byParticipantId: { it: { audio: true } } }),
  ),
  ...inCall(
    "updatePermissions",
    receives({ byParticipantId: { it: { customAudio: { music: true } } } }),
    receives({ byUserId: { u: { customAudio: true } } }),
  ),
  ...inCall("updatePermissions", receives({ byUserId: { u: { customAudio: { music: 1 } } } }), it({ canSing: true })),
];

const timing = [
  ...before("startDialOut", {}),
  ...before("stopDialOut", session),
  ...before("sendDTMF", {}),
  ...before("sipCallTransfer", {}),
  ...before("sipRefer", {}),
  ...before("updateSendSettings", {}, sends("default-video"), sends("best")),
  ...before("updateInputSettings", audio({ type: "none" }), audio({ type: "echo" })),
  ...before("setUserData", { userData: "a" }, { userData: a(4097) }),
  ...before("startRemoteParticipantsAudioLevelObserver", { interval: 99 }, { interval: 100 }),
  ...before("preAuth", {}),
  ...inCall("preAuth", { url: "https://rooms.example.org/one" }),
  ...inCall("startCamera", {}),
  ...inCall("testCallQuality", {}),
  ...inCall("setCustomIntegrations", { notes: { label: "n", location: "main", src: "https://example.org" } }, {}),
  ...inCall("updateCustomTrayButtons", {}, { b: { iconPath: "https://example.org/i.svg", label: "l", tooltip: "t" } }),
];

/** Every rule of daily-js 0.84.0 that we have, tried from both sides. */
export const probes: readonly Probe[] = [
  ...dialOut,
  ...telephony,
  ...media,
  ...inputs,
  ...sendSettings,
  ...permissions,
  ...timing,
];
