import { limits } from "../limits.ts";
import {
  isLongerThan,
  isPresent,
  isPresentNonString,
  isString,
  rule,
  type UncheckedInput,
  type ValidationRule,
  within,
} from "./validation-rule.ts";

/** E.164: a plus and digits. */
const e164 = /^\+\d+$/;

/** Calling a telephone or a SIP address into the room. */
export const dialOut: readonly ValidationRule[] = prefixed("Error starting dial out: ", [
  rule(
    "either a sip uri or phone number must be provided",
    ({ sipUri, phoneNumber }) => !isPresent(sipUri) && !isPresent(phoneNumber),
  ),
  rule(
    "only one of sip uri or phone number must be provided",
    ({ sipUri, phoneNumber }) => isPresent(sipUri) && isPresent(phoneNumber),
  ),
  rule("sipUri must be a string", ({ sipUri }) => isPresentNonString(sipUri)),
  rule("Invalid SIP URI, must start with 'sip:'", ({ sipUri }) => isString(sipUri) && !sipUri.startsWith("sip:")),
  rule("video must be a boolean value", ({ video }) => isPresent(video) && typeof video !== "boolean"),
  ...codecs("video", ["H264", "VP8"], "H264 or VP8"),
  rule("phoneNumber must be a string", ({ phoneNumber }) => isPresentNonString(phoneNumber)),
  rule(
    "Invalid phone number, must be valid phone number as per E.164",
    ({ phoneNumber }) => isString(phoneNumber) && !e164.test(phoneNumber),
  ),
  ...codecs("audio", ["OPUS", "PCMU", "PCMA", "G722"], "one of OPUS, PCMU, PCMA, G722"),
  rule("callerId must be a string", ({ callerId }) => isPresentNonString(callerId)),
  rule("callerId not allowed with sipUri", ({ callerId, sipUri }) => isPresent(callerId) && isPresent(sipUri)),
  ...callee((input) => isPresent(input["phoneNumber"])),
]);

/** Transferring a telephone call. */
export const transfer: readonly ValidationRule[] = [
  rule(
    "sipCallTransfer() requires a sessionId and toEndPoint",
    ({ sessionId, toEndPoint }) => !isPresent(sessionId) || !isPresent(toEndPoint),
  ),
  rule(
    "Invalid parameter: sessionId and toEndPoint must be of type string",
    ({ sessionId, toEndPoint }) => !isString(sessionId) || !isString(toEndPoint),
  ),
  rule(
    ({ toEndPoint }) => `toEndPoint: ${String(toEndPoint)} must start with either "sip:" or "+"`,
    ({ toEndPoint }) => isString(toEndPoint) && !/^(sip:|\+)/.test(toEndPoint),
  ),
  rule("callerId must be of type string", ({ callerId }) => isPresentNonString(callerId)),
  rule(
    "callerId is only valid when transferring to a PSTN number",
    ({ callerId, toEndPoint }) => isPresent(callerId) && !(isString(toEndPoint) && toEndPoint.startsWith("+")),
  ),
  ...callee(({ toEndPoint }) => isString(toEndPoint) && toEndPoint.startsWith("+")),
];

/** Referring a SIP caller to another SIP address. */
export const refer: readonly ValidationRule[] = [
  rule(
    "sessionId and toEndPoint are mandatory parameter",
    ({ sessionId, toEndPoint }) => !isString(sessionId) || !isString(toEndPoint),
  ),
  rule(
    '"toEndPoint" must be a "sip" address',
    ({ toEndPoint }) => isString(toEndPoint) && !toEndPoint.startsWith("sip:"),
  ),
];

/** Sending touch tones. */
export const dtmf: readonly ValidationRule[] = [
  rule(
    "sessionId and tones are mandatory parameter",
    ({ sessionId, tones }) => !isPresent(sessionId) || !isPresent(tones),
  ),
  rule(
    "sessionId and tones should be of string type",
    ({ sessionId, tones }) => !isString(sessionId) || !isString(tones),
  ),
  rule(`tones string must be upto ${limits.dtmfTones} characters`, ({ tones }) =>
    isLongerThan(tones, limits.dtmfTones),
  ),
  rule(
    ({ tones }) => `${/[^0-9A-D*#]/.exec(String(tones))?.[0] ?? ""} is not valid DTMF tone`,
    ({ tones }) => isString(tones) && /[^0-9A-D*#]/.test(tones),
  ),
];

function codecs(kind: "audio" | "video", known: readonly string[], named: string): readonly ValidationRule[] {
  const listed = (input: UncheckedInput) => within(input["codecs"], kind);
  const some = (input: UncheckedInput, isWrong: (codec: unknown) => boolean) => {
    const list = listed(input);
    return Array.isArray(list) && list.some(isWrong);
  };
  return [
    rule(`${kind} codec must be an array`, (input) => isPresent(listed(input)) && !Array.isArray(listed(input))),
    rule(`${kind} codec array specified but empty`, (input) => isEmpty(listed(input))),
    rule(`${kind} codec must be a string`, (input) => some(input, (codec) => !isString(codec))),
    rule(`${kind} codec must be ${named}`, (input) => some(input, (codec) => !known.includes(String(codec)))),
  ];
}

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}

/** The caller shown and the extension dialled. */
function callee(isNumber: (input: UncheckedInput) => boolean): readonly ValidationRule[] {
  return [
    rule("displayName must be a string", ({ displayName }) => isPresentNonString(displayName)),
    rule(`displayName length must be less than ${limits.displayNameCharacters}`, ({ displayName }) =>
      isLongerThan(displayName, limits.displayNameCharacters - 1),
    ),
    rule("userId must be a string", ({ userId }) => isPresentNonString(userId)),
    rule(`userId length must be less than or equal to ${limits.userIdCharacters}`, ({ userId }) =>
      isLongerThan(userId, limits.userIdCharacters),
    ),
    rule("extension must be a string", ({ extension }) => isPresentNonString(extension)),
    rule(`extension length must be less than or equal to ${limits.extensionCharacters}`, ({ extension }) =>
      isLongerThan(extension, limits.extensionCharacters),
    ),
    rule(
      "waitBeforeExtensionDialSec must be a number",
      ({ waitBeforeExtensionDialSec: wait }) => isPresent(wait) && !Number.isFinite(wait),
    ),
    rule(
      `waitBeforeExtensionDialSec must be less than or equal to ${limits.extensionWaitSeconds}`,
      ({ waitBeforeExtensionDialSec: wait }) => typeof wait === "number" && wait > limits.extensionWaitSeconds,
    ),
    rule(
      "waitBeforeExtensionDialSec must not be negative",
      ({ waitBeforeExtensionDialSec: wait }) => typeof wait === "number" && wait < 0,
    ),
    rule(
      "waitBeforeExtensionDialSec requires a phoneNumber and extension",
      (input) => isPresent(input["waitBeforeExtensionDialSec"]) && (!isPresent(input["extension"]) || !isNumber(input)),
    ),
  ];
}

function prefixed(prefix: string, rules: readonly ValidationRule[]): readonly ValidationRule[] {
  return rules.map(({ message, isViolated }) => ({ message: `${prefix}${String(message)}`, isViolated }));
}
