import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import { type Moment, one, type Understanding } from "../act.ts";

/** "No quiero guardar todavía", and that one goes and comes back. */
const notYet =
  /\b(?:no (?:(?:me|lo|la|quiero|voy a|vaya a|hay que|que) )*(?:guard|salv(?!ador)|grab)\w+|(?:todavia|aun|ahorita) no(?: (?:lo|la))? (?:guard|salv(?!ador)|grab)\w+)/;
const goes =
  /\b(?:me (?:salgo|voy|tengo que ir|retiro)|salgo|cuelgo|(?:le )?sigo (?:manana|despues|luego|otro dia|al rato|mas tarde)|manana (?:le )?(?:sigo|seguimos|vuelvo|termino)|(?:regreso|vuelvo) (?:manana|despues|luego|otro dia))\b/;
/** "Me falta algo", "todavía falta". */
const lacking = /\b(?:falta\w*|no he (?:terminado|acabado))\b/;

/** Not to save yet: to go for now, which keeps what was told, or because something is missing, which is named. */
export function notSavedYet(text: string, { expects }: Moment): Understanding | undefined {
  const plain = plainText(tokensOf(text));
  if (expects.kind === "form" || expects.kind === "field" || !notYet.test(plain) || /\bsin\b/.test(plain))
    return undefined;
  // "No guarde nada, ya me voy" keeps nothing.
  const isForGood = /\bnada\b/.test(plain) && !/\b(?:todavia|aun)\b/.test(plain);
  if (goes.test(plain) && isForGood) return undefined;
  if (goes.test(plain)) return one({ kind: "command", command: "end-call" });
  const isReview = expects.kind === "yes-no" && (expects.isReview || expects.isSaving === true);
  return isReview && lacking.test(plain)
    ? one({ kind: "deny", isOfSaving: true }, { kind: "ask", topic: "what-is-missing" })
    : undefined;
}
