import { parseObject, textAt } from "./parse-object.ts";
import type { WireFormat } from "./wire.ts";

/** Linear 16-bit samples of little-endian bytes; half a sample is dropped. */
function linearSamples(bytes: Uint8Array): Int16Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Int16Array.from({ length: bytes.byteLength >> 1 }, (_, at) => view.getInt16(at * 2, true));
}

/** The little-endian bytes of linear samples. */
function linearBytes(samples: Int16Array): Uint8Array {
  const bytes = new Uint8Array(samples.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [at, sample] of samples.entries()) view.setInt16(at * 2, sample, true);
  return bytes;
}

/** What a websocket of Vonage is asked to carry: the rate of the telephone network, so that nothing is converted twice. */
export const vonageContentType = "audio/l16;rate=8000";

/** Vonage's websockets: linear samples, little-endian, as binary messages; all else as JSON (Vonage Voice API, "WebSockets"). */
export const vonageFormat: WireFormat = {
  read(message) {
    if (typeof message !== "string") return { kind: "heard", samples: linearSamples(message) };
    const told = parseObject(message);
    switch (told?.["event"]) {
      case "websocket:notify": {
        const mark = textAt(told["payload"], "mark");
        return mark === undefined ? undefined : { kind: "passed", mark };
      }
      case "websocket:dtmf": {
        const digit = textAt(told, "digit");
        return digit === undefined ? undefined : { kind: "digit", digit };
      }
      default:
        return undefined;
    }
  },
  sound: linearBytes,
  mark: (mark) => JSON.stringify({ action: "notify", payload: { mark } }),
  clear: () => JSON.stringify({ action: "clear" }),
};
