/** Words of talk, in no place's name: a place that holds one was not understood. */
export const talkWords =
  "eso esto era eran es esta estan estaba estaban fue fui vivo vive viven vivia vivian viviamos vivimos soy somos queda quedan quedaba hay habia tiene no pero porque que donde cuando aunque ya yo ella ellos me se nos creo digo dice dicen existe muy tambien antes ahora ahorita entonces pues bueno mire";

/** What such words are said with. */
export const talkJoints = "en de del alla alli ahi aqui aca y , .";

/** What stands before the name of a place, in talk or without it: "eso es en Managua", "en Managua". */
export const placeLeads = "en alla alli ahi aqui aca";

/** What is said behind a part of an address to whoever listens. */
export const partEnds =
  "pues fijese verdad vea sabe digamos nomas todavia aun tambien hermano hermana mijo mija compa maje vos che jefe amigo";
