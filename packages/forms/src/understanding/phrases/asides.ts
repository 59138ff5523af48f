import { knowing } from "../../answers/meta/absent.ts";

/** What somebody says beside the matter: each gets a short human reply, never a failure. Collected for Dilo. */
export const socialPhrases = {
  thanks: `
(muchas |muchisimas |mil |bueno )?gracias( (por todo|a usted|senorita|muy amable|por su (ayuda|paciencia)|por (ayudarme|esperar|la ayuda)))?
muy amable|(se lo |le )?agradezco( mucho)?|dios (la|lo|le|se lo) (bendiga|pague)|que amable|thank you( very much| so much)?|thanks|usted disculpe gracias|es usted muy amable|que dios (la|lo|le) bendiga
`,
  greeting: `
(muy )?(buenas|buenos|buena)( (dia|dias|tarde|tardes|noche|noches))?( tenga usted)?|buen[oa] (dia|dias|tarde|noche)|buen dia
hola( (que tal|como esta|como le va|buenas|buenos dias|buenas tardes|buenas noches|dilo))?|que tal|como esta( usted)?|como le va|saludos|mucho gusto|encantad[oa]|un gusto|hello|hi|que hubo|quiubo|buenas como esta
`,
  worry: `
(la verdad )?(es que )?(me (da|dio|esta dando)|tengo|siento) (mucho |mucha |un poco de |algo de |un poquito de )?(miedo|pena|verguenza|nervios|susto|temor|panico|desconfianza|preocupacion)( .*)?
(la verdad )?(es que )?(estoy|ando|me siento|me pongo|me puse|soy muy) (muy |bien |un poco |algo |tan )?(nervios[oa]|asustad[oa]|preocupad[oa]|espantad[oa]|angustiad[oa]|desconfiad[oa]|confundid[oa]|cansad[oa]|perdid[oa])( .*)?
(ay )?(dios mio|virgen santa|virgencita|por dios|santo dios)|que (miedo|nervios|susto|pena|dificil|complicado)|me preocupa( .*)?|no quiero (equivocarme|problemas|meterme en problemas)( .*)?|(yo )?no (se|entiendo) (mucho )?de (estas cosas|esto|tecnologia|computadoras|telefonos|maquinas)|esto (es|esta) (muy )?(dificil|complicado)( para mi)?|se me hace (muy )?(dificil|complicado)|no se (leer|escribir)( .*)?|(yo )?soy (muy )?(viej[oa]|mayor|lent[oa]|torpe)( .*)?
`,
  anger: `
(ustedes|usted|uno|aqui|esta gente|nomas|nada mas|solo|puro|lo unico que) (nomas |nada mas |solo |lo unico que |todo lo que )?(quieren|les importa|les interesa|buscan|saben)( es)? (sacar(le|me|nos)? )?(el |mi |la |puro |puros |mas )*(dinero|lana|plata|pisto|billete|feria|chavos|dolares|cobrar|pedir)( .*)?
(y )?(esto|esta (cosa|maquina|voz)|este (aparato|sistema|programa)|usted|ustedes) (ya )?(no|nunca) (me |nos )?(entiende|entienden|sirve|sirven|funciona|jala|hace caso|pone atencion|escucha)( (nada|para nada|bien|ni papa|de nada|lo que (le )?digo))*
((ya|me|usted|esto|eso|ando|estoy) )*(tiene|tienen|estoy|ando|trae) (ya |muy |bien )?(hart[oa]|enojad[oa]|molest[oa]|desesperad[oa]|fastidiad[oa]|furios[oa]|encabronad[oa])( .*)?
(ay )?(que|pura|puras|puros|una) (coraje|rabia|lata|fastidio|desesperacion|tonter[io]as?|babosadas?|payasadas?|burla|perdida de tiempo|porqueria|estafa|ridicul\\w+)( .*)?|(ya )?me (enoje|desespere|fastidie|harte|estoy desesperando|esta desesperando|esta enojando)( .*)?|(esto|eso) es (una )?(burla|tonteria|porqueria|perdida de tiempo|ridicul\\w+|payasada)( .*)?
`,
  apology: `
no (se|te) preocup\\w+( .*)?|no hay problema|no hay cuidado|no pasa nada|no importa
(perdon|perdone|disculpe|disculpa|perdoneme|disculpeme|lo siento|sorry)( (la molestia|por (la tardanza|el ruido|la demora)|es que .*|estaba .*|no le estaba .*|me distraje.*))?
`,
  aside: `
(yo )?(no|nomas|solo|nada mas|solamente|unicamente) (tengo|llevo|uso|hay)( (el|un|una|mi|otro|ningun|segundo|dos|solo|mas))* ?(apellidos?|nombres?|segundo nombre|segundo apellido|apartamento|departamento|piso|interior)( (mas|materno|paterno|de casada|nomas|solo|solamente|yo|en .*))?|(es|vivo en( una)?) (una )?casa( (sola|particular|propia|rentada|nomas))?
(ya )?son todos( (los que tengo|los numeros|ya))?|no (son|tiene|hay) mas( numeros)?|(ya )?(se )?(lo|la) di completo
(son|tiene|trae|lleva|dice que son)( como)? (siete|ocho|nueve|diez|7|8|9|10|varios|muchos|muchisimos) (numeros|digitos|letras)( .*)?
(aqui )?(esta |tengo (a )?)?(mi|un|una|la|el) \\w+( \\w+)? (me|que me) (esta|va a|viene a|ayuda|quiere) ?(ayud\\w+)?( .*)?|me (esta )?ayud\\w+ (mi|un|una) \\w+( .*)?
(dejen?|deja|dejame|dejeme) (de )?(hacer ruido|gritar)|callense|callate|(ya )?(bajale|apaga|apaguen) (a |le a )?(la )?(tele|television|radio|musica).*|(es que )?(esta|estan|anda) (ladrando el perro|los ninos .*|llorando .*|tocando .*)|estoy (manejando|en el trabajo|en la calle|en el camion|en el bus|en la cocina)( .*)?|(le estoy hablando|hablo) (a|con) (mi|la|el) .*|no le hablo a usted|no es con usted|le digo a (mi|la|el) .*|((oye|mira|mijo|mija|hijo|hija|amor|viejo|vieja) )*(pasame|traeme|alcanzame|prestame|buscame) .*|ven(ga)? (aca|para aca|mijo|mija)|ahi voy (mijo|mija|hijo|hija|amor|vieja|viejo)
`,
} as const;

/**
 * What recognisers make of silence, of music and of a television behind the person. Sources: reports on public issue
 * trackers of speech recognisers; the list is Dilo's own.
 */
export const noisePhrases = `
(muchas )?gracias por (ver|mirar|su atencion|vernos|escuchar|escucharnos|la atencion|acompanarnos|su visita|sintonizarnos|suscribirte|ver el (video|programa))( (el|este|los|mi|nuestro|mis)( video| videos| programa| canal)?)?( .*)?
(no olvid\\w+ )?(suscrib|subscrib)\\w+( .*)?|no olvid\\w+ (de )?(suscribir|darle|dar|activar)\\w*( .*)?|(dale|dele|denle) (un )?(like|me gusta)( .*)?|activa\\w* la campan\\w+( .*)?|siguen?os en( .*)?|visita nuestr\\w+( .*)?
(los )?(subtitulos|subtitulado|subtitles|subtitling|captions|traduccion|transcripcion|doblaje)( (realizados?|creados?|por|de|by|corregidos?|y)( .*)?)?|.*\\bamara( org| punto org)?\\b.*|amara org
(nos vemos|hasta) (en )?(el |la )?(proxim\\w+) (video|programa|semana|episodio|capitulo)( .*)?|nos vemos en el siguiente( .*)?
thanks? (you )?for watching( .*)?|please subscribe( .*)?|like and subscribe( .*)?|see you (next time|in the next( .*)?)
(musica|aplausos|risas|musica de fondo|suena la musica|silencio|ruido|ruido de fondo|ininteligible|inaudible|tos|toses|suspiro|llanto|ladrido\\w*|ladridos de perro|music|applause|laughter|noise|silence|blank audio|coughing|sighs?|beep|bip)
(www|http|https)( .*)?|mas informacion( en)? (www|http)( .*)?|todos los derechos reservados( .*)?|copyright( .*)?|(noticias|informativo) (telemundo|univision|caracol|televisa)( .*)?
(la la( la)*|na na( na)*|ja ja( ja)*|je je( je)*|ji ji( ji)*|bla bla( bla)*|(cof|cog|coff)( (cof|cog|coff))*|[ae]j+em+( [ae]j+em+)*|ach[ui]s?|achis|shh+|pss+t|tss|brr+|grr+|pf+|mua|chis|jajaja\\w*|jeje\\w*|jijiji\\w*)
continuara|fin|proximamente|volvemos (enseguida|despues|en un momento|con mas)( .*)?|despues de (la pausa|los comerciales)( .*)?|no se vaya( .*)?|ya regresamos( .*)?|en breve( .*)?
`;

/** How people say that they do not know, or do not have it at hand; read as a whole clause. */
export const dontKnowPhrases = `
(la verdad )?(es que )?(yo )?no (me |lo |la |le |los |las |se |me lo |me la )*(${knowing}|acuerdo|recuerdo|sabria|conozco|sabemos|viene a la mente|viene a la cabeza|aprendi)( (de memoria|ahorita|ahora|bien|muy bien|exactamente|con exactitud|decirle|decirlo|decir|cual es|que es|cuando fue|donde|cuando|cual|el numero|la fecha|la direccion|eso|esa|ese|nada|todavia|de cabeza|el codigo postal|(el|mi) (zip|dia|mes|ano|apellido|segundo apellido|apartamento|estado|codigo|codigo de area)|la calle|la ciudad|del (dia|mes|ano|zip)|mi numero a?|mi codigo postal))*
(la verdad )?(yo )?(no tengo (ni )?|ni )(la menor |la mas minima |la mas remota )?idea( .*)?|ni se|quien (sabe|sabra)|sepa( dios| la bola)?|vaya usted a saber|solo dios sabe|saber
(se me|se nos) (olvido|fue|paso|ha olvidado|borro)( .*)?|l[oa] olvide|olvide( .*)?|desconozco( .*)?|ignoro( .*)?|(ya )?no me acuerdo( .*)?|no recuerdo( .*)?
no (la |lo |los |las |le )?(tengo|traigo|cargo|encuentro|hallo|veo|alcanzo a ver|ando trayendo)( (?!(?:casa|hogar|techo|donde) )(.* )?(a la mano|a mano|conmigo|aqui|presente|por ningun lado|ahorita|ahora|ahora mismo|en este momento|cerca|encima|de memoria|a la vista))
no (la|lo|las|los) (encuentro|hallo|veo|traigo|cargo)( .*)?
no (estoy|ando) (muy |bien )?segur[oa]( de (eso|cual|cuando|la fecha))?( .*)?
(yo )?(ya )?(no tengo( ni)?|perdi|se me perdio|se me perdieron|me robaron|me la robaron|extravie|no me (ha|han) (llegado|dado)) (la |mi |el |mis |los )*(green card|mica|tarjeta( verde| de residen\\w+)?|residencia|papeles|pasaporte|acta)(?!.* (fue|era|desde|soy residente|me la dieron) )( .*)?|nunca (lo |la )?(supe|supimos|me dijeron)( .*)?
no sabria (decirle|decir|que decirle)( .*)?|i (don t|do not) (know|have it|have that|remember)( .*)?|idk|dunno|don t know|no idea|i (don t|do not) remember( .*)?|not sure
pregunt\\w+ a (mi|la|el|mis|un|una) \\w+( .*)?|(mi|la|el) \\w+ (es|sabe|son) (el|la|los|las) que (sabe|saben|lo sabe|tiene)( .*)?
(mi|la|el|mis|los) (tarjeta|papel|papeles|green card|pasaporte|documento|documentos) ((no )?(esta|estan) (en|guardad|arriba|abajo|lejos|perdid|con|alla|aqui)|lo tengo|la tengo|los tengo|se me|lo deje|la deje|los deje|no esta|no estan)( .*)?
(esta|lo tengo|la tengo|lo deje|la deje|los deje) (guardad[oa]|en (la|mi|el) (casa|carro|cajon|bolsa|otro lado|coche|cartera|auto))( .*)?
(voy|tengo|debo|tendria|hay) (a |que )?(preguntar|averiguar|consultar)\\w*( .*)?|dejeme (preguntar|averiguar)\\w*( .*)?|ni me (acuerdo|recuerdo)( .*)?|ni lo se|ni la se
tendria que (buscar|ver|checar|revisar|preguntar)\\w*( .*)?|tengo que (preguntar|preguntarle)\\w*( .*)?
`;

/** The wish to answer a question another time. */
export const laterPhrases = `
(mejor |ya |pues |no |ahorita no |ahora no )*(luego|despues|mas (tarde|adelante|luego)|al rato|otro dia|en otro momento|al final|a lo ultimo|manana)( (se |le |te |me |la |lo |los |las )*(lo |la )?(digo|contesto|doy|dejo|dejamos|vemos|veo|busco|respondo|completo|lleno|pongo|regreso|regresamos|hacemos|volvemos|escribo))?( (mejor|por favor|gracias|esa|ese|eso|esta|mas))*
(mejor |ya |si |no )*(dej(e|a|emos|amos|ela|elo|ala|alo|emosla|emoslo|arla|arlo|o|enla)|puedo dejar|podemos dejar|quiero dejar|vamos a dejar)(la|lo|las|los)?( (esa|ese|eso|esta|la pregunta|esa pregunta|esta pregunta))?( (para|pa) (despues|luego|mas tarde|mas adelante|el final|otro dia|al rato|manana|otro momento)| pendiente| por ahora| para lo ultimo)( .*)?
(esa|esta|ese|esto|eso|la|lo) (despues|luego|al final|mas tarde|para despues|para luego|pa despues|pa luego|pendiente)( .*)?
(para|pa) (despues|luego|el final|mas tarde)( .*)?
(ahorita|ahora|por ahora|en este momento|por el momento|todavia|aun) no(?! (?:soy|somos|es|era|vivo|vivia|me (?:caso|case|hago|hice|naturali\\w+))\\b| (?:tengo|tenemos) (?:casa|hogar|techo|donde)|.* nada$)( (puedo|la tengo|lo tengo|la se|lo se|tengo|quiero|me acuerdo))?( .*)?
(me la |me lo |se la |se lo )?(puedo|podemos) (contestar|decir|responder|dar|dejar|ver)\\w* (despues|luego|mas tarde|al final|otro dia)( .*)?
(i ll|i will) (do|answer|tell you) (it|that)? ?later|later|not now|skip it for now
(eso |esa |ese |esto |lo |la )?(mananita|mas ratito|mas al ratito|al ratito|ahorita|orita|luego|despues|manana) (le|lo|la|se lo|te|me) (averiguo|consigo|pregunto|busco|checo|digo|veo|reviso|encuentro)( .*)?
((eso|esa|ese|esto) )?(se |te |le )?(lo|la) (dejo|dejamos|doy|mando|traigo|tengo|paso|busco|veo|checo|averiguo|digo|consigo|pregunto|reviso|contesto) (luego|despues|al rato|manana|mas tarde|al ratito)( .*)?
pendiente|me la salto por ahora|la dejo|la dejamos|la paso por ahora
`;
