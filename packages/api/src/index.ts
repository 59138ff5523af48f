export type * from "./call-spec.ts";
export * from "./client.ts";
export * from "./failure.ts";
export type { NewWebCall, PlatformCalls, WebCall } from "./platform/calls.ts";
export * from "./platform/routes.ts";
export type { ProductCalls, PublicConfig, SavedForm } from "./product/calls.ts";
export * from "./product/routes.ts";
export * from "./room/messages.ts";
export * from "./room/protocol.ts";
