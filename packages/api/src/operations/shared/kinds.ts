import { z } from "zod";
import { type Shape, type Stored, stored } from "./common.ts";

/** What changes a resource that comes in several kinds: its kind is named, every other setting may be left out. */
export type Changes<Settings, Kind extends keyof Settings> = Settings extends unknown
  ? Pick<Settings, Kind> & Partial<Omit<Settings, Kind>>
  : never;

/** A row as it is answered: its settings and what every row has. `Fields` are settings only the server can tell. */
export type StoredKind<Settings, Fields = unknown> = Settings extends unknown ? Settings & Stored & Fields : never;

type Kinds = readonly [z.ZodObject, ...z.ZodObject[]];

/** The PATCH body of a resource whose kinds differ in the field `kind`. */
export function changesOf<Options extends Kinds, Kind extends string & keyof z.infer<Options[number]>>(
  kind: Kind,
  options: Options,
): Shape<Changes<z.infer<Options[number]>, Kind>> {
  const partial = options.map((option) => option.partial().extend({ [kind]: option.shape[kind] }));
  // TypeScript can't follow `partial` and `extend` through the list; kinds.test.ts shows that it holds.
  return z.discriminatedUnion(kind, partial as unknown as [z.ZodObject]) as never;
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
