import type { Handlers } from "../given.ts";
import type { House } from "../house.ts";
import { refuseInUse } from "../references.ts";
import { idOf, keptRows, type RowHandlers } from "./kept-rows.ts";

/** The calls of tools. One that an assistant or a squad names can't be deleted. */
export function toolHandlers(house: House): Pick<Handlers, keyof RowHandlers<"Tool">> {
  const kept = keptRows(house, { name: "Tool", kind: "tool", list: "dated", discriminator: "type" });
  return {
    ...kept,
    deleteTool: async (given) => {
      const { id } = await house.rows("tool", given.orgId).get(idOf(given));
      await refuseInUse(house, given.orgId, "tool", id);
      return kept.deleteTool(given);
    },
  };
}
