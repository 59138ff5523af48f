import { ask, type Reader, unknown } from "../reading.ts";
import { leadIn } from "../words/phrases.ts";
import { spanOf } from "../words/tokens.ts";
import { yesNo } from "../yes-no/reading.ts";
import { yesLeads } from "./doubts.table.ts";
import { wordsBehind } from "./doubts.ts";

const lead = leadIn(yesLeads);

/**
 * The same reader, for a question that asks whether there is one and which: a plain no says that there is none, and a
 * plain yes is asked which.
 */
export function orNone(reader: Reader, which: string): Reader {
  return {
    ...reader,
    read(tokens, context) {
      const spans = spanOf(tokens);
      const isShort = tokens.filter(({ kind }) => kind !== "mark").length <= 3;
      if (isShort && yesNo.read(tokens, context).value === "no")
        return { ...unknown(), status: "none", english: "None", confidence: 0.9, spans };
      const [first] = wordsBehind(lead, tokens);
      if (first === undefined) return ask(which, { missing: ["answer"], spans });
      return reader.read(tokens.slice(tokens.indexOf(first)), context);
    },
  };
}
