import type { PhoneDestination, TransferSettings } from "./tool-settings.ts";
import type { ToolDefinition } from "./toolbox.ts";

/** What tools can do with a telephone call. What they answer is what the model reads. */
export interface PhoneTools {
  press(keys: string): Promise<string>;
  transfer(to: PhoneDestination, signal: AbortSignal): Promise<Transferred>;
}

export interface Transferred {
  readonly result: string;
  /** Words that the person is to hear, since nobody took the call. */
  readonly words?: string | undefined;
  /** The call ends with them. */
  readonly endsCall?: boolean | undefined;
}

/** What a model reads where there is no telephone. */
export const noTelephone = "Error: this is no telephone call.";

/** Of keys, "w" is half a second without any. */
const isKeys = (keys: unknown): keys is string => typeof keys === "string" && /^[\d*#A-Dw]{1,64}$/i.test(keys);

export const pressDefinition: Omit<ToolDefinition, "name"> = {
  description: "Presses keys of the telephone, such as a machine's menu asks for. w waits for half a second.",
  parameters: {
    type: "object",
    properties: { dtmf: { type: "string", description: "The keys, one after the other: 0-9, *, # and w." } },
    required: ["dtmf"],
  },
};

export function transferDefinition({ destinations }: TransferSettings): Omit<ToolDefinition, "name"> {
  const listed = destinations.map((one) => `${placeOf(one)}: ${one.description ?? "no description"}`);
  return {
    description: ["Passes the call on to somebody else. Whom it can be passed on to:", ...listed].join("\n"),
    parameters: {
      type: "object",
      properties: { destination: { type: "string", enum: destinations.map(placeOf) } },
      required: ["destination"],
    },
  };
}

const placeOf = ({ number, sipUri }: PhoneDestination) => number ?? sipUri ?? "";

/** Whom a model has chosen; the one there is, where it names none. */
export function destinationOf({ destinations }: TransferSettings, chosen: unknown): PhoneDestination | undefined {
  const [first] = destinations;
  if (chosen === undefined && destinations.length === 1) return first;
  return destinations.find((one) => placeOf(one) === chosen);
}

/** Presses the keys that a model asks for. */
export async function pressAsked(phone: PhoneTools | undefined, keys: unknown): Promise<string> {
  if (phone === undefined) return noTelephone;
  return isKeys(keys) ? phone.press(keys) : "Error: dtmf has to be keys: 0-9, * and #.";
}
