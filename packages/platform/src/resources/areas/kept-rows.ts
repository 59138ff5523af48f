import { Refusal } from "../failure.ts";
import type { AnyGiven } from "../given.ts";
import type { House } from "../house.ts";
import type { Settings } from "../row-calls.ts";
import { keepMasked, sealSecrets } from "../secrets.ts";
import type { RowsQuery } from "../store/row-store.ts";

type Answer = (given: AnyGiven) => Promise<unknown>;

/** The five calls of one kind of rows, under the catalogue's names. */
export type RowHandlers<Name extends string> = {
  readonly [Key in `create${Name}` | `list${Name}s` | `get${Name}` | `update${Name}` | `delete${Name}`]: Answer;
};

export interface KeptRows<Name extends string> {
  readonly name: Name;
  readonly kind: string;
  readonly list: "dated" | "paged";
  /** Settings a new row has beside those it was sent with. */
  readonly begins?: Settings;
  /** The setting that tells the kinds of these rows apart; it can't be changed. */
  readonly discriminator?: string;
}

/** What every area asks of a list beside its dates: settings that must be equal. */
export function rowsQueryOf(query: unknown): RowsQuery {
  const asked = (query ?? {}) as Readonly<Record<string, unknown>>;
  const equal = Object.fromEntries(Object.entries(asked).filter(([name]) => !isPlace(name)));
  const { id, ...others } = equal;
  return { ...(asked as RowsQuery), equal: others, ...(typeof id === "string" && { ids: [id] }) };
}

function isPlace(name: string): boolean {
  return ["limit", "page", "sortOrder"].includes(name) || /^(created|updated)At(Gt|Lt|Ge|Le)$/.test(name);
}

/** The handlers of rows that are kept, listed and given back, and that nothing here runs. */
export function keptRows<Name extends string>(house: House, rows: KeptRows<Name>): RowHandlers<Name> {
  const { name, kind, begins = {}, discriminator } = rows;
  const of = ({ orgId }: AnyGiven) => house.rows(kind, orgId);
  const sealed = <Body>(body: Body, { orgId }: AnyGiven): Body =>
    sealSecrets(body, { sealer: house.sealer, orgId, isCredential: kind === "credential" });

  const handlers: Readonly<Record<string, Answer>> = {
    [`create${name}`]: (given) => of(given).create({ ...begins, ...sealed(given.body as Settings, given) }),
    [`list${name}s`]: (given) =>
      rows.list === "paged" ? of(given).page(rowsQueryOf(given.query)) : of(given).list(rowsQueryOf(given.query)),
    [`get${name}`]: (given) => of(given).get(idOf(given)),
    [`update${name}`]: async (given) => {
      const kept = await of(given).get(idOf(given));
      const body = given.body as Settings;
      if (discriminator !== undefined && body[discriminator] !== kept[discriminator]) {
        throw new Refusal("bad-request", `The body's field ${discriminator} is wrong: it can't be changed.`);
      }
      return of(given).update(kept.id, sealed(keepMasked(body, kept), given));
    },
    [`delete${name}`]: (given) => of(given).remove(idOf(given)),
  };
  return handlers as RowHandlers<Name>;
}

/** The `{id}` of a path. */
export function idOf({ parameters }: AnyGiven): string {
  return parameters["id"] ?? "";
}
