import { decode, encode } from "../rtp/g711.ts";
import { parseObject, textAt } from "./parse-object.ts";
import type { WireFormat } from "./wire.ts";

/** How a stream begins: which call it is, and what its address was given. */
export interface StreamStart {
  readonly streamSid: string;
  readonly callSid: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Reads the message a stream begins with; undefined for every other one. */
export function readStreamStart(message: string | Uint8Array): StreamStart | undefined {
  const told = parseObject(message);
  if (told?.["event"] !== "start") return undefined;
  const start = told["start"];
  const streamSid = textAt(told, "streamSid") ?? textAt(told, "stream_id");
  const callSid = textAt(start, "callSid") ?? textAt(start, "call_control_id");
  if (streamSid === undefined || callSid === undefined) return undefined;
  const parameters = (start as Readonly<Record<string, unknown>>)["customParameters"];
  return { streamSid, callSid, parameters: isRecord(parameters) ? parameters : {} };
}

/**
 * Twilio Media Streams, bidirectional: JSON with µ-law of 8 kHz in base64
 * (https://www.twilio.com/docs/voice/media-streams/websocket-messages). Telnyx speaks the same with names of its own.
 */
export function twilioFormat({ streamSid }: Pick<StreamStart, "streamSid">): WireFormat {
  const write = (message: object) => JSON.stringify({ ...message, streamSid });
  return {
    read(message) {
      const told = parseObject(message);
      switch (told?.["event"]) {
        case "media": {
          const { media } = told;
          const payload = textAt(media, "payload");
          const track = textAt(media, "track");
          if (payload === undefined || track === "outbound") return undefined;
          return { kind: "heard", samples: decode("PCMU", Buffer.from(payload, "base64")) };
        }
        case "mark": {
          const mark = textAt(told["mark"], "name");
          return mark === undefined ? undefined : { kind: "passed", mark };
        }
        case "dtmf": {
          const digit = textAt(told["dtmf"], "digit");
          return digit === undefined ? undefined : { kind: "digit", digit };
        }
        case "stop":
          return { kind: "ended" };
        default:
          return undefined;
      }
    },
    sound(frame) {
      const codes = new Uint8Array(frame.length);
      encode("PCMU", frame, codes);
      return write({ event: "media", media: { payload: Buffer.from(codes).toString("base64") } });
    },
    mark: (name) => write({ event: "mark", mark: { name } }),
    clear: () => write({ event: "clear" }),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
