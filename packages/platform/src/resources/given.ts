import type { PathParameters } from "@dilo/api";
import type { PlatformOperations, Role } from "@dilo/api/operations";
import type { CallName } from "./access.ts";
import type { SignedRequest } from "./identity/webhook-signature.ts";
import type { TokenRestrictions } from "./token-restrictions.ts";

/** Whoever has shown a valid token. */
export type KnownCaller =
  | { readonly kind: "public"; readonly orgId: string; readonly restrictions: TokenRestrictions | undefined }
  | { readonly kind: "private"; readonly orgId: string; readonly userId: string; readonly role: Role };

/** What every handler gets: who asks, and what was asked, already checked by the call's schemas. */
export interface AnyGiven {
  readonly caller: KnownCaller;
  /** The org whose rows are meant. */
  readonly orgId: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
  /** The page the request comes from, by its `origin` header. */
  readonly origin: string | undefined;
  /** How the sender signed the request; undefined when it did not. */
  readonly signed: SignedRequest | undefined;
}

/** What a schema (zod 4) lets through. */
type Of<Part> = Part extends { readonly _zod: { readonly output: infer Output } } ? Output : undefined;
type Spec<Name extends CallName> = PlatformOperations[Name];

/** What the handler of one call gets. */
export interface Given<Name extends CallName> extends AnyGiven {
  readonly parameters: PathParameters<Spec<Name>["path"]> & Readonly<Record<string, string>>;
  readonly query: Of<Spec<Name> extends { readonly query: infer Query } ? Query : undefined>;
  readonly body: Of<Spec<Name> extends { readonly body: infer Body } ? Body : undefined>;
}

/** An answer that is not JSON: a file, or events that are sent one by one. */
export type SpecialAnswer =
  | { readonly kind: "bytes"; readonly bytes: Uint8Array; readonly contentType: string }
  | { readonly kind: "events"; readonly events: AsyncIterable<string> | readonly string[] };

/** Answers one call. What it gives is JSON, undefined for an empty answer, or a `Special`. */
export type Handle<Name extends CallName> = (given: Given<Name>) => Promise<unknown>;

/** Carries a special answer out of a handler. */
export class Special {
  readonly answer: SpecialAnswer;

  constructor(answer: SpecialAnswer) {
    this.answer = answer;
  }
}

/** One function for each call of the catalogue. */
export type Handlers = { readonly [Name in CallName]: Handle<Name> };
