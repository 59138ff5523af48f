import { expect, test } from "vitest";
import { readPrices } from "./prices.ts";

test("prices are read by their names, and nothing has one by itself", () => {
  expect(readPrices({})).toBeUndefined();
  const text = "call-minute=0.02, model-1000000-output=0.6";
  expect(readPrices({ PLATFORM_PRICES: text })).toEqual({ callMinute: 0.02, modelMillionOutput: 0.6 });
});

test("a name that stands there twice is refused, also with the same price", () => {
  const text = "call-minute=0.02, model-1000000-input=1, call-minute=0.02";
  expect(() => readPrices({ PLATFORM_PRICES: text })).toThrow("names call-minute twice");
});

test.each(["call-minute", "call-minute=free", "call-minute=-1", "hour=1", "toString=1", ""])(
  "%j is refused with the names there are",
  (text) => {
    const read = () => readPrices({ PLATFORM_PRICES: text });
    if (text === "") expect(read()).toBeUndefined();
    else expect(read).toThrow("call-minute, transcriber-minute");
  },
);
