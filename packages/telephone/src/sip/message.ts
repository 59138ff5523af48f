/** A header field; its name is lower-case and never a compact form, several values of a list are several fields. */
export interface SipHeader {
  readonly name: string;
  readonly value: string;
}

interface Common {
  readonly headers: readonly SipHeader[];
  readonly body: Buffer;
}

export interface SipRequest extends Common {
  readonly kind: "request";
  readonly method: string;
  readonly uri: string;
}

export interface SipResponse extends Common {
  readonly kind: "response";
  readonly status: number;
  readonly reason: string;
}

export type SipMessage = SipRequest | SipResponse;

/** More is no SIP message that anybody sends. */
const most = { bytes: 65_535, headers: 200 } as const;

const compactNames: Readonly<Record<string, string>> = {
  c: "content-type",
  e: "content-encoding",
  f: "from",
  i: "call-id",
  k: "supported",
  l: "content-length",
  m: "contact",
  o: "event",
  r: "refer-to",
  s: "subject",
  t: "to",
  v: "via",
  x: "session-expires",
};

/** Fields whose values may stand in one line, parted by commas (RFC 3261, 7.3.1). */
const lists = new Set(["via", "route", "record-route", "contact", "allow", "supported", "require", "proxy-require"]);

/** Fields that a message has once. */
const singles = ["call-id", "cseq", "from", "to", "max-forwards"];

const token = /^[\w.!%*+`'~-]{1,32}$/;

/**
 * Reads one message: a datagram, or what `SipStream` cuts out of a connection.
 * @returns undefined for what is no SIP, is cut off, or contradicts itself
 */
export function parseMessage(bytes: Buffer): SipMessage | undefined {
  if (bytes.length > most.bytes) return undefined;
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const lines = unfolded(bytes.toString("utf8", 0, end));
  const start = readStart(lines[0] ?? "");
  const headers = readHeaders(lines.slice(1));
  if (start === undefined || headers === undefined) return undefined;
  if (singles.some((name) => headers.filter((one) => one.name === name).length > 1)) return undefined;
  const body = readBody(headers, bytes.subarray(end + 4));
  return body && { ...start, headers, body };
}

/** The length that a message's fields name; undefined when they name none, NaN when they contradict each other. */
export function contentLengthOf(headers: readonly SipHeader[]): number | undefined {
  const lengths = new Set(headers.flatMap(({ name, value }) => (name === "content-length" ? [value] : [])));
  if (lengths.size === 0) return undefined;
  const [only = ""] = lengths;
  return lengths.size === 1 && /^\d{1,6}$/.test(only) ? Number(only) : Number.NaN;
}

/** Reads header lines; undefined when one of them is none. */
export function readHeaders(lines: readonly string[]): readonly SipHeader[] | undefined {
  const headers: SipHeader[] = [];
  for (const line of lines) {
    const [, written = "", value = ""] = /^([^\s:]+)[ \t]*:(.*)$/.exec(line) ?? [];
    if (!token.test(written)) return undefined;
    const lower = written.toLowerCase();
    const name = compactNames[lower] ?? lower;
    const values = lists.has(name) ? splitList(value) : [value];
    for (const one of values) headers.push({ name, value: one.trim() });
    if (headers.length > most.headers) return undefined;
  }
  return headers;
}

/** Lines that begin with a space go on with the one before. */
export function unfolded(head: string): readonly string[] {
  return head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
}

/** Parts a list at its commas, those in quotes and in angle brackets left alone. */
export function splitList(text: string, separator = ","): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  let isQuoted = false;
  let isBracketed = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === "\\" && isQuoted) at += 1;
    else if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === separator && !isBracketed) {
      parts.push(text.slice(from, at));
      from = at + 1;
    } else if (letter === "<") isBracketed = true;
    else if (letter === ">") isBracketed = false;
  }
  return [...parts, text.slice(from)];
}

type Start = Pick<SipRequest, "kind" | "method" | "uri"> | Pick<SipResponse, "kind" | "status" | "reason">;

function readStart(line: string): Start | undefined {
  const answer = /^SIP\/2\.0 ([1-6]\d\d)(?: (.*))?$/.exec(line);
  if (answer) return { kind: "response", status: Number(answer[1]), reason: answer[2] ?? "" };
  const [, method = "", uri = ""] = /^(\S+) (\S+) SIP\/2\.0$/.exec(line) ?? [];
  return token.test(method) ? { kind: "request", method, uri } : undefined;
}

function readBody(headers: readonly SipHeader[], rest: Buffer): Buffer | undefined {
  const length = contentLengthOf(headers);
  if (length === undefined) return rest;
  return length <= rest.length ? rest.subarray(0, length) : undefined;
}

/** Writes a message as it is sent. */
export function writeMessage(message: SipMessage): Buffer {
  const start =
    message.kind === "request"
      ? `${message.method} ${message.uri} SIP/2.0`
      : `SIP/2.0 ${message.status} ${message.reason}`;
  const fields = message.headers.filter(({ name }) => name !== "content-length");
  const lines = fields.map(({ name, value }) => `${writtenName(name)}: ${oneLine(value)}`);
  const head = [oneLine(start), ...lines, `Content-Length: ${message.body.length}`, "", ""].join("\r\n");
  return Buffer.concat([Buffer.from(head, "utf8"), message.body]);
}

/** What others sent may be sent back, and must not begin a line of its own. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, " ");

const unusualNames: Readonly<Record<string, string>> = {
  "call-id": "Call-ID",
  cseq: "CSeq",
  "www-authenticate": "WWW-Authenticate",
  "min-se": "Min-SE",
};

function writtenName(name: string): string {
  return unusualNames[name] ?? name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
}

/** The first value of a field. */
export function headerOf({ headers }: SipMessage, name: string): string | undefined {
  return headers.find((one) => one.name === name)?.value;
}

/** All values of a field, in their order. */
export function headersOf({ headers }: SipMessage, name: string): readonly string[] {
  return headers.flatMap((one) => (one.name === name ? [one.value] : []));
}
