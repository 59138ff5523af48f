import type { Topic } from "../act.ts";

/** Topics without idioms of their own: what comes together in them is enough. */
type KnownBySubject =
  | "word-meaning"
  | "unknown-question"
  | "already-known"
  | "old-card"
  | "by-voice-alone"
  | "decision"
  | "my-tongue"
  | "what-stands"
  | "what-is-missing"
  | "why-this"
  | "why-not-asked"
  | "other-form"
  | "not-on-form"
  | "what-comes-of-it"
  | "both-forms"
  | "this-form";

/**
 * What people ask, by topic: found anywhere in the folded words, the first topic that fits wins. Collected for Dilo.
 * A topic is only looked for in what is not an answer, so its words may be everyday ones.
 */
export const topicPhrases: Readonly<Record<Exclude<Topic, KnownBySubject>, string>> = {
  "must-i-answer": `
(puedo|se puede|podria|podemos|puede uno) (seguir|continuar|avanzar|pasar|terminar)( \\w+)? sin (eso|es[ea]|el|la|ell[oa]|dar)( .*)?
(y |pero |que (hago|pasa) |como (le )?hago )*si (ahorita |ahora )?no (l[oa]s? |me )?(tengo|traigo|se|encuentro|acuerdo|recuerdo)( .*)?
no (lo |la |tengo |traigo )(tengo|traigo|encuentro|la|el|mi|eso).* que hago
`,
  government: `
(es|son|usted es|ustedes son|esto es|eres|sos|trabaja|trabajan|habla|hablan|viene|vienen|llama|llaman)( usted| ustedes)? (de |del |con |para |por |parte de |el |la |los )*(gobierno|migracion|inmigracion|la migra|migra|uscis|ice|policia|estado|federales|consulado|embajada|homeland)
(gobierno|migracion|inmigracion|la migra|ice) (me |nos |lo |la |va a |van a |ve|sabe|se entera|recibe|oye|escucha|tiene)\\w*
(avis|dic|dig|report|cuent|denunci|entreg|inform|pasan?|dan?)\\w* (mis datos |eso |esto |algo )?(a |con )?(la migra|migracion|inmigracion|ice|al gobierno|el gobierno|uscis|la policia)|(tienen?|que) (algo )?que ver con (el gobierno|uscis|migracion|inmigracion|la migra|ice)|(es|son) (una )?(pagina|sitio|servicio|oficina) (del gobierno|oficial)
`,
  "who-hears": `
(quien|quienes|alguien|nadie) (mas )?(me |nos |lo |la |le )?(esta |estan |va a |van a |puede |pueden )?(oye|oyen|oyendo|oir|oira|escucha|escuchan|escuchando|escuchar|ve|ven|viendo|ver|lee|leen|leer|recibe|tiene acceso|guarda|sabe|saber|enterar|entera)
(se|esto se|me|lo|la|nos|me esta|nos esta|esta|estan) (esta |estan |va a |van a |queda |quedan )?(grab|guardand|almacen|espi|vigil)\\w*
(a donde|adonde|donde|para donde|pa donde) (va|van|se va|se van|queda|quedan|mandan|se guarda|para|llega|llegan)( a parar| guardad[oa]s?| almacenad[oa]s?)? (esto|eso|mis|la|los|las|lo|todo|mi|esta)
(es|esto es|sera|es esto|queda|son) (privad|confidencial|secret|anonim|segur[oa])\\w*|privacidad|la comparten|lo comparten|venden mi|(van a|puede|pueden) robar
con quien (comparten|hablan)|(le|les) (dan|van a dar|pasan|mandan|avisan|van a avisar) (mi|mis|esto|los|la|a)
que (hacen|van a hacer) con (mi|mis|esto|lo que|los|la)|quien es el dueno
`,
  deportation: `
(agarr|llev|detien|deten|arrest|busc|cae|caiga|cay)\\w* (a mi casa )?(la migra|migracion|inmigracion|ice)|(la migra|migracion|ice) (me|nos|los) (agarr|llev|detien|busc|cae|cay|lleg)\\w*|(me|nos|lo|la|los) (pueden|puede|van a|va a|podrian|vayan a|quieren) (sacar|echar|regresar|detener|arrestar|agarrar|llevar|meter|quitar(?! (?:mas )?(?:dinero|plata|lana))|mandar|perjudicar|castigar|negar|rechazar)\\w*
(me|nos) (van a|puede|va a|pueden) (afectar|perjudicar|hacer dano|meter en problemas)|me (meto|voy a meter) en (problemas|un lio)|pierdo (mi|la) (residencia|tarjeta|green card)
`,
  advice: `
(y |pero )*(que (me )?pasa )?si (yo )?(le |les |lo |la |se )*(digo|pongo|contesto|respondo|marco|confieso|cuento|miento|escribo) (la verdad|mentiras?|(que )?(si|no)\\b)( .*)?|(todavia |aun |asi |igual |ya )+(califi[cq]\\w+|aplic[oa]n?|cumpl[oe]n?)|(califi[cq]\\w+|aplica|cumple) (todavia|aun|igual|asi)
(cree|piensa|opina|considera)( usted)? que (me |la |lo |califico|debo|puedo|si|deberia|conviene|aplico)\\w*|(yo )?(califico|calificare|cumplo|aplico|tengo derecho)\\b|(puedo|podria|deberia|debo|me conviene|conviene|es mejor|seria mejor|es bueno|vale la pena) (aplicar|pedir|meter|solicitar|presentar|hacerme|mentir|poner otra|decir que|casarme|divorciarme|viajar|salir|arreglar|esperar|meter los papeles|naturalizarme|no decir|omitir|ocultar)\\w*
(me|nos|se) (la|lo|las|los) (van a )?(dar|daran|dan|aprueban|van a aprobar|niegan|aprobaran)|que (me )?(conviene|recomienda|aconseja|sugiere|haria usted|me aconseja|debo hacer con)|(me|nos) (afecta|perjudica|afectara|perjudicara|hace dano)|(una? )?(multa|ticket|dui|arresto|delito|cargo)\\b.*(afecta|perjudica|problema|importa)|que pasa si (tengo|tuve|he|me|estuve|no|mi|digo|miento|debo|soy)|(tengo|tuve) (un )?(dui|arrest\\w*|antecedentes|felonia|multa|record|orden de deportacion|un problema con la ley)|me (arrestaron|detuvieron|agarraron)|deme un consejo|necesito (un )?consejo|como (arreglo|le hago para arreglar)|perdon migratorio|asilo|daca|tps|visa u|permiso de trabajo|cuanto (gano|debo ganar)
`,
  lawyer: `
(es|eres|sos|usted es|son|hay)( usted| ustedes)? (un |una |algun |alguna )?(abogad|licenciad|notari|represent|asesor|experto|consejer)\\w*|(necesito|ocupo|tengo que tener|hace falta|debo (tener|buscar)|me conviene) (un |una )?(abogad|notari)\\w*|(donde|como) (encuentro|consigo|busco) (un |una )?(abogad)\\w*
`,
  machine: `
(es|eres|sos|usted es|habla|hablo con|estoy hablando con|esto es|sera)( usted)? (una? )?(persona|humano|humana|robot|maquina|grabacion|computadora|contestadora|muchacha|muchacho|inteligencia|de verdad|real|hombre|mujer)( real| de verdad)?|(con )?quien (es usted|eres|sos|es|habla|me habla|hablo|estoy hablando|me esta hablando|llama|me llama)\\b|como se llama( usted)?|cual es su nombre de usted|su nombre de usted cual es|usted quien es|is this (a )?(real )?(person|human|robot|machine|recording)|are you (a )?(real|human|robot|person|machine)( .*)?|de donde (me )?(habla|llama)|de parte de quien
`,
  cost: `
(me|nos|se) (lo |la |los |las )?(cobran|cobra|cobraran|van a cobrar)( .*)?|(esto|eso|esta llamada) (me )?(cuesta|sale en|tiene (algun )?costo)( .*)?
cuanto (cuesta|cuestan|cobra|cobran|vale|sale|es (lo que )?(pago|cobran)|hay que pagar|tengo que pagar|debo|voy a pagar|me (va a )?(cuesta|cobran|costar|sale))|(me (van a|vuelven a|vas a)|van a|va a|tengo que|hay que|debo|es|otra vez) (a )?(cobrar|pagar|gratis|de paga)\\w*|(es|sera|esto es) (gratis|gratuit[oa]|de paga)|ya (pague|lo pague|habia pagado)|cobran (mas|extra|otra)|how much
`,
  "time-needed": `
cuanto (tiempo )?(se )?(tarda|tardan|demora|demoran|dura|toma|lleva)( .*)?(tramite|proceso|ciudadania|peticion|respuesta|papeles|aprobar|contestar|uscis|inmigracion|en llegar|la cita|cita)|(cuando|para cuando) (me )?(llega|llegan|contestan|responden|dan|la cita|me dan)\\b
`,
  "how-many-left": `
^(?:y )?ya (?:mero|merito|casi)$
(?!que sigue\\b)(que|cuanto|cuant[oa]s|cuales) (mas )?(es lo que )?(me |nos |le )?(falt\\w+|sigue|siguen)( .*)?
(cuant[oa]s?|mucho|mucha|muchas|algo|todavia)( (preguntas?|mas|me|nos|le|todavia|es|lo que))* (falt|qued|son|van|hay|vamos|llev|tarda|dura|va a (durar|tardar)|tiempo|rato)\\w*|(falta|faltan|queda|quedan|hay) (mucho|muchas|muchos|poco|poquito|pocas|todavia|mas|algo)( (preguntas?|mas))*
(ya )?(mero |casi )*(termin|acab)\\w*( ya)?$|(ya )?(mero|casi) (termin|acab|es todo|vamos)\\w*|ya (es|seria|son) (todo|todas|la ultima|todas las)|(es|esta es|sigue|hay|va a haber) (la ultima|otra pregunta|mas preguntas|otra)\\b|en (que|cual|donde) ((pregunta|numero|parte) )?(nos )?(vamos|voy|ibamos|estamos|estabamos|estoy|quedamos|quede)\\b|(a|por|en)? ?(donde|que parte) (nos )?(ibamos|quedamos|estabamos|quede)\\b|que (era lo que )?(me|nos) (estaba|estabas|habia) (preguntan|pregunta|dici|pidi)\\w+|por (donde|cual) (vamos|voy)|cuanto (llevamos|llevo|falta|me falta|queda)|llevamos (ya )?(mucho|bastante|muchas)|ya (terminamos|acabamos|terminaremos|acabe|termine)\\b|(va|vamos) (a )?(ser|tardar|durar) (mucho|largo)|cuantas son
`,
  "can-you-hear-me": `
(si )?me (entendio|entiende|entendieron)( bien)?$
(si |sera que )?(me|nos) (oye|oyes|oyen|escucha|escuchas|escuchan|copia|copias|esta (oyendo|escuchando)|oyo|escucho)( bien)?( ahi| ahora)?|(sigue|sigues|siguen|esta|estas|estan|anda|hay) (usted |alguien )?(ahi|alli|alla|aqui|en la linea|conmigo|presente|escuchando|oyendo)|^(bueno|alo|halo|haló|digame|aja|hola|oiga|oigo|diga|si diga|si bueno|hola hola|bueno bueno|alo alo)$|se (me )?(corto|fue la (llamada|senal)|oye cortado|escucha cortado)|hay alguien|can you hear me|are you there|hello
`,
  "can-i-change-it": `
(puedo|se puede|podre|podria|puedo luego|y si quiero|como) (lo |la |le |se |luego |despues )*(cambi|corrig|correg|arregl|modific|edit|rectific)\\w*( .*)?(despues|luego|al final|otra vez|antes de|mas tarde)|(y )?si me (equivoco|equivoque|confundo)( .*)?|y si (esta|dije|digo|sale) (algo )?mal
`,
  "what-happens-next": `
(y )?(ahora|despues|luego) (que|que sigue|que hago|que mas|como le hago)$|(y )?ya( con esto)? (que|que sigue)$
que (sigue|pasa|hago|hay que hacer|tengo que hacer|va a pasar|viene)( (despues|luego|al final|ahora|cuando|con (esto|el|la|lo))( .*)?)?$|(ustedes|usted|lo|la|eso|esto|se|ya|vos)( lo| la| se)* (mandan|manda|mandas|envias|envian|envia|van a mandar|va a mandar|presentan|entregan|queda enviad[oa]|queda mandad[oa]|manda solo)|(yo )?(lo|la) tengo que (mandar|enviar|firmar|llevar|imprimir)|(a )?(donde|adonde|como) (lo|la|se) (mando|manda|envio|envia|entrego|llevo|firmo|presento)|y despues\\b|me (mandan|llega|van a dar|entregan|dan) (el|la|una|un) (papel|copia|formulario|hoja|pdf|correo)|tengo que firmar
`,
  "is-it-saved": `
(ya )?(se )?(quedo|quedaron|esta|estan|fue|fueron) (ya )?(todo )?(guardad|grabad)[oa]s?( .*)?
(se|esto|eso|ya|lo|la|todo|me|mis respuestas)( se| lo| la| me| todo| esta| queda)* (guard|pierd|borr|graba lo|salv|quedo|quedaron)\\w*( .*)?(lo que|mis|todo|respuestas|si (cuelgo|salgo|se corta|cierro)|llevo|dije|guardad)|(se|lo|todo) (guardo|guarda|guardan|va guardando|va a guardar|perdio|pierde|borra|borro)\\b|(puedo|podemos|se puede) (seguir|continuar|terminar|acabar|regresar|volver) (despues|luego|otro dia|manana|mas tarde|en otro momento)|si (cuelgo|salgo|se corta|cierro|me salgo) (pierdo|se pierde|se borra|que pasa|tengo que empezar)
`,
  "others-may-help": `
(mi|un|una|otra|alguien|la|el) (niet|hij|espos|amig|sobrin|herman|familiar|vecin|persona|marido|muchach|trabajador)\\w*( \\w+)? (me )?(puede|puedan|pueden|podria|podra) (contest|ayud|llen|habl|respond|decir|escrib|hacer)\\w*|(puede|podria|pueden) (contest|ayud|llen|habl|respond|escrib)\\w* (por mi|mi |otra persona|alguien|un)|(con|tengo) (ayuda|alguien que me ayud)\\w*
`,
  volume: `
(sub|aument)\\w* (el|un poco el|mas el|un poquito el) (volumen|sonido)|(mas|muy|bien|casi no|apenas) (fuerte|alto|recio|duro|quedito|bajito|baja|bajo|quedo)$|(no|casi no) (se )?(le )?(oye|escucha|oigo|escucho) (bien|casi|nada)|habl\\w+ (mas )?(fuerte|alto|recio|duro)|(se )?(oye|escucha) (muy )?(bajito|quedito|bajo|lejos)
`,
  language: `
(tengo que|hay que|debo|necesito|ocupo|es necesario|hace falta) (saber|hablar|entender|leer|escribir) (el )?ingles
(puedo|se puede|tengo que|debo|hay que|lo digo|la digo|es) (hablar|contestar|responder|decirl[oa]|decir|hablarle)?( )?(en )(ingles|espanol|castellano|mi idioma|mam|quiche|nahuatl|mixteco)|(habla|hablan|entiende|usted habla) (ingles|espanol|castellano)|(en )?(ingles o (en )?espanol|espanol o (en )?ingles)|no (hablo|se|entiendo) (nada de |mucho |bien )?ingles|in english
`,
  "what-was-heard": `
(que|cual|como) (fue lo que )?(anoto|entendio|escribio|puso|apunto|oyo|escucho|agarro|capto|quedo|le dije|dije)( (usted|de|en|yo|que|el|la|mi)( .*)?)?$
`,
  "for-another": `
(lo |la |esto |todo )?((estoy|ando|voy a|vengo a) )?(llenando|llenar|lleno|contestando|contestar|contesto|haciendo|hago|hacer)(lo|la|le|selo|sela)? (esto |el formulario |la forma |la solicitud )?(por|de parte de|a nombre de|en nombre de|para) (mi|una?|el|la|otra|ella|otro) ?\\w*|(sus|mis|los|las) (datos|respuestas|papeles|generales) o (los|las|sus|mis) (mi[oa]s|suy[oa]s|datos|de .*)|(pongo|doy|digo|escribo|van?|meto) (los datos |lo )?(mi[oa]s?|suy[oa]s?|de (ella|el|mi|mi \\w+)) o (los|las|lo|el|la)? ?(datos |de )?(mi[oa]s?|suy[oa]s?|ella|el|mi)\\b
((la |el )?(peticionari[oa]|solicitante|aplicante|interesad[oa])|quien (pide|solicita|aplica|firma)|(la|el) que (pide|solicita|aplica|firma)) (es|no soy|seria) .*|(yo )?soy (su|la|el|un|una) (abogad|representante|preparador|ayudante|interprete|traductor|trabajador|asistente)\\w*( .*)?
`,
  "each-asked": `
(a |en |para |pongale |ponga |ya |es que )*tod[oa]s?( (las|los|lo|el|la|de|demas|preguntas?|esta|esa|parte|siguientes|que siguen|que faltan|otras|mias?))* ((son|es|va|van|ponga(le|les)?|la respuesta|mi respuesta|respuesta|diga|conteste|contesto|digo|puro|que) )*(no|si)$|(ponga|pongale|marque|anote|conteste)(le|les)? (que )?(no|si) (a|en) tod[oa]s?( .*)?
`,
  whose: `
(el|la|los|las)( \\w+)? (mi[oa]s?|de (mi|el|ella|usted|ellos)( \\w+)?) o (el|la|los|las|de) .*|^(y )?de quien( es)?( (el|la|los|las) \\w+)?$|^(de )?(mi|yo)$|(pregunta|es|habla|se refiere) (por|de|a|sobre) (mi|el|ella)( \\w+)?$|^(y )?quien yo$|^(yo o|mi o) .*|^(y )?(mi|mis) \\w+ o (el|la|los|las) (de|del|suy[oa]s?)( .*)?
`,
  "why-repeat": `
(por que|pa que|para que) (me )?(lo |la |le )?(pregunta|repite|esta preguntando|vuelve a preguntar)( .*)?(otra vez|de nuevo|tanto|lo mismo|dos veces)|^ya (le|se lo|te|se la|lo|la) (dije|conteste|habia dicho|di|respondi)( (eso|esto|esa|lo mismo|hace rato|antes|ya|todo|mil veces))?$|^otra vez la misma( .*)?
`,
  "which-version": `
^(y )?(es|seria|sera|pongo|digo|doy) (el|la|los|las|un|una) (numero|nombre|fecha|direccion|telefono|apellido|correo|pais|que|mism[oa]|de|del|mio|mia|otr[oa])\\b.*|^(primero|antes|el|la|los|las|mi) .+ o (el|la|los|las|de|del|mi|primero|despues|antes|con) .+|\\bcual (de|es (el|la)|pongo|digo|doy)\\b.*
(el|la|los|las|mi|mis|con|de|que|cual|cuales)( de)? (nombre|apellido|apellidos|direccion|telefono|fecha|numero|correo)? ?(de )?\\w+ o (el |la |de |los |con )*\\w+$|(con|mis?|los|van?) (dos |los dos |ambos |todos (los |mis )?)(nombres|apellidos)
(el|la|los|las|con|como|mi|que)( \\w+)? (legal|de solter[oa]|de casad[oa]|de verdad|del (acta|pasaporte)|de (la|mi|el) (tarjeta|acta|pasaporte|mica))( o .+)?$|como (sale|aparece|esta|viene) en (la|el|mi|mis) (tarjeta|pasaporte|acta|mica|papeles|licencia)
`,
  "what-to-answer": `
(como|que|cual) (le |lo |la |se |es lo que |es que |debo |tengo que |hay que |quiere que |le debo |puedo )*(digo|contesto|respondo|pongo|hago|decir|contestar|responder|poner|diga|conteste|ponga|debo|se (dice|contesta|pone))( .*)?|(deme|pongame|dame|como por|por) (un )?ejemplo|un ejemplo
`,
};

/** The same as whole sentences that are no questions, so that no reader takes them for an answer. */
export const toldTopicPhrases = {
  "why-repeat": `
(pero |que )?ya (le |se lo |se la |te |lo |la )*(dije|conteste|habia dicho|habia dado|di|respondi|repeti)( (eso|esto|esa|lo mismo|hace rato|antes|ya|todo|mil veces|una vez|dos veces))*
`,
  "what-happens-next": `
y (luego|despues|ahora)( que( sigue)?)?
`,
  "already-known": `
(es )?(el|la) (mism[oa]|de siempre)( (que|de|del que) (le |les |me |ya |esta |estoy |sale |aparece |tiene|llamo|siempre|antes|ahorita|la otra vez).*)?
(es )?(el|la) (de este (telefono|celular|aparato)|del que (le )?(hablo|llamo|estoy (hablando|llamando)))( .*)?
(ya )?(ustedes |usted |alli |ahi )?(ya )?(lo|la|los|las) (tienen|tiene)( (ahi|alli|ya|ustedes|usted|en (el|la|su|mi) \\w+))*|(ahi|alli) (les |le )?(esta|sale|aparece|viene)( .*)?|busque(lo|la|le)?( ahi)?( en .*)?|(no )?(lo|la) (ve|miran?|ven) (ahi|en .*)
`,
} as const;

/** Words people ask the meaning of, each found in the folded question; the explanations are in `prompts/topics.ts`. */
export const termPhrases = {
  "permanent-resident": "residen\\w* permanente\\w*|residente\\w*|residencia( permanente)?|resident since",
  "alien-number": "(numero|num|el) (a|alien|de alien)\\b|numero a|a number|alien|uscis numero|numero uscis|el a\\b",
  "green-card": "tarjeta verde|green card|mica|tarjeta de residen\\w*",
  "marital-status": "estado civil|marital",
  spouse: "conyuge|conyugue",
  naturalization: "naturaliz\\w*|ciudadan\\w*|n 400|n400|la cuatrocientos",
  petitioner: "peticionari[oa]",
  petition: "i 130|i130|ciento treinta|peticion(es)?",
  "zip-code": "codigo postal|zip|zip code|sip",
  uscis: "uscis|u ese ce i ese|inmigracion",
  relative: "familiar|parentesco|relacion familiar|relacion",
  email: "correo( electronico)?|email|e mail|arroba",
  "full-name": "nombre completo|nombre legal|apellidos?",
  "a-date": "fecha de (nacimiento|residencia)|desde cuando",
  pdf: "pdf|pe de efe",
  form: "formulario|forma|planilla",
} as const;

/** A word whose meaning can be asked. */
export type Term = keyof typeof termPhrases;

/** How a meaning is asked: "¿qué es ...?", "no sé qué es ...". */
export const meaningPhrases = `
(y )?(eso )?(que|cual|como que|pero que) (es|son|significa|significan|quiere decir|quieren decir|viene siendo|seria|sera|viene a ser)( (eso|esa|ese|esto|el|la|los|las|lo|un|una|de|del|mi|su|numero))*
(no (se|entiendo|conozco|comprendo) )(que (es|son|significa|quiere decir)|lo que (es|son|significa)|eso de|la palabra|lo de|lo del)
(expliqu|explic|aclar)\\w*( (que (es|significa)|lo de|eso de|la palabra|el|la|un|una|del?))*
(a )?que se refiere( con)?|what (is|does)
`;

/** A wish for a human being. */
export const handOffPhrases = `
(quiero|quisiera|necesito|puedo|podria|deseo|me puede|prefiero|dejeme|me gustaria|hay forma de)? ?(hablar|comunic\\w+|pas(ame|eme|ar|arme)|transfier\\w+|conect\\w+|ponga\\w*|d[ae]n?me)( (con|a|directamente|por favor|al|me))* (con |a )?(una |un |alguna |alguien|algun |la |el |otra )?(persona|humano|humana|agente|operador|operadora|representante|alguien|asesor|asesora|empleado|empleada|ser humano|supervisor|licenciad[oa]|abogad[oa]|persona real|gente)( .*)?
(una )?(persona|operador|operadora|agente|representante) (real|de verdad|humana|humano|por favor)|(un )?(operador|agente|representante|operadora|humano|ser humano)$|no quiero hablar con (una )?(maquina|robot|grabacion|computadora)( .*)?|atencion al cliente|servicio al cliente|(tiene|hay|me da) (un |algun )?(telefono|numero|oficina|lugar)( .*)? (llamar|llame|hablar|ayud|donde ir)\\w*( .*)?|quien me (puede )?(ayuda|ayudar)( .*)?|(talk|speak) to (a |an )?(real )?(person|human|someone|representative|agent|operator)( .*)?|representative|operator|agent
`;

/** The same, found anywhere: a verb of wanting or connecting, and a human being. */
export const humanWanted = `
(habl|comuni|pas|transfi|conect|pong|dem|dame|den|quier|quisier|necesit|prefier|busc|atiend|atend)\\w* (me |con |a |directo |mejor )*(una?|algun|alguna|la|el|otra|otro)? ?(persona|humano|humana|agente|operador|operadora|representante|ser humano|asesor|asesora|supervisor|supervisora|gente|persona real)\\b
(una|alguna|alguien|no hay|hay) ?(senorita|senora|persona|alguien|muchacha|licenciada|gente)? ?(que|quien|para que) (me )?(atiend|ayud|habl|conteste|explique|asist)\\w*|(hay|habra) (alguien|una persona|gente)( (real|de verdad|ahi))? (que|para|con quien)|(ayud|atiend|explique|asist|hable)\\w* (una|alguna|alguien|otra) ?(persona|humano|senorita|licenciada)?( de verdad| real)?|(comuni|pas|conect|transfi)\\w+ (con|a) (una?|alguna|la|el) (senorita|senor|senora|licenciad\\w+|muchacha|persona)|no hablo con maquinas|con maquinas no
`;

/** How a question begins, or ends: where nothing else was understood, a question is told that it cannot be answered. */
export const questionPhrases = `
(y |pero |oiga |mire |disculpe |perdon |a ver |entonces |bueno )*(que|cual|cuales|quienes|cuanto|cuanta|cuantos|cuantas|por que|para que|puedo|podria|se puede|sera que|es cierto que|es verdad que|usted(es)? \\w+|(es|son|eres|sos|esta|estan|va|van|le|les|me|se) (a )?(usted|ustedes|lleg\\w+|cobr\\w+|puede\\w*)|sabe si|tengo que|debo|what|how|why|who|can (i|you)|do (i|you)|is (this|it)|are you)\\b
`;
