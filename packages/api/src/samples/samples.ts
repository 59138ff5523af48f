import { type ZodType, z } from "zod";

/** Words tried for a text until its schema takes one: plain, then each format the catalogue knows. */
const words = [
  "x",
  "x".repeat(3),
  "x".repeat(20),
  "7",
  "2026-01-02T03:04:05.000Z",
  "ana@dilo.example",
  "https://dilo.example/",
  "#",
  "0b7ba7f2-4a39-4a6f-8a54-2f7a4a1c9a10",
];

/** What a field cannot be, tried until its schema refuses one. */
const misfits: readonly unknown[] = [null, 7, "?", true, [[]], { "?": [] }];

/** The smallest value a schema takes: only what it requires. */
export function smallest(schema: ZodType): unknown {
  return sample(schema, (field) => !field.isOptional());
}

/** A value that names everything a schema knows, with the first option of every choice inside it. */
export function fullest(schema: ZodType): unknown {
  return sample(schema, () => true);
}

/** A choice's options, each a schema of its own; any other schema alone. */
export function variants(schema: ZodType): readonly ZodType[] {
  return schema instanceof z.ZodUnion ? schema.options.flatMap((option) => variants(option as ZodType)) : [schema];
}

export interface Broken {
  /** What was done to the value: `without name`, `wrong name`. */
  readonly how: string;
  readonly value: unknown;
}

/** Values an object's schema must refuse: each required field left out, each field of the wrong kind. */
export function broken(schema: ZodType): readonly Broken[] {
  if (!(schema instanceof z.ZodObject)) return [];
  const whole = fullest(schema) as Record<string, unknown>;
  return Object.entries(schema.shape as Readonly<Record<string, ZodType>>).flatMap(([name, field]) => {
    const { [name]: _, ...without } = whole;
    const misfit = misfits.find((one) => !field.safeParse(one).success);
    return [
      ...(field.isOptional() ? [] : [{ how: `without ${name}`, value: without }]),
      ...(misfit === undefined ? [] : [{ how: `wrong ${name}`, value: { ...whole, [name]: misfit } }]),
    ];
  });
}

const isInside = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !(value instanceof Blob);

/** How many values a value is, those inside it and itself. */
function sizeOf(value: unknown): number {
  return isInside(value) ? 1 + Object.values(value).reduce((sum: number, one) => sum + sizeOf(one), 0) : 1;
}

/** A value with one place in it filled up. */
interface Filled {
  readonly where: string;
  readonly value: unknown;
}

/**
 * A value with each of its lists, and each of its objects, filled up to so many values in all: with what stands there
 * already, and with what may not fit.
 */
export function filled(whole: unknown, size: number): Generator<Filled> {
  return filledInside(whole, size - sizeOf(whole), []);
}

function* filledInside(whole: unknown, room: number, path: readonly string[]): Generator<Filled> {
  if (!isInside(whole) || path.length > 2) return;
  const [first] = Object.values(whole) as unknown[];
  // What fills a list stands in place of what was there.
  const free = Array.isArray(whole) ? room + sizeOf(whole) - 1 : room;
  for (const one of [first, {}, ""]) {
    const many = Array.from({ length: Math.max(1, Math.floor(free / sizeOf(one))) }, () => one);
    const value = Array.isArray(whole)
      ? many
      : { ...whole, ...Object.fromEntries(many.map((item, at) => [`x${at}`, item])) };
    yield { where: [...path, JSON.stringify(one)?.slice(0, 40)].join("."), value };
  }
  for (const [name, inside] of Object.entries(whole))
    for (const { where, value } of filledInside(inside, room, [...path, name]))
      yield { where, value: Array.isArray(whole) ? [value] : { ...whole, [name]: value } };
}

function sample(schema: ZodType, isNamed: (field: ZodType) => boolean): unknown {
  const inside = (one: unknown) => sample(one as ZodType, isNamed);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return inside(schema.unwrap());
  if (schema instanceof z.ZodPipe) return inside(schema.out);
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Readonly<Record<string, ZodType>>);
    return Object.fromEntries(
      fields.filter(([, field]) => isNamed(field)).map(([name, field]) => [name, inside(field)]),
    );
  }
  if (schema instanceof z.ZodUnion) return inside(schema.options[0]);
  if (schema instanceof z.ZodUndefined) return undefined;
  if (schema instanceof z.ZodArray) return [inside(schema.element)];
  if (schema instanceof z.ZodRecord) return { x: inside(schema.valueType) };
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodBoolean) return true;
  if (schema instanceof z.ZodFile) return new File(["x"], "x.txt");
  if (schema instanceof z.ZodNumber) return fitting(schema, [1, schema.minValue, schema.maxValue]);
  return fitting(schema, words);
}

function fitting(schema: ZodType, candidates: readonly unknown[]): unknown {
  const found = candidates.find((one) => schema.safeParse(one).success);
  if (found === undefined) throw new Error(`No sample for a schema of kind ${schema.type}.`);
  return found;
}
