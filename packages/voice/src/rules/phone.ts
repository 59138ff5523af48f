import { limits } from "../limits.ts";
import { type Given, isGiven, isLongerThan, isOtherThanText, isText, type Rule, rule, within } from "./rule.ts";

/** E.164: a plus and digits. */
const e164 = /^\+\d+$/;

/** Calling a telephone or a SIP address into the room. */
export const dialOut: readonly Rule[] = prefixed("Error starting dial out: ", [
  rule(
    "either a sip uri or phone number must be provided",
    ({ sipUri, phoneNumber }) => !isGiven(sipUri) && !isGiven(phoneNumber),
  ),
  rule(
    "only one of sip uri or phone number must be provided",
    ({ sipUri, phoneNumber }) => isGiven(sipUri) && isGiven(phoneNumber),
  ),
  rule("sipUri must be a string", ({ sipUri }) => isOtherThanText(sipUri)),
  rule("Invalid SIP URI, must start with 'sip:'", ({ sipUri }) => isText(sipUri) && !sipUri.startsWith("sip:")),
  rule("video must be a boolean value", ({ video }) => isGiven(video) && typeof video !== "boolean"),
  ...codecs("video", ["H264", "VP8"], "H264 or VP8"),
  rule("phoneNumber must be a string", ({ phoneNumber }) => isOtherThanText(phoneNumber)),
  rule(
    "Invalid phone number, must be valid phone number as per E.164",
    ({ phoneNumber }) => isText(phoneNumber) && !e164.test(phoneNumber),
  ),
  ...codecs("audio", ["OPUS", "PCMU", "PCMA", "G722"], "one of OPUS, PCMU, PCMA, G722"),
  rule("callerId must be a string", ({ callerId }) => isOtherThanText(callerId)),
  rule("callerId not allowed with sipUri", ({ callerId, sipUri }) => isGiven(callerId) && isGiven(sipUri)),
  ...callee((given) => isGiven(given["phoneNumber"])),
]);

/** Handing a telephone call on to somebody else. */
export const transfer: readonly Rule[] = [
  rule(
    "sipCallTransfer() requires a sessionId and toEndPoint",
    ({ sessionId, toEndPoint }) => !isGiven(sessionId) || !isGiven(toEndPoint),
  ),
  rule(
    "Invalid parameter: sessionId and toEndPoint must be of type string",
    ({ sessionId, toEndPoint }) => !isText(sessionId) || !isText(toEndPoint),
  ),
  rule(
    ({ toEndPoint }) => `toEndPoint: ${String(toEndPoint)} must start with either "sip:" or "+"`,
    ({ toEndPoint }) => isText(toEndPoint) && !/^(sip:|\+)/.test(toEndPoint),
  ),
  rule("callerId must be of type string", ({ callerId }) => isOtherThanText(callerId)),
  rule(
    "callerId is only valid when transferring to a PSTN number",
    ({ callerId, toEndPoint }) => isGiven(callerId) && !(isText(toEndPoint) && toEndPoint.startsWith("+")),
  ),
  ...callee(({ toEndPoint }) => isText(toEndPoint) && toEndPoint.startsWith("+")),
];

/** Sending a SIP caller away to another SIP address. */
export const refer: readonly Rule[] = [
  rule(
    "sessionId and toEndPoint are mandatory parameter",
    ({ sessionId, toEndPoint }) => !isText(sessionId) || !isText(toEndPoint),
  ),
  rule(
    '"toEndPoint" must be a "sip" address',
    ({ toEndPoint }) => isText(toEndPoint) && !toEndPoint.startsWith("sip:"),
  ),
];

/** Pressing the keys of a telephone. */
export const dtmf: readonly Rule[] = [
  rule("sessionId and tones are mandatory parameter", ({ sessionId, tones }) => !isGiven(sessionId) || !isGiven(tones)),
  rule("sessionId and tones should be of string type", ({ sessionId, tones }) => !isText(sessionId) || !isText(tones)),
  rule(`tones string must be upto ${limits.dtmfTones} characters`, ({ tones }) =>
    isLongerThan(tones, limits.dtmfTones),
  ),
  rule(
    ({ tones }) => `${/[^0-9A-D*#]/.exec(String(tones))?.[0] ?? ""} is not valid DTMF tone`,
    ({ tones }) => isText(tones) && /[^0-9A-D*#]/.test(tones),
  ),
];

function codecs(kind: "audio" | "video", known: readonly string[], named: string): readonly Rule[] {
  const listed = (given: Given) => within(given["codecs"], kind);
  const some = (given: Given, isWrong: (codec: unknown) => boolean) => {
    const list = listed(given);
    return Array.isArray(list) && list.some(isWrong);
  };
  return [
    rule(`${kind} codec must be an array`, (given) => isGiven(listed(given)) && !Array.isArray(listed(given))),
    rule(`${kind} codec array specified but empty`, (given) => isEmpty(listed(given))),
    rule(`${kind} codec must be a string`, (given) => some(given, (codec) => !isText(codec))),
    rule(`${kind} codec must be ${named}`, (given) => some(given, (codec) => !known.includes(String(codec)))),
  ];
}

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}

/** Who is shown as calling, and which extension is dialled. */
function callee(isNumber: (given: Given) => boolean): readonly Rule[] {
  return [
    rule("displayName must be a string", ({ displayName }) => isOtherThanText(displayName)),
    rule(`displayName length must be less than ${limits.displayNameCharacters}`, ({ displayName }) =>
      isLongerThan(displayName, limits.displayNameCharacters - 1),
    ),
    rule("userId must be a string", ({ userId }) => isOtherThanText(userId)),
    rule(`userId length must be less than or equal to ${limits.userIdCharacters}`, ({ userId }) =>
      isLongerThan(userId, limits.userIdCharacters),
    ),
    rule("extension must be a string", ({ extension }) => isOtherThanText(extension)),
    rule(`extension length must be less than or equal to ${limits.extensionCharacters}`, ({ extension }) =>
      isLongerThan(extension, limits.extensionCharacters),
    ),
    rule(
      "waitBeforeExtensionDialSec must be a number",
      ({ waitBeforeExtensionDialSec: wait }) => isGiven(wait) && !Number.isFinite(wait),
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
      (given) => isGiven(given["waitBeforeExtensionDialSec"]) && (!isGiven(given["extension"]) || !isNumber(given)),
    ),
  ];
}

function prefixed(prefix: string, rules: readonly Rule[]): readonly Rule[] {
  return rules.map(({ message, isBroken }) => ({ message: `${prefix}${String(message)}`, isBroken }));
}
