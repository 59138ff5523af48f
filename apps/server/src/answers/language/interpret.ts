/** Everything that the `interpret` and `interview` commands and their benches need, in one module. */
export * from "@dilo/forms";
export { extraFields } from "@dilo/forms/extra";
export { findPlace, openLookups } from "./lookups.ts";
