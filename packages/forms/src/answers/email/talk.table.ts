/** How an address is talked about, beside what it is made of. The words of this table were collected for Dilo. */

/** Words with which a reason begins: "..., porque la eñe no la agarra". */
export const reasonWords = "porque pues because since";

/** Words of talk about how an address is written, which are no words of one. */
export const plainTalkWords =
  "virgulilla rayita iniciales inicial oyo ojo oiga fijese cuidado acuerdese recuerde asi igual siempre solo agarra acepta deja permite quiere sale salio hay ponga pongale poner ponerle lleva llevan van trae tiene escribe escrito se le lo la";

/** Words that tell of an order that may be another than what was said. */
export const orderWords =
  "primero primera antes despues luego reves adelante atras falta falto sobra cambie quite final principio";

/** Which of two marks is meant: "del de abajo no, el de en medio". */
export const markPlaces = {
  _: `
(el |la |un |una |con |es )*(guion |raya |rayita |palito )?((que va|el|la) )?(de |del |de el )?(de )?(abajo|bajo|bajito|abajito|baja|underscore|piso)
`,
  "-": `
(el |la |un |una |con |es )*(guion |raya |rayita |palito )?((que va|el|la) )?(de |del |de el )?(de )?(en medio|medio|el medio|al medio|normal|comun|alto|corriente|centro|sencillo)
`,
} as const;
