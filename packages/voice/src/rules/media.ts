import { limits } from "../limits.ts";
import { type Given, isGiven, isObject, isOneOf, isText, type Rule, rule, within } from "./rule.ts";

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

export const recording: readonly Rule[] = [
  rule(
    ({ type }) => `invalid type: ${String(type)}, allowed values 'cloud', 'raw-tracks', or 'local'`,
    ({ type }) => isGiven(type) && !isOneOf(type, recordingTypes),
  ),
];

/** What each number of a simulcast layer may be. */
const layerRanges = {
  maxBitrate: [100_000, 2_500_000],
  maxFramerate: [1, 30],
  scaleResolutionDownBy: [1, 8],
} as const;

/** Layers in which one video is sent, best first. */
export const simulcast: readonly Rule[] = [
  rule(
    "encodings must be an Array",
    ({ simulcastEncodings: encodings }) => isGiven(encodings) && !Array.isArray(encodings),
  ),
  rule(
    "encodings must be an Array with between 1 to 3 layers",
    ({ simulcastEncodings: encodings }) =>
      Array.isArray(encodings) &&
      (encodings.length < limits.simulcastLayers.fewest || encodings.length > limits.simulcastLayers.most),
  ),
  rule("maxBitrate is not specified", (given) => layers(given).some((layer) => !isGiven(layer["maxBitrate"]))),
  rule(
    (given) => `Invalid key ${layers(given).flatMap(Object.keys).find(isUnknownKey)}`,
    (given) => layers(given).flatMap(Object.keys).some(isUnknownKey),
  ),
  ...Object.entries(layerRanges).flatMap(([name, [lowest, highest]]) => [
    rule(`${name} must be a number`, (given) =>
      layers(given).some((layer) => isGiven(layer[name]) && typeof layer[name] !== "number"),
    ),
    rule(`${name} value not in range. valid range: ${lowest} to ${highest}`, (given) =>
      layers(given).some((layer) => typeof layer[name] === "number" && !isWithin(layer[name], lowest, highest)),
    ),
  ]),
];

function layers({ simulcastEncodings: encodings }: Given): readonly Given[] {
  return Array.isArray(encodings) ? encodings.map((layer: unknown) => (isObject(layer) ? layer : {})) : [];
}

function isUnknownKey(key: string): boolean {
  return !Object.hasOwn(layerRanges, key) && key !== "scalabilityMode";
}

/** A video of the web that is played into the room. */
export const mediaPlayer: readonly Rule[] = [
  rule('url parameter must be "string" type', ({ url }) => !isText(url)),
  ...playerSettings(),
];

/** A player that is running already. */
export const mediaPlayerUpdate: readonly Rule[] = [
  rule('sessionId parameter must be "string" type', ({ sessionId }) => !isText(sessionId)),
  ...playerSettings(),
];

function playerSettings(): readonly Rule[] {
  const { lowest, highest } = limits.mediaPlayerVolume;
  const setting = (given: Given, name: string) => within(given["settings"], name);
  return [
    rule(
      'RemoteMediaPlayerSettings: must be "object" type',
      ({ settings }) => isGiven(settings) && !isObject(settings),
    ),
    rule(
      "Invalid value for RemoteMediaPlayerSettings.state, valid values are: 'play' or 'pause'",
      (given) => isGiven(setting(given, "state")) && !isOneOf(setting(given, "state"), ["play", "pause"]),
    ),
    rule(
      'RemoteMediaPlayerSettings.volume: must be "number" type',
      (given) => isGiven(setting(given, "volume")) && typeof setting(given, "volume") !== "number",
    ),
    rule(
      "RemoteMediaPlayerSettings.volume: must be between 0.0 - 2.0",
      (given) => typeof setting(given, "volume") === "number" && !isWithin(setting(given, "volume"), lowest, highest),
    ),
  ];
}

/** What is done to the person's own picture and sound. */
export const inputSettings: readonly Rule[] = [
  rule(
    "invalid video processor, must be one of 'none', 'background-blur', 'background-image'",
    (given) =>
      isGiven(given["video"]) && !isOneOf(processor(given, "video"), ["none", "background-blur", "background-image"]),
  ),
  rule(
    "invalid background blur: expected {0 < strength <= 1}",
    (given) =>
      processor(given, "video") === "background-blur" &&
      isGiven(config(given, "strength")) &&
      !(typeof config(given, "strength") === "number" && isAboveZeroUpToOne(Number(config(given, "strength")))),
  ),
  rule(
    "invalid background image: a source is required",
    (given) => processor(given, "video") === "background-image" && !isGiven(config(given, "source")),
  ),
  rule("invalid image selection; must be an int, > 0, <= 10", (given) => {
    const source = config(given, "source");
    const { first, last } = limits.backgroundImage;
    return typeof source === "number" && !(Number.isInteger(source) && isWithin(source, first, last));
  }),
  rule("invalid image type; must be jpg, png or jpeg", (given) => {
    const source = config(given, "source");
    return isGiven(source) && typeof source !== "number" && !(isText(source) && /\.(jpe?g|png)$/i.test(source));
  }),
  rule(
    "invalid audio processor, must be one of 'none', 'noise-cancellation'",
    (given) => isGiven(given["audio"]) && !isOneOf(processor(given, "audio"), ["none", "noise-cancellation"]),
  ),
];

function processor(given: Given, kind: "audio" | "video"): unknown {
  return within(within(given[kind], "processor"), "type");
}

function config(given: Given, name: string): unknown {
  return within(within(within(given["video"], "processor"), "config"), name);
}

/** How the person's pictures are sent: a preset's name, or settings of one's own. */
export const sendSettings: readonly Rule[] = [
  rule("Send settings must contain at least information for one track!", ({ video, screenVideo }) =>
    [video, screenVideo].every((settings) => !isGiven(settings)),
  ),
  ...(["video", "screenVideo"] as const).flatMap((kind) => [
    rule(
      `${kind} send settings should be either an object or one of the supported presets: ${presets[kind].join(", ")}`,
      (given) => {
        const settings = given[kind];
        if (!isGiven(settings) || isObject(settings)) return false;
        return !presets[kind].some((preset) => preset === settings);
      },
    ),
    rule(
      "Video send settings must contain at least maxQuality, allowAdaptiveLayers or encodings attribute",
      (given) =>
        isObject(given[kind]) &&
        ["maxQuality", "allowAdaptiveLayers", "encodings"].every((name) => !isGiven(within(given[kind], name))),
    ),
    rule("maxQuality must be either low, medium or high", (given) => {
      const quality = within(given[kind], "maxQuality");
      return isGiven(quality) && !isOneOf(quality, qualities);
    }),
    rule("allowAdaptiveLayers must be a boolean", (given) => {
      const isAllowed = within(given[kind], "allowAdaptiveLayers");
      return isGiven(isAllowed) && typeof isAllowed !== "boolean";
    }),
    rule("Encodings must be defined as: low, low and medium, or low, medium and high.", (given) => {
      const encodings = within(given[kind], "encodings");
      return isGiven(encodings) && !isLadder(encodings);
    }),
  ]),
];

/** Qualities build on each other: none stands without those below. */
function isLadder(encodings: unknown): boolean {
  if (!isObject(encodings)) return false;
  const names = Object.keys(encodings);
  const rungs = qualities.filter((quality) => names.includes(quality));
  return names.length > 0 && rungs.length === names.length && rungs.every((rung, index) => rung === qualities[index]);
}

/** What the person's entry in the room carries. */
export const userData: readonly Rule[] = [
  rule("userData must be serializable to JSON", ({ userData: data }) => isGiven(data) && json(data) === undefined),
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

export const levelObserver: readonly Rule[] = [
  rule(
    `interval must be at least ${limits.audioLevelIntervalMs} ms`,
    ({ interval }) => isGiven(interval) && !(typeof interval === "number" && interval >= limits.audioLevelIntervalMs),
  ),
];

function isWithin(value: unknown, lowest: number, highest: number): boolean {
  return typeof value === "number" && value >= lowest && value <= highest;
}

function isAboveZeroUpToOne(value: number): boolean {
  return value > 0 && value <= 1;
}
