import { describe, expect, test } from "vitest";
import { liveKitAddress, openPacketReader, packetsOf, packetTopics, readLiveKitAddress } from "./packets.ts";

describe("packets of LiveKit's data channel", () => {
  test.each([
    ["none", ""],
    ["a signal", '{"type":"ping"}'],
    ["one packet to its last byte", "a".repeat(14_000)],
    ["one byte more", "a".repeat(14_001)],
    ["letters of several bytes, cut in the middle", "año 👩🏽‍🦳 ".repeat(5000)],
  ])("bring a text back as it was: %s", (_what, sent) => {
    const reader = openPacketReader(200_000);
    const packets = packetsOf(sent);
    expect(packets.every(({ payload }) => payload.length <= 14_000)).toBe(true);
    const read = packets.map(({ topic, payload }) => reader.take(topic, payload));
    expect(read.pop()).toBe(sent);
    expect(read.every((one) => one === undefined)).toBe(true);
  });

  test("bring sound back between the parts of a text", () => {
    const reader = openPacketReader(200_000);
    const [first, last] = packetsOf("ñ".repeat(10_000));
    const sound = Uint8Array.of(1, 2, 255);
    expect(reader.take(first?.topic, first?.payload as Uint8Array)).toBeUndefined();
    expect(packetsOf(sound).map(({ topic, payload }) => reader.take(topic, payload))).toEqual([sound]);
    expect(reader.take(last?.topic, last?.payload as Uint8Array)).toBe("ñ".repeat(10_000));
  });

  test("drop a text that is too long and the packets of others, and then go on", () => {
    const reader = openPacketReader(20_000);
    const read = packetsOf("a".repeat(50_000)).map(({ topic, payload }) => reader.take(topic, payload));
    expect(read.every((one) => one === undefined)).toBe(true);
    expect(reader.take("lk.chat", Uint8Array.of(65))).toBeUndefined();
    expect(reader.take(undefined, Uint8Array.of(65))).toBeUndefined();
    expect(reader.take(packetTopics.text, Uint8Array.of(65))).toBe("A");
  });
});

describe("the address of a LiveKit room", () => {
  test.each(["wss://live.example", "https://live.example/", "wss://live.example:7880/path"])(
    "is read back: %s",
    (url) => {
      const read = readLiveKitAddress(liveKitAddress(url, "a.b-c.d_e"));
      expect(read).toEqual({ url: url.replace("https", "wss").replace(/\/$/, ""), token: "a.b-c.d_e" });
    },
  );

  test.each(["wss://live.example?t=a", "https://live.example", "livekit+wss://live.example", "livekit+ftp://a?t=b"])(
    "is no other's: %s",
    (address) => expect(readLiveKitAddress(address)).toBeUndefined(),
  );
});
