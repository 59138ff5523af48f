import { limits } from "../limits.ts";
import { type Check, isObject, isOneOf, isUrl, refuse } from "./refuse.ts";

const videoProcessors = ["none", "background-blur", "background-image", "face-detection"];
const audioProcessors = ["none", "noise-cancellation"];
const imageTypes = ["jpg", "png", "jpeg"];

const form = `inputSettings must be of the form: { video?: { processor?: { type: [ ${videoProcessors.join(" | ")} ], config?: {} } }, audio?: { processor: {type: [ ${audioProcessors.join(" | ")} ] } } }`;

/** Processing of the person's own video and audio. */
export const checkInputSettings: Check = (input) => {
  for (const [kind, settings] of Object.entries(input)) {
    if (kind !== "video" && kind !== "audio") wrong(`there are no settings of ${kind}`);
    if (!isObject(settings)) wrong(`${kind} must be an object`);
    for (const [key, value] of Object.entries(settings)) {
      if (key === "processor") checkProcessor(kind, value);
      else if (key === "settings") checkTrackSettings(kind, value);
      else wrong(`${kind} has no ${key}`);
    }
  }
};

function wrong(reason: string): never {
  return refuse(`${form}: ${reason}`);
}

function checkProcessor(kind: string, processor: unknown): void {
  if (!isObject(processor)) wrong(`${kind} processor must be an object`);
  const known = kind === "video" ? videoProcessors : audioProcessors;
  if (!isOneOf(processor["type"], known)) wrong(`inputSettings ${kind} processor type invalid`);
  const { type, config } = processor;
  if (kind !== "video" || !config) return;
  if (!isObject(config)) wrong("config must be an object");
  if (Object.keys(config).length === 0) return;
  if (type === "background-blur") checkBlur(config);
  if (type === "background-image" && config["source"] !== undefined) checkImage(config["source"]);
}

function checkBlur(config: Readonly<Record<string, unknown>>): void {
  const { strength } = config;
  const isRight = typeof strength === "number" && strength > 0 && strength <= 1 && Object.keys(config).length === 1;
  if (!isRight) {
    wrong(
      `invalid object in inputSettings -> video -> processor -> config; expected: {0 < strength <= 1}, got: ${String(strength)}`,
    );
  }
}

/** A picture's address, its bytes, "default", or the number of a preselected one. */
function checkImage(source: unknown): void {
  if (source === "default" || source instanceof ArrayBuffer) return;
  if (isUrl(source)) {
    if (!imageTypes.includes(imageType(new URL(String(source))))) {
      wrong(`invalid image type; supported types: [${imageTypes.join(", ")}]`);
    }
    return;
  }
  const chosen = Number(source);
  const { first, last } = limits.backgroundImage;
  if (!(Number.isInteger(chosen) && chosen >= first && chosen <= last)) {
    wrong(`invalid image selection; must be an int, > 0, <= ${last}`);
  }
}

/** The ending of a file, or the type of a data: address; what follows a ? does not count. */
function imageType({ protocol, pathname }: URL): string {
  if (protocol === "data:") return /^[^;/]*\/([^;]*);/.exec(pathname)?.[1] ?? "";
  return pathname.split(".").at(-1)?.toLowerCase().trim() ?? "";
}

function checkTrackSettings(kind: string, settings: unknown): void {
  if (!isObject(settings)) wrong(`${kind} settings must be an object`);
  const { customTrack } = settings;
  if (customTrack && !(typeof MediaStreamTrack !== "undefined" && customTrack instanceof MediaStreamTrack)) {
    wrong(`the customTrack of ${kind} must be a MediaStreamTrack`);
  }
}
