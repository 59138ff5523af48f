import type { ResourceSettings } from "@dilo/platform/resources";
import { ServerError } from "../server-error.ts";
import { type Env, textOf } from "./env.ts";

/** What the services of calls cost, in US dollars. */
export type Prices = NonNullable<ResourceSettings["prices"]>;

/** The names of prices in the setting, and what each is the price of. */
const names: Readonly<Record<string, keyof Prices>> = {
  "call-minute": "callMinute",
  "transcriber-minute": "transcriberMinute",
  "voice-1000-characters": "voiceThousandCharacters",
  "model-1000000-input": "modelMillionInput",
  "model-1000000-output": "modelMillionOutput",
};

/**
 * Reads PLATFORM_PRICES: "call-minute=0.02, voice-1000-characters=0.015".
 * @returns undefined where nothing has a price
 * @throws ServerError `invalid-settings`
 */
export function readPrices(env: Env): Prices | undefined {
  const text = textOf(env, "PLATFORM_PRICES");
  if (text === undefined) return undefined;
  const prices = text.split(",").map((part) => {
    const [name = "", price = ""] = part.split("=").map((one) => one.trim());
    const key = Object.hasOwn(names, name) ? names[name] : undefined;
    if (key === undefined || !/^\d+(\.\d+)?$/.test(price)) {
      throw new ServerError(
        "invalid-settings",
        `PLATFORM_PRICES must be prices in US dollars with commas between them, name=0.01 each; the names: ${Object.keys(names).join(", ")}.`,
      );
    }
    return [key, Number(price)] as const;
  });
  const twice = prices.find(([key], at) => prices.findIndex(([other]) => other === key) !== at)?.[0];
  if (twice !== undefined) {
    const name = Object.keys(names).find((one) => names[one] === twice);
    throw new ServerError("invalid-settings", `PLATFORM_PRICES names ${name} twice: leave one of them out.`);
  }
  return Object.fromEntries(prices);
}
