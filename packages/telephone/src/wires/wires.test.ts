import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineContract } from "../line.contract.ts";
import { decode, encode } from "../rtp/g711.ts";
import { openEar } from "../scenarios/testing-telephone.ts";
import { asteriskFormat, isAsteriskStart } from "./asterisk.ts";
import { type CarrierDialect, openCarrierCall, type Taken } from "./testing-carrier.ts";
import { readStreamStart, twilioFormat } from "./twilio.ts";
import { vonageFormat } from "./vonage.ts";
import { openWire } from "./wire.ts";

const codes = (frame: Int16Array) => {
  const bytes = new Uint8Array(frame.length);
  encode("PCMU", frame, bytes);
  return bytes;
};
const muLaw = (frame: Int16Array) => decode("PCMU", codes(frame));
const streamSid = "MZ00000000000000000000000000000001";

const twilio: CarrierDialect = {
  take(message) {
    const told = JSON.parse(String(message));
    expect(told.streamSid).toBe(streamSid);
    if (told.event === "media")
      return { kind: "sound", samples: decode("PCMU", Buffer.from(told.media.payload, "base64")) };
    return told.event === "mark" ? { kind: "mark", name: told.mark.name } : { kind: "clear" };
  },
  sound: (frame) =>
    JSON.stringify({
      ...{ event: "media", sequenceNumber: "3", streamSid },
      media: { track: "inbound", chunk: "1", timestamp: "5", payload: Buffer.from(codes(frame)).toString("base64") },
    }),
  passed: (name) => JSON.stringify({ event: "mark", sequenceNumber: "4", streamSid, mark: { name } }),
  digit: (digit) =>
    JSON.stringify({ event: "dtmf", streamSid, sequenceNumber: "5", dtmf: { track: "inbound_track", digit } }),
};

const vonage: CarrierDialect = {
  take(message) {
    if (typeof message !== "string") return { kind: "sound", samples: new Int16Array(message.slice().buffer) };
    const { action, payload } = JSON.parse(message);
    return action === "clear" ? { kind: "clear" } : { kind: "mark", name: JSON.stringify(payload) };
  },
  sound: (frame) => new Uint8Array(frame.slice().buffer),
  passed: (name) => JSON.stringify({ event: "websocket:notify", payload: JSON.parse(name) }),
  digit: (digit) => JSON.stringify({ event: "websocket:dtmf", digit, duration: 260 }),
};

const commands: Readonly<Record<string, (id: string) => Taken>> = {
  MARK_MEDIA: (name) => ({ kind: "mark", name }),
  FLUSH_MEDIA: () => ({ kind: "clear" }),
  HANGUP: () => ({ kind: "hang-up" }),
};

const asterisk: CarrierDialect = {
  take(message) {
    if (typeof message !== "string") return { kind: "sound", samples: decode("PCMU", message) };
    const { command, correlation_id } = JSON.parse(message);
    return commands[command]?.(correlation_id);
  },
  sound: codes,
  passed: (correlation_id) => JSON.stringify({ event: "MEDIA_MARK_PROCESSED", channel_id: "pbx-1.9", correlation_id }),
  digit: (digit) => JSON.stringify({ event: "DTMF_END", channel_id: "pbx-1.9", digit }),
};

const wires = { Twilio: twilioFormat({ streamSid }), Vonage: vonageFormat, Asterisk: asteriskFormat };

lineContract("Twilio's websocket", async () => openCarrierCall(wires.Twilio, twilio), muLaw, { holds: false });
lineContract(
  "Vonage's websocket",
  async () => openCarrierCall(wires.Vonage, vonage),
  (frame) => frame,
  { holds: false },
);
lineContract("Asterisk's websocket", async () => openCarrierCall(wires.Asterisk, asterisk), muLaw, { holds: false });

describe.each(Object.entries(wires))("what %s's websocket says", (_name, format) => {
  test("and nobody understands is nothing: the call goes on", () => {
    const told = openEar();
    const wire = openWire("one", { socket: { send: () => {}, close: () => {} }, format, listener: told.listener });
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json(), fc.uint8Array()), (message) => wire.receive(message)));
    for (const event of ["media", "mark", "dtmf", "start"])
      for (const inside of [undefined, null, 7, [], { payload: 7, name: {}, digit: "55" }])
        wire.receive(JSON.stringify({ event, [event]: inside }));
    expect(told.events.filter((one) => !one.startsWith("digit"))).toEqual([]);
    wire.closed();
    expect(told.events.at(-1)).toBe("ended hung-up");
  });

  test("a person on hold hears nothing, and is not heard", () => {
    const told = openEar();
    const sent: unknown[] = [];
    const socket = { send: (message: unknown) => sent.push(message), close: () => {} };
    const { line, receive } = openWire("one", { socket, format, listener: told.listener });
    const frame = Int16Array.from({ length: 160 }, () => 8000);
    line.hold(true);
    line.play(frame);
    receive(format.sound(frame));
    expect([sent, told.frames]).toEqual([[], []]);
  });
});

test("a stream tells which call it is, and what its address was given, in Twilio's names and in Telnyx's", () => {
  const start = { callSid: "CA1", customParameters: { t: "token" }, tracks: ["inbound"] };
  expect(readStreamStart(JSON.stringify({ event: "start", streamSid, start }))).toEqual({
    ...{ streamSid, callSid: "CA1", parameters: { t: "token" } },
  });
  const ofTelnyx = { event: "start", stream_id: "32DE", start: { call_control_id: "v2:T0" } };
  expect(readStreamStart(JSON.stringify(ofTelnyx))).toMatchObject({ streamSid: "32DE", callSid: "v2:T0" });
  for (const none of [{ event: "connected" }, { event: "start" }, { event: "start", streamSid, start: {} }])
    expect(readStreamStart(JSON.stringify(none))).toBeUndefined();
});

test("an Asterisk that speaks another codec, or in plain text, is not understood", () => {
  const start = { event: "MEDIA_START", connection_id: "e226", channel: "WebSocket/1", format: "ulaw", ptime: 20 };
  expect(isAsteriskStart(JSON.stringify(start))).toBe(true);
  expect(isAsteriskStart(JSON.stringify({ ...start, format: "slin16" }))).toBe(false);
  expect(isAsteriskStart("MEDIA_START connection_id:e226 format:ulaw")).toBe(false);
});
