import { linearBytes, linearSamples } from "./linear.ts";
import { parseObject, textAt } from "./parse-object.ts";
import type { WireFormat } from "./wire.ts";

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
