import { street } from "../../answers/extra/history/street.ts";
import { numbersIn } from "../../answers/extra/numbers-in.ts";
import type { Reader } from "../../answers/reading.ts";
import { tokensOf } from "../../answers/words/tokens.ts";

const yes = /^s[ií][\s,.;:]+/iu;

/** What is told of a row in the answer to whether there is one: "sí, en el 1208 de Oak Street". */
export function toldBehindYes(said: string): string | undefined {
  const rest = said.trim().replace(yes, "");
  return tokensOf(rest).length > 1 ? rest : undefined;
}

/** The same, of a row that begins with a street: any words may be one, so a whole address is told or nothing. */
export function addressBehindYes(said: string): string | undefined {
  const rest = toldBehindYes(said);
  const { parts } = street.read(tokensOf(rest ?? ""), { kind: "address", today: "" });
  return parts?.["city"] ? rest : undefined;
}

/**
 * Reads whether there is a row, of whose first answer some words with a number may tell already: "viví en el 1208 de Oak
 * Street" says that there is one. It is read back.
 * @param first the reader of the row's first question
 */
export function openingRow(reader: Reader, first: Reader): Reader {
  return {
    ...reader,
    read(tokens, context) {
      const reading = reader.read(tokens, context);
      if (reading.status !== "ask" && reading.status !== "unknown") return reading;
      const told = numbersIn(tokens).length > 0 ? first.read(tokens, context) : undefined;
      if (told?.status !== "value") return reading;
      return { ...reader.read(tokensOf("sí"), context), needsConfirmation: true };
    },
  };
}
