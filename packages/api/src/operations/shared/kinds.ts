import { z } from "zod";
import { type Shape, type Stored, stored } from "./common.ts";

/** What changes a resource that comes in several kinds: every setting may be left out, the kind among them. */
export type Changes<Settings> = Settings extends unknown ? Partial<Settings> : never;

/** A row as it is answered: its settings and what every row has. `Fields` are settings only the server can tell. */
export type StoredKind<Settings, Fields = unknown> = Settings extends unknown ? Settings & Stored & Fields : never;

type Kinds = readonly [z.ZodObject, ...z.ZodObject[]];

/**
 * The PATCH body of a resource whose kinds differ in the field `kind`. Without its kind it may have the fields of every
 * kind: which of them the row has is known when the row is read.
 */
export function changesOf<Options extends Kinds, Kind extends string & keyof z.infer<Options[number]>>(
  kind: Kind,
  options: Options,
): Shape<Changes<z.infer<Options[number]>>> {
  const partial = options.map((option) => option.partial().extend({ [kind]: option.shape[kind] }));
  const all = [...partial, withoutKind(kind, options)];
  // TypeScript can't follow `partial` and `extend` through the list; kinds.test.ts shows that it holds.
  return z.discriminatedUnion(kind, all as unknown as [z.ZodObject]) as never;
}

function withoutKind(kind: string, options: Kinds): z.ZodObject {
  const shapes = new Map<string, Set<z.ZodType>>();
  for (const [name, field] of options.flatMap(({ shape }) => Object.entries(shape as Record<string, z.ZodType>)))
    shapes.set(name, (shapes.get(name) ?? new Set()).add(field));
  const fields = [...shapes].map(([name, [first = z.never(), ...others]]) => [
    name,
    others.length === 0 ? first : z.union([first, ...others]),
  ]);
  return z
    .strictObject(Object.fromEntries(fields))
    .partial()
    .extend({ [kind]: z.undefined().optional() });
}

/** The answer of a resource whose kinds differ in the field `kind`. Unknown fields are let through to the reader. */
export function storedKinds<
  Options extends Kinds,
  Kind extends string & keyof z.infer<Options[number]>,
  Fields extends z.ZodRawShape = Record<never, never>,
>(
  kind: Kind,
  options: Options,
  fields?: Fields,
): Shape<StoredKind<z.infer<Options[number]>, z.infer<z.ZodObject<Fields>>>> {
  const whole = options.map((option) => z.object({ ...option.shape, ...stored, ...fields }));
  return z.discriminatedUnion(kind, whole as unknown as [z.ZodObject]) as never;
}
