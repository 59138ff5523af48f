import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { importRoutes as routes } from "../routes.ts";
import { id, text } from "../shared/common.ts";

const findings = z.array(z.object({ path: z.string(), message: z.string() }));

const report = z.object({
  kind: z.enum(["assistant", "squad", "workflow"]),
  /** Of what was made; left out where something has to be changed before it can be. */
  id: id.optional(),
  name: text,
  /** Fields that have the effect their name says. */
  acts: z.array(z.string()),
  /** Settings of an earlier version, and where they are now. */
  moved: z.array(z.object({ path: z.string(), to: z.string() })),
  /** Kept without effect, and why. */
  kept: findings,
  /** Left out: this platform does not know them, or gives them itself. */
  dropped: findings,
  /** Left out because they would not act, or are wrong: what has to be different, or is to be made first. */
  mustChange: findings,
});

/** What an import comes to. */
export interface ImportReport extends z.infer<typeof report> {}

export const importOperations = {
  /** An assistant, a squad or a workflow as another platform exports it. */
  importAssistant: { ...routes.importAssistant, body: z.looseObject({}), answer: report },
} as const satisfies Record<string, OperationSpec>;
