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
