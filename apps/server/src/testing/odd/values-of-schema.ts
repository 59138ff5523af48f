import { oddNumbers, oddTexts, oddValue } from "./odd-values.ts";
import type { Random } from "./random.ts";

/** A JSON Schema, as far as values are made by it. */
export interface ValueSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly ValueSchema[];
  readonly oneOf?: readonly ValueSchema[];
  readonly allOf?: readonly ValueSchema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, ValueSchema>>;
  readonly properties?: Readonly<Record<string, ValueSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: ValueSchema | boolean;
  readonly items?: ValueSchema;
  readonly minItems?: number;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** How values are made. */
export interface ValueNeeds {
  readonly random: Random;
  /** How often a part is one that its schema does not take. */
  readonly oddShare: number;
  /** An id for a field of this name; undefined where none is known. */
  readonly idFor: (name: string) => string | undefined;
}

/** Deeper than this only what is required is made. */
const deepest = 5;

const words = ["Ana", "México", "mil doscientos Main Street", "hola", "sí", "no", "tres cero cinco", "N-400", "casada"];

const byFormat: Readonly<Record<string, string>> = {
  uuid: "00000000-0000-4000-8000-000000000000",
  uri: "https://tools.dilo.example/hours",
  email: "ana@correo.example",
};

/** Makes a value that mostly fits a schema: enough of it to get past validation, odd enough to break what is behind. */
export function makeValue(schema: ValueSchema, needs: ValueNeeds): unknown {
  return new ValueMaker(schema, needs).make(schema, "", 0);
}

class ValueMaker {
  readonly #whole: ValueSchema;
  readonly #needs: ValueNeeds;

  constructor(whole: ValueSchema, needs: ValueNeeds) {
    this.#whole = whole;
    this.#needs = needs;
  }

  make(schema: ValueSchema, name: string, depth: number): unknown {
    const { random, oddShare } = this.#needs;
    if (random.happens(oddShare)) return oddValue(random);
    if (schema.$ref !== undefined) return this.make(this.#targetOf(schema.$ref), name, depth);
    if ("const" in schema) return schema.const;
    if (schema.enum !== undefined && schema.enum.length > 0) return random.pick(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined && choices.length > 0) return this.make(random.pick(choices), name, depth);
    if (schema.allOf !== undefined) return this.#allOf(schema.allOf, name, depth);
    switch (typeof schema.type === "string" ? schema.type : schema.type?.[0]) {
      case "object":
        return this.#object(schema, depth);
      case "array":
        return this.#list(schema, name, depth);
      case "string":
        return this.#text(schema, name);
      case "integer":
        return Math.trunc(this.#number(schema));
      case "number":
        return this.#number(schema);
      case "boolean":
        return random.happens(0.5);
      case "null":
        return null;
      default:
        return oddValue(random);
    }
  }

  #targetOf(ref: string): ValueSchema {
    if (ref === "#") return this.#whole;
    return this.#whole.$defs?.[ref.replace("#/$defs/", "")] ?? {};
  }

  #allOf(parts: readonly ValueSchema[], name: string, depth: number): unknown {
    const made = parts.map((part) => this.make(part, name, depth));
    return made.every((part) => typeof part === "object" && part !== null) ? Object.assign({}, ...made) : made[0];
  }

  #object({ properties = {}, required = [], additionalProperties }: ValueSchema, depth: number): unknown {
    const { random, oddShare } = this.#needs;
    const share = depth >= deepest ? 0 : 0.6 / (depth + 1);
    const made = Object.entries(properties)
      .filter(([name]) => (required.includes(name) ? !random.happens(oddShare) : random.happens(share)))
      .map(([name, schema]): readonly [string, unknown] => [name, this.make(schema, name, depth + 1)]);
    const free = typeof additionalProperties === "object" ? additionalProperties : undefined;
    if (free !== undefined && random.happens(0.7)) {
      const name = random.happens(oddShare) ? random.pick(oddTexts) : random.pick(words);
      made.push([name, this.make(free, name, depth + 1)]);
    }
    if (random.happens(oddShare / 2)) made.push([random.pick(oddTexts), oddValue(random)]);
    // Not an assignment: "__proto__" is a name like others.
    return Object.fromEntries(made);
  }

  #list({ items = {}, minItems = 0 }: ValueSchema, name: string, depth: number): unknown {
    const count = Math.max(minItems, depth >= deepest ? 0 : this.#needs.random.below(3));
    return Array.from({ length: count }, () => this.make(items, name.replace(/s$/, ""), depth + 1));
  }

  #text({ format = "", minLength = 0, maxLength }: ValueSchema, name: string): string {
    const { random, oddShare, idFor } = this.#needs;
    const id = /id$/i.test(name) && random.happens(0.8) ? idFor(name) : undefined;
    if (id !== undefined) return id;
    if (format === "date-time") return new Date(Date.UTC(2026, 10, 20) + random.below(1e9)).toISOString();
    const formatted = byFormat[format];
    if (formatted !== undefined) return formatted;
    const said = random.happens(oddShare) ? random.pick(oddTexts) : random.pick(words);
    return said.padEnd(Math.min(minLength, 2000), "x").slice(0, maxLength ?? said.length + minLength);
  }

  #number({ minimum = -10, maximum = 100 }: ValueSchema): number {
    const { random, oddShare } = this.#needs;
    if (random.happens(oddShare)) return random.pick(oddNumbers);
    const [low, high] = [Math.max(minimum, -1e6), Math.min(maximum, 1e6)];
    return random.happens(0.2) ? random.pick([low, high]) : Math.round(low + random.next() * (high - low));
  }
}
