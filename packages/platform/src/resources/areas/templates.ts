import type { Handlers } from "../given.ts";
import type { House } from "../house.ts";
import type { Settings } from "../row-calls.ts";
import type { StoredRow } from "../store/row-store.ts";
import { keptRows, type RowHandlers } from "./kept-rows.ts";

/** The calls of templates. None is pinned: that is what the maker of a hosted platform does. */
export function templateHandlers(house: House): Pick<Handlers, keyof RowHandlers<"Template"> | "listPinnedTemplates"> {
  return {
    ...keptRows(house, { name: "Template", kind: "template", list: "dated" }),
    createTemplate: ({ orgId, body }) =>
      house.together(async (inside) => {
        const made: StoredRow[] = [];
        for (const one of [body].flat()) made.push(await inside.rows("template", orgId).create({ ...one } as Settings));
        return made[0];
      }),
    listTemplates: ({ orgId, query: { collectionId, ...query } }) => {
      const { visibility, provider, ...dates } = query;
      const where =
        collectionId === undefined
          ? []
          : [{ path: ["metadata", "collectionId"], is: "eq" as const, value: collectionId }];
      return house.rows("template", orgId).list({ ...dates, equal: { visibility, provider }, where });
    },
    listPinnedTemplates: async () => [],
  };
}
