export type { NewWebCall, PlatformOperations, WebCall } from "./catalogue/platform-operations.ts";
export * from "./catalogue/platform-routes.ts";
export * from "./client/api-error.ts";
export { type Client, createClient } from "./client/client.ts";
export { type ClientOptions, type RequestOptions, send } from "./client/request.ts";
export type * from "./operation.ts";
export type {
  AnswerEpoch,
  Consent,
  FoundPayment,
  ProductOperations,
  PublicConfig,
  SavedForm,
} from "./operations/product/operations.ts";
export * from "./operations/product/routes.ts";
export type * from "./room/chat-messages.ts";
export * from "./room/interview-messages.ts";
export * from "./room/messages.ts";
export * from "./room/protocol.ts";
