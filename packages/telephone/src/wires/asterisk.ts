import { decode, encode } from "../rtp/g711.ts";
import { parseObject, textAt } from "./parse-object.ts";
import type { WireFormat } from "./wire.ts";

const command = (name: string, more: object = {}) => JSON.stringify({ command: name, ...more });

/**
 * Asterisk's `chan_websocket` with `c(ulaw)f(json)`, of 20.18, 22.8 and 23.2 or later
 * (https://docs.asterisk.org/Configuration/Channel-Drivers/WebSocket): µ-law as binary messages, all else as JSON.
 */
export const asteriskFormat: WireFormat = {
  read(message) {
    if (typeof message !== "string") return { kind: "heard", samples: decode("PCMU", message) };
    const told = parseObject(message);
    switch (told?.["event"]) {
      case "MEDIA_MARK_PROCESSED": {
        const mark = textAt(told, "correlation_id");
        return mark === undefined ? undefined : { kind: "passed", mark };
      }
      case "DTMF_END": {
        const digit = textAt(told, "digit");
        return digit === undefined ? undefined : { kind: "digit", digit };
      }
      default:
        return undefined;
    }
  },
  sound(frame) {
    const codes = new Uint8Array(frame.length);
    encode("PCMU", frame, codes);
    return codes;
  },
  mark: (name) => command("MARK_MEDIA", { correlation_id: name }),
  clear: () => command("FLUSH_MEDIA"),
  goodbye: command("HANGUP"),
};

/** Whether a message is the one an Asterisk's call begins with, in a format that is spoken here. */
export function isAsteriskStart(message: string | Uint8Array): boolean {
  const told = parseObject(message);
  return told?.["event"] === "MEDIA_START" && told["format"] === "ulaw";
}
