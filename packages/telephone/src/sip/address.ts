import { splitList } from "./message.ts";

/** A SIP or telephone address in its parts. Parameters' names are lower-case; one without a value has "". */
export interface SipUri {
  readonly scheme: "sip" | "sips" | "tel";
  /** The number of a `tel` address. */
  readonly user: string;
  /** "" in a `tel` address; an IPv6 address without its brackets. */
  readonly host: string;
  readonly port: number | undefined;
  readonly params: ReadonlyMap<string, string>;
}

const hostPattern = /^(?:[a-z\d](?:[a-z\d._-]*[a-z\d])?\.?|\[[\da-f:.]+\])$/i;

/** Reads an address; undefined when it is none. */
export function parseUri(text: string): SipUri | undefined {
  const [, scheme = "", rest = ""] = /^(sips?|tel):([^\s<>"]+)$/i.exec(text) ?? [];
  const [address = "", ...params] = rest.replace(/\?.*$/, "").split(";");
  if (scheme.toLowerCase() === "tel") {
    return /^\+?[\d*#().-]+$/.test(address)
      ? { scheme: "tel", user: address, host: "", port: undefined, params: readParams(params) }
      : undefined;
  }
  if (scheme === "") return undefined;
  const at = rest.indexOf("@");
  const user = at < 0 ? "" : (rest.slice(0, at).split(":")[0] ?? "");
  const [place = "", ...uriParams] = rest
    .slice(at + 1)
    .replace(/\?.*$/, "")
    .split(";");
  const [, host = "", portText] = /^(\[[^\]]*\]|[^:]*)(?::(\d{1,5}))?$/.exec(place) ?? [];
  const port = portText === undefined ? undefined : Number(portText);
  if (!hostPattern.test(host) || (port !== undefined && !isPort(port))) return undefined;
  const decoded = decode(user);
  if (decoded === undefined) return undefined;
  return {
    scheme: scheme.toLowerCase() === "sips" ? "sips" : "sip",
    user: decoded,
    host: host.replace(/^\[|\]$/g, "").toLowerCase(),
    port,
    params: readParams(uriParams),
  };
}

/** An address with its display name and parameters: the value of From, To, Contact, Route. */
export interface NameAddress {
  readonly display: string;
  readonly uri: string;
  readonly params: ReadonlyMap<string, string>;
}

/** Reads `"Name" <sip:...>;tag=...` and its shorter forms; undefined when it is none. */
export function parseNameAddress(text: string): NameAddress | undefined {
  const open = splitList(text, "<")[0]?.length ?? 0;
  if (open < text.length) {
    const close = text.indexOf(">", open);
    if (close < 0) return undefined;
    const display = unquoted(text.slice(0, open).trim());
    return {
      display,
      uri: text.slice(open + 1, close),
      params: readParams(splitList(text.slice(close + 1), ";").slice(1)),
    };
  }
  const [uri = "", ...params] = splitList(text, ";");
  return uri.trim() === "" ? undefined : { display: "", uri: uri.trim(), params: readParams(params) };
}

/** Reads `name=value` parts. */
export function readParams(parts: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    parts.map((part) => {
      const at = part.indexOf("=");
      if (at < 0) return [part.trim().toLowerCase(), ""];
      return [part.slice(0, at).trim().toLowerCase(), unquoted(part.slice(at + 1).trim())];
    }),
  );
}

/** Writes a display name so that nothing in it ends it. */
export function quoted(display: string): string {
  return `"${display.replace(/[\r\n]/g, " ").replace(/["\\]/g, "\\$&")}"`;
}

export const isPort = (port: number) => Number.isInteger(port) && port > 0 && port < 65_536;

function unquoted(text: string): string {
  return /^".*"$/s.test(text) ? text.slice(1, -1).replace(/\\(.)/gs, "$1") : text;
}

function decode(user: string): string | undefined {
  try {
    return decodeURIComponent(user);
  } catch {
    return undefined;
  }
}
