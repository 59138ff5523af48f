import type { ToolCall } from "../tools/toolbox.ts";

/** A piece of a call as it is streamed: its name and its arguments come in pieces too. */
interface CallPart {
  readonly index?: number | undefined;
  readonly id?: string | null | undefined;
  readonly function?:
    | { readonly name?: string | null | undefined; readonly arguments?: string | null | undefined }
    | undefined;
}

/** The tools a model wants used, put together from the pieces of its answer. */
export class WantedCalls {
  readonly #parts: { readonly index: number; id: string; name: string; text: string }[] = [];

  add({ index = 0, id, function: wanted }: CallPart): void {
    let part = this.#parts.findLast((one) => one.index === index);
    // Some services number all their calls 0, and tell them apart by their ids alone.
    const isAnother = Boolean(id) && part?.id !== "" && part?.id !== id;
    if (part === undefined || isAnother) {
      part = { index, id: "", name: "", text: "" };
      this.#parts.push(part);
    }
    part.id ||= id ?? "";
    part.name += wanted?.name ?? "";
    part.text += wanted?.arguments ?? "";
  }

  /**
   * The calls, in order.
   * @param isCut the answer broke off: a call without any arguments may have had some
   */
  calls(isCut: boolean): readonly WantedCall[] {
    return this.#all().map(({ id, name, text }) => ({ id, name, arguments: argumentsIn(text, isCut) }));
  }

  /** The model's own message that asked for them, as the service wants it back. */
  asMessage(content: string): unknown {
    const calls = this.#all().map(({ id, name, text }) => ({
      id,
      type: "function",
      // Services refuse arguments that are no JSON.
      function: { name, arguments: argumentsIn(text, false) === undefined ? "{}" : text || "{}" },
    }));
    return { role: "assistant", content: content === "" ? null : content, tool_calls: calls };
  }

  #all() {
    return this.#parts
      .toSorted((one, other) => one.index - other.index)
      .map((call) => ({ ...call, id: call.id || `call_${call.index}` }));
  }
}

/** A tool a model wants used; its arguments are undefined where they are no JSON object, or not whole. */
export interface WantedCall extends Omit<ToolCall, "arguments"> {
  readonly arguments: ToolCall["arguments"] | undefined;
}

function argumentsIn(text: string, isCut: boolean): ToolCall["arguments"] | undefined {
  if (text.trim() === "") return isCut ? undefined : {};
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as ToolCall["arguments"]) : undefined;
  } catch {
    return undefined;
  }
}
