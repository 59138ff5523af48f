/** Sounds that say nothing, wherever they stand. Collected for Dilo. */
export const sounds = "eh ehm em mmm hmm ejem um uh";

/** What one says while one thinks, where it stands between pauses or beside a sound. */
export const thinkingPhrases = `
este
pues
digamos
a ver
mire
like
you know
ay como es
ay como se llama
como es
como se llama
como se dice
como le dire
dejeme ver
let me see
how do you say
no ve
no ve pues
idiay
diay
che
me esta siguiendo
me esta siguiendo no ve
me va siguiendo
me sigue
me oye
me escucha
me copia
ya lo tiene
ahi voy
va
ya va
`;

/** How one has somebody wait, for how long, and such words alone: "espéreme tantito", "un momentito". */
export const waiting = {
  verbs:
    "espere espereme esperese esperate espera esperame perate pereme perame aguante aguanteme aguantame aguarde permita permitame deme dame",
  spans: `
tantito
tantico
un tantito
un tantico
tantitico
poquito
un cachito
un chance
un momento
un momentito
un momentico
un minuto
un minutito
un segundo
un segundito
un ratito
un rato
un poco
un poquito
`,
  alone: `
un momento
un momentito
un momentico
un minutito
un segundito
un ratito
dejeme buscar
dejeme pensar
dejeme acordarme
deje me acuerdo
deje veo
ahorita le digo
ya le digo
one moment
one second
give me a second
give me a minute
let me think
let me check
`,
} as const;

/** How a sentence begins that is said between two pauses to oneself, to who is in the room, or to have somebody wait. */
export const asideLeads = `
(ay |ah |y |pero |perdon |disculpe )*(dejeme|dejame|deje|permitame|permiteme|permita) (ver|buscar|busco|ponerme|me pongo|sacar|saco|prender|prendo|pensar|pienso|acordarme|me acuerdo|revisar|reviso|checar|checo|agarrar|agarro|traer|traigo|leer|leo|voy|veo|ir|contar|cuento|preguntar|pregunto)
(ay |ah )?(espere|espereme|esperese|esperate|espera|esperame|pereme|perame|aguante|aguanteme|aguantame|aguarde|aguardeme) (que|un|tant[a-z]*ic?to|tantico|poquit|por favor|ahi|ahorita)-
(ay |ah )?(un|otro|one|just a) (momento|momentito|momentico|minuto|minutito|minutico|segundo|segundito|segundico|ratito|ratico|moment|second|minute|sec)
(ay |ah )?a ver (si|donde|que|como|cual|deje|dejeme|aqui|ahi)
(aqui |ahi |ay )?ya (mero |casi )?(lo|la|le) (encontre|encuentro|busco|leo|veo|vi|halle|hallo|saco|agarro)
(ay |uy |huy )?(que )?se me (cayo|cae|fue|olvido|olvida|corto|apago|apaga|borro|perdio|traba|mueve|descarga)
(ay |y )?(a)?donde (lo|la|los|las|esta|estan|deje|quedo|puse|anda|andan|quedaron) ?
(ay |ya )?(callate|callense|callese|callen|quitate|quitense|bajate|bajense|sientate|sientense|vente|vayanse|vete|estate|estense|apurate|apaga|apague|apaguen|cierra|cierre|cierren|bajale|bajenle|quieto|quieta|suelta|sueltalo|dejalo|dejala|dejen)
(ay |y )?que (decia|iba|estaba|era) (yo|diciendo|a decir)
(trae|traeme|traigame|pasame|paseme|dame|alcanzame|prestame|buscame|busca|agarra|apagame|cierrame|ayudame) (el|la|los|las|mi|mis|con|a)
(si |ahorita |ya |alla |ahi )*(voy|vengo|vamos)( ahorita| ya| para alla| mi amor| mijo| mija)* ?$
momento( por favor| mijo| mija)?
que no (veo|oigo|alcanzo|encuentro)
no (se me |te |se )(mueva|muevas|caiga|vaya)
(ay |y )?como (era|es que era|le hago)
(perdone|perdon|disculpe|disculpen) (el|la|los|las|es|que) 
(ay )?(dios mio|virgen santa|bendito|caramba|que cabeza|que memoria|que calor|que ruido)
(let me|lemme) (see|check|look|find|think|get|grab)
(wait|hold on)( a)?( minute| second| sec| moment| let me| my)
where (is|did|was)
`;

/** Whom such a sentence is said to. */
export const asideVocatives = `
nin[oa]s?
m'?ij[oa]s?
chamac[oa]
(papi|mami)
gord[oa]
muchach[oa]s?
perro
senorita
joven
por favor
mi (amor|vida|cielo)
please
`;
