import type { Route } from "../../operation.ts";

type List = NonNullable<Route["list"]>;

const route =
  <const Method extends Route["method"]>(method: Method) =>
  <const Path extends string>(path: Path) =>
    ({ method, path }) as const;

export const get = route("GET");
export const post = route("POST");
export const put = route("PUT");
export const patch = route("PATCH");
export const remove = route("DELETE");

// Named once: written out at each list they would make a page's code longer.
export const dated = "dated";
export const paged = "paged";

/** A list that a client can walk through (`operation.ts`). */
export const list = <const Path extends string, const Kind extends List>(path: Path, kind: Kind) =>
  ({ ...get(path), list: kind }) as const;

type To<Method extends Route["method"], Path extends string> = { readonly method: Method; readonly path: Path };

type RowRoutes<Name extends string, Path extends string, Kind extends List | undefined> = {
  readonly [Key in `create${Name}`]: To<"POST", Path>;
} & {
  readonly [Key in `list${Name}s`]: To<"GET", Path> & (Kind extends List ? { readonly list: Kind } : unknown);
} & {
  readonly [Key in `get${Name}`]: To<"GET", `${Path}/{id}`>;
} & {
  readonly [Key in `update${Name}`]: To<"PATCH", `${Path}/{id}`>;
} & {
  readonly [Key in `delete${Name}`]: To<"DELETE", `${Path}/{id}`>;
};

/**
 * The five routes of rows that are kept: `rowRoutes("Squad", "/squad", "dated")` has createSquad, listSquads,
 * getSquad, updateSquad and deleteSquad. Written out they would double what a page loads.
 */
export function rowRoutes<Name extends string, Path extends string, Kind extends List | undefined = undefined>(
  name: Name,
  path: Path,
  kind?: Kind,
): RowRoutes<Name, Path, Kind> {
  const one = `${path}/{id}`;
  return {
    [`create${name}`]: post(path),
    [`list${name}s`]: kind ? list(path, kind) : get(path),
    [`get${name}`]: get(one),
    [`update${name}`]: patch(one),
    [`delete${name}`]: remove(one),
  } as RowRoutes<Name, Path, Kind>;
}
