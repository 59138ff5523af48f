import type { ResourceContext } from "../core/operations/resource-context.ts";
import { openSecret } from "../core/rows/secrets.ts";

/** Keys of vendors' services, by the vendor's name. */
export type VendorKeys = ReadonlyMap<string, string>;

type Row = Readonly<Record<string, unknown>>;

/** An org has no more credentials than this; older ones are not looked at. */
const mostCredentials = 1000;

/**
 * The keys an assistant may use: those sent along with it, then the org's own, the newest first. An assistant that names
 * `credentialIds` uses those of the org's alone.
 */
export async function vendorKeys(context: ResourceContext, orgId: string, assistant: unknown): Promise<VendorKeys> {
  const wanted = namedCredentials(assistant);
  const stored = await context.store.list({ kind: "credential", orgId }, { limit: mostCredentials });
  const mine = wanted.length === 0 ? stored : stored.filter(({ id }) => wanted.includes(id));
  const keys = new Map<string, string>();
  for (const credential of [...inlineCredentials(assistant), ...mine]) {
    const { provider, apiKey } = credential;
    if (typeof provider !== "string" || typeof apiKey !== "string" || keys.has(provider)) continue;
    keys.set(provider, openSecret(apiKey, { sealer: context.sealer, orgId }));
  }
  return keys;
}

/** The vendors that a stored credential of the org reaches, besides those sent along with an assistant. */
export async function vendorNames(
  context: ResourceContext,
  orgId: string,
): Promise<(value: unknown) => ReadonlySet<string>> {
  const stored = await context.store.list({ kind: "credential", orgId }, { limit: mostCredentials });
  return (value) => {
    const wanted = namedCredentials(value);
    const mine = wanted.length === 0 ? stored : stored.filter(({ id }) => wanted.includes(id));
    const usable = [...inlineCredentials(value), ...mine].filter(({ apiKey }) => typeof apiKey === "string");
    return new Set(usable.map(({ provider }) => String(provider)));
  };
}

/** Whether a body or a row names services at all, so that it matters who can be reached. */
export function namesServices(part: unknown): boolean {
  if (typeof part !== "object" || part === null || part instanceof Blob) return false;
  return Object.entries(part).some(
    ([name, inside]) => ["model", "voice", "transcriber"].includes(name) || namesServices(inside),
  );
}

/** Whether a model of the developer's own answers in what a body or a row holds. */
export function namesOwnModel(part: unknown): boolean {
  if (typeof part !== "object" || part === null || part instanceof Blob) return false;
  if ((part as Row)["provider"] === "custom-llm" && "url" in part) return true;
  return Object.values(part).some(namesOwnModel);
}

/** The credentials that are sent along with any assistant in a body. */
function inlineCredentials(part: unknown): readonly Row[] {
  if (typeof part !== "object" || part === null || part instanceof Blob) return [];
  if (Array.isArray(part)) return part.flatMap(inlineCredentials);
  return Object.entries(part).flatMap(([name, inside]) =>
    name === "credentials" && Array.isArray(inside) ? (inside as Row[]) : inlineCredentials(inside),
  );
}

function namedCredentials(assistant: unknown): readonly unknown[] {
  const ids = (assistant as Row | undefined)?.["credentialIds"];
  return Array.isArray(ids) ? ids : [];
}
