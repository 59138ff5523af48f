import type { Route } from "../../operation.ts";
import { dated, get, list, paged, post, rowRoutes } from "../shared/make-routes.ts";

/** The routes of calls, below the platform's base URL. */
export const callRoutes = {
  ...rowRoutes("Call", "/call", dated),
  createPhoneCall: post("/call/phone"),
  createWebCall: post("/call/web"),
  pageCalls: list("/v2/call", paged),
  pageCallMetadata: list("/v2/call/metadata", paged),
  exportCalls: get("/v2/call/export"),
} as const satisfies Record<string, Route>;
