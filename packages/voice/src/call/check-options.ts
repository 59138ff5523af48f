import { VoiceError } from "../voice-error.ts";
import type { StartOptions, VoiceCallOptions } from "./voice-call-options.ts";

/** What an option has to be: a sentence's end for people who mistyped it, and the check. */
type Check = readonly [expected: string, isRight: (value: unknown) => boolean];

const isFunction = (value: unknown) => typeof value === "function";
const isBoolean = (value: unknown) => typeof value === "boolean";
const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";

/** A track of the page's own; a test's stand-in says its kind too. */
const isDevice = (value: unknown) => isText(value) || Object(value)["kind"] === "audio";

const aFunction: Check = ["a function", isFunction];
const aBoolean: Check = ["true or false", isBoolean];
const anObject: Check = ["an object", isObject];
const settingsOrId: Check = ["an id or an object", (value) => isText(value) || isObject(value)];

const callChecks: Readonly<Record<keyof VoiceCallOptions, Check>> = {
  token: ["a string that is not empty, or a function that gets one", (value) => isText(value) || isFunction(value)],
  baseUrl: ["an address that begins with http:, https: or /", isBaseUrl],
  rooms: aFunction,
  audioSource: ["true, false, a device's id or a track", (value) => isBoolean(value) || isDevice(value)],
  startAudioOff: aBoolean,
  dailyConfig: anObject,
  customIntegrations: anObject,
  customTrayButtons: anObject,
  userData: ["data", () => true],
  browserSpeech: anObject,
  language: ["a language such as es-US", isLanguage],
  workletUrl: ["an address", (value) => isText(value) || value instanceof URL],
  openMicrophone: aFunction,
  openSpeaker: aFunction,
  fetch: aFunction,
};

const startChecks: Readonly<Record<keyof StartOptions, Check>> = {
  assistant: settingsOrId,
  assistantOverrides: anObject,
  squad: settingsOrId,
  workflow: settingsOrId,
  workflowOverrides: anObject,
  roomDeleteOnUserLeaveEnabled: aBoolean,
};

/** Returns the options that are given. @throws VoiceError `invalid` with a sentence that names the option */
export function checkedCallOptions(options: unknown): VoiceCallOptions {
  if (!isObject(options)) throw new VoiceError("invalid", "VoiceCall needs an object with token and baseUrl.");
  const given = options as Readonly<Record<string, unknown>>;
  for (const name of ["token", "baseUrl"]) {
    if (given[name] === undefined || given[name] === null) throw new VoiceError("invalid", `${name} is required.`);
  }
  return checked(given, callChecks) as unknown as VoiceCallOptions;
}

/** Returns the options that are given. @throws VoiceError `invalid` with a sentence that names the option */
export function checkedStartOptions(options: unknown): StartOptions {
  if (typeof options === "string") {
    throw new VoiceError("invalid", "start() takes an object: start({ assistant: id }).");
  }
  const given = (isObject(options) ? options : {}) as Readonly<Record<string, unknown>>;
  const startOptions: StartOptions = checked(given, startChecks);
  const { assistant, squad, workflow } = startOptions;
  if (assistant || squad || workflow) return startOptions;
  throw new VoiceError("invalid", "Assistant or Squad or Workflow must be provided.");
}

const argumentChecks = {
  device: ["a device's id or a track", isDevice],
  deviceId: ["a device's id", (value) => typeof value === "string"],
  gain: ["a number that is not negative", (value) => Number.isFinite(value) && (value as number) >= 0],
} as const satisfies Readonly<Record<string, Check>>;

/** @throws VoiceError `invalid` with a sentence that names the argument */
export function assertArgument(name: keyof typeof argumentChecks, value: unknown): void {
  const [expected, isRight] = argumentChecks[name];
  if (!isRight(value)) throw new VoiceError("invalid", `${name} must be ${expected}.`);
}

/** What the functions of a page's own must give, and a member by which it is known. */
const givenBy = {
  rooms: ["room", "sendAppMessage"],
  openSpeaker: ["speaker", "play"],
  openMicrophone: ["microphone", "track"],
} as const;

/** Returns what a function of the page's own gave. @throws VoiceError `invalid` when it is not what it must be */
export function assertGiven<Given>(option: keyof typeof givenBy, given: Given): Given {
  const [what, member] = givenBy[option];
  if (Object(given)[member]) return given;
  throw new VoiceError("invalid", `The function given as ${option} gave no ${what}.`);
}

/** Null and undefined count as left out, and are. */
function checked(given: Readonly<Record<string, unknown>>, checks: Readonly<Record<string, Check>>) {
  const entries = Object.entries(given).filter(([name, value]) => {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
    if (check === undefined) throw new VoiceError("invalid", unknownOption(name, Object.keys(checks)));
    const [expected, isRight] = check;
    // An empty id is nobody's: the rule that somebody must be called says so.
    const isGiven = value !== undefined && value !== null && (value !== "" || checks !== startChecks);
    if (isGiven && !isRight(value)) throw new VoiceError("invalid", `${name} must be ${expected}.`);
    return isGiven;
  });
  return Object.fromEntries(entries);
}

function unknownOption(name: string, known: readonly string[]): string {
  const meant = known.find((one) => isNearly(name.toLowerCase(), one.toLowerCase()));
  return `There is no option ${name}${meant === undefined ? `; there are ${known.join(", ")}.` : `: did you mean ${meant}?`}`;
}

/** The same but for one wrong, missing or additional letter, or the order of its letters. */
function isNearly(given: string, meant: string): boolean {
  if ([...given].sort().join("") === [...meant].sort().join("")) return true;
  let same = 0;
  while (same < meant.length && given[same] === meant[same]) same += 1;
  return [
    [1, 1],
    [1, 0],
    [0, 1],
  ].some(([left = 0, right = 0]) => given.slice(same + left) === meant.slice(same + right));
}

function isBaseUrl(value: unknown): boolean {
  if (typeof value !== "string") return false;
  return value === "" || /^\/(?!\/)/.test(value) || (/^https?:\/\//.test(value) && URL.canParse(value));
}

function isLanguage(value: unknown): boolean {
  try {
    return isText(value) && Intl.getCanonicalLocales(value as string).length === 1;
  } catch {
    return false;
  }
}
