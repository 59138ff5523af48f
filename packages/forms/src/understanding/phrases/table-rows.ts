/** How people speak of the rows of a table while it is asked. Folded; collected for Dilo, no such lists are published. */

/** What rows are called. */
export const rowNouns =
  "viajes?|salidas?|trabajos?|empleos?|escuelas?|direccion|direcciones|casas?|domicilios?|lugares|lugar|hij[oa]s?|nin[oa]s?|nombres?|apodos?|espos[oa]s?|matrimonios?|delitos?|arrestos?|peticion|peticiones|familiares|filas?|renglon|renglones";

/** Said before or beside a wish. */
export const courtesy =
  "no|oiga|oye|mire|mira|a ver|espere|espereme|ay|ah|senorita|senor|por favor|porfa|porfavor|y|pues|bueno|ya|sabe que|momento|un momento|es que|pero|creo que|gracias";

/** What wants a row put right, or finds fault with it. */
export const putRightVerbs =
  "mal|equivo(?:c|qu)\\w+|incorrect[oa]s?|error|corrij\\w+|corrig\\w+|correg\\w+|cambi(?:e|en|ar|a|emos)|arregl(?:e|ar|a|emos)|modifi(?:que|car)|revis(?:e|ar|emos)";

/** What asks for the rows that were told. */
export const listingPhrases = (noun: string): string =>
  [
    `(?:cuales|cuantos|que ${noun}|cuant[oa]s ${noun}|cuales ${noun}) (?:ya )?(?:le |me )?(?:llevo|llevamos|lleva|van|tengo|tiene|tenemos|hay|dije|he dicho|di|puse|anoto|apunto)(?: (?:dich[oa]s?|anotad[oa]s?|apuntad[oa]s?|puest[oa]s?|ya|hasta ahora|hasta ahorita|hasta aqui|por favor|gracias))*`,
    `(?:lea|leame|lee|leeme|repita|repitame|repite|repiteme|diga|digame|dime|recuerde|recuerdeme|muestre|muestreme|ensene|enseneme|quiero oir|quiero ver) (?:(?:l[oa]s|mis) ${noun}|(?:otra vez )?(?:l[oa]s|cuales) (?:${noun} )?(?:que )?(?:ya )?(?:le |me )?(?:llevo|llevamos|lleva|van|tengo|tiene|dije|he dicho|di|puse|anoto|apunto))(?: (?:anotad[oa]s?|apuntad[oa]s?|hasta ahora|hasta ahorita|por favor|otra vez))*`,
  ].join("|");
