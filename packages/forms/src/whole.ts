/** What plays and prints whole forms from what answers mean: for commands and benches, not for the page. */
export { allFields, type Canonical, heardFrom, questionsLeft } from "./forms/parts/canonical.ts";
export { partsOf } from "./forms/parts/offers.ts";
export { fieldsAnswered, fieldsOfPart } from "./forms/parts/parts.ts";
