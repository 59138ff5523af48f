import { expect, test } from "vitest";
import { type Callee, refusalOf } from "./dial-rules.ts";

const rules = { prefixes: ["+1"], gateways: ["192.0.2.1"] };

test.each<Callee>([
  { number: "+13055550100" },
  { number: "+13055550100", extension: "12#" },
  { number: "104", numberE164CheckEnabled: false },
  { sipUri: "sip:ana@192.0.2.1" },
  { sipUri: "sip:ana@192.0.2.1:5070" },
])("%j may be called", (callee) => expect(refusalOf(callee, rules)).toBeUndefined());

test.each<[Callee, RegExp]>([
  [{}, /either a sip uri or phone number must be provided/],
  [{ number: "+13055550100", sipUri: "sip:a@192.0.2.1" }, /only one of sip uri or phone number/],
  [{ sipUri: "ana@192.0.2.1" }, /must start with 'sip:'/],
  [{ sipUri: "sip:ana@example.com" }, /not a gateway/],
  [{ sipUri: "sip:192.0.2.1@example.com" }, /not a gateway/],
  [{ sipUri: "sip:ana@example.com;maddr=192.0.2.1" }, /Invalid SIP URI/],
  [{ sipUri: "sip:ana@192.0.2.1\r\nRoute: <sip:b>" }, /Invalid SIP URI/],
  [{ sipUri: "sip:ana@192.0.2.1", extension: "1" }, /requires a phone number/],
  [{ number: "3055550100" }, /E\.164/],
  [{ number: "+1 305 555 0100" }, /E\.164/],
  [{ number: "0114420", numberE164CheckEnabled: false }, /E\.164/],
  [{ number: "+13055550100", extension: "12;x" }, /digits/],
])("%j is refused: %s", (callee, why) => expect(refusalOf(callee, rules)).toMatch(why));

test.each([
  "+525555550100",
  "+18765550100",
  "+18095550100",
  "+19005550100",
  "+13059765010",
  "+1305555010",
  "+8825550100",
])("%s costs more than a call should, and is not called", (number) =>
  expect(refusalOf({ number }, rules)).toMatch(/DIAL_PREFIXES/),
);

test("an operator may allow other countries, and single islands, but no premium number", () => {
  const wider = { ...rules, prefixes: ["+1", "+52", "+1809", "+88"] };
  expect(refusalOf({ number: "+525555550100" }, wider)).toBeUndefined();
  expect(refusalOf({ number: "+18095550100" }, wider)).toBeUndefined();
  expect(refusalOf({ number: "+18765550100" }, wider)).toMatch(/DIAL_PREFIXES/);
  expect(refusalOf({ number: "+8825550100" }, wider)).toMatch(/DIAL_PREFIXES/);
});
