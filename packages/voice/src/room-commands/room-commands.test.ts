import { describe, expect, test } from "vitest";
import type { RoomCommandName } from "../rooms/media-room.ts";
import { checkIntegrations, checkTrayButtons } from "./call-option-checks.ts";
import type { UncheckedInput } from "./refuse.ts";
import { assertCommandAllowed, roomCommands } from "./room-commands.ts";

const number = { phoneNumber: "+13055550123" };
const sip = { sipUri: "sip:office@example.org" };
const session = { sessionId: "s-1" };
const blur = (strength: unknown) => ({ video: { processor: { type: "background-blur", config: { strength } } } });
const image = (source?: unknown) => ({ video: { processor: { type: "background-image", config: { source } } } });
const player = (settings: unknown) => ({ url: "https://example.org/a.mp4", settings });
const layers = (...simulcastEncodings: unknown[]) => player({ simulcastEncodings });
const layer = { maxBitrate: 200_000, maxFramerate: 15, scaleResolutionDownBy: 2 };
const participant = { participantId: "it" };
const playing = { session_id: "p-1" };
const form =
  "inputSettings must be of the form: { video?: { processor?: { type: [ none | background-blur | background-image | face-detection ], config?: {} } }, audio?: { processor: {type: [ none | noise-cancellation ] } } }";
const page = { label: "Notas", location: "sidebar", src: "https://example.org/" };
const button = { iconPath: "https://example.org/i.svg", label: "Notas", tooltip: "Abrir" };

type Case = readonly [command: RoomCommandName, input: UncheckedInput, message: string];

const violated: readonly Case[] = [
  ["startDialOut", {}, "Error starting dial out: either a sip uri or phone number must be provided"],
  [
    "startDialOut",
    { ...number, ...sip },
    "Error starting dial out: only one of sip uri or phone number must be provided",
  ],
  ["startDialOut", { sipUri: 5 }, "Error starting dial out: sipUri must be a string"],
  [
    "startDialOut",
    { sipUri: "office@example.org" },
    "Error starting dial out: Invalid SIP URI, must start with 'sip:'",
  ],
  ["startDialOut", { ...sip, video: "yes" }, "Error starting dial out: video must be a boolean value"],
  ["startDialOut", { ...sip, codecs: { video: "VP8" } }, "Error starting dial out: video codec must be an array"],
  ["startDialOut", { ...sip, codecs: { video: [] } }, "Error starting dial out: video codec array specified but empty"],
  ["startDialOut", { ...sip, codecs: { video: [8] } }, "Error starting dial out: video codec must be a string"],
  ["startDialOut", { ...sip, codecs: { video: ["AV1"] } }, "Error starting dial out: video codec must be H264 or VP8"],
  ["startDialOut", { phoneNumber: 13055550123 }, "Error starting dial out: phoneNumber must be a string"],
  [
    "startDialOut",
    { phoneNumber: "305 555 0123" },
    "Error starting dial out: Invalid phone number, must be valid phone number as per E.164",
  ],
  ["startDialOut", { ...number, codecs: { audio: "OPUS" } }, "Error starting dial out: audio codec must be an array"],
  [
    "startDialOut",
    { ...number, codecs: { audio: [] } },
    "Error starting dial out: audio codec array specified but empty",
  ],
  ["startDialOut", { ...number, codecs: { audio: [7] } }, "Error starting dial out: audio codec must be a string"],
  [
    "startDialOut",
    { ...number, codecs: { audio: ["OPUS", "MP3"] } },
    "Error starting dial out: audio codec must be one of OPUS, PCMU, PCMA, G722",
  ],
  ["startDialOut", { ...number, callerId: 1 }, "Error starting dial out: callerId must be a string"],
  ["startDialOut", { ...sip, callerId: "c" }, "Error starting dial out: callerId not allowed with sipUri"],
  ["startDialOut", { ...number, displayName: 1 }, "Error starting dial out: displayName must be a string"],
  [
    "startDialOut",
    { ...number, displayName: "a".repeat(200) },
    "Error starting dial out: displayName length must be less than 200",
  ],
  ["startDialOut", { ...number, userId: 1 }, "Error starting dial out: userId must be a string"],
  [
    "startDialOut",
    { ...number, userId: "a".repeat(37) },
    "Error starting dial out: userId length must be less than or equal to 36",
  ],
  ["startDialOut", { ...number, extension: 1 }, "Error starting dial out: extension must be a string"],
  [
    "startDialOut",
    { ...number, extension: "1".repeat(21) },
    "Error starting dial out: extension length must be less than or equal to 20",
  ],
  [
    "startDialOut",
    { ...number, extension: "1", waitBeforeExtensionDialSec: "5" },
    "Error starting dial out: waitBeforeExtensionDialSec must be a number",
  ],
  [
    "startDialOut",
    { ...number, extension: "1", waitBeforeExtensionDialSec: 61 },
    "Error starting dial out: waitBeforeExtensionDialSec must be less than or equal to 60",
  ],
  [
    "startDialOut",
    { ...number, waitBeforeExtensionDialSec: 5 },
    "Error starting dial out: waitBeforeExtensionDialSec requires a phoneNumber and extension",
  ],
  ["sipCallTransfer", session, "sipCallTransfer() requires a sessionId and toEndPoint"],
  [
    "sipCallTransfer",
    { ...session, toEndPoint: 5 },
    "Invalid parameter: sessionId and toEndPoint must be of type string",
  ],
  [
    "sipCallTransfer",
    { ...session, toEndPoint: "3055550123" },
    'toEndPoint: 3055550123 must start with either "sip:" or "+"',
  ],
  ["sipCallTransfer", { ...session, toEndPoint: "+1305", callerId: 5 }, "callerId must be of type string"],
  [
    "sipCallTransfer",
    { ...session, toEndPoint: "sip:a@example.org", callerId: "c" },
    "callerId is only valid when transferring to a PSTN number",
  ],
  [
    "sipCallTransfer",
    { ...session, toEndPoint: "+1305", extension: 1 },
    "Error starting dial out: extension must be a string",
  ],
  [
    "sipCallTransfer",
    { ...session, toEndPoint: "+1305", extension: "1".repeat(21) },
    "Error starting dial out: extension length must be less than or equal to 20",
  ],
  [
    "sipCallTransfer",
    { ...session, toEndPoint: "+1305", extension: "1", waitBeforeExtensionDialSec: "5" },
    "Error starting dial out: waitBeforeExtensionDialSec must be a number",
  ],
  [
    "sipCallTransfer",
    { ...session, toEndPoint: "+1305", extension: "1", waitBeforeExtensionDialSec: 90 },
    "Error starting dial out: waitBeforeExtensionDialSec must be less than or equal to 60",
  ],
  ["sipRefer", session, "sipRefer() requires a sessionId and toEndPoint"],
  ["sipRefer", { ...session, toEndPoint: "sip:a@example.org", callerId: 5 }, "callerId must be of type string"],
  ["sipRefer", { ...session, toEndPoint: "+1305" }, '"toEndPoint" must be a "sip" address'],
  ["sendDTMF", session, "sessionId and tones are mandatory parameter"],
  ["sendDTMF", { ...session, tones: 12 }, "sessionId and tones should be of string type"],
  ["sendDTMF", { ...session, tones: "1".repeat(21) }, "tones string must be upto 20 characters"],
  ["sendDTMF", { ...session, tones: "12E" }, "E is not valid DTMF tone"],
  ["startRecording", { type: "tape" }, "invalid type: tape, allowed values 'cloud', 'raw-tracks', or 'local'"],
  ["startRecording", { type: ["cloud"] }, "invalid type: cloud, allowed values 'cloud', 'raw-tracks', or 'local'"],
  ["startRemoteMediaPlayer", { url: 5 }, 'url parameter must be "string" type'],
  ["startRemoteMediaPlayer", player("loud"), 'RemoteMediaPlayerSettings: must be "object" type'],
  [
    "startRemoteMediaPlayer",
    player({ state: "stop" }),
    'Invalid value for RemoteMediaPlayerSettings.state, valid values are: {"PLAY":"play","PAUSE":"pause"}',
  ],
  [
    "startRemoteMediaPlayer",
    player({ state: ["play"] }),
    'Invalid value for RemoteMediaPlayerSettings.state, valid values are: {"PLAY":"play","PAUSE":"pause"}',
  ],
  ["startRemoteMediaPlayer", player({ volume: "1" }), 'RemoteMediaPlayerSettings.volume: must be "number" type'],
  ["startRemoteMediaPlayer", player({ volume: 2.1 }), "RemoteMediaPlayerSettings.volume: must be between 0.0 - 2.0"],
  ["startRemoteMediaPlayer", player({ simulcastEncodings: {} }), "encodings must be an Array"],
  ["startRemoteMediaPlayer", layers(), "encodings must be an Array with between 1 to 3 layers"],
  ["startRemoteMediaPlayer", layers({ maxFramerate: 10 }), "maxBitrate is not specified"],
  [
    "startRemoteMediaPlayer",
    layers({ ...layer, colour: 1 }),
    "Invalid key colour, valid keys are:maxBitrate,maxFramerate,scaleResolutionDownBy",
  ],
  [
    "startRemoteMediaPlayer",
    layers({ ...layer, toString: 1 }),
    "Invalid key toString, valid keys are:maxBitrate,maxFramerate,scaleResolutionDownBy",
  ],
  ["startRemoteMediaPlayer", layers({ ...layer, maxBitrate: "1" }), "maxBitrate must be a number"],
  [
    "startRemoteMediaPlayer",
    layers({ ...layer, maxBitrate: 1 }),
    "maxBitrate value not in range. valid range: 100000 to 2500000",
  ],
  ["startRemoteMediaPlayer", layers({ ...layer, maxFramerate: "1" }), "maxFramerate must be a number"],
  [
    "startRemoteMediaPlayer",
    layers({ ...layer, maxFramerate: 31 }),
    "maxFramerate value not in range. valid range: 1 to 30",
  ],
  [
    "startRemoteMediaPlayer",
    layers({ ...layer, scaleResolutionDownBy: "2" }),
    "scaleResolutionDownBy must be a number",
  ],
  [
    "startRemoteMediaPlayer",
    layers({ ...layer, scaleResolutionDownBy: 9 }),
    "scaleResolutionDownBy value not in range. valid range: 1 to 8",
  ],
  ["updateRemoteMediaPlayer", { settings: {} }, 'session_id parameter must be "string" type'],
  ["updateRemoteMediaPlayer", playing, 'RemoteMediaPlayerSettings: must be "object" type'],
  ["stopRemoteMediaPlayer", session, "remotePlayerID must be of type string"],
  [
    "startRemoteMediaPlayer",
    player({ speed: 2 }),
    "Invalid key speed, valid keys are: state,volume,simulcastEncodings",
  ],
  [
    "startRemoteMediaPlayer",
    layers({}),
    "Empty encoding is not allowed. At least one of these valid keys should be specified:maxBitrate,maxFramerate,scaleResolutionDownBy",
  ],
  ["updateRemoteMediaPlayer", { ...playing, settings: 1 }, 'RemoteMediaPlayerSettings: must be "object" type'],
  [
    "updateRemoteMediaPlayer",
    { ...playing, settings: { state: "stop" } },
    'Invalid value for RemoteMediaPlayerSettings.state, valid values are: {"PLAY":"play","PAUSE":"pause"}',
  ],
  [
    "updateRemoteMediaPlayer",
    { ...playing, settings: { volume: "0" } },
    'RemoteMediaPlayerSettings.volume: must be "number" type',
  ],
  [
    "updateRemoteMediaPlayer",
    { ...playing, settings: { volume: -0.1 } },
    "RemoteMediaPlayerSettings.volume: must be between 0.0 - 2.0",
  ],
  ...(
    [
      [{ video: { processor: { type: "mask" } } }, "inputSettings video processor type invalid"],
      [{ video: "blur" }, "video must be an object"],
      [{ video: { colour: 1 } }, "video has no colour"],
      [{ colour: 1 }, "there are no settings of colour"],
      [{ audio: { settings: { customTrack: "me" } } }, "the customTrack of audio must be a MediaStreamTrack"],
      [
        blur(0),
        "invalid object in inputSettings -> video -> processor -> config; expected: {0 < strength <= 1}, got: 0",
      ],
      [image(11), "invalid image selection; must be an int, > 0, <= 10"],
      [image("beach"), "invalid image selection; must be an int, > 0, <= 10"],
      [image({}), "invalid image selection; must be an int, > 0, <= 10"],
      [image("https://example.org/a.gif"), "invalid image type; supported types: [jpg, png, jpeg]"],
      [image("data:image/gif;base64,AA"), "invalid image type; supported types: [jpg, png, jpeg]"],
      [{ audio: { processor: { type: "echo" } } }, "inputSettings audio processor type invalid"],
    ] as const
  ).map(([input, reason]): Case => ["updateInputSettings", input, `${form}: ${reason}`]),
  ["updateSendSettings", {}, "Send settings must contain at least information for one track!"],
  [
    "updateSendSettings",
    { video: "best" },
    "Video send settings should be either an object or one of the supported presets: default-video,bandwidth-optimized,bandwidth-and-quality-balanced,quality-optimized,adaptive-2-layers,adaptive-3-layers",
  ],
  [
    "updateSendSettings",
    { video: {} },
    "Video send settings must contain at least maxQuality, allowAdaptiveLayers or encodings attribute",
  ],
  ["updateSendSettings", { video: { maxQuality: "best" } }, "maxQuality must be either low, medium or high"],
  ["updateSendSettings", { video: { maxQuality: ["low"] } }, "maxQuality must be either low, medium or high"],
  [
    "updateSendSettings",
    { video: { encodings: { low: {}, high: {} } } },
    "Encodings must be defined as: low, low and medium, or low, medium and high.",
  ],
  [
    "updateSendSettings",
    { screenVideo: "default-video" },
    "Video send settings should be either an object or one of the supported presets: default-screen-video,detail-optimized,motion-optimized,motion-and-detail-balanced",
  ],
  [
    "updateSendSettings",
    { screenVideo: {} },
    "Video send settings must contain at least maxQuality, allowAdaptiveLayers or encodings attribute",
  ],
  ["updateSendSettings", { screenVideo: { maxQuality: 3 } }, "maxQuality must be either low, medium or high"],
  [
    "updateSendSettings",
    { screenVideo: { encodings: {} } },
    "Encodings must be defined as: low, low and medium, or low, medium and high.",
  ],
  ["setUserData", { userData: () => {} }, "userData must be serializable to JSON"],
  [
    "setUserData",
    { userData: "a".repeat(4097) },
    "userData is too large (4097 characters). Maximum size supported is 4096.",
  ],
  [
    "startRemoteParticipantsAudioLevelObserver",
    { interval: 99 },
    "The interval must be a number greater than or equal to 100 milliseconds.",
  ],
  ["preAuth", {}, "preAuth() requires at least a url to be provided"],
  ["updatePermissions", {}, "participantId must be a string"],
];

test.each(violated)("%s with %j says: %s", (command, input, message) => {
  const state = command === "preAuth" ? "new" : "joined";
  expect(() => assertCommandAllowed(command, input, state)).toThrow(
    expect.objectContaining({ code: "invalid", message }),
  );
});

test.each<readonly [UncheckedInput, ending: string]>([
  [{ hasPresence: "yes" }, "hasPresence is wrong."],
  [{ canSend: ["audio", "smell"] }, "canSend is wrong."],
  [{ canSend: [["audio"]] }, "canSend is wrong."],
  [{ canAdmin: "all" }, "canAdmin is wrong."],
  [{ canSing: true }, "canSing is wrong."],
  [{ canReceive: 5 }, "canReceive must be an object."],
  [{ canReceive: { base: 5 } }, "invalid (non-object, non-boolean) value in canReceive."],
  [{ canReceive: { byUserId: "no" } }, "invalid (non-object) value for field 'byUserId' in canReceive."],
  [{ canReceive: { byParticipantId: { it: { smell: true } } } }, "invalid media type 'smell' in canReceive."],
  [{ canReceive: { base: { audio: "yes" } } }, "invalid (non-boolean) value for media type 'audio' in canReceive."],
  [{ canReceive: { everyone: true } }, "canReceive can only contain keys (base, byUserId, byParticipantId)."],
])("updatePermissions with %j says what is wrong", (permissions, ending) => {
  expect(() => assertCommandAllowed("updatePermissions", { ...participant, ...permissions }, "joined")).toThrow(ending);
});

test.each<RoomCommandName>(["setCustomIntegrations", "updateCustomIntegrations", "updateCustomTrayButtons"])(
  "%s is only Daily's Prebuilt's",
  (command) => {
    const message = `${command}() is only supported as part of Daily's Prebuilt`;
    expect(() => assertCommandAllowed(command, {}, "joined")).toThrow(
      expect.objectContaining({ code: "not-supported", message }),
    );
  },
);

describe("as options of a call", () => {
  const { label: _, ...noLabel } = page;
  const { location: __, ...noLocation } = page;
  const { src: ___, ...noPage } = page;
  test.each<readonly [unknown, string]>([
    [5, "must be an object"],
    [noLabel, "label is required"],
    [noLocation, "location is required"],
    [noPage, "src or srcdoc is required"],
    [{ ...page, srcdoc: "<p>" }, "cannot have both src and srcdoc"],
    [{ ...page, location: "tray" }, "location should be 'main' | 'sidebar'"],
    [{ ...page, label: 5 }, "label should be string"],
    [{ ...page, src: "notes" }, 'src "notes" is not a valid URL'],
    [{ ...page, iconURL: "icon" }, "iconURL should be a url"],
    [{ ...page, controlledBy: "all" }, "controlledBy should be '*' | 'owners' | string[]"],
    [{ ...page, shared: 1 }, "shared should be string[] | 'owners' | boolean"],
    [{ ...page, size: 1 }, "customIntegration does not support key size"],
  ])("an integration %j says: %s", (integration, reason) => {
    expect(() => checkIntegrations({ good: page, notes: integration })).toThrow(`customIntegration notes: ${reason}`);
  });

  test.each<readonly [UncheckedInput, string]>([
    [{ size: 1 }, "customTrayButton does not support key size"],
    [{ iconPath: "no url" }, "customTrayButton iconPath should be a url."],
    [{ iconPathDarkMode: 5 }, "customTrayButton iconPathDarkMode should be a url."],
    [{ label: 5 }, "customTrayButton label should be a string."],
    [{ tooltip: 1 }, "customTrayButton tooltip should be a string."],
    [
      { visualState: "open" },
      "customTrayButton visualState should be 'default' | 'sidebar-open' | 'active'. Got: open",
    ],
  ])("a tray button with %j says: %s", (wrong, message) => {
    expect(() => checkTrayButtons({ notes: { ...button, ...wrong } })).toThrow(message);
  });

  test("both are let through as they are meant", () => {
    expect(() => checkIntegrations({ notes: { ...page, controlledBy: "owners", shared: ["u-1"] } })).not.toThrow();
    expect(() => checkTrayButtons({ b: { ...button, visualState: "sidebar-open" } })).not.toThrow();
  });
});

test.each<readonly [RoomCommandName, UncheckedInput]>([
  ["startDialOut", { ...number, extension: "9".repeat(20), waitBeforeExtensionDialSec: 60, callerId: "c" }],
  ["startDialOut", { ...sip, video: true, codecs: { audio: ["PCMU", "G722"], video: ["VP8"] } }],
  ["startDialOut", { ...number, displayName: "a".repeat(199), userId: "a".repeat(36) }],
  ["sendDTMF", { ...session, tones: "0123456789ABCD*#" }],
  ["sipCallTransfer", { ...session, toEndPoint: "+13055550123", callerId: "c" }],
  ["sipRefer", { ...session, toEndPoint: "sip:a@example.org" }],
  ["startRecording", {}],
  ["startRecording", { type: "raw-tracks" }],
  ["startRemoteMediaPlayer", player({ volume: 0, state: "pause" })],
  ["startRemoteMediaPlayer", layers(layer, layer, layer)],
  ["updateInputSettings", blur(1)],
  ["updateInputSettings", image(10)],
  ["updateInputSettings", image("https://example.org/room.PNG")],
  ["updateInputSettings", image("https://example.org/room.jpg?size=2")],
  ["updateInputSettings", image("data:image/png;base64,AA")],
  ["updateInputSettings", image("default")],
  ["updateInputSettings", image("3")],
  ["updateInputSettings", image()],
  ["updateInputSettings", { audio: { settings: { echoCancellation: true } } }],
  ["updateInputSettings", {}],
  ["updateRemoteMediaPlayer", { ...playing, settings: { volume: 2 } }],
  ["stopRemoteMediaPlayer", playing],
  ["stopDialOut", session],
  ["stopRecording", {}],
  [
    "updateSendSettings",
    { video: "adaptive-2-layers", screenVideo: { encodings: { low: { maxBitrate: 1 }, medium: { maxFramerate: 1 } } } },
  ],
  ["updateSendSettings", { video: { maxQuality: "medium" } }],
  ["setUserData", { userData: "a".repeat(4096) }],
  ["setUserData", {}],
  [
    "updatePermissions",
    { ...participant, hasPresence: true, canSend: new Set(["audio"]), canReceive: { base: true }, canAdmin: false },
  ],
  [
    "updatePermissions",
    {
      ...participant,
      canReceive: { byUserId: { u: false }, byParticipantId: { p: { customAudio: { music: true } } } },
    },
  ],
  ["updateSendSettings", { video: { allowAdaptiveLayers: true } }],
])("%s is let through with %j", (command, input) => {
  expect(() => assertCommandAllowed(command, input, "joined")).not.toThrow();
});

describe("when commands are allowed", () => {
  const timed = Object.entries(roomCommands) as [RoomCommandName, { readonly timing: string }][];

  test.each(timed.filter(([, { timing }]) => timing === "after-join"))("%s is only supported after join", (name) => {
    for (const state of ["new", "joining", "left", "error"] as const) {
      // Before the join, nothing else is looked at.
      expect(() => assertCommandAllowed(name, {}, state)).toThrow(
        expect.objectContaining({ code: "only-after-join", message: `${name}() only supported after join.` }),
      );
    }
  });

  test.each(timed.filter(([, { timing }]) => timing === "before-join"))("%s is not supported after joining", (name) => {
    expect(() => assertCommandAllowed(name, { url: "https://rooms.example/one" }, "new")).not.toThrow();
    expect(() => assertCommandAllowed(name, {}, "joined")).toThrow(
      expect.objectContaining({
        code: "not-after-join",
        message: expect.stringContaining(`${name}() not supported after joining a meeting.`),
      }),
    );
  });
});
