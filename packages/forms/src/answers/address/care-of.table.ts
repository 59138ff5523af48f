/** What says that somebody takes another one's letters, and nothing else: the name stands behind it. */
export const careOfWords = `
c / o( de)?
(in )?care of
in c / o
((a|al) )?(cargo|cuidado) de
(a )?la atencion de
((las|mis|la|mi) (cartas|correspondencia) )?(me )?(las|la) (recibe|agarra|recoge|guarda)
`;

/** What says so only before somebody's name: "en casa de Rosa", and no "en casa de dos pisos". */
export const atHomeOfWords = `
((en|a) )?(la )?casa de
(a )?nombre de
con
donde
`;

/** Who only lives with somebody says nothing of letters. */
export const livingWords =
  "aqui ahi alla junto juntos vivo vive vivimos viven viviendo estoy esta estamos estan quedo queda quedamos vivir live lives living stay staying";

/** What stands before the name, and is none of it. */
export const beforeCareOfName =
  "mi mis la el un una su sus nuestra nuestro my the a de senora senor senorita sra sr srta don dona tia tio prima primo hermana hermano hija hijo mama papa madre padre madrina padrino comadre compadre cunada cunado suegra suegro nuera yerno abuela abuelo nieta nieto sobrina sobrino amiga amigo vecina vecino esposa esposo patrona patron pastor hermanita hermanito aunt uncle cousin sister brother daughter son mother father friend neighbor mrs mr ms miss";

/** Where the name ends. */
export const behindCareOfName =
  "en in at que quien vive viven lives is es esta y and pero direccion calle avenida av apartado po p box casilla pobox caja apt apartamento unidad unit colonia barrio col urbanizacion sector carrera jiron carretera";
