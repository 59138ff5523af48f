/** What plays and prints whole forms from what answers mean: for commands and benches, not for the page. */
export { allFields, questionsLeft } from "./forms/parts/canonical.ts";
export { type Canonical, heardFrom } from "./forms/parts/heard-from.ts";
export { partsOf } from "./forms/parts/offers.ts";
export { fieldsAnswered, fieldsOfPart } from "./forms/parts/parts.ts";
