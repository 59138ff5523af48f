// Words that may stand beside "no tengo": what is not there, and courtesy. Anything else is more than a "none".
const things =
  /\b(correo|correos|electronico|email|mail|e|telefono|celular|numero|numeros|a|alien|de|del|la|el|los|las|un|una|mi|mis|eso|esa|ese|nada|ninguno|ninguna|ningun|esposo|esposa|conyuge|pareja|marido|mujer|direccion|fija|casa|domicilio|permanente|todavia|aun|por|favor|gracias|senorita|senor|pues|la verdad|verdad|ahorita|ahora|momento|no|tengo|aplica|uso|cuento|con|existe|hay|yo|es|que|en|este|ese|para|mi|mio|segundo|nombre|apellido|pais|fecha|zip|codigo|postal|ya|disculpe|perdon|lo siento|lo|siento|tarjeta|residencia|verde|registro|eh|ah|mmm|bueno|caso|tampoco|si|actual|actualmente|propio|propia|personal|ni|se|de eso|soy|soltero|soltera|viudo|viuda|divorciado|divorciada|estoy|casado|casada|nunca|me|he|case|internet|computadora|manejo|correos|ok|nadie|ninguna persona|nunca he tenido|tenido|tuve|sigo|vivo|calle|sola|solo)\b/g;

const none =
  /\b(no (la |lo |le |me |nos )?(tengo|tiene|tenemos|uso|usamos|cuento con|hay|existe|manejo|poseo|he tenido)|no (me |le )?(aplica|corresponde|procede)|n a|ningun[oa]?|none|not applicable|nadie|sin (correo|telefono|email|numero|esposo|esposa|conyuge|direccion)|carezco|nunca (he tenido|tuve)|nada)\b/;
const noSpouse =
  /\b((soy|estoy|sigo|quede) (solter|viud|divorciad|separad)|no (soy|estoy|me he|fui) cas|nunca (me )?(he )?cas|solter[oa]\b|no tengo (espos|marid|mujer|pareja|conyuge))/;
const unknownWords =
  /\b(no (me |lo |la |le |los |las |se |me lo )*(se|acuerdo|recuerdo|sabria|conozco|sabemos|sabe|viene a la mente)\b|ni idea|ni la menor idea|quien sabe|quien sabra|se me olvid|lo olvide|la olvide|olvide|desconozco|ignoro|no tengo (la menor |ni )?idea|no estoy segur[oa]$|don't know|dont know|no sabria decir|no (la |lo |los |las |le )?(tengo|traigo|encuentro|hallo|veo|alcanzo a ver) (.* )?(a la mano|conmigo|aqui|presente|por ningun)|no (la|lo) (encuentro|hallo)|no me lo se)/;

/** Says that there is nothing to answer: "no tengo correo", "no aplica". `isWhole` when nothing else was said. */
export function absentIn(text: string, isSpouse: boolean): { readonly isWhole: boolean } | undefined {
  const isNone = none.test(text) || (isSpouse && noSpouse.test(text));
  if (!isNone) return undefined;
  return { isWhole: text.replace(none, " ").replace(things, " ").trim() === "" };
}

/** Says that the person does not know: "no sé", "no me acuerdo". */
export function unknownIn(text: string): boolean {
  return unknownWords.test(text);
}
