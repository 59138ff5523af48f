import { limits } from "../limits.ts";
import {
  isObject,
  isOneOf,
  isPresent,
  isString,
  rule,
  type UncheckedInput,
  type ValidationRule,
  within,
} from "./validation-rule.ts";

const recordingTypes = ["cloud", "raw-tracks", "local"];
const qualities = ["low", "medium", "high"];

/** The presets a video track may be sent with. */
const presets = {
  video: [
    "default-video",
    "bandwidth-optimized",
    "bandwidth-and-quality-balanced",
    "quality-optimized",
    "adaptive-2-layers",
    "adaptive-3-layers",
  ],
  screenVideo: ["default-screen-video", "detail-optimized", "motion-optimized", "motion-and-detail-balanced"],
} as const;

export const recording: readonly ValidationRule[] = [
  rule(
    ({ type }) => `invalid type: ${String(type)}, allowed values 'cloud', 'raw-tracks', or 'local'`,
    ({ type }) => isPresent(type) && !isOneOf(type, recordingTypes),
  ),
];

/** The range of each number of a simulcast layer. */
const layerRanges = {
  maxBitrate: [100_000, 2_500_000],
  maxFramerate: [1, 30],
  scaleResolutionDownBy: [1, 8],
} as const;

/** The simulcast layers of one video, best first. */
export const simulcast: readonly ValidationRule[] = [
  rule(
    "encodings must be an Array",
    ({ simulcastEncodings: encodings }) => isPresent(encodings) && !Array.isArray(encodings),
  ),
  rule(
    "encodings must be an Array with between 1 to 3 layers",
    ({ simulcastEncodings: encodings }) =>
      Array.isArray(encodings) &&
      (encodings.length < limits.simulcastLayers.fewest || encodings.length > limits.simulcastLayers.most),
  ),
  rule("maxBitrate is not specified", (input) => layers(input).some((layer) => !isPresent(layer["maxBitrate"]))),
  rule(
    (input) => `Invalid key ${layers(input).flatMap(Object.keys).find(isUnknownKey)}`,
    (input) => layers(input).flatMap(Object.keys).some(isUnknownKey),
  ),
  ...Object.entries(layerRanges).flatMap(([name, [lowest, highest]]) => [
    rule(`${name} must be a number`, (input) =>
      layers(input).some((layer) => isPresent(layer[name]) && typeof layer[name] !== "number"),
    ),
    rule(`${name} value not in range. valid range: ${lowest} to ${highest}`, (input) =>
      layers(input).some((layer) => typeof layer[name] === "number" && !isWithin(layer[name], lowest, highest)),
    ),
  ]),
];

function layers({ simulcastEncodings: encodings }: UncheckedInput): readonly UncheckedInput[] {
  return Array.isArray(encodings) ? encodings.map((layer: unknown) => (isObject(layer) ? layer : {})) : [];
}

function isUnknownKey(key: string): boolean {
  return !Object.hasOwn(layerRanges, key) && key !== "scalabilityMode";
}

/** Playing a web video into the room. */
export const mediaPlayer: readonly ValidationRule[] = [
  rule('url parameter must be "string" type', ({ url }) => !isString(url)),
  ...playerSettings(),
];

/** Changing a running player. */
export const mediaPlayerUpdate: readonly ValidationRule[] = [
  rule('sessionId parameter must be "string" type', ({ sessionId }) => !isString(sessionId)),
  ...playerSettings(),
];

function playerSettings(): readonly ValidationRule[] {
  const { lowest, highest } = limits.mediaPlayerVolume;
  const setting = (input: UncheckedInput, name: string) => within(input["settings"], name);
  return [
    rule(
      'RemoteMediaPlayerSettings: must be "object" type',
      ({ settings }) => isPresent(settings) && !isObject(settings),
    ),
    rule(
      "Invalid value for RemoteMediaPlayerSettings.state, valid values are: 'play' or 'pause'",
      (input) => isPresent(setting(input, "state")) && !isOneOf(setting(input, "state"), ["play", "pause"]),
    ),
    rule(
      'RemoteMediaPlayerSettings.volume: must be "number" type',
      (input) => isPresent(setting(input, "volume")) && typeof setting(input, "volume") !== "number",
    ),
    rule(
      "RemoteMediaPlayerSettings.volume: must be between 0.0 - 2.0",
      (input) => typeof setting(input, "volume") === "number" && !isWithin(setting(input, "volume"), lowest, highest),
    ),
  ];
}

/** Processing of the person's own video and audio. */
export const inputSettings: readonly ValidationRule[] = [
  rule(
    "invalid video processor, must be one of 'none', 'background-blur', 'background-image'",
    (input) =>
      isPresent(input["video"]) && !isOneOf(processor(input, "video"), ["none", "background-blur", "background-image"]),
  ),
  rule(
    "invalid background blur: expected {0 < strength <= 1}",
    (input) =>
      processor(input, "video") === "background-blur" &&
      isPresent(config(input, "strength")) &&
      !(typeof config(input, "strength") === "number" && isAboveZeroUpToOne(Number(config(input, "strength")))),
  ),
  rule(
    "invalid background image: a source is required",
    (input) => processor(input, "video") === "background-image" && !isPresent(config(input, "source")),
  ),
  rule("invalid image selection; must be an int, > 0, <= 10", (input) => {
    const source = config(input, "source");
    const { first, last } = limits.backgroundImage;
    return typeof source === "number" && !(Number.isInteger(source) && isWithin(source, first, last));
  }),
  rule("invalid image type; must be jpg, png or jpeg", (input) => {
    const source = config(input, "source");
    return isPresent(source) && typeof source !== "number" && !(isString(source) && /\.(jpe?g|png)$/i.test(source));
  }),
  rule(
    "invalid audio processor, must be one of 'none', 'noise-cancellation'",
    (input) => isPresent(input["audio"]) && !isOneOf(processor(input, "audio"), ["none", "noise-cancellation"]),
  ),
];

function processor(input: UncheckedInput, kind: "audio" | "video"): unknown {
  return within(within(input[kind], "processor"), "type");
}

function config(input: UncheckedInput, name: string): unknown {
  return within(within(within(input["video"], "processor"), "config"), name);
}

/** How the person's video is sent: a preset, or custom settings. */
export const sendSettings: readonly ValidationRule[] = [
  rule("Send settings must contain at least information for one track!", ({ video, screenVideo }) =>
    [video, screenVideo].every((settings) => !isPresent(settings)),
  ),
  ...(["video", "screenVideo"] as const).flatMap((kind) => [
    rule(
      `${kind} send settings should be either an object or one of the supported presets: ${presets[kind].join(", ")}`,
      (input) => {
        const settings = input[kind];
        if (!isPresent(settings) || isObject(settings)) return false;
        return !presets[kind].some((preset) => preset === settings);
      },
    ),
    rule(
      "Video send settings must contain at least maxQuality, allowAdaptiveLayers or encodings attribute",
      (input) =>
        isObject(input[kind]) &&
        ["maxQuality", "allowAdaptiveLayers", "encodings"].every((name) => !isPresent(within(input[kind], name))),
    ),
    rule("maxQuality must be either low, medium or high", (input) => {
      const quality = within(input[kind], "maxQuality");
      return isPresent(quality) && !isOneOf(quality, qualities);
    }),
    rule("allowAdaptiveLayers must be a boolean", (input) => {
      const isAllowed = within(input[kind], "allowAdaptiveLayers");
      return isPresent(isAllowed) && typeof isAllowed !== "boolean";
    }),
    rule("Encodings must be defined as: low, low and medium, or low, medium and high.", (input) => {
      const encodings = within(input[kind], "encodings");
      return isPresent(encodings) && !isLadder(encodings);
    }),
  ]),
];

/** Qualities build on each other: each needs those below it. */
function isLadder(encodings: unknown): boolean {
  if (!isObject(encodings)) return false;
  const names = Object.keys(encodings);
  const rungs = qualities.filter((quality) => names.includes(quality));
  return names.length > 0 && rungs.length === names.length && rungs.every((rung, index) => rung === qualities[index]);
}

/** Custom data attached to the participant. */
export const userData: readonly ValidationRule[] = [
  rule("userData must be serializable to JSON", ({ userData: data }) => isPresent(data) && json(data) === undefined),
  rule(
    ({ userData: data }) =>
      `userData is too large (${json(data)?.length} characters). Maximum size supported is ${limits.userDataCharacters}.`,
    ({ userData: data }) => (json(data)?.length ?? 0) > limits.userDataCharacters,
  ),
];

function json(data: unknown): string | undefined {
  try {
    return JSON.stringify(data);
  } catch {
    return undefined;
  }
}

export const levelObserver: readonly ValidationRule[] = [
  rule(
    `interval must be at least ${limits.audioLevelIntervalMs} ms`,
    ({ interval }) => isPresent(interval) && !(typeof interval === "number" && interval >= limits.audioLevelIntervalMs),
  ),
];

function isWithin(value: unknown, lowest: number, highest: number): boolean {
  return typeof value === "number" && value >= lowest && value <= highest;
}

function isAboveZeroUpToOne(value: number): boolean {
  return value > 0 && value <= 1;
}
