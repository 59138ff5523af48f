import { openRandom } from "./random.ts";

const wellFormed: readonly string[] = [
  "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "PUT /draft/answers/nombre_completo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}",
  "POST /submit-form HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
  'POST /platform/file HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 90\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhola\r\n--b--\r\n',
  "GET /platform/room/x?t=y HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: localhost\r\nRange: bytes=0-10\r\nAccept-Encoding: br\r\n\r\n",
  "GET /platform/assistant?limit=1 HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer x\r\nCookie: a=b; c\r\n\r\n",
];

/** What is put into a request: headers that contradict, ends of lines, chunks, other protocols. */
const insertions: readonly string[] = [
  ...[
    "Content-Length: 0\r\n",
    "Content-Length: 99999999999\r\n",
    "Content-Length: -1\r\n",
    "Transfer-Encoding: chunked\r\n",
  ],
  ...["Transfer-Encoding: gzip, chunked\r\n", "Host: other\r\n", "Expect: 100-continue\r\n", "Connection: close\r\n"],
  ...[
    "Upgrade: h2c\r\n",
    "Content-Encoding: gzip\r\n",
    " folded: x\r\n",
    ": no name\r\n",
    `X-A: ${"b".repeat(20_000)}\r\n`,
  ],
  ...["\r\n", "\n", "\r", "\0", "\r\n\r\n", "ffffffff\r\n", "0\r\n\r\n", "2;x=y\r\n", "-1\r\n", "%00", "%", "\xff\xfe"],
  ...[
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "\x16\x03\x01\x02\x00\x01\x00",
    "HTTP/1.1 200 OK\r\n",
    "X-N: 1\r\n".repeat(300),
  ],
];

/** Makes requests as bytes that no client sends: well-formed ones with pieces changed, put in, taken out, repeated or cut off. */
export function openOddBytes(seed: number): { next(): Buffer } {
  const random = openRandom(seed);

  function changed(bytes: Buffer): Buffer {
    const at = random.below(bytes.length + 1);
    const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
    switch (random.below(6)) {
      case 0:
        return Buffer.concat([before, Buffer.from(random.pick(insertions), "latin1"), after]);
      case 1:
        return Buffer.concat([before, after.subarray(random.below(12))]);
      case 2:
        return Buffer.concat([before, Buffer.of(random.below(256)), after.subarray(1)]);
      case 3:
        return before;
      case 4:
        return Buffer.concat([bytes, Buffer.from(random.pick(wellFormed), "latin1")]);
      default: {
        // At the end of a line, where a header is read as one.
        const line = bytes.indexOf("\r\n", at);
        const end = line < 0 ? bytes.length : line + 2;
        return Buffer.concat([
          bytes.subarray(0, end),
          Buffer.from(random.pick(insertions), "latin1"),
          bytes.subarray(end),
        ]);
      }
    }
  }

  return {
    next() {
      if (random.happens(0.05)) return Buffer.from(Array.from({ length: random.below(400) }, () => random.below(256)));
      let bytes: Buffer = Buffer.from(random.pick(wellFormed), "latin1");
      for (let changes = 1 + random.below(3); changes > 0; changes -= 1) bytes = changed(bytes);
      return bytes;
    },
  };
}
