/** The operations with their schemas, for servers and tests. The browser imports only the types. */

export { actingFields } from "../behaviour/acting-fields.ts";
export * from "../behaviour/examine.ts";
export { ByKind, Guarded, Mark, Named, type Node, type Served } from "../behaviour/marks.ts";
export * from "../catalogue/behaviour.ts";
export * from "../catalogue/openapi.ts";
export * from "../catalogue/platform-operations.ts";
export * from "../catalogue/statuses.ts";
export * from "../catalogue/wire.ts";
export type { AnalyticsQuery } from "./analytics/operations.ts";
export { assistantBehaviour } from "./assistants/behaviour/assistant.ts";
export { chatInputOf } from "./chats/model-request.ts";
export { elsewhere } from "./elsewhere.table.ts";
export type { ImportReport } from "./imports/operations.ts";
export { type Role, role } from "./orgs/operations.ts";
export * from "./product/operations.ts";
export { longestSaid, publicConfig } from "./product/schemas.ts";
export type { ProviderResource } from "./providers/operations.ts";
export * from "./shared/languages.ts";
export * from "./shared/media-routes.ts";
export { phoneTransfer } from "./tools/transfers.ts";
export type { LibraryVoice } from "./voice-library/operations.ts";
