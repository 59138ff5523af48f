import { somewhere } from "../words/phrases.ts";
import { hedgePhrases } from "./hedges.table.ts";

const hedges = somewhere(hedgePhrases);

/** Tells whether the person is not sure: "creo que", "más o menos". */
export function isHedged(text: string): boolean {
  return hedges.test(text);
}
