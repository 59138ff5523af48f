import { z } from "zod";
import type { OperationSpec } from "../../operation.ts";
import { tokenRoutes as routes } from "../routes.ts";
import { flag, longestList, type Shape, stored, upTo } from "../shared/common.ts";
import { rowsQuery } from "../shared/lists.ts";

const settings = z.strictObject({
  /** A public token may be part of a page; it can only start web calls and chats. */
  tag: z.enum(["private", "public"]).optional(),
  name: upTo(40),
  restrictions: z
    .strictObject({
      enabled: flag,
      /** As browsers write them: "https://shop.example". */
      allowedOrigins: z.array(z.url({ protocol: /^https?$/, abort: true })).optional(),
      allowedAssistantIds: z.array(z.string()).max(longestList).optional(),
      allowTransientAssistant: flag,
    })
    .optional(),
});

/** `value` is whole only in the answer that creates the token; afterwards it is masked. */
const row = z.object({ ...settings.shape, value: z.string(), ...stored });

export interface Token extends z.infer<typeof row> {}
export const token: Shape<Token> = row;

export const tokenOperations = {
  createToken: { ...routes.createToken, body: settings, answer: token },
  listTokens: { ...routes.listTokens, query: rowsQuery, answer: z.array(token) },
  getToken: { ...routes.getToken, answer: token },
  updateToken: { ...routes.updateToken, body: settings, answer: token },
  deleteToken: { ...routes.deleteToken, answer: token },
} as const satisfies Record<string, OperationSpec>;
