import { isPort } from "./address.ts";

/** The sound of a telephone call: µ-law and A-law (G.711), 8 kHz. */
export type Codec = "PCMU" | "PCMA";

export type Direction = "sendrecv" | "sendonly" | "recvonly" | "inactive";

/** What both sides have agreed on, seen from ours. */
export interface AgreedMedia {
  /** Where the other side wants its sound. */
  readonly address: string;
  readonly port: number;
  readonly codec: Codec;
  readonly payloadType: number;
  /** Of RFC 4733 digits; undefined where the other side takes none. */
  readonly digitsType: number | undefined;
  /** What the other side does: `sendonly` and `inactive` mean that it holds the call. */
  readonly direction: Direction;
}

interface Section {
  readonly kind: string;
  readonly port: number;
  readonly protocol: string;
  readonly formats: readonly string[];
  /** `a=` lines of the section, without `a=`. */
  readonly attributes: readonly string[];
  readonly address: string | undefined;
}

export interface Sdp {
  readonly address: string | undefined;
  readonly attributes: readonly string[];
  readonly sections: readonly Section[];
}

const mostSections = 16;

const standing: Readonly<Record<string, Codec>> = { "0": "PCMU", "8": "PCMA" };

/** Reads a description; undefined when it is none: a port that is no number, an address that is no address. */
export function parseSdp(text: string): Sdp | undefined {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line !== "");
  if (lines[0] !== "v=0" || lines.some((line) => !/^[a-z]=/.test(line))) return undefined;
  let address: string | undefined;
  const attributes: string[] = [];
  const sections: (Section & { attributes: string[] })[] = [];
  for (const line of lines) {
    const value = line.slice(2);
    const last = sections.at(-1);
    if (line.startsWith("m=")) {
      const section = readSection(value);
      if (section === undefined || sections.length >= mostSections) return undefined;
      sections.push(section);
    } else if (line.startsWith("c=")) {
      const [, found] = /^IN IP[46] ([\da-f.:]+)(?:\/\d+)*$/i.exec(value) ?? [];
      if (found === undefined) return undefined;
      if (last) sections[sections.length - 1] = { ...last, address: found };
      else address = found;
    } else if (line.startsWith("a=")) (last?.attributes ?? attributes).push(value);
  }
  return { address, attributes, sections };
}

function readSection(value: string) {
  const [kind = "", port = "", protocol = "", ...formats] = value.split(" ");
  const [, digits] = /^(\d{1,5})(?:\/\d+)?$/.exec(port) ?? [];
  const number = Number(digits);
  if (digits === undefined || (number !== 0 && !isPort(number)) || formats.length === 0) return undefined;
  return { kind, port: number, protocol, formats, attributes: [] as string[], address: undefined };
}

/** Finds what we can speak in another side's description; undefined when there is no such thing. */
export function agree(sdp: Sdp): AgreedMedia | undefined {
  const section = soundOf(sdp);
  const address = section?.address ?? sdp.address;
  if (section === undefined || address === undefined) return undefined;
  const named = new Map(
    section.attributes.flatMap((attribute) => {
      const [, type, name] = /^rtpmap:(\d{1,3}) +([^\s/]+)\/8000(?:\/1)?$/.exec(attribute) ?? [];
      return type === undefined || name === undefined ? [] : [[type, name.toUpperCase()] as const];
    }),
  );
  const nameOf = (format: string) => named.get(format) ?? standing[format];
  const format = section.formats.find((one) => isType(one) && isCodec(nameOf(one)));
  const digits = section.formats.find((one) => isType(one) && nameOf(one) === "TELEPHONE-EVENT");
  const codec = format && nameOf(format);
  if (format === undefined || !isCodec(codec)) return undefined;
  const direction = address === "0.0.0.0" ? "inactive" : directionOf(section, sdp);
  const digitsType = digits === undefined ? undefined : Number(digits);
  return { address, port: section.port, codec, payloadType: Number(format), digitsType, direction };
}

const isCodec = (name: string | undefined): name is Codec => name === "PCMU" || name === "PCMA";

const isType = (format: string) => /^\d{1,3}$/.test(format) && Number(format) < 128;

const isSound = ({ kind, port, protocol }: Section) => kind === "audio" && port > 0 && protocol === "RTP/AVP";

const soundOf = (sdp: Sdp) => sdp.sections.find(isSound);

function directionOf(section: Section, sdp: Sdp): Direction {
  const known = ["sendrecv", "sendonly", "recvonly", "inactive"] as const;
  const given = [...section.attributes, ...sdp.attributes];
  return (
    known.find((one) => one === given.find((attribute) => (known as readonly string[]).includes(attribute))) ??
    "sendrecv"
  );
}

/** Our end of the sound. */
export interface OwnMedia {
  readonly address: string;
  readonly port: number;
  /** Stays the same for a call; the version counts its descriptions. */
  readonly sessionId: number;
  readonly version: number;
  readonly direction: Direction;
}

const digitsType = 101;

/** Describes what we can do, most wanted first. */
export function writeOffer(own: OwnMedia, codecs: readonly Codec[] = ["PCMU", "PCMA"]): string {
  const types = codecs.map((codec) => (codec === "PCMU" ? 0 : 8));
  const maps = codecs.map((codec, at) => `a=rtpmap:${types[at]} ${codec}/8000`);
  return written(own, [
    `m=audio ${own.port} RTP/AVP ${types.join(" ")} ${digitsType}`,
    ...maps,
    `a=rtpmap:${digitsType} telephone-event/8000`,
    `a=fmtp:${digitsType} 0-15`,
    "a=ptime:20",
    `a=${own.direction}`,
  ]);
}

/** Answers an offer with what was agreed on; what else it offers is declined, in its place (RFC 3264, 6). */
export function writeAnswer(own: OwnMedia, offer: Sdp, agreed: AgreedMedia): string {
  const chosen = soundOf(offer);
  const { payloadType, codec } = agreed;
  const sections = offer.sections.flatMap((section) => {
    if (section !== chosen) return [`m=${section.kind} 0 ${section.protocol} ${section.formats.join(" ")}`];
    const digits = agreed.digitsType;
    return [
      `m=audio ${own.port} RTP/AVP ${[payloadType, ...(digits === undefined ? [] : [digits])].join(" ")}`,
      `a=rtpmap:${payloadType} ${codec}/8000`,
      ...(digits === undefined ? [] : [`a=rtpmap:${digits} telephone-event/8000`, `a=fmtp:${digits} 0-15`]),
      "a=ptime:20",
      `a=${answering(agreed.direction, own.direction)}`,
    ];
  });
  return written(own, sections);
}

/** The answer to a direction, no more than we want ourselves. */
function answering(theirs: Direction, ours: Direction): Direction {
  const weSend = (theirs === "sendrecv" || theirs === "recvonly") && (ours === "sendrecv" || ours === "sendonly");
  const weTake = (theirs === "sendrecv" || theirs === "sendonly") && (ours === "sendrecv" || ours === "recvonly");
  if (weSend) return weTake ? "sendrecv" : "sendonly";
  return weTake ? "recvonly" : "inactive";
}

function written({ address, sessionId, version }: OwnMedia, sections: readonly string[]): string {
  const family = address.includes(":") ? "IP6" : "IP4";
  const lines = [
    "v=0",
    `o=- ${sessionId} ${version} IN ${family} ${address}`,
    "s=-",
    `c=IN ${family} ${address}`,
    "t=0 0",
    ...sections,
  ];
  return `${lines.join("\r\n")}\r\n`;
}
