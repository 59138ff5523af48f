import { expect, test } from "vitest";
import { type Callee, numberOf, refusalOf } from "./dial-rules.ts";

const rules = { prefixes: ["+1"], gateways: ["192.0.2.1"] };

test.each<Callee>([
  { number: "+13055550100" },
  { number: "+13055550100", extension: "12#" },
  { number: "104", numberE164CheckEnabled: false },
  { number: "+13055550100", extension: "12", waitBeforeExtensionDialSec: 60 },
  { number: "+13055550100", waitBeforeExtensionDialSec: 0 },
  { number: "+13055550100", codecs: { audio: ["PCMA", "PCMU"] }, callerId: "+13055550111", displayName: "Clínica" },
  { sipUri: "sip:ana@192.0.2.1", codecs: { audio: ["PCMU"] }, displayName: "Clínica" },
  { sipUri: "sip:ana@192.0.2.1" },
  { sipUri: "sip:ana@192.0.2.1:5070" },
  // An exchange dials the number that stands before the host.
  { sipUri: "sip:+13055550100@192.0.2.1" },
  { sipUri: "sip:13055550100@192.0.2.1" },
  { sipUri: "sip:104@192.0.2.1" },
])("%j may be called", (callee) => expect(refusalOf(callee, rules)).toBeUndefined());

test.each<[Callee, RegExp]>([
  [{}, /either a sip uri or phone number must be provided/],
  [{ number: "+13055550100", sipUri: "sip:a@192.0.2.1" }, /only one of sip uri or phone number/],
  [{ sipUri: "ana@192.0.2.1" }, /must start with 'sip:'/],
  [{ sipUri: "sip:ana@example.com" }, /not a gateway/],
  [{ sipUri: "sip:192.0.2.1@example.com" }, /not a gateway/],
  [{ sipUri: "sip:ana@example.com;maddr=192.0.2.1" }, /Invalid SIP URI/],
  [{ sipUri: "sip:ana@192.0.2.1\r\nRoute: <sip:b>" }, /Invalid SIP URI/],
  [{ sipUri: "sip:+19005550100@192.0.2.1" }, /DIAL_PREFIXES/],
  [{ sipUri: "sip:1-900-555-0100@192.0.2.1" }, /DIAL_PREFIXES/],
  [{ sipUri: "sip:1_900_555_0100@192.0.2.1" }, /DIAL_PREFIXES/],
  [{ sipUri: "sip:+442071234567@192.0.2.1" }, /DIAL_PREFIXES/],
  [{ sipUri: "sip:011442071234567@192.0.2.1" }, /E\.164/],
  [{ sipUri: "sip:9005550100@192.0.2.1" }, /E\.164/],
  [{ sipUri: "sip:*72~19005550100@192.0.2.1" }, /E\.164/],
  [{ sipUri: "sip:911@192.0.2.1" }, /E\.164/],
  [{ number: "911", numberE164CheckEnabled: false }, /E\.164/],
  [{ sipUri: "sip:ana@192.0.2.1", extension: "1" }, /requires a phone number/],
  [{ number: "3055550100" }, /E\.164/],
  [{ number: "+1 305 555 0100" }, /E\.164/],
  [{ number: "0114420", numberE164CheckEnabled: false }, /E\.164/],
  [{ number: "+13055550100", extension: "12;x" }, /digits/],
  [{ number: "+13055550100", codecs: { audio: [] } }, /audio codec array specified but empty/],
  [{ number: "+13055550100", codecs: { audio: ["PCMU", "OPUS"] } }, /one of PCMU, PCMA, and OPUS is not/],
  [{ number: "+13055550100", codecs: { audio: ["G722"] } }, /G722/],
  [{ number: "+13055550100", waitBeforeExtensionDialSec: 1 }, /requires a phoneNumber and extension/],
  [{ sipUri: "sip:ana@192.0.2.1", callerId: "+13055550111" }, /callerId not allowed with sipUri/],
])("%j is refused: %s", (callee, why) => expect(refusalOf(callee, rules)).toMatch(why));

test.each<[Callee, RegExp]>([
  [{ number: "+13055550100", codecs: { audio: ["PCMU"] } }, /codecs are agreed on by the number's carrier/],
  [{ number: "+13055550100", displayName: "Clínica" }, /displayName is not shown/],
])("%j is refused where a carrier calls: %s", (callee, why) =>
  expect(refusalOf(callee, { ...rules, isByCarrier: true })).toMatch(why),
);

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

test.each<[Callee, string | undefined]>([
  [{ number: "+13055550100" }, "+13055550100"],
  [{ sipUri: "sip:+1.305.555.0100@192.0.2.1" }, "+13055550100"],
  [{ sipUri: "sip:13055550100@192.0.2.1" }, "+13055550100"],
  [{ sipUri: "sip:104@192.0.2.1" }, "104"],
  [{ sipUri: "sip:ana@192.0.2.1" }, undefined],
  [{}, undefined],
])("%j reaches the number %s", (callee, number) => expect(numberOf(callee)).toBe(number));

test("an operator may allow other countries, and single islands, but no premium number", () => {
  const wider = { ...rules, prefixes: ["+1", "+52", "+1809", "+88"] };
  expect(refusalOf({ number: "+525555550100" }, wider)).toBeUndefined();
  expect(refusalOf({ number: "+18095550100" }, wider)).toBeUndefined();
  expect(refusalOf({ number: "+18765550100" }, wider)).toMatch(/DIAL_PREFIXES/);
  expect(refusalOf({ number: "+8825550100" }, wider)).toMatch(/DIAL_PREFIXES/);
});
