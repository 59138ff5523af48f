/** Everything the `interpret` command and the language bench need, in one module. */
export { explain, interpret, lookupsOf, zipsIn } from "@dilo/forms";
export { findPlace, openLookups } from "./lookups.ts";
