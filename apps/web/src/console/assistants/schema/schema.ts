/** What becomes of a field; see docs/platform.md. */
export type Behaviour = "acts" | "label" | "warned" | "refused";

/** The part of JSON Schema that the platform's contract is written in. */
export interface Schema {
  readonly type?: string;
  readonly $ref?: string;
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly description?: string;
  readonly "x-behaviour"?: Behaviour;
}

/** The schemas of the platform's contract, by name. */
export type Schemas = Readonly<Record<string, Schema>>;

/** How a field is filled in. */
export type Field =
  | { readonly kind: "choice"; readonly options: readonly string[] }
  | { readonly kind: "text"; readonly isLong: boolean; readonly maxLength?: number | undefined }
  | { readonly kind: "number"; readonly minimum?: number | undefined; readonly maximum?: number | undefined }
  | { readonly kind: "flag" }
  | { readonly kind: "lines" }
  | { readonly kind: "group"; readonly properties: Readonly<Record<string, Schema>> }
  | {
      readonly kind: "variants";
      /** What tells them apart: "provider". */
      readonly by: string;
      readonly variants: ReadonlyMap<string, Readonly<Record<string, Schema>>>;
    }
  /** Written as JSON. */
  | { readonly kind: "json" };

/** A schema without references; what stands beside a reference stays. */
export function resolved(schema: Schema, schemas: Schemas): Schema {
  const { $ref, ...beside } = schema;
  if ($ref === undefined) return schema;
  const named = schemas[$ref.split("/").at(-1) ?? ""];
  return named === undefined ? beside : { ...resolved(named, schemas), ...beside };
}

/** From this length on a text is written on several lines. */
const longText = 500;

/** How a field of this schema is filled in. */
export function fieldOf(schema: Schema, schemas: Schemas): Field {
  const {
    type,
    enum: options,
    properties,
    items,
    oneOf,
    anyOf,
    maxLength,
    minimum,
    maximum,
  } = resolved(schema, schemas);
  if (options !== undefined) return { kind: "choice", options };
  const several = oneOf ?? anyOf;
  if (several !== undefined) return variantsOf(several, schemas) ?? { kind: "json" };
  if (type === "string") return { kind: "text", isLong: (maxLength ?? 0) >= longText, maxLength };
  if (type === "number" || type === "integer") return { kind: "number", minimum, maximum };
  if (type === "boolean") return { kind: "flag" };
  if (type === "object" && properties !== undefined) return { kind: "group", properties };
  if (type === "array" && items !== undefined && resolved(items, schemas).type === "string") return { kind: "lines" };
  return { kind: "json" };
}

/** Kinds of one thing that a constant tells apart; undefined where none does. */
function variantsOf(several: readonly Schema[], schemas: Schemas): Field | undefined {
  const all = several.map((one) => resolved(one, schemas).properties ?? {});
  for (const by of ["provider", "type"]) {
    const variants = new Map<string, Readonly<Record<string, Schema>>>();
    for (const { [by]: tag, ...properties } of all) {
      for (const name of tag?.const === undefined ? (tag?.enum ?? []) : [tag.const]) variants.set(name, properties);
    }
    if (variants.size > 0) return { kind: "variants", by, variants };
  }
  return undefined;
}

/** Settings with another value of one field; without it where there is none. */
export function withField(settings: object | undefined, name: string, value: unknown): object | undefined {
  const { [name]: _, ...others } = Object(settings) as Readonly<Record<string, unknown>>;
  const next = value === undefined ? others : { ...settings, [name]: value };
  return Object.keys(next).length === 0 ? undefined : next;
}
