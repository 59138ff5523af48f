import { describe, expect, test } from "vitest";
import type { RoomCommandName } from "../rooms/media-room.ts";
import { assertCommandAllowed, roomCommands } from "./room-commands.ts";
import type { UncheckedInput, ValidationRule } from "./validation-rule.ts";

const number = { phoneNumber: "+13055550123" };
const sip = { sipUri: "sip:office@example.org" };
const session = { sessionId: "s-1" };
const blur = (strength: unknown) => ({ video: { processor: { type: "background-blur", config: { strength } } } });
const image = (source?: unknown) => ({ video: { processor: { type: "background-image", config: { source } } } });
const player = (settings: unknown) => ({ url: "https://example.org/a.mp4", settings });
const layers = (...simulcastEncodings: unknown[]) => ({ url: "https://example.org/a.mp4", simulcastEncodings });
const layer = { maxBitrate: 200_000, maxFramerate: 15, scaleResolutionDownBy: 2 };
const participant = { participantId: "it" };
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
    { ...number, extension: "1", waitBeforeExtensionDialSec: -1 },
    "Error starting dial out: waitBeforeExtensionDialSec must not be negative",
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
  ["sipCallTransfer", { ...session, toEndPoint: "+1305", displayName: 1 }, "displayName must be a string"],
  [
    "sipCallTransfer",
    { ...session, toEndPoint: "+1305", displayName: "a".repeat(200) },
    "displayName length must be less than 200",
  ],
  ["sipCallTransfer", { ...session, toEndPoint: "+1305", userId: 1 }, "userId must be a string"],
  [
    "sipCallTransfer",
    { ...session, toEndPoint: "+1305", userId: "a".repeat(37) },
    "userId length must be less than or equal to 36",
  ],
  ["sipCallTransfer", { ...session, toEndPoint: "+1305", extension: 1 }, "extension must be a string"],
  [
    "sipCallTransfer",
    { ...session, toEndPoint: "+1305", extension: "1".repeat(21) },
    "extension length must be less than or equal to 20",
  ],
  [
    "sipCallTransfer",
    { ...session, toEndPoint: "+1305", extension: "1", waitBeforeExtensionDialSec: Number.NaN },
    "waitBeforeExtensionDialSec must be a number",
  ],
  [
    "sipCallTransfer",
    { ...session, toEndPoint: "+1305", extension: "1", waitBeforeExtensionDialSec: 90 },
    "waitBeforeExtensionDialSec must be less than or equal to 60",
  ],
  [
    "sipCallTransfer",
    { ...session, toEndPoint: "+1305", extension: "1", waitBeforeExtensionDialSec: -1 },
    "waitBeforeExtensionDialSec must not be negative",
  ],
  [
    "sipCallTransfer",
    { ...session, toEndPoint: "sip:a@example.org", extension: "1", waitBeforeExtensionDialSec: 5 },
    "waitBeforeExtensionDialSec requires a phoneNumber and extension",
  ],
  ["sipRefer", session, "sessionId and toEndPoint are mandatory parameter"],
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
    "Invalid value for RemoteMediaPlayerSettings.state, valid values are: 'play' or 'pause'",
  ],
  [
    "startRemoteMediaPlayer",
    player({ state: ["play"] }),
    "Invalid value for RemoteMediaPlayerSettings.state, valid values are: 'play' or 'pause'",
  ],
  ["startRemoteMediaPlayer", player({ volume: "1" }), 'RemoteMediaPlayerSettings.volume: must be "number" type'],
  ["startRemoteMediaPlayer", player({ volume: 2.1 }), "RemoteMediaPlayerSettings.volume: must be between 0.0 - 2.0"],
  ["startRemoteMediaPlayer", { url: "a", simulcastEncodings: {} }, "encodings must be an Array"],
  ["startRemoteMediaPlayer", layers(), "encodings must be an Array with between 1 to 3 layers"],
  ["startRemoteMediaPlayer", layers({ maxFramerate: 10 }), "maxBitrate is not specified"],
  ["startRemoteMediaPlayer", layers({ ...layer, colour: 1 }), "Invalid key colour"],
  ["startRemoteMediaPlayer", layers({ ...layer, toString: 1 }), "Invalid key toString"],
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
  ["updateRemoteMediaPlayer", {}, 'sessionId parameter must be "string" type'],
  ["updateRemoteMediaPlayer", { ...session, settings: 1 }, 'RemoteMediaPlayerSettings: must be "object" type'],
  [
    "updateRemoteMediaPlayer",
    { ...session, settings: { state: "stop" } },
    "Invalid value for RemoteMediaPlayerSettings.state, valid values are: 'play' or 'pause'",
  ],
  [
    "updateRemoteMediaPlayer",
    { ...session, settings: { volume: "0" } },
    'RemoteMediaPlayerSettings.volume: must be "number" type',
  ],
  [
    "updateRemoteMediaPlayer",
    { ...session, settings: { volume: -0.1 } },
    "RemoteMediaPlayerSettings.volume: must be between 0.0 - 2.0",
  ],
  [
    "updateInputSettings",
    { video: { processor: { type: "mask" } } },
    "invalid video processor, must be one of 'none', 'background-blur', 'background-image'",
  ],
  [
    "updateInputSettings",
    { video: "blur" },
    "invalid video processor, must be one of 'none', 'background-blur', 'background-image'",
  ],
  ["updateInputSettings", blur(0), "invalid background blur: expected {0 < strength <= 1}"],
  ["updateInputSettings", image(), "invalid background image: a source is required"],
  ["updateInputSettings", image(11), "invalid image selection; must be an int, > 0, <= 10"],
  ["updateInputSettings", image("a.gif"), "invalid image type; must be jpg, png or jpeg"],
  ["updateInputSettings", image({}), "invalid image type; must be jpg, png or jpeg"],
  ["updateInputSettings", image([99]), "invalid image type; must be jpg, png or jpeg"],
  ["updateInputSettings", image(true), "invalid image type; must be jpg, png or jpeg"],
  [
    "updateInputSettings",
    { audio: { processor: { type: "echo" } } },
    "invalid audio processor, must be one of 'none', 'noise-cancellation'",
  ],
  ["updateSendSettings", {}, "Send settings must contain at least information for one track!"],
  [
    "updateSendSettings",
    { video: "best" },
    "video send settings should be either an object or one of the supported presets: default-video, bandwidth-optimized, bandwidth-and-quality-balanced, quality-optimized, adaptive-2-layers, adaptive-3-layers",
  ],
  [
    "updateSendSettings",
    { video: {} },
    "Video send settings must contain at least maxQuality, allowAdaptiveLayers or encodings attribute",
  ],
  ["updateSendSettings", { video: { maxQuality: "best" } }, "maxQuality must be either low, medium or high"],
  ["updateSendSettings", { video: { maxQuality: ["low"] } }, "maxQuality must be either low, medium or high"],
  ["updateSendSettings", { video: { allowAdaptiveLayers: "x" } }, "allowAdaptiveLayers must be a boolean"],
  ["updateSendSettings", { screenVideo: { allowAdaptiveLayers: 1 } }, "allowAdaptiveLayers must be a boolean"],
  [
    "updateSendSettings",
    { video: { encodings: { low: {}, high: {} } } },
    "Encodings must be defined as: low, low and medium, or low, medium and high.",
  ],
  [
    "updateSendSettings",
    { screenVideo: "default-video" },
    "screenVideo send settings should be either an object or one of the supported presets: default-screen-video, detail-optimized, motion-optimized, motion-and-detail-balanced",
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
    { userData: "a".repeat(4095) },
    "userData is too large (4097 characters). Maximum size supported is 4096.",
  ],
  ["startRemoteParticipantsAudioLevelObserver", { interval: 99 }, "interval must be at least 100 ms"],
  ["updateCustomIntegrations", { notes: 5 }, "integration notes: must be an object"],
  ["updateCustomIntegrations", { notes: { ...page, label: undefined } }, "integration notes: label is required"],
  ["updateCustomIntegrations", { notes: { ...page, location: undefined } }, "integration notes: location is required"],
  ["updateCustomIntegrations", { notes: { ...page, label: "" } }, "integration notes: label is required"],
  [
    "updateCustomIntegrations",
    { notes: { ...page, location: ["main"] } },
    "integration notes: location must be main or sidebar",
  ],
  ["updateCustomIntegrations", { notes: { ...page, src: "" } }, "integration notes: src or srcdoc is required"],
  [
    "updateCustomIntegrations",
    { good: page, notes: { ...page, location: "tray" } },
    "integration notes: location must be main or sidebar",
  ],
  ["updateCustomIntegrations", { notes: { ...page, src: undefined } }, "integration notes: src or srcdoc is required"],
  [
    "updateCustomIntegrations",
    { notes: { ...page, srcdoc: "<p>" } },
    "integration notes: cannot have both src and srcdoc",
  ],
  [
    "updateCustomIntegrations",
    { notes: { ...page, controlledBy: "all" } },
    "integration notes: controlledBy must be '*', 'owners' or a list of ids",
  ],
  [
    "updateCustomIntegrations",
    { notes: { ...page, shared: 1 } },
    "integration notes: shared must be a boolean, 'owners' or a list of ids",
  ],
  ["updateCustomTrayButtons", { b: null }, "customTrayButton b: must be an object"],
  ["updateCustomTrayButtons", { b: { ...button, size: 1 } }, "customTrayButton b: has an unknown key: size"],
  ["updateCustomTrayButtons", { b: { ...button, iconPath: "no url" } }, "customTrayButton b: iconPath must be a url"],
  [
    "updateCustomTrayButtons",
    { b: { ...button, iconPathDarkMode: 5 } },
    "customTrayButton b: iconPathDarkMode must be a url",
  ],
  ["updateCustomTrayButtons", { b: { ...button, label: 5 } }, "customTrayButton b: label is required"],
  ["updateCustomTrayButtons", { b: { ...button, tooltip: undefined } }, "customTrayButton b: tooltip is required"],
  [
    "updateCustomTrayButtons",
    { b: { ...button, visualState: ["active"] } },
    "customTrayButton b: visualState should be default, sidebar-open or active",
  ],
  [
    "updateCustomTrayButtons",
    { b: { ...button, visualState: "open" } },
    "customTrayButton b: visualState should be default, sidebar-open or active",
  ],
  ["updatePermissions", {}, "participantId must be a string"],
  ["updatePermissions", { ...participant, hasPresence: "yes" }, "hasPresence must be a boolean"],
  [
    "updatePermissions",
    { ...participant, canSend: ["audio", "smell"] },
    "canSend must be a boolean or a set of video, audio, screenVideo, screenAudio, customVideo, customAudio",
  ],
  [
    "updatePermissions",
    { ...participant, canAdmin: "all" },
    "canAdmin must be a boolean or a set of participants, streaming, transcription",
  ],
  [
    "updatePermissions",
    { ...participant, canSend: [["audio"]] },
    "canSend must be a boolean or a set of video, audio, screenVideo, screenAudio, customVideo, customAudio",
  ],
  ...[{ base: 5 }, { byUserId: "no" }, { byParticipantId: { it: { smell: true } } }, { base: { audio: "yes" } }].map(
    (canReceive): Case => [
      "updatePermissions",
      { ...participant, canReceive },
      "canReceive must hold booleans, or booleans by video, audio, screenVideo, screenAudio, customVideo, customAudio",
    ],
  ),
  [
    "updatePermissions",
    { ...participant, canReceive: { everyone: true } },
    "canReceive must be an object with base, byUserId or byParticipantId",
  ],
];

test.each(violated)("%s with %j says: %s", (command, input, message) => {
  expect(() => assertCommandAllowed(command, input, "joined")).toThrow(
    expect.objectContaining({ code: "invalid", message }),
  );
});

test("has a case above for every rule", () => {
  const tried = new Set<ValidationRule>();
  for (const [command, input] of violated) {
    const rule = roomCommands[command].rules.find((one: ValidationRule) => one.isViolated(input));
    if (rule) tried.add(rule);
  }
  for (const { rules } of Object.values(roomCommands)) for (const rule of rules) expect(tried).toContain(rule);
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
  ["updateSendSettings", { video: "adaptive-2-layers", screenVideo: { encodings: { low: {}, medium: {} } } }],
  ["updateSendSettings", { video: { maxQuality: "medium" } }],
  ["setUserData", { userData: "a".repeat(4094) }],
  ["setUserData", {}],
  ["updateCustomIntegrations", { notes: { ...page, controlledBy: "owners", shared: ["u-1"] } }],
  ["updateCustomTrayButtons", { b: { ...button, visualState: "sidebar-open" } }],
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
    expect(() => assertCommandAllowed(name, {}, "new")).not.toThrow();
    expect(() => assertCommandAllowed(name, {}, "joined")).toThrow(
      expect.objectContaining({
        code: "not-after-join",
        message: `${name}() not supported after joining a meeting.`,
      }),
    );
  });
});
