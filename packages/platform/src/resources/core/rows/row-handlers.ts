import type { OperationName } from "../access/authorize.ts";
import { ownTurn } from "../in-turns.ts";
import type { AnyOperationRequest, OperationHandler } from "../operations/operation-request.ts";
import type { ResourceContext } from "../operations/resource-context.ts";
import { requireSameKind } from "../operations/validate.ts";
import type { RowsQuery } from "../store/row-store.ts";
import type { RowKind } from "./row-kinds.ts";
import { type RowOperations, rowOperations, type Settings } from "./row-operations.ts";
import { restoreMasked, sealSecrets } from "./secrets.ts";

type AnyHandler = (request: AnyOperationRequest) => Promise<unknown>;

/** The five operations of one kind of rows, under the catalogue's names. */
export type RowHandlers<Name extends string> = {
  readonly [Key in Extract<
    `create${Name}` | `list${Name}s` | `get${Name}` | `update${Name}` | `delete${Name}`,
    OperationName
  >]: OperationHandler<Key>;
};

export interface RowHandlerOptions<Name extends string> {
  readonly name: Name;
  readonly kind: RowKind;
  readonly list: "dated" | "paged";
  /** Settings a new row has besides those it was sent with. */
  readonly initial?: Settings;
  /** The discriminator of these rows' variants; it can't be changed. */
  readonly discriminator?: string;
}

/** A list query as a query of rows: everything besides dates and pages must be equal. */
export function toRowsQuery(query: unknown): RowsQuery {
  const asked = (query ?? {}) as Readonly<Record<string, unknown>>;
  const equal = Object.fromEntries(Object.entries(asked).filter(([name]) => !isListParameter(name)));
  const { id, ...others } = equal;
  return { ...(asked as RowsQuery), equal: others, ...(typeof id === "string" && { ids: [id] }) };
}

function isListParameter(name: string): boolean {
  return ["limit", "page", "sortOrder"].includes(name) || /^(created|updated)At(Gt|Lt|Ge|Le)$/.test(name);
}

/** Handlers that store, list and return rows, without behaviour of their own. */
export function rowHandlers<Name extends string>(
  context: ResourceContext,
  rows: RowHandlerOptions<Name>,
): RowHandlers<Name> {
  const { name, kind, initial = {}, discriminator } = rows;
  const of = ({ orgId }: AnyOperationRequest): RowOperations => rowOperations({ kind, orgId }, context);
  const sealed = <Body>(body: Body, { orgId }: AnyOperationRequest): Body =>
    sealSecrets(body, { sealer: context.sealer, orgId, isCredential: kind === "credential" });

  const handlers: Readonly<Record<string, AnyHandler>> = {
    [`create${name}`]: (request) => of(request).create({ ...initial, ...sealed(request.body as Settings, request) }),
    [`list${name}s`]: (request) =>
      rows.list === "paged"
        ? of(request).page(toRowsQuery(request.query))
        : of(request).list(toRowsQuery(request.query)),
    [`get${name}`]: (request) => of(request).get(idOf(request)),
    [`update${name}`]: async (request) => {
      const kept = await of(request).get(idOf(request));
      const body = request.body as Settings;
      if (discriminator !== undefined)
        requireSameKind(`update${name}` as OperationName, body, { kept, by: discriminator });
      await ownTurn();
      const restored = restoreMasked(body, kept);
      await ownTurn();
      return of(request).update(kept.id, sealed(restored, request));
    },
    [`delete${name}`]: (request) => of(request).remove(idOf(request)),
  };
  return handlers as unknown as RowHandlers<Name>;
}

/** The `{id}` of a path. */
export function idOf({ parameters }: AnyOperationRequest): string {
  return parameters["id"] ?? "";
}
