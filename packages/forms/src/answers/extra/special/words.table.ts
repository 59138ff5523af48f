/** How people say that an address is the one told before. The words of these tables were collected for Dilo. */
export const samePhrases = `
(la|es|ahi|en la) mism[oa]
mism[oa] (direccion|casa|lugar)
igual
same
donde (vive|esta) (ahora|ahorita)
`;

/** How a petitioner says that the relative will live at the petitioner's own address. */
export const withMePhrases = `
con(migo| nosotros)
que (yo|nosotros)
(la|de) (mia|nuestra)
(mi|nuestra) (casa|direccion)
donde (yo )?(vivo|vivimos)
`;

/** How people say that a relative has no work. */
export const withoutWorkPhrases = `
(no|ya no) trabaja
no tiene (trabajo|empleo)
esta (sin (trabajo|empleo)|desemplead[oa])
`;

/** How people say that they never lived together. */
export const neverTogetherPhrases = `
nunca (hemos |habiamos |ha )?(vivi-|convivi-|estuvimos)
no (hemos|habiamos|llegamos a) (vivi-|convivi-)
no (vivimos|convivimos)
never lived
`;

/** How people name the stay that lasts as long as a status does. */
export const durationPhrases = `
d ?s
de (y )?ese
duracion (de|del) (estatus|estado|estadia)
duration
`;
