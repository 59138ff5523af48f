import { limits } from "../limits.ts";
import { type Check, isObject, isOneOf, refuse, type UncheckedInput } from "./refuse.ts";

export const checkRecording: Check = ({ type }) => {
  if (type && !isOneOf(type, ["cloud", "raw-tracks", "local"])) {
    refuse(`invalid type: ${String(type)}, allowed values 'cloud', 'raw-tracks', or 'local'`);
  }
};

/** Playing a web video into the room. */
export const checkMediaPlayer: Check = ({ url, settings = { state: "play" } }) => {
  if (typeof url !== "string") refuse('url parameter must be "string" type');
  const player = checkPlayerSettings(settings);
  const unknown = Object.keys(player).find((key) => !playerKeys.includes(key));
  if (unknown !== undefined) refuse(`Invalid key ${unknown}, valid keys are: ${playerKeys.join(",")}`);
  if (player["simulcastEncodings"]) checkSimulcast(player["simulcastEncodings"]);
};

/** Changing a running player. */
export const checkMediaPlayerUpdate: Check = ({ session_id: sessionId, settings }) => {
  checkPlayerSettings(settings);
  if (typeof sessionId !== "string") refuse('session_id parameter must be "string" type');
};

/** Stopping a player: its session. */
export const checkMediaPlayerStop: Check = ({ session_id: sessionId }) => {
  if (typeof sessionId !== "string") refuse("remotePlayerID must be of type string");
};

const playerKeys = ["state", "volume", "simulcastEncodings"];

function checkPlayerSettings(settings: unknown): UncheckedInput {
  if (!isObject(settings)) refuse('RemoteMediaPlayerSettings: must be "object" type');
  const { state, volume } = settings;
  if (state && !isOneOf(state, ["play", "pause"])) {
    refuse('Invalid value for RemoteMediaPlayerSettings.state, valid values are: {"PLAY":"play","PAUSE":"pause"}');
  }
  if (volume) {
    if (typeof volume !== "number") refuse('RemoteMediaPlayerSettings.volume: must be "number" type');
    const { lowest, highest } = limits.mediaPlayerVolume;
    if (volume < lowest || volume > highest) refuse("RemoteMediaPlayerSettings.volume: must be between 0.0 - 2.0");
  }
  return settings;
}

/** The range of each number of a simulcast layer. */
const layerRanges: Readonly<Record<string, readonly [lowest: number, highest: number]>> = {
  maxBitrate: [100_000, 2_500_000],
  maxFramerate: [1, 30],
  scaleResolutionDownBy: [1, 8],
};
const layerKeys = Object.keys(layerRanges).join(",");

/** The simulcast layers of one video, best first. @throws VoiceError `invalid` */
function checkSimulcast(encodings: unknown): void {
  if (!Array.isArray(encodings)) refuse("encodings must be an Array");
  const { fewest, most } = limits.simulcastLayers;
  if (encodings.length < fewest || encodings.length > most) {
    refuse("encodings must be an Array with between 1 to 3 layers");
  }
  for (const layer of encodings) checkLayer(layer);
}

function checkLayer(layer: unknown): void {
  assertNotEmpty(layer);
  for (const [key, value] of Object.entries(layer)) {
    const range = Object.hasOwn(layerRanges, key) ? layerRanges[key] : undefined;
    if (range !== undefined) {
      if (typeof value !== "number") refuse(`${key} must be a number`);
      const [lowest, highest] = range;
      if (!(value >= lowest && value <= highest)) {
        refuse(`${key} value not in range. valid range: ${lowest} to ${highest}`);
      }
    } else if (key !== "active" && key !== "scalabilityMode") refuse(`Invalid key ${key}, valid keys are:${layerKeys}`);
    if (!Object.hasOwn(layer, "maxBitrate")) refuse("maxBitrate is not specified");
  }
}

function assertNotEmpty(layer: unknown): asserts layer is UncheckedInput {
  if (isObject(layer) && Object.keys(layer).length > 0) return;
  refuse(`Empty encoding is not allowed. At least one of these valid keys should be specified:${layerKeys}`);
}

const screenPresets = ["default-screen-video", "detail-optimized", "motion-optimized", "motion-and-detail-balanced"];
const videoPresets = [
  "default-video",
  "bandwidth-optimized",
  "bandwidth-and-quality-balanced",
  "quality-optimized",
  "adaptive-2-layers",
  "adaptive-3-layers",
];

/** How the person's video is sent: for each track a preset, or settings. */
export const checkSendSettings: Check = (input) => {
  if (Object.keys(input).length === 0) refuse("Send settings must contain at least information for one track!");
  for (const [track, settings] of Object.entries(input)) {
    checkTrackSettings(settings, track === "screenVideo" ? screenPresets : videoPresets);
  }
};

function checkTrackSettings(settings: unknown, presets: readonly string[]): void {
  if (isOneOf(settings, presets)) return;
  if (!isObject(settings)) {
    refuse(`Video send settings should be either an object or one of the supported presets: ${presets.join()}`);
  }
  const { maxQuality, allowAdaptiveLayers, encodings } = settings;
  if (!maxQuality && !encodings && allowAdaptiveLayers === undefined) {
    refuse("Video send settings must contain at least maxQuality, allowAdaptiveLayers or encodings attribute");
  }
  if (maxQuality && !isOneOf(maxQuality, qualities)) refuse("maxQuality must be either low, medium or high");
  if (!encodings) return;
  const layers: UncheckedInput = Object(encodings);
  // Qualities build on each other: each needs those below it.
  const rungs = qualities.slice(0, Object.keys(layers).length);
  if (rungs.length !== Object.keys(layers).length || rungs.length === 0 || !rungs.every((rung) => layers[rung])) {
    refuse("Encodings must be defined as: low, low and medium, or low, medium and high.");
  }
  for (const rung of rungs) assertNotEmpty(layers[rung]);
}

const qualities = ["low", "medium", "high"];

/** Custom data attached to the participant: text as it is, anything else as JSON. */
export const checkUserData: Check = ({ userData }) => {
  if (userData === undefined) return;
  const text = typeof userData === "string" ? userData : json(userData);
  if (text === undefined) refuse("userData must be serializable to JSON");
  const most = limits.userDataCharacters;
  if (text.length > most)
    refuse(`userData is too large (${text.length} characters). Maximum size supported is ${most}.`);
};

function json(data: unknown): string | undefined {
  try {
    return JSON.stringify(data);
  } catch {
    return undefined;
  }
}

export const checkLevelObserver: Check = ({ interval }) => {
  if (!interval || (typeof interval === "number" && interval >= limits.audioLevelIntervalMs)) return;
  refuse(`The interval must be a number greater than or equal to ${limits.audioLevelIntervalMs} milliseconds.`);
};

/** Looking up a room before it is joined. */
export const checkPreAuth: Check = ({ url }) => {
  if (!url) refuse("preAuth() requires at least a url to be provided");
  if (typeof url !== "string") refuse("url should be a string");
};
