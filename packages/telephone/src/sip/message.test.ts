import fc from "fast-check";
import { expect, test } from "vitest";
import { parseNameAddress, parseUri } from "./address.ts";
import { readCore } from "./core.ts";
import { headerOf, headersOf, parseMessage, type SipRequest, writeMessage } from "./message.ts";
import { SipStream } from "./stream.ts";

/** RFC 3261, 24.2, in parts compact and folded, as RFC 4475, 3.1.1.1, tries parsers. */
const invite = [
  "INVITE sip:bob@biloxi.example.com SIP/2.0",
  "v: SIP/2.0/TCP client.atlanta.example.com:5060;branch=z9hG4bK74bf9 , SIP / 2.0 / UDP 192.0.2.2 ;branch=390skdjuw",
  'f: "J Rosenberg \\\\\\"" <sip:jdrosen@example.com>;tag=98asjd8',
  "TO :",
  " sip:vivekg@chair-dnrc.example.com ;   tag    = 1918181833n",
  "i:3848276298220188511@atlanta.example.com",
  "CSeq: 0009",
  "  INVITE",
  "Content-Length: 4",
  "",
  "v=0\r\nmore than it says",
].join("\r\n");

test("reads what RFC 4475 tries parsers with", () => {
  const message = parseMessage(Buffer.from(invite));
  if (message === undefined) throw new Error("not read");
  expect(message.body.toString()).toBe("v=0\r");
  expect(headersOf(message, "via")).toHaveLength(2);
  const core = readCore(message);
  expect(core?.cseq).toEqual({ number: 9, method: "INVITE" });
  expect(core?.from).toMatchObject({ display: 'J Rosenberg \\"', uri: "sip:jdrosen@example.com" });
  expect(core?.to.params.get("tag")).toBe("1918181833n");
  expect(core?.via).toMatchObject({
    protocol: "tcp",
    sentBy: "client.atlanta.example.com:5060",
    branch: "z9hG4bK74bf9",
  });
});

test.each([
  ["nothing", ""],
  ["another protocol", "GET / HTTP/1.1\r\n\r\n"],
  ["half a message", "INVITE sip:a@b SIP/2.0\r\nVia: x"],
  ["a body that is cut off", "INVITE sip:a@b SIP/2.0\r\nContent-Length: 10\r\n\r\nv=0"],
  ["two lengths that contradict each other", "INVITE sip:a@b SIP/2.0\r\nContent-Length: 1\r\nl: 2\r\n\r\nv=0"],
  ["a length that is no number", "INVITE sip:a@b SIP/2.0\r\nContent-Length: -1\r\n\r\nv=0"],
  ["two callers", "INVITE sip:a@b SIP/2.0\r\nFrom: a\r\nf: b\r\n\r\n"],
  ["a line that is no field", "INVITE sip:a@b SIP/2.0\r\nwhat is this\r\n\r\n"],
])("reads nothing out of %s", (_what, text) => {
  expect(parseMessage(Buffer.from(text))).toBeUndefined();
});

test("what is written is read again, whatever it says", () => {
  const text = fc.string({ maxLength: 60 });
  fc.assert(
    fc.property(text, fc.uint8Array({ maxLength: 200 }), (value, body) => {
      const headers = [{ name: "subject", value: value.trim().replace(/[\r\n]+\s*/g, " ") }];
      const sent: SipRequest = { kind: "request", method: "INFO", uri: "sip:a@b", headers, body: Buffer.from(body) };
      const read = parseMessage(writeMessage(sent));
      expect(read && headerOf(read, "subject")).toBe(headers[0]?.value.trim());
      expect(read?.body.equals(sent.body)).toBe(true);
    }),
  );
});

test("a field cannot begin a line of its own", () => {
  const headers = [{ name: "subject", value: "a\r\nRoute: <sip:elsewhere>" }];
  const sent: SipRequest = { kind: "request", method: "INFO", uri: "sip:a@b", headers, body: Buffer.alloc(0) };
  expect(writeMessage(sent).toString()).not.toContain("\r\nRoute");
});

test.each([
  ["sip:ana@127.0.0.1", { user: "ana", host: "127.0.0.1", port: undefined }],
  ["sip:+13055550100:pw@[::1]:5070;user=phone?subject=x", { user: "+13055550100", host: "::1", port: 5070 }],
  ["sips:a%20b@Example.COM", { scheme: "sips", user: "a b", host: "example.com" }],
  ["tel:+1-305-555-0100", { scheme: "tel", user: "+1-305-555-0100", host: "" }],
])("reads the address %s", (text, parts) => expect(parseUri(text)).toMatchObject(parts));

test.each(["", "sip:", "http://a", "sip:a@b:99999", "sip:a@b c", "sip:a@-", "sip:%zz@b", "tel:abc"])(
  "reads no address out of %j",
  (text) => expect(parseUri(text)).toBeUndefined(),
);

test("parts an address's own parameters from those beside it", () => {
  expect(parseNameAddress("<sip:a@b;lr>;tag=1")).toMatchObject({ uri: "sip:a@b;lr", params: new Map([["tag", "1"]]) });
  expect(parseNameAddress("sip:a@b;tag=1")).toMatchObject({ uri: "sip:a@b", params: new Map([["tag", "1"]]) });
  expect(parseNameAddress('"<;," <sip:a@b>')).toMatchObject({ display: "<;,", uri: "sip:a@b" });
  expect(parseNameAddress("<sip:a@b")).toBeUndefined();
});

test("cuts a connection's bytes into messages, however they come", () => {
  const one = "OPTIONS sip:a@b SIP/2.0\r\nContent-Length: 3\r\n\r\nabc";
  const bytes = Buffer.from(`${one}\r\n\r\n${one}${one}`);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 60 }), (cuts) => {
      const stream = new SipStream();
      const found: string[] = [];
      let at = 0;
      for (const cut of [...cuts, bytes.length]) {
        for (const message of stream.push(bytes.subarray(at, at + cut)) ?? []) found.push(message.toString());
        at += cut;
      }
      expect(found).toEqual([one, one, one]);
    }),
  );
});

test.each(["OPTIONS sip:a@b SIP/2.0\r\n\r\n", "x".repeat(20_000), "a\r\nContent-Length: 99999\r\n\r\n"])(
  "closes a connection that is no SIP (%#)",
  (text) => expect(new SipStream().push(Buffer.from(text))).toBeUndefined(),
);
