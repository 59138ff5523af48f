/** What Dilo's own prompts teach, and its nearest ways: nothing else is said. Each is the whole of a clause. */
export const taughtPhrases = {
  "leave-empty": `
((a mi )?no me gusta|no acostumbro|no suelo|me da (miedo|pena|desconfianza)) (a )?(estar |andar )?(dar|decir|dando|diciendo|contestar|poner)(la|lo|los|las|sela|selo)?( .*)?
no (la |lo |los |las |me |se la |se lo |le |te |te lo |te la )?(quiero|voy a|deseo|pienso|vamos a|quisiera) (contestar|responder|decir|dar|poner|llenar)(la|lo|sela|selo|le|les|tela|telo)?( ahora| ahorita| todavia| eso| nada)?( .*)?
(mejor |eso |esa |ese |ese dato |ese numero )*no (se lo|se la|se los|te lo|te la|lo|la|le|les) (digo|doy|contesto|pongo)( .*)?
(no |mejor |ya |si |pues |bueno )*(dej(e|a|emos|ela|elo|ala|alo|emosla|emoslo|arla|arlo|enla|enlo)|pon(ga|gala|galo|la|lo)|que (se )?quede|quede|quiero dejar(la|lo)?|puedo dejar(la|lo)?)( (lo|la|esa|ese|eso|esta|asi|ahi|la pregunta|esa pregunta))* (en blanco|vaci[oa]|sin (poner|ponerle|llenar|escribir|contestar|decir|responder|respuesta|nada)( nada)?)( .*)?
(en blanco|sin nada|vaci[oa])( por ahora| mejor| por favor)*
`,
  repeat: `
(y )?(cual(es)?|cuales)( (es|era|son|eran|fue))?( (las|los) (dos|opciones))?|que opciones( hay| son)?
`,
  spell: `
(y )?(como|de que manera) (lo|la|se|me lo|los) (escribio|escribe|puso|anoto|deletrea|apunto|tiene escrito)( usted)?|con que letras( .*)?
(lo|la|le|se) (escribio|puso|anoto|escribe|puso usted) con (la |una )?(hache|zeta|ese|ve|be|uve|ce|ge|jota|elle|ye|i|y|y griega|acento|tilde|ene|ka|ku|equis|h|z|s|v|b|c|g|j|k|x)( (chica|grande|corta|larga|latina|griega))?( o con .*)?
`,
  correct: `
(quiero|quisiera|necesito|puedo|voy a) (agregar|cambiar|corregir|modificar|anadir|quitar) (algo|una cosa|una respuesta|un dato|otra cosa|unas cosas)
corrig(e|elo|ela|a|alo)|corrij(a|alo|ala|ame)|corregir|corregirl[oa]|quiero corregir|quiero corregirl[oa]|correccion|fix it|that s wrong|edit
`,
  write: `
(quiero|prefiero|mejor|puedo|se puede|lo puedo|la puedo|lo quiero|voy a|deje que|me deja|mejor lo|mejor la|prefiero mejor)( (mejor|lo|la))* ?(escribir|escribirl[oa]|teclear|teclearl[oa]|anotarl[oa]|tipear)( (en la pantalla|yo|yo misma|yo mismo|aqui|con el teclado|mejor|por favor|misma|mismo))*
(lo|la|se lo|mejor lo|mejor se lo|mejor la) (escribo|tecleo|anoto yo|tipeo)( yo| mejor| aqui)*|escribir|escribirl[oa]|(el )?teclado|por escrito|write it|type it|let me type
`,
  why: `
(y )?(pero )?(por que|para que|pa que|a que viene|con que fin)( me| lo| la| le| nos| eso| esto| es eso)*( (pregunt|pid|piden|quier|necesit|ocup|interes|import|hay que|tengo que|sirv|es|debo|va)\\w*.*)?
(y )?(eso|esto) (para|pa) que( .*)?|(wait )?why( .*)?|what(s| is| s) (this|that|it) for
`,
  where: `
(y )?(en )?(donde|adonde|en que (parte|lado|lugar)|de donde)( (lo|la|le|se|puedo|esta|viene|dice|encuentro|busco|veo|hallo|saco|aparece|sale|trae|queda|lo encuentro|la encuentro)\\w*.*| (esta|viene|dice) .*)|donde|where( is it| do i find it)?|(y )?como (lo|la) (encuentro|hallo|consigo|busco)( .*)?
`,
  faster: `
((hable|hablar|vaya|(puedes?|podrias?) (hablar|ir)|hablame|habla) )?(un (poco|poquito) )?mas (rapido|aprisa|de prisa|deprisa|ligero|ligerito|rapidito|veloz)( por favor)?
(esta|va|habla|usted habla) (muy|demasiado|bien) (despacio|lento|despacito)
(ya )?no (hable |tan )+(despacio|lento)
((hable|a) )?(velocidad )?normal
apurese|apurele|apurate|dese prisa|andele mas rapido
(speak )?faster( please)?
`,
  slower: `
((que|si|me|la|proxima|vez|otra|para|siempre|desde|ahora|adelante|puede|podria|vaya|hable|hableme|hablar|hablarme|hablame|habla|diga|digame|digalo|digamelo|repita|repitame|lea|leame|un (poco|poquito)|tantito|mas|muy|bien|con|usted|la pregunta) )*(despacio|despacito|lento|lentito|lentamente|pausado|pausadito)(?! no\\b)( y (no )?(tan|mas|muy|menos) (larg[oa]|cort[oa]|rapido|seguido|claro|fuerte)| (que|porque|es que) (no (le |la |lo |se )?(entiendo|alcanzo|agarro|capto|sigo|comprendo|pesco)|soy|estoy|me)( .*)?)?
(no |ya no )(me |le |la )?((hable|hables|vaya|vayas|va) (tan |tanto |muy )+(rapido|aprisa|deprisa|de prisa|ligero)|(corra|corras|apure|apures|apresure)( (tanto|tan (rapido|aprisa)))?|tan (rapido|aprisa|deprisa|de prisa|ligero))
(va|habla|vas|hablas)( (usted|muy|tan|demasiado|bien|hablando))* (rapido|rapidito|aprisa|deprisa|de prisa|ligero|recio)( (usted|para mi|y no .*|que no .*|no .*))?
`,
  "confirm-less": `
((mire|oiga|es que|pero|ya|mejor|por favor|y) )*(no|sin|deje de|pare de|para que) (me |lo |la |le |los |las |este |estar |tanto |tenga que )*(repit\\w+|repet\\w+|confirm\\w+|relea\\w*|volver a (leer|decir|repetir)|pregunt\\w+ si esta bien|este (repitiendo|confirmando))( (todo|tanto|tantas veces|cada|cosa|dato|respuesta|vez|rato|a|lo (mismo|que (yo )?(le |ya le )?(digo|dije|contesto))|otra vez|de nuevo|mis|las|respuestas|por favor|gracias|asi|que .*|porque .*))*
((mire|oiga|es que|pero|ya|por favor|y|bueno|la verdad) )*(tengo|llevo|traigo|ando (con|de)|voy (con|de)|estoy (con|de)) (mucha |un poco de |algo de )?(prisa|carrera|apuro|afan|pendiente de tiempo)( .*)?
(nomas|no mas|solo|solamente|nada mas) (apunt|anot|escrib|pong)\\w+( .*)?
(vamos|vamonos|vayamos|vayase|hay que ir|ir|quiero ir|podemos ir|hagamoslo|hagalo|quiero hacerlo|acabemos|terminemos) (mas )?(rapido|rapidito|directo|al grano|de prisa|aprisa|ligero)( .*)?|(al grano|directo al grano)|(asi |bien |muy |lo mas )?(rapid|ligerit)(o|ito|ita)( nomas| pues)?|aprisa|de volada|volando|(no tengo|tengo poco) (mucho )?tiempo( .*)?
(don t|do not|stop) (repeat|repeating|read|reading)( .*)?
`,
  "confirm-more": `
(no )?((mejor|ahora|prefiero que|siempre) )+si (me )?(repit|repet|confirm|lea)\\w*( (todo|cada|lo|mis|que|porque|para) ?.*)?
((mejor( si)?|ahora( si)?|pero|siempre|ya|otra vez|quiero que|prefiero que|vuelva a|por favor|oiga) )*(repit(e|a|ame|ala|alo|amelo|amela)|repet(ir|irme|irmelo)|confirm(e|eme|ame|elo|armelo|arme)|leame|digame)( (otra vez|todo|cada( (cosa|dato|respuesta))?|lo que (yo )?(le |ya le |usted )?(digo|vaya diciendo|voy diciendo|contesto|vaya contestando|apunta|anota|entiende)|mis respuestas cada vez|las respuestas cada vez|como antes|de nuevo|por favor))*(?<=digo|diciendo|contesto|contestando|anota|apunta|entiende|cada vez|como antes|cada cosa|cada dato|cada respuesta)( (por favor|gracias))?
`,
  resume: `
(ya )?(seguir|sigo|sigamos|seguimos|continuar|continuemos|continuamos|vamos a seguir|siga|sigale|sigue|prosiga|estoy list[oa]|list[oa]|ya estoy( aqui| list[oa]| de vuelta)?|ya (volvi|regrese|vine|llegue)|ya la (tengo|encontre|traje)|ya lo (tengo|encontre|traje)|aqui (estoy|ando|sigo)|ya puedo|podemos seguir|ahora si|ya)
vamos|adelante|prosigamos|dele|continue|go on|i m back|ready
((mejor|ahora|entonces|vamos a|hay que|quiero|quisiera|podemos|puede|usted|yo|que) )*(sigamos(le)?|seguimos|seguir(le)?|sig[au]n?|sigale|siguele|segui|seguile|seguila|continu(ar|emos(le)?|amos|e|a|en)|prosig(a|amos|ue|an)|proseguir|adelante|de+le|dele dele|dale dale|metale|echele|avance(mos)?|avancele|avanzar|avanza|vamonos|vamos|terminemos(lo|la)?|acabemos(lo|la)?|hagamosl[oa])( (pues|puej|nomas|no mas|ya|ahora|ahorita|entonces|mejor|adelante|usted|dele|dale|rapido|rapidito|de una (buena )?vez( por todas)?|de una|una vez mas|por favor|porfa|gracias|senorita|senor|joven|preguntando|con (esto|eso|el formulario|la forma|la solicitud|las preguntas|lo que (sigue|falta))|esto|que se (me |nos )?hace tarde|que (tengo|llevo) (prisa|que .*)|(para|y) (acabar|terminar|salir)( .*)?))*
`,
  review: `
(please )?(read|hear|let me hear|can i hear|can you read|i want to hear) (me )?(all )?my answers( (please|again|to me))*
(quiero|quisiera|puedo|dejeme|me deja|me gustaria|prefiero|necesito|vamos a|a ver) (revisar|repasar|ver|oir|escuchar|leer)(l[oa]s?|mel[oa]s?)( (todas?|todos?|antes|primero|otra vez|de nuevo|por favor|como (quedaron|quedo|estan)))*
(quiero |puedo |dejeme |me deja )?(revisar|repasar|ver|oir|escuchar)( (todas )?(mis|las|todas mis|todas las))? (respuestas|datos|contestaciones|todo)( .*)?|leame (mis|las|todas (mis|las)) (respuestas|datos)( .*)?|(leame|lea|leeme|diga|digame|digame despacio) (despaci\\w+ |otra vez |todo )*(lo )?que (yo )?(puse|dije|conteste|respondi|llevo|escribi)( .*)?|leame todo|(me )?(las|los|lo|la) (puede |podria )?(lee|leer|leerlas|leerlos|leermelas)( .*)?|(lea|lee|leer|leame|leeme)(las|los|melas)?( todas| todo)?|que (le )?he (dicho|contestado)( .*)?|como (va|quedo) (mi formulario|todo)|(el )?resumen
`,
  "more-questions": `
(yes |i want |give me )?more questions( please)?
(si )?(quiero |deme |vamos con |llenar |quisiera |queremos |con |puedo )?(llenar |contestar |responder |hacer |ver )?mas (casillas?|preguntas?|datos|campos)( .*)?|hacer mas preguntas|(las )?otras preguntas|las casillas
`,
  "no-more-questions": `
(i (want|need) )?no more questions( please)?
(no|sin|ni|nada de|ya no) (.* )?mas( (casillas?|preguntas?|datos|campos))?( .*)?|asi sin mas
`,
  "change-form": `
(quiero |puedo |me gustaria |quisiera |vamos a )?cambi\\w+ (de|el) formulario( .*)?|(quiero |es )?(el )?otro formulario( .*)?|me equivoque de formulario( .*)?|este no es (el|mi) formulario( .*)?|(change|other|wrong) (the )?form( .*)?
`,
  leave: `
(no |si |mejor |ya |asi )*no (la |lo |le |las |los )?(quiero |voy a |hay que )?(cambi\\w+|corregir\\w*|mover\\w*|tocar\\w*)( nada)?|(si |mejor |ya )*(dejel[oa]|dejal[oa]|dejenl[oa])|leave it( (as it is|as is|like that|alone))?
`,
  keep: `
(no |ya |mejor |pues |si )*(dej(e|a|elo|alo|emoslo|emos|ela|ala|o)|guard(e|elo|ela|a|alo)|pong(a|alo|ala)|anot(e|elo|ela))( (asi|como|lo que|como lo|tal cual|como esta|lo|eso|igual|nomas))+( (dije|le dije|esta|estaba|se oyo|lo dije|la dije|ya dije|que dije|cual|revisar|para revisar))*|(dej|guard)\\w+ (lo que|como|asi) (.*)|(para|pa) revisar|dejarl[oa] (asi|para revisar|como (esta|lo dije))|revisar(lo|la)? despues|(si |ya )*guard(elo|ela|alo|ala)|keep it
`,
} as const;

/** Explicit wishes to end the call: anything softer is a question, a pause or an aside. */
export const endCallPhrases = `
((ya|ahorita|orita|luego|al rato|despues|mas tarde|enseguida|al ratito|yo|mejor) )*(le|te|les) (marco|llamo yo|regreso la llamada|devuelvo la llamada|vuelvo a (llamar|marcar))( (al rato|luego|despues|mas tarde|yo|de nuevo|otra vez))*
(bueno |pues |ya )*(me quiero|me quisiera|quiero) (salir|ir|retirar)(me)?( ya| de aqui| de esto)?|(bueno |pues )*ya no (quiero|voy a) (seguir|continuar)( .*)?|(ya )?me (quiero|quisiera) (salir|ir|retirar)( .*)?
(ya )?no quiero (ya )?(el|este|hacer|llenar|seguir|nada de)( (el|este|esto|con|llenando|haciendo|formulario|tramite|solicitud))*
(ya )?(quiero|quisiera|voy a|deseo|necesito|prefiero|tengo que|puedo|vamos a|me gustaria|dejeme|podemos|como le hago para|mejor) (ya )?(colgar|colgarle|cortar|cortarle|terminar (ya )?(la |esta )?llamada|salir( de aqui| de la llamada)?|salirme( de aqui)?|dejar(lo|la)? (hasta )?(aqui|ahi)|parar( aqui| ya)?|acabar (la |esta )?llamada|despedirme|terminar( aqui| ya)?|irme( ya)?|cancelar( todo| la llamada| esto)?|detener(lo|la|me)?( la llamada)?)( .*)?
(ya )?(cuelg\\w+|colg\\w+|cort\\w+|termin\\w+|finaliz\\w+|acab\\w+|cancel\\w+) (ya )?(la |esta |mi )?(llamada|comunicacion)( .*)?|(ya )?(cuelgo|cuelgue|cuelga|colgamos|le cuelgo|te cuelgo|voy colgando)( (ya|aqui|entonces))*
(bueno |pues |ya )*(adios|adiosito|chao|chau|bye|bye bye|goodbye|hasta (luego|manana|pronto|otro dia|la vista)|nos vemos|que (le|te) vaya bien|que este bien|cuidese)( .*)?
(ya )?(basta|ya basta|pare|parele|pare ya|alto|alto ahi|detengase|stop|quit|cancele|cancele todo|salir|terminar|finalizar|fin de la llamada|end call|hang up)
ya no (quiero|deseo|puedo) (seguir|continuar|mas|hablar|contestar)( .*)?|no quiero (seguir|continuar|hablar)( .*)?|(hasta|dejemoslo|lo dejamos|lo dejo|la dejo|lo dejo|aqui lo dejamos|aqui le dejo|aqui le paramos) (hasta )?(aqui|ahi|por (hoy|ahora|el momento)|para (manana|otro dia))( .*)?|hasta aqui( llego| llegamos| nomas)?
(luego|despues|manana|otro dia|mas tarde) (sigo|seguimos|continuo|continuamos|termino|terminamos|le hablo|llamo|le llamo|vuelvo a llamar|le sigo)( .*)?|mejor (otro dia|manana)( .*)?|me canse( .*)?|(ya )?me voy( ya)?( a colgar)?|(ya )?me tengo que ir( ya)?|tengo que irme( ya)?|apague( .*)?|apagar
`;

/** A wish to be waited for, whatever for. */
export const pausePhrases = `
(pero |ay |mire |a ver )*(esper(?!an[zc])|esperem|esperes|perat|peres|aguant|aguard)\\w*( (un|tantito|por favor|ahi|me|usted|momento|momentito|segundo|segundito|minuto|minutito|ratito|rato|poquito|poco|nomas))*
(un|otro|deme un|dame un|me da un|me permite un|permitame un|regaleme un|regalame un|aguanteme un|es un|solo un|nomas un|me espera un|espere un|espereme un|tantito|un solo)( solo)? (momento|momentito|minuto|minutito|segundo|segundito|rato|ratito|chance|chancecito|tantito|instante|segundin|minutico|momentico|segundico)( (por favor|nada mas|nomas|mas|solo|no mas|y ahorita .*|para .*|que .*|y le .*|mientras .*|ahorita .*|(busco|traigo|voy|estoy|dejeme|saco|agarro|veo) .*))*
(par[ae]|pares[ae]|parate)( un)? (poco|poquito|toque|cachito|momento|momentito|segundo|segundito|tantito)( por favor)?|momento|momentito|tantito|segundito|ratito|permitame( .*)?|permiso( .*)?|deme (chance|tiempo|tantito|permiso)( .*)?|dame (chance|tiempo|tantito)( .*)?|(dame|deme|regaleme|necesito|me da) (un |una )?(break|brake|pausa|descanso|respiro|chancecito)|pausa|pausar|haga una pausa|ponga pausa|wait|wait a (moment|minute|second|sec)|hold on( .*)?|hang on( .*)?|just a (second|minute|moment)|one (second|moment|minute)
(dejeme|deje|dejame|deja|voy a|voy por|tengo que|ahorita|orita|permitame|necesito|me permite|dejame que|deje que) (ir a |ir por |por |a )?((la|lo|las|los) )?(buscar|busco|ver|veo|traer|traigo|saco|sacar|checar|checo|revisar|reviso|pensar|pienso|buscarl[oa]|verl[oa]|traerl[oa]|contestar (la puerta|el telefono|otra llamada)|atender|abrir|apagar|acordarme|acuerdo|poner(me)? (los |mis )?lentes|agarrar)( .*)?
(dejeme|deje|dejame|permitame|tengo que|ahorita) (ir|voy|corro) por( .*)?
(dejeme|deje|dejame|deja|permitame)( que)?( (le|les))? (pregunto|pregunte|hablo|llamo|aviso|digo)( .*)?|mi \\w+ me (esta )?(diciendo|hablando|llamando)( .*)?
(me tengo que|tengo que|voy a|dejeme|necesito|me urge|ahorita) (ir|irme|pasar) (al|a la|a los) (bano|tocador|cocina|puerta|cuarto|carro|servicio|lavabo|regadera|tienda)( .*)?|voy al bano( .*)?|quiero ir al bano( .*)?|tocan( a)? la puerta( .*)?|(estan )?tocando (la puerta|el timbre)( .*)?|me (hablan|llaman|estan hablando|estan llamando|buscan)( .*)?|(me entro|tengo|me esta entrando) (otra|una) llamada( .*)?|se me quema( .*)?|(tengo que|voy a) (darle|dar|tomar|cuidar|atender|contestar|abrir)\\w*( .*)?
(ya|ahorita|orita|ahora|luego|enseguida|en seguida|al ratito) (vuelvo|regreso|vengo|voy)( .*)?|(ya|ahorita|orita|ahora|enseguida|en seguida) (le digo|le hablo|le contesto|le atiendo|le sigo|lo busco|la busco|lo traigo|la traigo)( .*)?|(no )?(se|te) (vaya|vayas|me vaya)( .*)?|no cuelgue( .*)?|voy (por|a traer|a buscar)( .*)?|estoy buscand\\w+( .*)?|(lo|la) estoy buscando( .*)?
ya (mero|merito|casi)( (la|lo|le|los|las|estoy|voy|acabo de)( .*)?)?
todavia no( (la|lo|los) (encuentro|hallo)| estoy| puedo| acabo| termino)?|aun no( (la|lo) (encuentro)| estoy| puedo)?
`;

/**
 * What is said about how loud the voice is, present and about hearing as such: "no le oí" only wants the words again.
 * The voice's loudness is the person's own device's.
 */
export const volumePhrases = `
((es que|que|porque|yo|ya|aqui|pero|a veces) )*(no|casi no|apenas|apenitas|apenas si|no muy)( se)?( (le|la|lo|te|los|las|les))? (oigo|oye|oyen|escucho|escucha|escuchan|oimos|escuchamos|oigo muy|(alcanzo|logro|puedo|puede)( a)? (oir|escuchar)(la|lo|le)?)( (muy|tan|nada|bien|casi|claro|clarito|mucho|que dice|lo que (me )?dice|aqui|usted|de nada|la voz|su voz|ni (papa|jota|pizca)))*
(se|la|lo|le|te) (oye|oigo|escucha|escucho|oyen)( (a usted|muy|bien|bastante|demasiado|como|medio|todo|tan))* (bajit[oa]|baj[oa]|quedit[oa]|qued[oa]|lejos|lejitos|leve|suavecit[oa]|poco|poquito|fuerte|recio|duro|alto)
((que|si|me|puede|podria|pudiera|por favor|haga el favor de|a ver si) )*(habl(e|a|ame|eme|ar|arme|en|as)|dig(a|ame|alo|amelo)|dim?e?lo|pong(a|ase)|repit(a|ame|alo|amelo))( (un|poco|poquito|tantito|pregunta|la|bien|usted))* (mas|muy|tan) (fuerte|fuertecito|alto|altito|recio|recito|duro|durito|bajo|bajito|quedo|quedito|suave|suavecito)( (que|porque|no|es que) .*)?
habl(e|a)(me)? (fuerte|recio|duro|durito|alto)( (que|porque) .*)?
(un (poco|poquito) |tantito )?mas (fuerte|fuertecito|recio|alto|altito|duro|durito|bajito|quedito)( (que|porque|no|es que) .*)?
(puede |podria |me puede |puedo )?(sub(a|ale|ele|e|i|ile|ir|irle)|aument(e|ele|ar|arle)|levant(e|a|ar)|alc(e|ele)|baj(e|ele|ale|ar|arle))( (un|poco|poquito|mas|tantito|mucho|por favor))*( (a|al|el|la|le|su|un))*( (volumen|voz|sonido|tono|bocina|microfono|bocinita))( .*)?|(sub|alc)(ale|ele|ile|e?le)( (un poco|poquito|tantito|mas|por favor))*|(como|por donde|de donde|donde) (le )?(subo|bajo|se sube|se le sube|se baja|aumento|hago para subir(le)?)(le)?( (a|al|el|la|mas))*( (volumen|voz|sonido))?
(soy|estoy|ando|quede|ya estoy|me estoy quedando) (medio |un poco |algo |muy |bien |ya |media )*(sord[oa]|sordit[oa])( .*)?|(yo )?(tengo|me fallan?|me falla|estoy|ando|soy|padezco)( (ya|mal|malo|malos|muy|de|del|los|el|mi|mis|un|poco|dur[oa]))* (oidos?|oreja|orejas)( .*)?|(yo |ya )?oigo( (muy|bien|ya))* (poco|poquito|mal|apenas|quedito)( .*)?
(casi )?(no (tiene|hay|trae|sale|tengo)|esta sin) (mucho )?(volumen|voz|sonido|audio)( .*)?|(el |la |su )?(volumen|voz|sonido|audio)( (esta|sale|anda|se oye|se escucha|muy|bien|tan|demasiado))* (baj[oa]|bajit[oa]|qued[oa]|quedit[oa]|fuerte|alt[oa]|recio)( .*)?|(esta|habla|suena|tiene)( (usted|muy|tan|demasiado|bien))+ (baj[oa]|bajit[oa]|qued[oa]|quedit[oa]|suavecit[oa]|fuerte)( el volumen| la voz)?|(no me |deje de )?grit(e|ar|es|arme)( .*)?|volumen
(speak |talk )?(up|louder)( please)?|(i )?(can t|cannot|can not) hear( you)?( (well|good|very well|anything))?|too (loud|quiet|low|soft)|volume( up| down)?
`;
