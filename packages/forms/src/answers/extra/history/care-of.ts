import { anyName as name } from "../../name/reading.ts";
import { ask, type Reader, unknown } from "../../reading.ts";
import { somewhere } from "../../words/phrases.ts";
import { plainText, spanOf } from "../../words/tokens.ts";
import { yesNo } from "../../yes-no/reading.ts";
import { nobodyPhrases } from "./words.table.ts";

const nobody = somewhere(nobodyPhrases);

/** Reads who takes one's letters; a "no" says that nobody does, and a plain "sí" is asked for the name. */
export const careOf: Reader = {
  ...name,
  read(tokens, context) {
    const words = tokens.filter(({ kind }) => kind !== "mark");
    const verdict = words.length <= 3 ? yesNo.read(tokens, context).value : undefined;
    if (verdict === "no" || nobody.test(plainText(tokens)))
      return { ...unknown(), status: "none", english: "None", confidence: 0.9, spans: spanOf(tokens) };
    if (verdict === "yes") return ask("¿Cómo se llama esa persona?", { missing: ["name"], spans: spanOf(tokens) });
    return name.read(tokens, context);
  },
};
