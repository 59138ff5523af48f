/** How an address is written down, said beside it. The words of this table were collected for Dilo. */
export const mannerPhrases = `
(todo )?junto
(todo )?pegado
todo seguido
sin espacios?
sin acentos?
(todo |todas )?(en |con )?(letras )?minusculas?
sin puntos?
como suena
`;

/** What may stand before an address. */
export const wordsBefore =
  "mi el la su correo electronico email e-mail mail es seria eh em este pues bueno si claro electronica direccion de mire a ver ok contacta escribe escriba escribame al mandelo my is me lo puede mandar dice era mande un apunte anote anota apunta manda mando paso doy ponga pon te ah mmm le con contacto contacteme en personal tengo uno y creo que no bien yo se ya ahi va the address are email-address uso cuenta siguiente hija hijo esposo esposa mama papa hermana hermano marido mujer";

/** What may be the last word before an address. */
export const lastWordsBefore =
  "es seria is escribe siguiente correo electronico email mail contacta escribame dice era mando paso doy anote apunte eh em pues bueno claro ah mmm que creo va";

/** What may stand behind an address. */
export const wordsBehind =
  "gracias por favor senorita senor todo junto minuscula minusculas pues nada mas a valid email address eso es ok y ya verdad creo";

/** Words about an address, which cannot be told from words of it. */
export const wordsAbout =
  "no con mi nombre que como letra letras mayuscula mayusculas acento apellido numero numeros escribe veces vez espacio espacios numeral";
/** How people say the marks of an address, folded. Collected for Dilo; no list of such phrases is published. */
export const symbolPhrases = [
  ["@", "arroba|aroba|arrova|@|at|signo de arroba|simbolo de arroba|la arroba|la a de arroba"],
  [".", "punto|puntos|dot|.|punton"],
  [
    "_",
    "guion bajo|guion abajo|raya baja|raya abajo|barra baja|linea baja|sub guion|subguion|guion de abajo|rayita abajo|rayita de abajo|rayita baja|rayita bajita|underscore|underline|under score|under line|piso|guion piso|_|subrayado|raya al piso",
  ],
  [
    "-",
    "guion medio|guion al medio|medio guion|raya media|raya al medio|raya del medio|rayita al medio|guion|raya|rayita|menos|dash|hyphen|-|guion normal|guion alto|guion del medio|guion de en medio|raya en medio|rayita en medio|linea",
  ],
  ["+", "mas|signo mas|plus|+|signo de mas"],
] as const;

/** How Dilo says the marks of an address. */
export const symbolNames = {
  "@": "arroba",
  ".": "punto",
  _: "guion bajo",
  "-": "guion",
  "+": "más",
} as const;

/** Words that are taken for a lead-in, a courtesy, or a way to say something else: in an address they are spelled. */
export const spelledWords =
  "eh ehm em mmm mm hmm ejem um uh correo electronico email mail contacta escribe escriba escribame pues bueno claro gracias favor senorita senor todo junto doble triple barra raya linea medio sub signo simbolo under kom con ver hot yaju yahu out proton cloud underscore nada mas ese eso digo perdon mejor que creo miento mentira disculpe disculpa";
/** How the common providers are heard and written down, folded. Collected for Dilo. */
export const heardDomains = [
  [
    "gmail",
    "g mail|ge mail|ye mail|gi mail|ji mail|yi mail|je mail|gemail|jimeil|yimeil|gimeil|jemeil|gmeil|gimail|yimail|jimail|jmail",
  ],
  ["hotmail", "hot mail|jotmail|jot mail|hotmeil|jotmeil|hot meil|otmail|homail"],
  ["yahoo", "yaju|yahu|llahoo|iahoo|yajoo"],
  ["outlook", "out look|autluk|outluk|autlook|aut luk"],
  ["icloud", "i cloud|ai cloud|aiclaud|iclaud|ai claud"],
  ["live", "laiv|laif"],
  ["protonmail", "proton mail"],
] as const;

/** Providers whose addresses all end in .com: said alone, the ending is understood, and confirmed. */
export const comOnly = "gmail hotmail yahoo outlook icloud aol";

/** How ".com" is mistyped, where no country or only a far one has the ending. */
export const mistypedEndings = ".+[.](con|cm|cmo|om|ocm|vom|xom|cpm|comm+|coom|conm)";
