import { type Reader, unknown } from "../reading.ts";
import { plainText, spanOf, withoutLeadingNo } from "../words/tokens.ts";
import { commandIn } from "./grammar.ts";

/** What each command is called when it is read back. */
const readbacks = {
  repeat: "repita la pregunta",
  back: "regresar a la anterior",
  skip: "saltar esta pregunta",
  slower: "más despacio",
  help: "ayuda",
  correct: "corregir",
  spell: "deletrear",
  pause: "espere un momento",
  stop: "terminar",
} as const;

/** Reads what the person asks of the interview itself. */
export const command: Reader = {
  read(tokens) {
    const value = commandIn(plainText(withoutLeadingNo(tokens)));
    if (value === undefined) return unknown();
    const spanishReadback = readbacks[value];
    return {
      ...unknown(),
      status: "command",
      value,
      english: value,
      spanishReadback,
      confidence: 0.9,
      spans: spanOf(tokens),
    };
  },
};
