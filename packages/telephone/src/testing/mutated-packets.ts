/** Packets that begin as real ones and end as nobody would send them. */
export interface Mutations {
  /** Of SIP. */
  signal(): Buffer;
  /** Of RTP. */
  sound(): Buffer;
}

const nasty = [
  "NaN",
  "-1",
  "99999999999",
  "%00",
  "\r\n",
  "\u0000",
  ";;;",
  '"',
  "<",
  "\ufffd",
  "x".repeat(3000),
  ",,,,",
  "",
];

/**
 * Makes them, the same ones for the same seed.
 * @param samples SIP messages as they are sent
 */
export function openMutations(seed: number, samples: readonly string[]): Mutations {
  let state = seed >>> 0 || 1;
  const random = (below: number) => {
    // Xorshift (Marsaglia 2003).
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
  const pick = <One>(from: readonly One[]) => from[random(from.length)] as One;

  function mutate(bytes: Buffer): Buffer {
    const at = random(Math.max(1, bytes.length));
    const to = Math.min(bytes.length, at + random(40));
    const [before, cut, after] = [bytes.subarray(0, at), bytes.subarray(at, to), bytes.subarray(to)];
    switch (random(6)) {
      case 0:
        return before;
      case 1:
        return Buffer.concat([before, after]);
      case 2:
        return Buffer.concat([before, cut, cut, after]);
      case 3:
        return Buffer.concat([before, Buffer.from(pick(nasty)), after]);
      case 4: {
        const flipped = Buffer.from(bytes);
        if (flipped.length > 0) flipped[at % flipped.length] = random(256);
        return flipped;
      }
      default: {
        // A whole field with a value that is none.
        const lines = bytes.toString("latin1").split("\r\n");
        const line = random(lines.length);
        lines[line] = (lines[line] ?? "").replace(/([:=] ?).*$/s, (_, colon) => `${colon}${pick(nasty)}`);
        return Buffer.from(lines.join("\r\n"), "latin1");
      }
    }
  }

  const mutated = (bytes: Buffer) => {
    let now = bytes;
    for (let times = 1 + random(3); times > 0; times -= 1) now = mutate(now);
    return now.subarray(0, 60_000);
  };

  return {
    signal: () => mutated(Buffer.from(pick(samples))),
    sound: () => {
      const packet = Buffer.alloc(12 + random(200));
      packet[0] = 0x80;
      packet[1] = pick([0, 8, 101, 128]);
      for (let at = 2; at < packet.length; at += 1) packet[at] = random(256);
      return mutated(packet);
    },
  };
}

/** A SIP message of each kind that our own telephones send, for a caller and a called address. */
export function sampleMessages(caller: string, called: string): readonly string[] {
  const fields = (method: string, number: number, tag = "") => [
    `Via: SIP/2.0/UDP ${caller}:5060;branch=z9hG4bK${method}${number}`,
    `From: "Ana" <sip:ana@${caller}>;tag=1`,
    `To: <sip:dilo@${called}>${tag}`,
    "Call-ID: mutated@here",
    `CSeq: ${number} ${method}`,
    `Contact: <sip:ana@${caller}:5060>`,
    "Max-Forwards: 70",
  ];
  const sdp = `v=0\r\no=- 1 1 IN IP4 ${caller}\r\ns=-\r\nc=IN IP4 ${caller}\r\nt=0 0\r\nm=audio 6000 RTP/AVP 0 8 101\r\na=rtpmap:101 telephone-event/8000\r\na=sendrecv\r\n`;
  const whole = (start: string, lines: readonly string[], body = "", type = "application/sdp") =>
    [start, ...lines, ...(body ? [`Content-Type: ${type}`] : []), `Content-Length: ${body.length}`, "", body].join(
      "\r\n",
    );
  const uri = `sip:dilo@${called}:5060`;
  const methods = ["OPTIONS", "BYE", "CANCEL", "ACK", "UPDATE", "REGISTER", "REFER", "NOTIFY", "SUBSCRIBE", "PRACK"];
  return [
    whole(`INVITE ${uri} SIP/2.0`, fields("INVITE", 1), sdp),
    whole(
      `INVITE ${uri} SIP/2.0`,
      [...fields("INVITE", 2), "Session-Expires: 1800;refresher=uac", `Record-Route: <sip:${caller};lr>`],
      sdp,
    ),
    whole(`INVITE ${uri} SIP/2.0`, fields("INVITE", 3, ";tag=x"), sdp),
    whole(`INFO ${uri} SIP/2.0`, fields("INFO", 4, ";tag=x"), "Signal=1\r\nDuration=100", "application/dtmf-relay"),
    ...methods.map((method, at) => whole(`${method} ${uri} SIP/2.0`, fields(method, 5 + at, at % 2 ? ";tag=x" : ""))),
    whole("SIP/2.0 200 OK", fields("INVITE", 1, ";tag=y"), sdp),
    whole("SIP/2.0 407 Who", [...fields("INVITE", 1, ";tag=y"), 'Proxy-Authenticate: Digest realm="a", nonce="b"']),
  ];
}
