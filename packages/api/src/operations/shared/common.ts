import { z } from "zod";

/**
 * A schema under its type's name. Large building blocks are declared with it, so that the types of the operations that
 * hold them stay small to read and quick to check.
 */
export type Shape<T> = z.ZodType<T, T>;

/** An id of the platform: UUID v4 here, any short string on a hosted platform. */
export const id = z.string().min(1, { abort: true }).max(100, { abort: true });
/** An instant, ISO 8601 with its zone. */
export const instant = z.iso.datetime({ offset: true });
/** An object whose fields are the developer's own; kept as it is. */
export const record = z.record(z.string(), z.unknown());

/** An address that is asked, or a template of one. */
export const address = z.string().regex(/^https?:\/\/.|\{[{%]/i, "must be an address that begins with https://");
/** The same, or nothing. */
const addressOrNone = z.string().regex(/^$|^https?:\/\/.|\{[{%]/i, "must be an address that begins with https://");

export const flag = z.boolean().optional();
export const text = z.string().optional();
export const amount = z.number().optional();
export const reference = id.optional();
/** The longest list of ids, or of what else is looked up one by one, that a request may hold. */
export const longestList = 1000;
export const references = z.array(id).max(longestList).optional();
export const records = z.array(record).optional();

/** An optional text of at most `max` characters. */
export const upTo = (max: number) => z.string().max(max).optional();
/** An optional number from `min` to `max`, both included. */
export const between = (min: number, max: number) => z.number().min(min).max(max).optional();

/** Fields that came after the contract: they are taken as they are, and the table of behaviour says what becomes of them. */
export const later = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, z.unknown().optional()])) as Record<Name, z.ZodOptional<z.ZodUnknown>>;

/** One value or a list of them: the published types say one, its examples show lists, and callers send both. */
export const oneOrMore = <Item extends z.ZodType>(item: Item) =>
  z.union([item, z.array(item).max(longestList)]).optional();

/** Settings that are kept and have no effect here, each by its path; left out where there are none. */
export const warnings = { warnings: z.array(z.object({ path: z.string(), message: z.string() })).optional() };

/** What every stored row has beside its settings. */
export const stored = { id, orgId: id, createdAt: instant, updatedAt: instant, ...warnings };

export interface Stored {
  readonly id: string;
  readonly orgId: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly warnings?: { path: string; message: string }[] | undefined;
}

/** How a failed request is tried again. */
export const backoffPlan = z.strictObject({
  type: z.enum(["fixed", "exponential"]),
  maxRetries: z.number().min(0).max(10),
  baseDelaySeconds: z.number().min(0).max(10),
  excludedStatusCodes: z.array(z.unknown()).optional(),
});

/** A developer's own server: where to send, how long to wait (default 20 s), and how to try again. */
export const server = z.strictObject({
  timeoutSeconds: between(1, 300),
  credentialId: reference,
  url: addressOrNone.optional(),
  headers: record.optional(),
  ...later("staticIpAddressesEnabled", "encryptedPaths"),
  backoffPlan: backoffPlan.optional(),
});
