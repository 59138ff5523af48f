import { z } from "zod";
import type { CallSpec } from "../call-spec.ts";
import { type Shape, stored } from "./shapes/common.ts";
import { rowsQuery } from "./shapes/lists.ts";
import { squadFields, squadSettings } from "./shapes/squads.ts";
import { squadRoutes as routes } from "./squad.routes.ts";

const row = z.object({ ...squadFields, ...stored });

/** A squad as it is kept. */
export interface Squad extends z.infer<typeof row> {}
export const squad: Shape<Squad> = row;

export const squadCalls = {
  createSquad: { ...routes.createSquad, body: squadSettings, answer: squad },
  listSquads: { ...routes.listSquads, query: rowsQuery, answer: z.array(squad) },
  getSquad: { ...routes.getSquad, answer: squad },
  updateSquad: { ...routes.updateSquad, body: z.strictObject(squadFields).partial(), answer: squad },
  deleteSquad: { ...routes.deleteSquad, answer: squad },
} as const satisfies Record<string, CallSpec>;
