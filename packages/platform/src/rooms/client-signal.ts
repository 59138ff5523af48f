import { type ClientSignal, longestAppMessage, type Numbered } from "@dilo/api";

/** Longest text one recognition may have. Characters. */
const longestRecognised = 2000;

/** Longest offer; one of a single audio track has about 2,000. Characters. */
const longestOffer = 20_000;

/** Reads one text frame of the room's wire; undefined when it is no signal of this version. */
export function parseClientSignal(text: string): ClientSignal | undefined {
  const signal = parseObject(text);
  switch (signal?.["type"]) {
    case "join": {
      const abilities = signal["abilities"];
      if (signal["version"] !== 1 || !isObject(abilities)) return undefined;
      const { recognition, speech } = abilities as { recognition?: unknown; speech?: unknown };
      return {
        type: "join",
        version: 1,
        abilities: { recognition: recognition === true, speech: speech === true },
        ...(signal["isBack"] === true && { isBack: true }),
      };
    }
    case "app": {
      const { data } = signal;
      if (typeof data !== "string" || data.length > longestAppMessage) return undefined;
      return { type: "app", data, ...numberOf(signal) };
    }
    case "ping": {
      const { at } = signal;
      return typeof at === "number" ? { type: "ping", at } : undefined;
    }
    case "recognised": {
      const { text: said, isFinal } = signal;
      if (typeof said !== "string" || said.length > longestRecognised || typeof isFinal !== "boolean") return undefined;
      return { type: "recognised", text: said, isFinal, ...numberOf(signal) };
    }
    case "played": {
      const { mark } = signal;
      return typeof mark === "number" ? { type: "played", mark } : undefined;
    }
    case "offer": {
      const { sdp } = signal;
      return typeof sdp === "string" && sdp.length <= longestOffer ? { type: "offer", sdp } : undefined;
    }
    case "transport": {
      const { transport } = signal;
      return transport === "rtc" || transport === "pcm" ? { type: "transport", transport } : undefined;
    }
    case "leave":
      return { type: "leave" };
    default:
      return undefined;
  }
}

function numberOf({ number }: Readonly<Record<string, unknown>>): Numbered {
  return Number.isSafeInteger(number) ? { number: number as number } : {};
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
