import { expect, test } from "vitest";
import { readTelephone } from "./telephone.ts";

test("without SIP_ADDRESS there is no telephone", () => {
  expect(readTelephone({})).toBeUndefined();
});

test("reads where calls come in and where they may go", () => {
  const env = { SIP_ADDRESS: "192.0.2.1:5060", RTP_PORTS: "41000-41100", DIAL_PREFIXES: "+1, +52" };
  expect(readTelephone(env)).toEqual({
    ...{ address: "192.0.2.1", port: 5060, rtpPorts: { min: 41_000, max: 41_100 }, dialPrefixes: ["+1", "+52"] },
  });
  expect(readTelephone({ SIP_ADDRESS: "[::1]:5060" })).toMatchObject({ address: "::1", dialPrefixes: ["+1"] });
});

test("the product has a number of its own where it is named", () => {
  const env = { SIP_ADDRESS: "192.0.2.1:5060", PHONE_NUMBER: "+13055550111" };
  expect(readTelephone(env)).toMatchObject({ phoneNumber: "+13055550111" });
});

test.each([
  [{ PHONE_NUMBER: "+13055550111" }, "PHONE_NUMBER is set, but SIP_ADDRESS is missing."],
  [{ SIP_ADDRESS: "192.0.2.1:5060", PHONE_NUMBER: "305 555 0111" }, "PHONE_NUMBER must be"],
  [{ RTP_PORTS: "41000-41100" }, "RTP_PORTS is set, but SIP_ADDRESS is missing."],
  [{ DIAL_PREFIXES: "+1" }, "DIAL_PREFIXES is set, but SIP_ADDRESS is missing."],
  [{ SIP_ADDRESS: "5060" }, "SIP_ADDRESS must be"],
  [{ SIP_ADDRESS: "example.com:5060" }, "SIP_ADDRESS must be"],
  [{ SIP_ADDRESS: "192.0.2.1:99999" }, "SIP_ADDRESS must be"],
  [{ SIP_ADDRESS: "0.0.0.0:5060" }, "set SIP_PUBLIC_ADDRESS too"],
  [{ SIP_ADDRESS: "0.0.0.0:5060", SIP_PUBLIC_ADDRESS: "here" }, "SIP_PUBLIC_ADDRESS must be"],
  [{ SIP_ADDRESS: "192.0.2.1:5060", RTP_PORTS: "1-2" }, "RTP_PORTS must be"],
  [{ SIP_ADDRESS: "192.0.2.1:5060", DIAL_PREFIXES: "1" }, "DIAL_PREFIXES must be"],
])("%j is refused: %s", (env, why) => expect(() => readTelephone(env)).toThrow(why));
