/**
 * The words that opinions about a read-back are made of, as folded words. Collected for Dilo from the ways of speaking of
 * Mexico, Central America, the Caribbean, the Andes and the River Plate. A word outside these tables means that more
 * was said than an opinion.
 */
export const opinionWords = {
  /** Words that agree. */
  agrees: `
si+|ei+|ey+|sip|sipi|sipo|se+p|yes|yep|bien|correct[oa]s?|correctamente|exact[oa]s?|exactit[oa]|perfect[oa]s?|clar[oa]|clarit[oa]|ciert[oa]|verdad
ok|okey|okay|oquei|oki|doki|okidoki|cabal|cabalito|fijo|obvio|seguro|conforme|acuerdo|vale|joya|tato|impecable|macizo|chido|chevere|bacan|bacano|clavado|optimo
requetebien|requetebueno|perfectamente|mer[oa]|merit[oa]|mism[oa]|mismit[oa]|igual|igualit[oa]|tal|cual|afirmativo|positivo|efectivamente|listo|jalo|maravilla|lujo|perfeccion|orden
`,
  /** Words that tell to go on, or to leave it so: after a read-back a yes. */
  goesOn: `
siga|sigue|segui|sigale|siguele|siguiente|adelante|prosiga|continue|continua|continuemos|sigamos|seguimos|vamos|dele|dale|metale|pongale|ponele|va|vaya|sale|orale|arre|andele|andale|echele
dejel[oa]|dejal[oa]|dejemosl[oa]|dejamos|deje|deja|dejen|quede|queda|quedo
`,
  /** Words that find fault. */
  faults: `
mal|mal[oa]s?|fe[oa]|chuec[oa]|error(?:es)?|falla|fallas|equivoc\\w*|confundi[oa]?|confundiste|incorrect[oa]s?|errad[oa]s?|fals[oa]s?|mentira|incomplet[oa]s?|wrong|rego|regaste|embarro|embarraste
falt(?:a|an|o|aron)|sobr(?:a|an|o|aron)|otr[oa]|diferente|distint[oa]
`,
  /** Verbs of changing: a fault, but behind a "no" the opposite. */
  changes: `
cambi(?:e|a|ar|elo|ela|alo|ele|eme)|corrij(?:a|alo|ala|ame)|corrig(?:e|elo|ela|eme|a)|corregir|corregirl[oa]|borr(?:e|a|elo|ela|alo)|quit(?:e|a|elo|ela|ale|ele)|muev(?:a|e|ale|ele|alo)|toqu(?:e|elo|ele)|arregl(?:e|elo|ela|alo)|modifi(?:que|quelo|car)
`,
  /** Words that turn what follows them. */
  negates: "no|nop|nope|nel|ni|tampoco|nunca|jamas|nada|ningun|ninguna|not",
  /** Words that leave it open: with one of them nothing is agreed to. */
  doubts:
    "como|casi|quizas?|talvez|acaso|medio|menos|pero|segun|ojala|depende|aunque|excepto|salvo|mejor|sera|modo|hablar",
  /** Words that say nothing by themselves. */
  neutral: `
es|e|ha|has|tu|vos|esta|este|estan|ta|tan|son|soy|fue|era|sea|ser|salio|anda|van|vivo|naci|llamo|llaman|pusieron|bautizaron|dije|digo|dijo|dice|diciendo|dicho|dicha|dijiste|leyo|leiste|puso|escribio|escrit[oa]|escribe|anoto|apunto|entendio|capto|agarro|tiene|trae|lleva|hay|va|sirve|coincide|corresponde
le|lo|la|los|las|me|te|se|mi|mis|mi[oa]|el|del?|que|en|un|una|a|al|por|para|con|yo|usted|ustedes|ya|muy|tan|todo|toda|todos|algo|cosa|letra|numero|creo|pienso|supongo|parece|imagino|considero|estoy|veo|favor|dios
eso|es[ae]|esto|ahi|aqui|alli|asi|nombre|apellidos?|telefono|celular|cel|direccion|casa|domicilio|correo|email|fecha|cumpleanos|dia|senas|complet[oa]|buen[oa]|nomas|mes|ano|calle|ciudad|estado|zip|codigo|postal|apartamento|parte|final|arroba|punto|ahora|tambien|asimismo|it|is|s|that|the|all|right|porque
`,
} as const;

/** Whole sentences that a read-back agrees with by saying what it is: "ese es mi celular", "ahí vivo". */
export const assertionPhrases = `
(?:si )?(?:asi|ahi|aqui|alli|es[ae]|eso|este?a?) (?:mero |mera |mismo |misma |merito )?(?:es|soy|fue|era|vivo|naci|esta|ta|e|me llamo|me llaman|me pusieron|me bautizaron|dije|le dije|se escribe|es donde vivo|es como me llamo)(?: (?:yo|mi[oa]|el mi[oa]|la mi[oa]|lo que (?:le )?dije|(?:mi|el|la) (?:nombre|apellidos?|telefono|celular|cel|numero|direccion|casa|domicilio|correo|email|fecha|cumpleanos))(?: complet[oa])?)?
(?:si )?(?:es[ae]) (?:dia|numero|fecha|direccion|nombre|telefono|correo|mism[oa])(?: (?:dia|numero|naci|es|mero|mism[oa]))?
(?:si )?(?:en )?es[ae] (?:mism[oa] )?(?:dia|fecha)(?: naci)?
(?:si )?es (?:mi|el|la) (?:nombre|apellido|telefono|celular|cel|numero|direccion|casa|domicilio|correo|email|fecha|cumpleanos|mi[oa]|correct[oa])(?: complet[oa]| correct[oa])?
(?:si )?(?:eso )?(?:es|fue) lo que (?:yo )?(?:le )?dije|(?:si )?eso (?:le )?dije(?: yo)?|(?:si )?ya (?:lo|la) (?:tiene|dijo)
(?:si )?ya(?: ya| pues| po| pue)*|(?:si )?(?:re|super|muy|reque) bien|esta todo|(?:t|est)amos? bien|a huevo
(?:si )?(?:soy yo|yo soy|yo mero|yo mera|yo merito|yo merita)
(?:si )?asi me (?:llamo|llaman|pusieron|bautizaron|puso) (?:desde (?:que naci|siempre|chiquit[oa]|nin[oa])|siempre|toda la vida|mi (?:mama|papa|abuel[oa]))
(?:si )?(?:tu|usted|vos) (?:lo|la) (?:(?:ha|has) )?(?:dicho|dijo|dijiste|leyo|leiste)(?: bien)?
(?:tal |igual |igualito |asi )?como (?:usted )?(?:lo |la )?(?:dijo|puso|leyo|tiene)(?: usted)?
`;

/** "No le falta nada", "nada que corregir", "sin errores": no fault is found. */
export const faultlessPhrases = `
(?:no )?(?:le |lo |la |me )?(?:hay|falta|sobra|tiene|trae|veo|hallo|encuentro) (?:nada|ningun[oa]?)(?: (?:mal|de malo|malo|error|falla|problema|falta|que (?:le )?(?:corregir|cambiar|agregar|quitar|mover)(?:le)?))?
nada (?:que (?:le )?(?:corregir|cambiar|agregar|quitar|mover)(?:le)?|mal|malo)|sin (?:ningun |ninguna )?(?:error|errores|falla|fallas|problemas?|cambios?)
no (?:le |lo |la |les )?(?:cambi|muev|toqu|quit|corrij|borr|modifi)\\w* nada
`;

/** A no that refuses nothing: "no hay problema", "no se preocupe", "no quiero más preguntas". */
export const harmlessNoPhrases = `
no (?:hay|tengo|veo) (?:ningun )?(?:problemas?|pena|apuro|cuidado|prisa|duda)|no se preocupe|no hace falta(?: nada|(?! (?:que|\\w+r(?:l[oae]s?)?)\\b))|no (?:le )?hace(?! falta)
(?:no |ya no |sin |nada de )?(?:(?:quiero|queremos|necesito|deseo) )?(?:llenar |contestar )?mas (?:preguntas?|casillas?|datos|cambios)
(?:no )?(?:quiero|voy a|hay que|tengo que|tengo) (?:nada que )?(?:cambiar|corregir|mover|tocar|quitar|agregar)(?:le)? nada|no tengo nada que (?:cambiar|corregir|agregar|decir)
nada mas|no mas|ni modo|no (?:cambie|corrija|mueva|toque)(?: nada)?|no hay de que|como no|no me dejan?
`;

/** What is only supposed to be so: it agrees where a yes comes with it. */
export const guessPhrases = "(?:ha|debe|deben|habra)(?: de)? (?:ser|estar)";

/** The wish for the next question: said to a read-back it is a yes. */
export const onwardPhrases = `
(?:si )?(?:ya )?(?:diga(?:me)?|haga(?:me)?|pregunte(?:me)?|deme|vamos (?:a|con)|pase(?:mos)? a|siga con|sigamos con|continue con) (?:la|el|lo) (?:otra|otro|que sigue|siguiente|proxima|que viene)(?: pregunta)?
(?:si )?(?:ya )?(?:la|lo|el) (?:otra|otro|que sigue|siguiente|proxima|que viene)(?: pregunta)?|(?:si )?siguiente(?: pregunta)?|(?:y )?las (?:demas|otras|que (?:faltan|siguen))|(?:ok |yes )?next(?: one| question)?
`;
