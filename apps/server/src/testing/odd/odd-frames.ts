import { ClientMessageSchema, ClientSignalSchema } from "@dilo/api/room";
import { z } from "zod";
import { oddTexts, oddValue } from "./odd-values.ts";
import { openRandom } from "./random.ts";
import { makeValue, type ValueSchema } from "./values-of-schema.ts";

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as ValueSchema;

/** WebSocket's codes of frames (RFC 6455, section 5.2); the others are reserved. */
const opcodes = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

const closeCodes = [0, 999, 1000, 1001, 1004, 1005, 1006, 1015, 2999, 4999, 65_535];

/** What WebRTC takes for an offer, cut off and made up. */
const offers = [
  "",
  "v=0",
  "v=0\r\no=- 1 1 IN IP4 0.0.0.0\r\ns=-\r\nt=0 0\r\n",
  "v=0\r\no=- 1 1 IN IP4 0.0.0.0\r\ns=-\r\nt=0 0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\nc=IN IP4 0.0.0.0\r\na=mid:0\r\n",
  "m=".repeat(9000),
];

/**
 * Makes WebSocket frames as bytes, masked as a client's are unless that is what is odd about them: signals and messages of
 * the room that mostly fit their schemas, sound of any size, and frames that break the protocol.
 */
export function openOddFrames(seed: number): { next(): Buffer } {
  const random = openRandom(seed);
  const signals = schemaOf(ClientSignalSchema);
  const messages = schemaOf(ClientMessageSchema);

  const frame = (opcode: number, payload: Buffer, odd: { final?: boolean; reserved?: number; masked?: boolean } = {}) =>
    frameOf({ opcode, payload, final: true, reserved: 0, masked: true, ...odd });
  const text = (said: string) => frame(opcodes.text, Buffer.from(said));
  const made = (schema: ValueSchema, oddShare: number) =>
    JSON.stringify(makeValue(schema, { random, oddShare, idFor: () => undefined })) ?? "";
  const noise = (length: number) => Buffer.from(Array.from({ length }, () => random.below(256)));

  const kinds: readonly (() => Buffer)[] = [
    () => text(made(signals, random.pick([0, 0.1, 0.3]))),
    () =>
      text(JSON.stringify({ type: "app", data: made(messages, random.pick([0, 0.1, 0.3])), number: random.below(9) })),
    () => text(JSON.stringify({ type: "app", data: random.pick([...oddTexts, "playable"]) })),
    () => text(JSON.stringify({ type: "offer", sdp: random.pick([...offers, ...oddTexts]) })),
    () =>
      text(
        JSON.stringify({
          type: random.pick(["join", "played", "recognised", "transport"]),
          mark: oddValue(random),
          text: oddValue(random),
        }),
      ),
    () => text(random.pick([...oddTexts, "[".repeat(3000), "{", '{"type":"join"', "{}".repeat(100)])),
    () => frame(opcodes.binary, noise(random.pick([0, 1, 2, 639, 640, 641, 1280]))),
    () => frame(random.pick([opcodes.ping, opcodes.pong]), noise(random.pick([0, 1, 125, 126]))),
    () => frame(opcodes.text, noise(random.below(50))),
    () => frame(opcodes.text, Buffer.from("{"), { final: false }),
    () => frame(opcodes.continuation, Buffer.from("}"), { final: random.happens(0.5) }),
    () => frame(random.pick([3, 4, 7, 11, 15]), noise(4)),
    () => frame(opcodes.binary, noise(640), { reserved: random.pick([1, 2, 4, 7]) }),
    () => frame(opcodes.text, Buffer.from("{}"), { masked: false }),
    () => frame(opcodes.close, closing(random.pick(closeCodes), random.pick(oddTexts))),
    () => frame(opcodes.close, noise(1)),
    () => frame(opcodes.text, Buffer.alloc(40_000, "x")),
    // A length that is never filled, and one that no computer has.
    () =>
      Buffer.concat([
        Buffer.of(0x82, 0xff, ...(random.happens(0.5) ? [0x7f] : [0]), 255, 255, 255, 255, 255, 255, 255),
        noise(8),
      ]),
  ];

  return { next: () => (random.happens(0.5) ? (kinds[random.below(7)] as () => Buffer)() : random.pick(kinds)()) };
}

function closing(code: number, reason: string): Buffer {
  return Buffer.concat([Buffer.of(code >> 8, code & 255), Buffer.from(reason).subarray(0, 130)]);
}

interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
  readonly final: boolean;
  /** The three reserved bits, as a number. */
  readonly reserved: number;
  readonly masked: boolean;
}

function frameOf({ opcode, payload, final, reserved, masked }: Frame): Buffer {
  const { length } = payload;
  const mask = masked ? 0x80 : 0;
  const lengths = length < 126 ? Buffer.of(mask | length) : Buffer.of(mask | 126, (length >> 8) & 255, length & 255);
  const head = Buffer.concat([Buffer.of((final ? 0x80 : 0) | (reserved << 4) | opcode), lengths]);
  // A mask of zeros changes nothing, and is a mask.
  return Buffer.concat([head, ...(masked ? [Buffer.alloc(4)] : []), payload]);
}
