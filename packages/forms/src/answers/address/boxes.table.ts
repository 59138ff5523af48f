/** How a rural or a highway contract route is called (USPS Publication 28, section 24). */
export const ruralRoutes = `
rural route
rural rt
rural
ruta rural
route
rt
ruta
rr
r r
rfd
rd
highway contract( route)?
star route
hcr
hc
h c
`;

/** What is called a box of the post office, however its letters are heard. */
export const boxWords = "box bax boks bocs vox pobox apartado casilla";

/** What "postal" makes a box of. */
export const postalThings = "caja casilla apartado buzon box";

/** What stands between such a word and its number. */
export const beforeBoxNumber = "postal aereo es la el numero num no # , . :";

/** What is told around military mail, and is none of it. */
export const aroundMilitary =
  "mi la el es en de del a al con y the is my correo correspondencia cartas direccion domicilio address mail codigo postal zip code base barco buque militar embajada me nos llega llegan vivo estoy estamos viviendo por favor numero";
