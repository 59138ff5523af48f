import { Ajv, type ValidateFunction } from "ajv";
import formatsPlugin from "ajv-formats";
import { matchesPattern } from "./matches-pattern.ts";

/** Reads JSON of a shape out of a model's answer. */
export interface CheckedJson {
  /** @returns the value; or what is wrong with it, in words for the model */
  read(answer: string): { readonly value: unknown } | { readonly wrong: string };
}

/** Opens the check of a JSON schema; undefined when the schema itself is wrong. */
export function checkedJson(schema: unknown): CheckedJson | undefined {
  const ajv = new Ajv({ strict: false, allErrors: false, code: { regExp: boundedRegExp } });
  // The plugin is a CommonJS module: its function is the default of the default.
  (formatsPlugin as unknown as { readonly default: (ajv: Ajv) => void }).default(ajv);
  let validate: ValidateFunction;
  try {
    validate = ajv.compile(schema as object);
  } catch {
    return undefined;
  }
  return {
    read: (answer) => {
      const value = jsonIn(answer);
      if (value === undefined) return { wrong: "It is not JSON." };
      if (validate(value)) return { value };
      return { wrong: ajv.errorsText(validate.errors) };
    },
  };
}

/** A developer's pattern must not hold the server up. ajv tells the patterns of a schema apart by their `toString`. */
const boundedRegExp = Object.assign(
  (pattern: string) => ({ test: (text: string) => matchesPattern(text, pattern), toString: () => pattern }),
  { code: "" },
);

/** The JSON of an answer, also where a model wraps it in a code block. */
function jsonIn(answer: string): unknown {
  const bare = /```(?:json)?\s*([\s\S]*?)```/.exec(answer)?.[1] ?? answer;
  try {
    return JSON.parse(bare);
  } catch {
    return undefined;
  }
}
