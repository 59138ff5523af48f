/** Everything the `interpret` command and the language bench need, in one module. */
export { explain, interpret } from "@dilo/forms";
export { openLookups } from "./lookups.ts";
