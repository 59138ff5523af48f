import { OperationError } from "../operations/operation-error.ts";

/** Keeps secrets so that no disk, backup or deleted row can be read without the host's key. */
export interface Sealer {
  seal(text: string, place: Place): Uint8Array;
  /** @throws Error when the key or the place is another one, or a byte was changed */
  open(sealed: Uint8Array, place: Place): string;
}

/** Where a sealed text belongs: it opens nowhere else. */
export type Place = readonly [table: string, id: string, field: string];

/** What an answer shows in the place of a secret. */
const mask = "********";

/** What every sealed secret begins with. A body with such a text is rejected, so that one is always ours. */
export const sealedPrefix = "sealed:v1:";

/** Each is sealed while nobody else is answered: so many take 25 ms. */
const mostSecrets = 1000;

/** Names of settings, of a credential, that hold a secret. */
const inCredentials = /key|secret|token|password|connectionString|authorizationId|webhookUrl/i;
/** Names of settings, of anything else, that hold a secret. */
const elsewhere = /^(twilioAuthToken|twilioApiSecret|twilioApiKey|vonageApplicationPrivateKey|authToken|apiSecret)$/;

interface Sealing {
  readonly sealer: Sealer;
  readonly orgId: string;
  /** Everything here is a setting of a credential, not only what is in a list of credentials. */
  readonly isCredential: boolean;
}

/** A row's settings with every secret in them sealed. What is sealed already stays so. @throws OperationError */
export function sealSecrets<Settings>(settings: Settings, { sealer, orgId, isCredential }: Sealing): Settings {
  let count = 0;
  const sealed = (text: string): string => {
    count += 1;
    if (count > mostSecrets) {
      throw new OperationError("bad-request", `The body is wrong: it has more than ${mostSecrets} secrets.`);
    }
    if (text === mask) {
      throw new OperationError(
        "bad-request",
        "The body is wrong: a mask stands where no kept secret is known. Send it again.",
      );
    }
    if (text.startsWith(sealedPrefix)) return text;
    return sealedPrefix + Buffer.from(sealer.seal(text, ["platform_rows", orgId, "secret"])).toString("base64url");
  };
  const walk = (part: unknown, name: string, isInside: boolean): unknown => {
    if (typeof part === "string") return (isInside ? inCredentials : elsewhere).test(name) ? sealed(part) : part;
    if (Array.isArray(part)) return part.map((one) => walk(one, name, isInside || name === "credentials"));
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, walk(one, key, isInside)]));
  };
  return walk(settings, "", isCredential) as Settings;
}

/** A secret in the clear: of a stored row it is sealed, of a request it is as it was sent. */
export function openSecret(text: string, { sealer, orgId }: Pick<Sealing, "sealer" | "orgId">): string {
  if (!text.startsWith(sealedPrefix)) return text;
  const sealed = Buffer.from(text.slice(sealedPrefix.length), "base64url");
  return sealer.open(sealed, ["platform_rows", orgId, "secret"]);
}

/** Replaces masks in changes by the stored secrets: who reads, edits and sends back loses nothing. */
export function restoreMasked<Changes>(changes: Changes, kept: unknown): Changes {
  const walk = (part: unknown, before: unknown): unknown => {
    if (part === mask && typeof before === "string" && before.startsWith(sealedPrefix)) return before;
    if (typeof part !== "object" || part === null || typeof before !== "object" || before === null) return part;
    const inside = before as Readonly<Record<string, unknown>>;
    if (Array.isArray(part)) {
      const keptOf = keptIn(part, before);
      return part.map((one, index) => walk(one, keptOf(one, index)));
    }
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, walk(one, inside[name])]));
  };
  return walk(changes, kept) as Changes;
}

/** Finds the entry of a stored list that corresponds to one of a new list: they may have been reordered. */
function keptIn(list: readonly unknown[], before: object): (one: unknown, index: number) => unknown {
  if (!Array.isArray(before)) return () => undefined;
  /** Nothing where several entries say they are the same. */
  const byIdentity = new Map<string, unknown>();
  for (const one of before) {
    const identity = identityOf(one);
    byIdentity.set(identity, byIdentity.has(identity) ? undefined : one);
  }
  return (one, index) => {
    const wanted = identityOf(one);
    if (wanted !== "") return byIdentity.get(wanted);
    return list.length === before.length ? before[index] : undefined;
  };
}

/** What identifies an entry of a list; empty when nothing does. */
function identityOf(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return "";
  const told = Object.entries(entry).filter(
    ([name, value]) => ["provider", "id", "name"].includes(name) && typeof value !== "object",
  );
  return told.length === 0 ? "" : JSON.stringify(told.sort());
}

/** An answer's text, JSON or CSV, with a mask in the place of every sealed secret. */
export function maskSecrets(text: string): string {
  return text.includes(sealedPrefix) ? text.replace(/(?<=^|[",\n])sealed:v1:[\w-]*(?=[",\r\n]|$)/g, mask) : text;
}
