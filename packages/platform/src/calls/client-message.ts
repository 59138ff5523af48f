import { type ClientMessage, longestAppMessage } from "@dilo/api";

/** Longest name of an expected answer. Characters. */
const longestExpecting = 80;

/** No voice is understood outside of these paces. */
const slowest = 0.5;
const fastest = 2;

/** A speaking rate a voice can be asked for; undefined when it is none. */
export function readRate(rate: unknown): number | undefined {
  return typeof rate === "number" && Number.isFinite(rate) ? Math.min(fastest, Math.max(slowest, rate)) : undefined;
}

/** Reads an app message of the client; undefined when it is none this platform knows. */
export function parseClientMessage(data: string): ClientMessage | undefined {
  let message: unknown;
  try {
    message = JSON.parse(data);
  } catch {
    return undefined;
  }
  if (!isObject(message)) return undefined;
  switch (message["type"]) {
    case "add-message":
      return readAddMessage(message);
    case "say":
      return readSay(message);
    case "turn-done":
      return { type: "turn-done" };
    case "end-call":
      return { type: "end-call" };
    case "control":
      return readControl(message);
    default:
      return undefined;
  }
}

type Raw = Readonly<Record<string, unknown>>;

function readAddMessage(raw: Raw): ClientMessage | undefined {
  const { message, triggerResponseEnabled, expecting } = raw;
  const rate = readRate(raw["rate"]);
  if (!isObject(message)) return undefined;
  const { role, content } = message;
  if (role !== "system" && role !== "user" && role !== "assistant") return undefined;
  if (!isSaying(content)) return undefined;
  return {
    type: "add-message",
    message: { role, content },
    ...(typeof triggerResponseEnabled === "boolean" && { triggerResponseEnabled }),
    ...(typeof expecting === "string" && expecting.length <= longestExpecting && { expecting }),
    ...(rate !== undefined && { rate }),
  };
}

function readSay(raw: Raw): ClientMessage | undefined {
  const { message, endCallAfterSpoken, interruptionsEnabled, interruptAssistantEnabled } = raw;
  if (!isSaying(message)) return undefined;
  return {
    type: "say",
    message,
    endCallAfterSpoken: endCallAfterSpoken === true,
    interruptionsEnabled: interruptionsEnabled === true,
    interruptAssistantEnabled: interruptAssistantEnabled === true,
  };
}

function readControl(raw: Raw): ClientMessage | undefined {
  const { control } = raw;
  const isKnown = control === "mute-assistant" || control === "unmute-assistant" || control === "say-first-message";
  return isKnown ? { type: "control", control } : undefined;
}

function isSaying(text: unknown): text is string {
  return typeof text === "string" && text.length <= longestAppMessage;
}

function isObject(value: unknown): value is Raw {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
