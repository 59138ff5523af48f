import { contentLengthOf, readHeaders, unfolded } from "./message.ts";

const mostHeadBytes = 16_384;
const mostBodyBytes = 49_152;

/** Cuts a connection's bytes into messages, by their Content-Length (RFC 3261, 18.3). */
export class SipStream {
  #rest: Buffer = Buffer.alloc(0);

  /** @returns the messages that are whole now; undefined when this is no SIP, and the connection is to be closed */
  push(bytes: Buffer): readonly Buffer[] | undefined {
    this.#rest = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    const messages: Buffer[] = [];
    for (;;) {
      this.#skipKeepAlives();
      const end = this.#rest.indexOf("\r\n\r\n");
      if (end < 0) return this.#rest.length > mostHeadBytes ? undefined : messages;
      if (end > mostHeadBytes) return undefined;
      const headers = readHeaders(unfolded(this.#rest.toString("utf8", 0, end)).slice(1));
      const length = headers && (contentLengthOf(headers) ?? Number.NaN);
      if (length === undefined || Number.isNaN(length) || length > mostBodyBytes) return undefined;
      const whole = end + 4 + length;
      if (this.#rest.length < whole) return messages;
      messages.push(this.#rest.subarray(0, whole));
      this.#rest = this.#rest.subarray(whole);
    }
  }

  #skipKeepAlives(): void {
    let at = 0;
    while (this.#rest[at] === 13 || this.#rest[at] === 10) at += 1;
    if (at > 0) this.#rest = this.#rest.subarray(at);
  }
}
