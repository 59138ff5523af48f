import type { Topic } from "../act.ts";

/**
 * Words by what they are about, as stems of folded words: a topic that no idiom of `topics.ts` names is known by the
 * subjects that come together in it. Collected for Dilo.
 */
export const subjects = {
  assistant: "ustedes?|eres|sos|esto|este (?:programa|sistema|aparato)|quien(?:es)?|la (?:voz|maquina|que habla)|you",
  own: "me|mi|mis|nos|yo|uno|i|my|conmigo|nuestr[oa]s?",
  machine: "maquina|robot\\w*|grabacion|computadora|contestadora|inteligencia|programa|persona|human[oa]|bot|app",
  isBeing: "es|eres|sos|son|sera|hablo|hablando|habla|are|is",
  authority:
    "(?:la )?migra|(?:in)?migracion|ice|uscis|gobierno|federal\\w*|policias?|autoridad\\w*|chota|consulado|embajada|fbi",
  reaching:
    "lleg\\w+|enter\\w+|ve|ven|mira\\w*|le[ea]n?|revis\\w+|sab\\w+|avis\\w+|report\\w+|denunci\\w+|inform\\w+|pas\\w+|trabaj\\w+|parte",
  sending: "mand\\w+|envi\\w+|se (?:fue|va)|entreg\\w+|presentan?|meten|someten?|someter|submit\\w*|send",
  done: "ya|todavia|solo|automatic\\w*|ahorita",
  told: "lo que (?:yo )?(?:ya )?(?:le )?(?:he dicho|dije|llevo|puse|escribi|conteste)|lo que va|mis respuestas",
  returning:
    "(?:volver|vuelvo|volveria|regresar|regreso) (?:a |otra vez )(?:entrar|abrir\\w*|seguir\\w*)|entr(?:o|ar) (?:otra vez|de nuevo)",
  papers: "papel\\w*|formulario|forma|aplicacion|solicitud|peticion|planilla|tramite|proceso|caso|ciudadania|form",
  removal:
    "(?:me|nos|lo|la|los|las) (?:\\w+ ){0,3}(?:ech|sac|saq|regres|devuelv|devolv|mand)\\w+ (?:pa|para|a|al|de|del) (?:aqui|mexico|mi (?:pais|tierra)|(?:el|este|mi) pais|afuera|alla)|deport\\w+|detien\\w+|detener|arrest\\w+|encarcel\\w+|redada\\w*|sacar del pais|echar\\w* del pais",
  danger: "peligros?[oa]?|riesgos?|arriesg\\w+|malo para mi",
  hearing: "oy\\w+|oir\\w*|escuch\\w+|grab\\w+|espi\\w+|vigil\\w+|recording|listening",
  privacy:
    "segur[oa]s?|privad[oa]s?|confidencial\\w*|secret[oa]|confiable|confiar|de confianza|robo|roben|roban|estafa|fraude|enganos?|mis datos|mi informacion|safe|scam",
  who: "quien(?:es)?|alguien|nadie|otr[oa]s? personas?|mas gente|who",
  time: "cuanto|cuantos minutos|tiempo|rato|minutos|horas?|tard\\w+|demor\\w+|dur[ae]\\w*|larg[oa]|dilat\\w+|how long",
  taking: "tard\\w+|demor\\w+|dur[ae]\\w*|toma|tomar|lleva|llevar|larg[oa]|dilat\\w+|falta\\w*|mucho|how long",
  waiting:
    "cita|respuesta|aprueb\\w+|aprob\\w+|contest\\w+ (?:ellos|inmigracion|uscis)|tramite|proceso|ciudadania|gobierno",
  money: "cuest\\w+|costar\\w*|cobr\\w+|pag[aoue]\\w*|gratis|dinero|precio|costo|tarifa|cuota|dolares|plata|lana|free",
  lawyer: "abogad\\w+|licenciad\\w+|notari\\w+|attorney|lawyer",
  needing: "necesit\\w+|ocup\\w+|tengo que|hay que|hace falta|debo|conviene|need|should|con",
  english: "ingles|english",
  talking:
    "habl\\w+|contest\\w+|respond\\w+|hac\\w+|dec\\w+|dig\\w+|pued\\w+|pod\\w+|entiend\\w+|do|speak|can|answer|talk",
  changing: "cambi\\w+|correg\\w+|corrig\\w+|arregl\\w+|borr\\w+|modific\\w+|equivoc\\w+|confund\\w+",
  possible: "puedo|se puede|podria|puede|podre|si me|y si|que pasa|deja|can",
  later: "despues|luego|al final|otra vez|mas tarde|al rato|otro dia|manana|en la noche",
  keeping: "guard\\w+|pierd\\w+|perder|perdi\\w*|borr\\w+|save\\w*",
  outcome:
    "aprueb\\w+|aprob\\w+|garanti\\w+|me (?:la |lo |van a )*(?:acept|dan|dar|nieg|rechaz)\\w*|(?:ya )?con es[ot]o (?:ya )?(?:soy|quedo|voy a ser|es uno)|ya (?:quedo|voy a ser|es uno)|ya soy (?:\\w+ )+con es[ot]o|seguro que",
  citizenship: "ciudadan[oa]\\w*|residente|papeles|visa|aprueb\\w+|aprob\\w+|green card|legal",
  duty: "obligatori[oa]s?|obligad[oa]s?|a fuerza|forzos[oa]|tengo que (?:contestar|decir|dar|poner)|hay que (?:contestar|decir|dar|poner)",
  all: "todas?|todos|esta|esa|cada|es|eso|esto|lo|la|contestar",
  cut: "cort\\w+|se (?:va|fue|me va) (?:la senal|el internet|la luz)|cuelg\\w+|apag\\w+|pila|bateria|saldo",
  ending: "llamada|se me|si|acab\\w+|termin\\w+|va",
  where: "donde|adonde|a quien",
  delivering: "llev\\w+|mand\\w+|envi\\w+|entreg\\w+|firm\\w+",
  tongue: "mixtec\\w+|zapotec\\w+|nahuatl|quiche|mam|qeqchi|kichwa|quechua|maya|garifuna|dialecto|lengua|espanol",
  weak: "casi no|poco|no (?:muy bien|bien|mucho)|poquito|apenas|mi idioma|hablo",
  busy: "manejando|trabajando|ocupad[oa]|en el trabajo|en la calle|en el (?:bus|camion|carro)|ahorita no puedo|ahora no puedo",
  leaving: "llamo|llame|vuelvo|regreso|sigo|seguimos|seguir|continuar|terminar|acabar|marco",
  reading: "leer\\w*|leo|letras?|lentes|anteojos|pantalla|escribir|teclado|vista|cieg[oa]|read",
  lacking: "no|sin|mal|poco|apenas|casi|cuesta|chiquit[oa]s?|chic[oa]s?|pequen[oa]s?|can t|don t",
  relatives:
    "hij[oa]s?|niet[oa]s?|espos[oa]|marido|mujer|herman[oa]s?|sobrin[oa]s?|amig[oa]|vecin[oa]|nuera|yerno|famili\\w+",
  helping: "ayud\\w+|contest\\w+|escrib\\w+|respond\\w+|llen\\w+|help\\w*",
  version: "legal|soltera|casada|acta|pasaporte|tarjeta|verdad|real|registr\\w+|papeles|los dos|las dos|ambos|completo",
  choosing: "o (?:la|el|los|las|de|del|con|asi|nomas|solo|uno|una|nada mas)|cual|el|la|los|las|con|pongo|doy|digo|va",
  card: "tarjeta|mica|green card|residencia",
  expiry: "vencid[oa]s?|vencio|vence|caduc\\w+|expir\\w+|vieja|antigua|perdid[oa]|perdi|robaron",
} as const;

/** A subject that words can be about. */
export type Subject = keyof typeof subjects;

/** What is asked where all of some subjects come together; the first that fits is taken. */
export const topicSubjects: readonly (readonly [Topic, ...Subject[]])[] = [
  ["deportation", "removal"],
  ["deportation", "danger"],
  ["government", "authority", "reaching"],
  ["government", "authority", "sending"],
  ["government", "authority", "isBeing"],
  ["machine", "machine", "isBeing"],
  ["who-hears", "hearing", "who"],
  ["who-hears", "privacy"],
  ["lawyer", "lawyer", "needing"],
  ["cost", "money", "own"],
  ["cost", "money", "assistant"],
  ["language", "english", "talking"],
  ["others-may-help", "relatives", "helping", "possible"],
  ["old-card", "card", "expiry"],
  ["can-i-change-it", "changing", "possible"],
  ["is-it-saved", "keeping", "later"],
  ["is-it-saved", "keeping", "told"],
  ["is-it-saved", "returning"],
  ["is-it-saved", "busy"],
  ["is-it-saved", "cut", "ending"],
  ["is-it-saved", "leaving", "later"],
  ["decision", "outcome", "citizenship"],
  ["must-i-answer", "duty", "all"],
  ["what-happens-next", "where", "delivering"],
  ["my-tongue", "tongue", "weak"],
  ["what-happens-next", "sending", "done"],
  ["time-needed", "time", "waiting"],
  ["how-many-left", "time", "taking"],
  ["what-happens-next", "sending", "papers"],
  ["what-happens-next", "sending", "assistant"],
  ["by-voice-alone", "reading", "lacking"],
];
