import { limits } from "../limits.ts";
import { type Check, isObject, refuse, type UncheckedInput } from "./refuse.ts";

const prefix = "Error starting dial out: ";
/** E.164: a plus and digits. */
const e164 = /^\+\d+$/;

/** Calling a telephone or a SIP address into the room. */
export const checkDialOut: Check = (input) => {
  const { sipUri, phoneNumber, callerId, displayName, userId, video } = input;
  const codecs = isObject(input["codecs"]) ? input["codecs"] : {};
  if (!sipUri && !phoneNumber) refuse(`${prefix}either a sip uri or phone number must be provided`);
  if (sipUri && phoneNumber) refuse(`${prefix}only one of sip uri or phone number must be provided`);
  if (sipUri) {
    if (typeof sipUri !== "string") refuse(`${prefix}sipUri must be a string`);
    if (!sipUri.startsWith("sip:")) refuse(`${prefix}Invalid SIP URI, must start with 'sip:'`);
    if (video && typeof video !== "boolean") refuse(`${prefix}video must be a boolean value`);
    checkCodecs(codecs, "audio", audioCodecs);
    checkCodecs(codecs, "video", videoCodecs);
  } else {
    if (typeof phoneNumber !== "string") refuse(`${prefix}phoneNumber must be a string`);
    if (!e164.test(phoneNumber)) refuse(`${prefix}Invalid phone number, must be valid phone number as per E.164`);
    checkCodecs(codecs, "audio", audioCodecs);
  }
  if (callerId) {
    if (typeof callerId !== "string") refuse(`${prefix}callerId must be a string`);
    if (sipUri) refuse(`${prefix}callerId not allowed with sipUri`);
  }
  if (displayName) {
    if (typeof displayName !== "string") refuse(`${prefix}displayName must be a string`);
    const most = limits.displayNameCharacters;
    if (displayName.length >= most) refuse(`${prefix}displayName length must be less than ${most}`);
  }
  if (userId) {
    if (typeof userId !== "string") refuse(`${prefix}userId must be a string`);
    const most = limits.userIdCharacters;
    if (userId.length > most) refuse(`${prefix}userId length must be less than or equal to ${most}`);
  }
  checkExtension(input);
};

/** Transferring a telephone call. */
export const checkTransfer: Check = (input) => {
  const { toEndPoint } = checkTarget(input, "sipCallTransfer");
  if (!/^(sip:|\+)/.test(toEndPoint)) refuse(`toEndPoint: ${toEndPoint} must start with either "sip:" or "+"`);
  checkCallerId(input, toEndPoint);
  checkExtension(input);
};

/** Referring a SIP caller to another SIP address. */
export const checkRefer: Check = (input) => {
  const { toEndPoint } = checkTarget(input, "sipRefer");
  if (!toEndPoint.startsWith("sip:")) refuse('"toEndPoint" must be a "sip" address');
  checkCallerId(input, toEndPoint);
};

/** Sending touch tones. */
export const checkDtmf: Check = ({ sessionId, tones }) => {
  if (!sessionId || !tones) refuse("sessionId and tones are mandatory parameter");
  if (typeof sessionId !== "string" || typeof tones !== "string") {
    refuse("sessionId and tones should be of string type");
  }
  if (tones.length > limits.dtmfTones) refuse(`tones string must be upto ${limits.dtmfTones} characters`);
  const [wrong] = /[^0-9A-D*#]/.exec(tones) ?? [];
  if (wrong !== undefined) refuse(`${wrong} is not valid DTMF tone`);
};

interface Codecs {
  readonly known: readonly string[];
  readonly named: string;
}

const audioCodecs: Codecs = { known: ["OPUS", "PCMU", "PCMA", "G722"], named: "one of OPUS, PCMU, PCMA, G722" };
const videoCodecs: Codecs = { known: ["H264", "VP8"], named: "H264 or VP8" };

function checkCodecs(codecs: UncheckedInput, kind: "audio" | "video", { known, named }: Codecs): void {
  const list = codecs[kind];
  if (!list) return;
  if (!Array.isArray(list)) refuse(`${prefix}${kind} codec must be an array`);
  if (list.length === 0) refuse(`${prefix}${kind} codec array specified but empty`);
  for (const codec of list) {
    if (typeof codec !== "string") refuse(`${prefix}${kind} codec must be a string`);
    if (!known.includes(codec)) refuse(`${prefix}${kind} codec must be ${named}`);
  }
}

/** The extension that is dialled, and how long to wait before it. */
function checkExtension({ extension, waitBeforeExtensionDialSec: wait }: UncheckedInput): void {
  if (extension) {
    if (typeof extension !== "string") refuse(`${prefix}extension must be a string`);
    const most = limits.extensionCharacters;
    if (extension.length > most) refuse(`${prefix}extension length must be less than or equal to ${most}`);
  }
  if (!wait) return;
  const name = `${prefix}waitBeforeExtensionDialSec`;
  if (typeof wait !== "number") refuse(`${name} must be a number`);
  if (wait > limits.extensionWaitSeconds)
    refuse(`${name} must be less than or equal to ${limits.extensionWaitSeconds}`);
  if (!extension) refuse(`${name} requires a phoneNumber and extension`);
}

function checkTarget({ sessionId, toEndPoint }: UncheckedInput, command: string): { readonly toEndPoint: string } {
  if (!sessionId || !toEndPoint) refuse(`${command}() requires a sessionId and toEndPoint`);
  if (typeof sessionId !== "string" || typeof toEndPoint !== "string") {
    refuse("Invalid parameter: sessionId and toEndPoint must be of type string");
  }
  return { toEndPoint };
}

function checkCallerId({ callerId }: UncheckedInput, toEndPoint: string): void {
  if (!callerId) return;
  if (typeof callerId !== "string") refuse("callerId must be of type string");
  if (!toEndPoint.startsWith("+")) refuse("callerId is only valid when transferring to a PSTN number");
}
