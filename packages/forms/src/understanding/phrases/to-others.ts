/**
 * What people say to somebody else in the room while they are asked, folded: orders and a word that one is coming. What
 * the assistant itself is told ("repite", "espera", "habla más fuerte") is none of it. Collected for Dilo from the ways
 * of speaking of Mexico, Central America, the Caribbean, the Andes and the River Plate.
 */
export const roomPhrases = {
  /** Orders that nobody gives an assistant, and that are no names: with any word before them somebody is called. */
  order: `
callate|callense|callesen|calmate|calmense|estate quiet[oa]|estense quietos|quedate (quiet[oa]|ahi|alla|aqui|callad[oa])|silencio|quiet[oa]s?
(apaga|prende|cierra|abre)(le|la|lo|me|mela|melo)( .*)?|(apaguen|prendan|cierren)(le|la|lo|me|mela|melo)?( .*)?|baj(a|ale|en|enle|enla)( (tantito|un (poco|poquito)|poquito))? (a )?(la|el|esa|ese|eso) (tele\\w*|radio|musica|ruido|estufa|lumbre|fuego|olla|bocina|grabadora)( .*)?
(pasa|trae|alcanza|presta|busca|sosten|ten|abre|cierra|carga|cuida|aguanta|calienta|sirve|guarda)(me|mel[oa]s?)( (el|la|los|las|mi|mis|es[ae]|es[ao]s|un|una|al|a|tantito|mija|mijo|ahi)( .*)?)?
(pase|traiga|alcance|preste|abra|cierre|apague|baje)(me)? (el|la|los|las|mi|mis|esa|ese|esos|esas) (?!volumen|voz|sonido)\\w+( .*)?
(quita|mete|sal|sienta|para|baja|sube|duerme|acuesta|levanta|mueve|arrima|aparta|tapa|lava|limpia|asoma|senta|anda|sacude)te( .*)?|(quiten|metan|salgan|sienten|bajen|duerman|muevan|vayan|larguen|acuesten)se( .*)?
vete|vete (a|al|para|pa|de|con|afuera|alla|ya)( .*)?|(ve|anda|corre) (con|por|a|al|tu|ver|y|dile|abrele)( .*)?|ven (aca|para aca|pa aca|aqui|mijo|mija|a)( .*)?|vengan( .*)?|veni( .*)?|vente( .*)?|saquese( .*)?|sacate( .*)?|fuchila|uchale|zape|fuera de (aqui|ahi)
(deja|dejen|para|paren|parale|ya deja|ya dejen) (de )?(gritar|llorar|pelear|pelearse|jugar|molestar|brincar|correr|hacer|chillar|fregar|ladrar|cantar|saltar|patear|jorobar|hablar)( .*)?|deja (eso|a tu|al|ahi|ese|esa)( .*)?|dejame en paz|dejalo a tu( .*)?|suelta(l[oa])?( .*)?
no (grites|griten|toques|toquen|llores|lloren|te metas|se metan|molestes|molesten|interrumpas|interrumpan|hagas|hagan|peleen|pelees|brinques|brinquen|te subas|te caigas|pises|abras|abran|le pegues|se peleen|ladres|tires|juegues|jueguen|te vayas|me jales|jales)( .*)?
(contesta|atiende|abre|cierra|apaga|prende|agarra|come|cuida|recoge|lava|cerra|abri|tapa|carga|calienta) (l[ao]s?|el|al|a l[ao]|es[aeo]|es[ao]s|tu|tus|ahi|ya|con|a tu) (?!volumen|voz|sonido|pregunta|llamada|respuesta)\\w+( .*)?
(dile|diles|decile|avisale|llevale|abrele|ayudale|llevate|ponte|agarral[oa]|comete|tomate|cargal[oa]) (a|al|que|el|la|los|las|tu|tus|un|una|de|eso|esa|ese|agua|para|pa|ya|ahi|con)( .*)?
`,
  /** One is coming, or has no time now. */
  coming: `
(ya|ahi|ahorita|orita|ahora|aya) (voy|vengo|va|vamos|salgo|bajo|subo|te voy|les voy)( (mija|mijo|amor|vieja|viejo|un (momento|momentito|ratito)|para alla|pues|que .*))?|voy voy|ya va(?: .*)?
(ya|ahorita|orita|ahora|luego|al rato|despues|ahi|en un rato|mas tarde) te (sirvo|doy|llamo|atiendo|abro|llevo|hago|ayudo|marco|caliento|paso|compro|hablo|cuento|recojo|pago|preparo|alcanzo)( .*)?|(ya|ahorita|orita|ahora) (la|lo|los|las|les) (atiendo|llamo|sirvo|abro)( .*)?
(que )?(estoy|ando) (hablando( por telefono)?|en (el telefono|una llamada|la llamada|llamada)|ocupad[oa]|contestando( unas preguntas)?|al telefono)( .*)?|(que )?(me )?(estan|esta) (preguntando|entrevistando)( .*)?
`,
} as const;

/** Words that call somebody. */
export const vocativePhrases = `
mij[oa]|mij[oa]s|mijit[oa]|m ij[oa]|hij[oa]s?|hijit[oa]|nin[oa]s?|chamac[oa]s?|chiquill[oa]s?|muchach[oa]s?|cipot[eao]s?|patoj[oa]s?|guagua|nen[ea]s?|bebe|papi|papito|mami|mamita|papa|mama|ma|pa|abuel[oa]|abuelit[oa]|viej[oa]|viejit[oa]|gord[oa]|gordit[oa]|flac[oa]|negr[oa]|amor|mi amor|amorcito|corazon|cielo|mi vida|herman[oa]|manit[oa]|prim[oa]|ti[oa]|compadre|comadre|vecin[oa]|perro|gato|firulais|cuate|parce|guey|wey|che|vos|oye|oiga|ey|hey|shh+|ay|no|ya|y|mira|bueno|pues|a ver|por favor|porfa
`;
