import { anyName } from "../../name/reading.ts";
import type { Reader } from "../../reading.ts";
import { leadIn } from "../../words/phrases.ts";
import { wordsBehind } from "../doubts.ts";
import { pieceLeads } from "./words.table.ts";

const lead = leadIn(pieceLeads);

/** Reads a piece of a name, the given or the family names alone. */
export const namePiece: Reader = {
  ...anyName,
  read(tokens, context) {
    const [first] = wordsBehind(lead, tokens);
    return anyName.read(first ? tokens.slice(tokens.indexOf(first)) : tokens, context);
  },
};
