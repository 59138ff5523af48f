import type { OperationAnswer, PathParameters } from "@dilo/api";
import type { PlatformOperations, RawAnswer, Role } from "@dilo/api/operations";
import type { OperationName } from "../access/authorize.ts";
import type { TokenRestrictions } from "../access/token-restrictions.ts";
import type { SignedRequest } from "../access/webhook-signature.ts";

/** A caller with a valid token. */
export type AuthenticatedCaller = {
  readonly orgId: string;
  /** The token's row; a token lent for an hour has none. */
  readonly tokenId?: string | undefined;
} & (
  | { readonly kind: "public"; readonly restrictions: TokenRestrictions | undefined }
  | { readonly kind: "private"; readonly userId: string; readonly role: Role }
);

/** What every handler gets: the caller and the request, already validated by the operation's schemas. */
export interface AnyOperationRequest {
  readonly caller: AuthenticatedCaller;
  /** The org whose rows it concerns. */
  readonly orgId: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
  /** The page the request comes from, by its `origin` header. */
  readonly origin: string | undefined;
  /** It has an idempotency key: its answer is stored for a day. */
  readonly isKeyed: boolean;
  /** How the sender signed the request; undefined when it did not. */
  readonly signed: SignedRequest | undefined;
}

/** What a schema (zod 4) lets through. */
type Of<Part> = Part extends { readonly _zod: { readonly output: infer Output } } ? Output : undefined;
type Spec<Name extends OperationName> = PlatformOperations[Name];

/** What the handler of one operation gets. */
export interface OperationRequest<Name extends OperationName> extends AnyOperationRequest {
  readonly parameters: PathParameters<Spec<Name>["path"]> & Readonly<Record<string, string>>;
  readonly query: Of<Spec<Name> extends { readonly query: infer Query } ? Query : undefined>;
  readonly body: Of<Spec<Name> extends { readonly body: infer Body } ? Body : undefined>;
}

/**
 * Answers one operation: with JSON as its schema says, nothing where it says "empty", or a `RawResponse` for a file or
 * a stream of events.
 */
export type OperationHandler<Name extends OperationName> = (
  request: OperationRequest<Name>,
) => Promise<HandlerAnswer<Name>>;

/** What a handler answers with. */
export type HandlerAnswer<Name extends OperationName> =
  | RawResponse
  | (OperationAnswer<Spec<Name>> extends undefined ? undefined : OperationAnswer<Spec<Name>>);

/** Wraps an answer that is not JSON. */
export class RawResponse {
  readonly answer: RawAnswer;
  /** The row that it makes. */
  readonly id: string | undefined;

  constructor(answer: RawAnswer, id?: string) {
    this.answer = answer;
    this.id = id;
  }
}

/** One handler for each operation of the catalogue. */
export type OperationHandlers = { readonly [Name in OperationName]: OperationHandler<Name> };
