import { Ajv, type ValidateFunction } from "ajv";
import formatsPlugin from "ajv-formats";
import { inTime, OutOfTime } from "../core/in-time.ts";

/** Reads JSON of a shape out of a model's answer. */
export interface CheckedJson {
  /** @returns the value; or what is wrong with it, in words for the model */
  read(answer: string): { readonly value: unknown } | { readonly wrong: string };
}

/** Checks that were opened last, by their schema: to make one takes longer than to use it many times. */
const opened = new Map<string, CheckedJson>();
const mostOpened = 200;

/** A plain schema takes half of this where others keep the processor busy. Milliseconds. */
const longestCompileMs = 80;

/** Opens the check of a JSON schema; undefined when the schema itself is wrong. */
export function checkedJson(schema: unknown): CheckedJson | undefined {
  const key = JSON.stringify(schema) ?? "";
  const found = opened.get(key) ?? openCheck(schema);
  if (found === undefined) return undefined;
  opened.delete(key);
  opened.set(key, found);
  const [oldest] = opened.keys();
  if (opened.size > mostOpened && oldest !== undefined) opened.delete(oldest);
  return found;
}

function openCheck(schema: unknown): CheckedJson | undefined {
  const ajv = openAjv();
  let validate: ValidateFunction;
  try {
    // The draft it names is not looked up: what is read here is in all of them.
    const { $schema: _, ...read } = schema as Readonly<Record<string, unknown>>;
    validate = inTime(() => ajv.compile(read), longestCompileMs);
  } catch {
    return undefined;
  }
  return {
    read: (answer) => {
      try {
        return inTime(() => {
          const value = jsonIn(answer);
          if (value === undefined) return { wrong: "It is not JSON." };
          if (validate(value)) return { value };
          return { wrong: ajv.errorsText(validate.errors) };
        });
      } catch (error) {
        if (error instanceof OutOfTime) return { wrong: "It takes too long to check: make it shorter." };
        throw error;
      }
    },
  };
}

function openAjv(): Ajv {
  const ajv = new Ajv({ strict: false, allErrors: false, logger: false });
  // The plugin is a CommonJS module: its function is the default of the default.
  (formatsPlugin as unknown as { readonly default: (ajv: Ajv) => void }).default(ajv);
  // Makes what schemas themselves are checked with, which takes longer than most of them: no words of others are in it.
  void ajv.validateSchema({});
  return ajv;
}

// The first of all schemas takes longer than any later one, and would count as too costly.
openAjv().compile({ type: "object", properties: { a: { type: "string", pattern: "a", format: "date" } } });

/** The JSON of an answer, also where a model wraps it in a code block. */
function jsonIn(answer: string): unknown {
  const bare = /```(?:json)?\s*([\s\S]*?)```/.exec(answer)?.[1] ?? answer;
  try {
    return JSON.parse(bare);
  } catch {
    return undefined;
  }
}
