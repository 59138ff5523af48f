/** Whom a call is made to, as a request names them. */
export interface Callee {
  readonly number?: string | undefined;
  readonly sipUri?: string | undefined;
  readonly extension?: string | undefined;
  readonly numberE164CheckEnabled?: boolean | undefined;
  readonly codecs?: { readonly audio?: readonly string[] | undefined } | undefined;
  /** Between the answer and the extension's first key. */
  readonly waitBeforeExtensionDialSec?: number | undefined;
  readonly displayName?: string | undefined;
  readonly callerId?: string | undefined;
}

/** What a telephone line speaks (G.711). */
const telephoneCodecs = ["PCMU", "PCMA"] as const;
type TelephoneCodec = (typeof telephoneCodecs)[number];
const isTelephoneCodec = (name: string): name is TelephoneCodec => telephoneCodecs.some((known) => known === name);

/** What the line to somebody may speak; undefined where it may speak all. */
export function codecsOf({ codecs }: Callee): readonly TelephoneCodec[] | undefined {
  return codecs?.audio?.filter(isTelephoneCodec);
}

/** Where numbers may be called that no setting names. */
export const usualPrefixes = ["+1"];

/** What may be dialled. */
export interface DialRules {
  /** Beginnings of the numbers that may be called: "+1". */
  readonly prefixes: readonly string[];
  /** Addresses of the trunk's gateways: SIP addresses elsewhere are not called. */
  readonly gateways: readonly string[];
  /** A carrier makes the call: it agrees on the sound itself, and shows no name. */
  readonly isByCarrier?: boolean;
}

/** E.164: a plus, a country and a number, 15 digits at most. */
const e164 = /^\+[1-9]\d{6,14}$/;

/** Places that share +1 and are billed as other countries (North American Numbering Plan Administrator). */
const islands = new Set(
  "242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876".split(" "),
);

/** Networks of satellites, shared-cost and premium numbers of all the world (ITU-T E.164, assigned codes). */
const premiumCountries = ["+870", "+878", "+881", "+882", "+883", "+888", "+979", "+808"];

/** Why a call is not made; undefined when it may be. The sentence follows "The body's field customer is wrong: ". */
export function refusalOf(callee: Callee, rules: DialRules): string | undefined {
  return refusalOfPlace(callee, rules) ?? refusalOfWishes(callee, rules);
}

/** Why a call is not made as it is wanted. */
function refusalOfWishes(callee: Callee, { isByCarrier = false }: DialRules): string | undefined {
  const { codecs, extension, waitBeforeExtensionDialSec: wait, displayName, callerId, sipUri } = callee;
  const strange = codecs?.audio?.find((name) => !isTelephoneCodec(name));
  if (codecs?.audio?.length === 0) return "audio codec array specified but empty";
  if (strange !== undefined) return `audio codec must be one of ${telephoneCodecs.join(", ")}, and ${strange} is not`;
  if (codecs?.audio && isByCarrier) return "codecs are agreed on by the number's carrier";
  if (displayName && isByCarrier) return "displayName is not shown by the number's carrier";
  if (callerId && sipUri) return "callerId not allowed with sipUri";
  return wait && !extension ? "waitBeforeExtensionDialSec requires a phoneNumber and extension" : undefined;
}

function refusalOfPlace(callee: Callee, { prefixes, gateways }: DialRules): string | undefined {
  const { number, sipUri, extension, numberE164CheckEnabled } = callee;
  if (!number && !sipUri) return "either a sip uri or phone number must be provided";
  if (number && sipUri) return "only one of sip uri or phone number must be provided";
  if (sipUri) {
    if (!sipUri.startsWith("sip:")) return "Invalid SIP URI, must start with 'sip:'";
    if (extension) return "an extension requires a phone number";
    const host = parseSipHost(sipUri);
    if (host === undefined) return "Invalid SIP URI";
    if (!gateways.includes(host)) return "its host is not a gateway of the number's trunk";
    const dialled = numberOf(callee);
    return dialled === undefined ? undefined : refusalOfNumber(dialled, { prefixes, isShortAllowed: true });
  }
  if (extension && !/^[\d*#]+$/.test(extension)) return "an extension is digits, * and #";
  return refusalOfNumber(number ?? "", { prefixes, isShortAllowed: numberE164CheckEnabled === false });
}

function refusalOfNumber(
  number: string,
  { prefixes, isShortAllowed }: Pick<DialRules, "prefixes"> & { readonly isShortAllowed: boolean },
): string | undefined {
  if (isShortAllowed && isShort(number)) return undefined;
  if (!e164.test(number)) return "Invalid phone number, must be valid phone number as per E.164";
  return isAllowed(number, prefixes)
    ? undefined
    : "numbers there are not called: they may cost more than a call should (DIAL_PREFIXES)";
}

/** An exchange's own numbers: none that reaches another country, an emergency or what costs (911, 411). */
const isShort = (number: string) => /^[1-9]\d{1,5}$/.test(number) && !/^9?[2-9]11$/.test(number);

/** Whom a callee is for an exchange: it dials the user of a SIP address where that is a number. Undefined for a name. */
export function numberOf({ number, sipUri = "" }: Callee): string | undefined {
  if (number) return number;
  const [, user] = /^sip:([\d+*#._~-]+)@/i.exec(sipUri) ?? [];
  return user?.replace(/[._~-]/g, "").replace(/^(?=1\d{10}$)/, "+");
}

function isAllowed(number: string, prefixes: readonly string[]): boolean {
  if (premiumCountries.some((code) => number.startsWith(code))) return false;
  const found = prefixes.filter((prefix) => number.startsWith(prefix));
  if (found.length === 0) return false;
  if (!number.startsWith("+1")) return true;
  const [area = "", exchange = ""] = [number.slice(2, 5), number.slice(5, 8)];
  if (number.length !== 12 || area === "900" || exchange === "976") return false;
  return !islands.has(area) || found.some((prefix) => prefix.startsWith(`+1${area}`));
}

/** The host of a SIP address, without its port; undefined when it is none. */
function parseSipHost(uri: string): string | undefined {
  const [, host] = /^sip:[\w.+*#~-]{1,64}@(\[[\da-f:]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(uri) ?? [];
  return host?.replace(/^\[|\]$/g, "").toLowerCase();
}
