import fc from "fast-check";
import { expect, test } from "vitest";
import { agree, parseSdp, writeAnswer, writeOffer } from "./sdp.ts";

const own = { address: "192.0.2.1", port: 40_000, sessionId: 1, version: 1, direction: "sendrecv" } as const;
const of = (...lines: string[]) =>
  ["v=0", "o=- 1 1 IN IP4 192.0.2.9", "s=-", "c=IN IP4 192.0.2.9", "t=0 0", ...lines].join("\r\n");
const agreed = (text: string) => {
  const sdp = parseSdp(text);
  return sdp && agree(sdp);
};

test("takes the other side's first codec that we have, and its digits", () => {
  const offer = of("m=audio 4000 RTP/AVP 9 8 0 96", "a=rtpmap:96 telephone-event/8000");
  expect(agreed(offer)).toEqual({
    ...{ address: "192.0.2.9", port: 4000, codec: "PCMA", payloadType: 8, digitsType: 96, direction: "sendrecv" },
  });
});

test("finds a codec by its name, too", () => {
  const offer = of("m=audio 4000 RTP/AVP 97 98", "a=rtpmap:97 opus/48000/2", "a=rtpmap:98 pcmu/8000");
  expect(agreed(offer)).toMatchObject({ codec: "PCMU", payloadType: 98, digitsType: undefined });
});

test.each([
  ["no common codec", of("m=audio 4000 RTP/AVP 9 18")],
  ["only encrypted sound", of("m=audio 4000 RTP/SAVP 0")],
  ["a picture", of("m=video 4000 RTP/AVP 0")],
  ["sound that is switched off", of("m=audio 0 RTP/AVP 0")],
  ["no address", "v=0\r\nm=audio 4000 RTP/AVP 0"],
])("agrees on nothing where there is %s", (_what, text) => {
  expect(parseSdp(text)).toBeDefined();
  expect(agreed(text)).toBeUndefined();
});

test.each([
  of("m=audio NaN RTP/AVP 0"),
  of("m=audio 70000 RTP/AVP 0"),
  of("m=audio -1 RTP/AVP 0"),
  of("m=audio 4000 RTP/AVP"),
  of("c=IN IP4 example.com", "m=audio 4000 RTP/AVP 0"),
  "m=audio 4000 RTP/AVP 0",
  "",
])("reads no description out of %#", (text) => expect(parseSdp(text)).toBeUndefined());

test("declines what else is offered, in its place", () => {
  const offer = parseSdp(of("m=video 5000 RTP/AVP 96", "m=audio 4000 RTP/AVP 0", "a=sendonly"));
  const found = offer && agree(offer);
  if (!offer || !found) throw new Error("nothing agreed on");
  const sections = writeAnswer(own, offer, found)
    .split("\r\n")
    .filter((line) => /^(m=|a=\D*only)/.test(line));
  expect(sections).toEqual(["m=video 0 RTP/AVP 96", "m=audio 40000 RTP/AVP 0", "a=recvonly"]);
});

test("an address of zeros holds the call, as of old", () => {
  expect(agreed(of("m=audio 4000 RTP/AVP 0", "c=IN IP4 0.0.0.0"))?.direction).toBe("inactive");
});

test("what we offer is understood by what answers it", () => {
  expect(agreed(writeOffer(own, ["PCMA"]))).toMatchObject({ codec: "PCMA", digitsType: 101, port: 40_000 });
});

test("never throws, on any text", () => {
  const line = fc.oneof(
    fc.constantFrom("v=0", "m=audio 1 RTP/AVP 0", "c=IN IP4 1.2.3.4", "a=rtpmap:0 PCMU/8000", "a=sendonly"),
    fc.string({ maxLength: 30 }),
  );
  fc.assert(fc.property(fc.array(line), (lines) => void agreed(lines.join("\r\n"))));
});
