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

/** Where one lived before. */
export const formerPhrases = `
antes
anterior(mente)?
(direccion|domicilio|address) (vieja|viejo|anterior)
(la|el|mi) (vieja|viejo|anterior)
(ex|old|vieja|anterior) (direccion|domicilio|address)
vivi(a|amos|o|mos)?
residi(a|amos|mos)?
rentaba-
estaba-
(me )?(pase|pasamos|dure|duramos|estuve|estuvimos|rente|rentamos|aguante|aguantamos)
ya no (en|es)
(quit|borr|elimin|tach)(e|en|a|ad|enme|eme|ame|ele|ale) (la|el|esa|ese|lo)
ya no (vivo|vivimos|vive|estoy|estamos|esta|es|rento|rentamos)
(me |nos |se )?(cambi|mud|mov)[a-z]+ (de|desde)
(don't|no longer) live
used to
lived
before
previously
primero
`;

/** Where one lives now, after such words. */
export const nowPhrases = `
mude
mudamos
movi
movimos
cambie
cambiamos
moved
ponga
pongan
pongale
pongame
poned
poner
ponme
ponle
apunte
apuntad
anote
pase
pasamos
ahora
aora
ora
orita
ahorita
actualmente
hoy
now
currently
vivo
vive
vivimos
resido
reside
estoy
estamos
`;

/** What leads to how long somebody has lived there. */
export const sincePhrases = `
(ahi |aqui |alla |aca )?((vivo|vivimos|vive|viven|bivo|estoy|estamos|tengo|llevo|llevamos|rento) )?(ahi |aqui |alla |aca )?(desde|dende|since|hace|hase|llevo|llevamos|tengo|voy para)( que (llegue|llegamos|vine|vinimos|naci|me case|sali)( aqui| a [a-z]+)?)?( el| ano| que| como| ya| unos| mas| casi| del| ahi| aqui| alla| viviendo| de| los| en)*
`;

/** What behind a ZIP code tells of another place than the one before it, or of a doubt. */
export const tellsOther = `
no
pero
but
or
sino
otr[oa]
nuev[oa]
new
mejor
antes
creo
(me|nos|se|we|i) (mud|mov|cambi)-
`;

/** What begins to tell something beside an address: a move, where the letters come, a question. */
export const besideLeads = `
pero
but
aunque
(nomas|solo) que
(que|cual) (le |les )?pongo
(ahi|alli|alla|aqui|aca) (vivimos|viviamos|vivi|vivia|vive|viven|vivo|estamos|estoy|estabamos|estan|naci|nacio|nacieron)
(me|nos) (voy|vamos) a (mudar|cambiar|mover)
`;

/** That somebody has moved: which address holds is not told by it. */
export const movedPhrases = "(me|nos|se|we|i) (mud|mov|cambi)-";
