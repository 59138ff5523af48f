/**
 * Words by which the clauses of an utterance are told apart. Folded; collected for Dilo, no such lists are published.
 */

/** Words that begin a question, a remark or a wish without a pause before them: "... Luna oiga cuántas faltan". */
export const jointPhrases = `
oiga|oye|oigame|disculpe|disculpa|disculpeme|fijese|una pregunta|le pregunto|por cierto
(y |pero |ah |ay |a ver )?(cuant[oa]s? (falta|queda|son|cuesta|cobra|van|tarda|dura)|por que (me |lo |la |piden|pregunta|quiere)|para que (es|sirve|lo|la|quiere|piden)|que pasa si|que sigue)
(y |pero |ah )(esto|eso|usted|ustedes|donde|cuando|quien|si me|como le hago|me (oye|escucha))
(pero |y )?es que
y (yo |ya )?(vivo en|naci (el|en)|me llamo|mi (direccion|telefono|celular|cel|correo|nombre|numero)|yo (el|en|naci|soy|vivo))
`;

/** How one says what one has not at hand, or cannot do. */
export const lackingLeads = `
(es que )?(sin \\w+ )?(casi )?no (traigo|veo|oigo|escucho|alcanzo|puedo|hallo|me (siento|puedo)|(he )?(dorm|com|desayun|descans)\\w+)
(\\w+ ){0,3}no me dejan?
`;

/** How a remark begins: with what it speaks of, with why, or with its verb. No name and no street begins so. */
export const remarkLeads = `
es que|porque|aunque|fijese|fijate|figurese|imaginese|viera|la verdad|lo que pasa|pasa que|resulta|aqui|aca|ahorita|orita|ahora|hoy|ayer|anoche|ya|apenas|todavia|siempre|casi|mientras|con este|con esta
estoy|estamos|esta|estan|ando|andamos|anda|andan|tengo|tenemos|tiene|tienen|hay|hace|hacen|voy|vamos|vengo|venimos|acabo|traigo|trabajo|llevo|llevamos|vivo|vivimos|me|nos|se|le|les
mi|mis|nuestr[oa]s?|yo|perdone|disculpe|son las|es la una
`;

/** How a remark begins beside a yes or a no: nothing of the value begins so. */
export const remarkLeadsBesideVerdict = `
como (mi|el|la|los|las|le|yo|dice|decia|siempre)|asi (dice|viene|esta|sale|aparece|me|le|nos)|lo (tengo|traigo|veo|estoy)|la (tengo|traigo|veo|estoy)|que (bonit[oa]|bien|bueno|rapid[oa]|list[oa]|padre|chever[oe]|alegria|amable)|pero (ya|estoy|me|tengo|no me|ando)|si quiere|gracias
`;

/** What is counted or measured: its number is of no answer. */
export const countedNouns = `
an(it)?os?|mes(es)?|dias?|semanas?|horas?|minutos?|hij(it)?[oa]s?|niet(ecit)?[oa]s?|herman[oa]s?|nin[oa]s?|chamac[oa]s?|chiquill[oa]s?|personas?|perr(it)?[oa]s?|gat(it)?[oa]s?|trabajos?|veces|vez|cuadras?|dolares|pesos|centavos|libras|kilos|grados|carros?|cuartos?|viajes?|casas?|amig[oa]s?|trailers?
`;

/** What finds fault or puts right: a clause with such a word is about the value that was read back. */
export const faultWords = `
no|ni|mal|equivoc-|falt-|sobr-|menos|cambi-|corrij-|correg-|errad-|error-|sino|vez|salvo|excepto|quit-|borr-|agreg-|letras?|acento|hache|zeta|ese|ce|be|uve|ye|jota|tambien|dos veces|otro|otra|segundo|primero|ultimo
`;

/** Verbs that are conjugated in ways of their own. A clause with a verb is a sentence. */
export const irregularVerbs = `
estoy estas esta estamos estan estaba estaban estuve estuvo soy es somos son era eran fui fue fueron ando anda andan andaba
tengo tiene tenemos tienen tenia tuve tuvo hay habia hubo hace hacen hago hacia hice hizo haciendo voy va vamos van iba vengo viene vienen vine vino
doy da dan daba di dio dieron dando duele duelen se sabe saben sabia quiero quiere quieren queria puedo puede pueden podia veo ve ven veia vi vio
dice dicen digo oigo oye oyen traigo trae traen llueve lloviendo ladra suena suenan mide pesa mido peso he ha hemos han siento siente pongo pone ponen puse salgo sale sali salio cae leo creo cree duermo duerme gusta urge encanta importa tocan late
`;

/** Regular verbs of talk beside an answer, by their stems in -ar. */
export const stemsOfTalkAr = `
perdon disculp manej carg cocin cuid descans camin baj llam habl trabaj estudi mir busc escuch tom gan cost llev qued pas ayud esper cans enferm oper mud cas llor grit asust preocup moj apag prend lav cuent cont limpi lleg regres mand contest pregunt enoj
`;

/** The same in -er and -ir. */
export const stemsOfTalkErIr = "com beb cumpl viv corr sub mov vend sal perd volv recib crec aprend vist muer sient";

/** Words that belong to the answers of a kind: a clause that holds one is no remark beside such an answer. */
export const wordsOfKinds = {
  name: "llam-|nombres?|apellid-|dicen|soy|firm-|escrib-|letras?|acento|hache|zeta|bautiz-|puso|pusieron|lleva|casad-|separad-|divorci-|viud-|solter-|falleci-|muri-|difunt-",
  date: "enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|mil|naci|nacio|fecha|residen-|ciudadan-|mica|tarjeta|green|papeles",
  number:
    "numeros?|codigo|area|lada|termina|empieza|guion|extension|telefono|celular|cel|whatsapp|cero|alien|(el|la) de|mi[oa]|prestad[oa]|primer-|segund-|tercer-|cuart-|ultim-|digit-|cifras?|final",
  address:
    "entre( (el|la|los|las))?( [a-z0-9]+){1,3} (y|e)|bajo (el|la)|calle|avenida|ave|street|road|lane|drive|boulevard|blvd|camino|carretera|apartamento|apto|apt|departamento|unidad|suite|piso|trailer|lote|espacio|edificio|zip|codigo|postal|ciudad|estado|condado|colonia|barrio|numero|direccion|domicilio|casa|vivo|vive|avenue|court|circle|norte|sur|este(?= \\d|$)|oeste|north|south|east|west|box|apartado|interior|kilometro|municipio|provincia|cartas|correo|correspondencia|nombre|casita|hogar|rancho|ranchito|pueblo|caserio",
  life: "espos-|marido|mujer|pareja|novi-|conyuge|el|ella|juez|corte|papeles?|firm-|sal-|divor-|separ-|cas-|junt-|acompan-|viv-|libre|sol[oa]|solter-|viud-|muri-|muer-|fallec-|difunt-|iglesia|civil|unid-|matrimonio|boda|ex|dej-|fue|famili-|herman-|hij-|mama|papa|padre|madre|suegr-|niet-|ti[oa]|prim-",
  email:
    "arroba|punto|guion|correo|email|gmail|hotmail|yahoo|outlook|icloud|com|bajo|todo|junt-|pegad-|separad-|minuscul-|mayuscul-|letras?|numeros?",
} as const;
