import { phraseFinder } from "../../words/phrase-at.ts";
import { symbolPhrases } from "../words.table.ts";

/** The mark of an address said at a place, and how many tokens it takes. */
export const symbolAt = phraseFinder(symbolPhrases);
