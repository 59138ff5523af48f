import type { Route } from "../call-spec.ts";

/** The routes of calls, below the platform's base URL. */
export const callRoutes = {
  createCall: { method: "POST", path: "/call" },
  listCalls: { method: "GET", path: "/call", list: "dated" },
  getCall: { method: "GET", path: "/call/{id}" },
  updateCall: { method: "PATCH", path: "/call/{id}" },
  deleteCall: { method: "DELETE", path: "/call/{id}" },
  createPhoneCall: { method: "POST", path: "/call/phone" },
  createWebCall: { method: "POST", path: "/call/web" },
  pageCalls: { method: "GET", path: "/v2/call", list: "paged" },
  pageCallMetadata: { method: "GET", path: "/v2/call/metadata", list: "paged" },
  exportCalls: { method: "GET", path: "/v2/call/export" },
} as const satisfies Record<string, Route>;
