import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { squadRoutes as routes } from "../routes.ts";
import { type Shape, stored } from "../shared/common.ts";
import { rowsQuery } from "../shared/lists.ts";
import { squadFields, squadSettings } from "./squad-settings.ts";

const row = z.object({ ...squadFields, ...stored });

/** A squad as it is stored. */
export interface Squad extends z.infer<typeof row> {}
export const squad: Shape<Squad> = row;

export const squadOperations = {
  createSquad: { ...routes.createSquad, body: squadSettings, answer: squad },
  listSquads: { ...routes.listSquads, query: rowsQuery, answer: z.array(squad) },
  getSquad: { ...routes.getSquad, answer: squad },
  updateSquad: { ...routes.updateSquad, body: z.strictObject(squadFields).partial(), answer: squad },
  deleteSquad: { ...routes.deleteSquad, answer: squad },
} as const satisfies Record<string, OperationSpec>;
