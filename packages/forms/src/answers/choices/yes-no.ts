import { ask, doubted, type Reader, understood } from "../reading.ts";
import { plainText, spanOf } from "../words/tokens.ts";
import { isMixedYesNo } from "./mixed-yes-no.ts";

const no =
  /^(?:(?:no|nop|nope|nel|nah|na|nunca|jamas|tampoco|negativo|incorrecto|falso|equivocado|not?|ninguno|ninguna|nada|mentira)\b|ni (?:loc[oa]|muert[oa]|de broma|de chiste|pensarlo)\b|para nada|en ningun momento|de ninguna (?:manera|forma)|en absoluto|que va|claro que no|por supuesto que no|desde luego que no|creo que no|pienso que no|yo digo que no|digo que no|me parece que no|esta mal|esta equivocad|ni modo)/;
const yes =
  /^(?:(?:si|sip|simon|sii+|yes|yeah|yep|ok|okey|okay|claro|correcto|exacto|exactamente|afirmativo|cierto|verdad|verdadero|aja|ajam|efectivamente|efectivo|perfecto|seguro|seguramente|obvio|bien|obviamente|vale|bueno|dale|dele|hagale|adelante|andale|andele|orale|sale|eso|listo|conforme|acepto|confirmo|confirmado|positivo|naturalmente|ciertamente|siempre|totalmente|definitivamente|justo|mero|uju|mhm|u[hj]u?m|ajum)\b|asi (?:es|mero|merito)|por supuesto|desde luego|como no\b|de acuerdo|esta bien|esta correcto|esta perfecto|todo bien|muy bien|es (?:correcto|cierto|verdad|asi|ese|esa|eso)|eso es|eso mero|creo que si|pienso que si|me parece que si|yo creo que si|digo que si|cabal|tal cual|va\b|ya\b(?! (?:mero|casi|no)\b)|segurisim[oa]|con (?:toda )?seguridad si|sin duda|pues si|pos si|ta bien|que si|mejor si|todo correcto|todo (esta )?bien)/;
const doubtful =
  /\b(creo|pienso|parece|supongo|tal vez|quiza|a lo mejor|puede ser|mas o menos|capaz)\b|^andale pues|^(bueno|vale|dale|dele|hagale|adelante|andele|orale|sale|va|ya|ok|okey)$/;
const endsYes = /\b(que|yo|ahi|ya|hoy) si$|^es[ea] (es|mero|merito)\b/;
const saysWrong =
  /^(?!.*\bno\b)(?!si\b).*\b((esta|estan|quedo|salio|suena) (muy )?(mal|incorrect|equivocad)|se equivoc|es (falso|mentira|incorrect))|^(eso|ese|esa|yo|asi) no\b/;
const opening =
  /^(?:(?:eh|em|este|pues|pos|mmm|ah|oh|ay|mire|fijese|bueno|o sea|la verdad(?: es)?(?: que)?|yo|es que|senorita|senor|senora|licenciada?|verdad|hm+|uy|ahorita|a ver|a|hasta donde (?:yo )?se|gracias a dios|con el favor de dios) )+/;

/** Reads a yes or a no. */
export const yesNo: Reader = {
  read(tokens) {
    const spans = spanOf(tokens);
    const thumbs = tokens.map((token) => token.text).join("");
    const text = plainText(tokens);
    const said = text.replace(opening, "") || text;
    const isNo =
      no.test(said) ||
      saysWrong.test(said) ||
      /^(?!si\b|como no).{0,40}\bno( (es|esta|fue))?( (asi|correcto|correcta|cierto|verdad|bien))?$/.test(said) ||
      /^(claro|por supuesto|que|mejor|pues|digo|yo digo) que? ?no\b/.test(said) ||
      /^(que|mejor) no\b/.test(said) ||
      /^👎|^❌/u.test(thumbs);
    const isYes =
      !isNo &&
      (yes.test(said) || endsYes.test(said) || (said === "" && /👌|👍|✅|✔/u.test(thumbs)) || /^👌|^👍/u.test(thumbs));
    if (/\b(no|quien) (lo |la |me )?(se|acuerdo|recuerdo|sabe|sabria|estoy segur[oa])\b/.test(said) || isNo === isYes) {
      return ask("¿Sí o no?", { missing: ["yes-or-no"] });
    }
    if (isMixedYesNo(tokens) || /^ni modo/.test(said)) return ask("¿Sí o no?", { missing: ["yes-or-no"] });
    const value = isYes ? "yes" : "no";
    const reading = understood({ value, english: isYes ? "Yes" : "No", spanishReadback: isYes ? "sí" : "no", spans });
    return doubtful.test(said) ? doubted(reading, "hedged") : reading;
  },
};
