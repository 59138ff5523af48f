/** The schemas behind the routes: for servers and tests. The browser takes only the types. */
export type { AnalyticsQuery } from "./platform/analytics.ts";
export * from "./platform/calls.ts";
export * from "./platform/openapi.ts";
export { type Role, role } from "./platform/org.ts";
export * from "./platform/statuses.ts";
export * from "./product/calls.ts";
