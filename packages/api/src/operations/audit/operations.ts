import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { auditRoutes as routes } from "../routes.ts";
import { id, instant, reference, type Shape, text } from "../shared/common.ts";
import { pagedQuery, pageOf } from "../shared/lists.ts";

const row = z.object({
  id,
  orgId: id,
  /** When it was asked for. */
  createdAt: instant,
  /** The operation's name in this description; of what rows link to "readRecording", "readFile", "controlCall" and "listenIn". */
  operation: z.string(),
  /** What the caller might do here then; "page" for a public token. */
  role: z.enum(["admin", "editor", "viewer", "page"]),
  /** The member; a page's token has none. */
  userId: reference,
  /** The token's row; a token lent for an hour has none. */
  tokenId: reference,
  /** What it was done to, or what it made. */
  rowId: reference,
  /** The member's address, of IPv6 the line's; not kept for pages, where it is a caller's. */
  address: text,
  /** What it was answered with; left out where the server ended before it could say. */
  status: z.number().optional(),
});

/** One thing that was done with a token of an org. It repeats no word of anybody. */
interface AuditEntry extends z.infer<typeof row> {}
const entry: Shape<AuditEntry> = row;

const { updatedAtGt: _gt, updatedAtLt: _lt, updatedAtGe: _ge, updatedAtLe: _le, ...paging } = pagedQuery;

export const auditOperations = {
  listAuditEntries: {
    ...routes.listAuditEntries,
    query: z.strictObject({
      ...paging,
      operation: z.string().min(1).max(60).optional(),
      rowId: reference,
      userId: reference,
      tokenId: reference,
    }),
    answer: pageOf(entry),
  },
} as const satisfies Record<string, OperationSpec>;
