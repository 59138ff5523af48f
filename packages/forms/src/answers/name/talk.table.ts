/**
 * Words that are no part of a name, one field of talk a line. Whoever has such a word as a family name says it behind a
 * given name ("Ana Calle"): see `commonAndFamily`. Collected for Dilo; no such list is published.
 */
export const talkWords = `
a al ante bajo con contra desde durante en entre hacia hasta para por segun sin sobre tras excepto mediante via
yo tu tus vos usted ustedes el ella ellos ellas nosotros nosotras me te se nos les lo le la los las mi mis su sus mio mia mios mias suyo suya tuyo tuya nuestro nuestra
un una unos unas este esta esto estos estas ese esa eso esos esas aquel aquella aquello aquellos aquellas mismo misma mismos mismas mismito mismita mero mera
que quien quienes cual cuales cuyo cuya cuando cuanto cuanta cuantos cuantas donde adonde como porque pues aunque mientras pero mas ni si no entonces luego despues antes
todo toda todos todas algo alguien alguno alguna algun nada nadie ninguno ninguna ningun otro otra otros otras cada varios varias ambos ambas demas cualquier cualquiera mucho mucha muchos muchas poco poca pocos pocas tanto tanta tantos tantas mas menos muy bien mal mejor peor asi tan casi solo sola solamente nomas nada tambien tampoco siempre nunca jamas ya aun todavia ahora ahorita orita hoy ayer manana anoche temprano tarde pronto aqui aca alli alla ahi cerca lejos arriba abajo dentro fuera atras adelante quizas quiza tal vez acaso apenas incluso inclusive exacto exactamente correcto cierto claro seguro segura seguramente obvio
soy eres es somos son sea sean sera seran seria serian fui fue fuimos fueron era eras eramos eran sido siendo ser fuera estoy estas esta estamos estan estaba estaban estuve estuvo este estar estado estando
he has ha hemos han habia habian haya hay hubo haber tengo tienes tiene tenemos tienen tenia tenian tuve tuvo tuvimos tener tenga tenido
llamo llamas llama llamamos llaman llamaba llamaban llamar llamado llamada llamara llame llamo llamarse apellido apellida apellidaba apellidos nombre nombres nombra nombro nombrado nombrada apodo apodos alias sobrenombre mote
dices dice decimos dicen decia decian dije dijo dijeron dijimos decir diga digan digame dime dimelo digamelo dicho diciendo decirle decirlo dira
voy vas va vamos van iba ibamos iban ir ido vaya fuese vengo viene vienen venia venian venir vino vine venga ven hago haces hace hacen hacia hacian hice hizo hicieron hacer haga hecho haciendo
puedo puedes puede podemos pueden podia podria podrian poder pude pudo quiero quieres quiere queremos quieren queria querian quisiera quisieran querer quise quiso debo debe deben debia deberia necesito necesitas necesita necesitamos necesitan necesitaba
pongo pones pone ponemos ponen ponia ponga pongan pongame pongale ponme ponle ponte poner pon ponlo ponla ponmelo ponselo ponerle ponerme ponerlo ponerla puse puso pusieron pusimos puesto puesta apunte apunta apunten apunteme apuntele apuntelo apuntela apuntalo apuntame anote anota anotele anoteme anotalo anotelo escriba escribe escribo escriben escribir escribalo escribela escribele escribia escribi escribio escrito escrita escribame registre registra registro registre registraron registrado registrada inscribieron inscribi inscribio inscrito inscrita asentaron asentado asentada bautizaron bautizado bautizada
firmo firma firman firmaba firmar firme uso usa usan usaba usar lleva llevo llevan llevaba llevar lleve sale salgo salen salio salir aparece aparezco aparecen aparecia aparecer figura figuro figuran figuraba consta conocen conoce conocian conozco conocido conocida quedo queda quede quedaron quedamos quedar quedan deja dejo dejaron deje dejeme pide piden pidio llego llega llegar naci nacio nacimos nacieron nacer nacido nacida
case caso casamos casaron caso casarme casarse casar casado casada casados divorcie divorcio divorciado divorciada divorciados separe separo separado separada separados viudo viuda enviude enviudo soltero soltera solteros junto junta juntos juntas murio muerto muerta fallecio fallecido fallecida difunto difunta difuntito difuntita finado finada finadito finadita descanse goce
se sabe sabes saben sabia saber acuerdo acuerda acordar recuerdo recuerda creo crees cree creen creia pienso piensa parece pareceria supongo espera espere esperate esperame espereme espero oye oiga oigan escucha escuche escucho mira mire miren mirame vea vean ve ver veo vera fijate fijese fijense imaginese disculpe disculpa disculpeme permitame permiso mande repita repite repitame entiendo entiende entendi entendio oyo
hablo habla hablan hable hablar hablando hablaba vivo vive viven vivia viviamos vivir trabajo trabaja trabajan trabajaba busco busca buscar buscando manda mandan mando mandaron mandar pregunta preguntas pregunto preguntar contesto contestar cambio cambia cambie cambiaron cambiar cambiado vuelvo vuelve volvi volvio volver regrese regreso confundo confundi confunde falta faltaba faltan sobra agregue agrega quita quite dio dieron doy dan dar regaleme regala regalame ayuda ayudar ayudeme gusta gusto gustaria encanta toca tocaba importa pasa paso pasar pase trae traigo traer traje sigo sigue siguen empieza empiezo empezar empezamos termina termino terminar acaba acabo acabar cuesta cobran cobra pago paga pagar pagan lleno llenar llene deletreo deletrea deletrear deletrearlo deletreado averiguo averiguar aclaro aclarar explico explica confirmo confirma repito corrige corregir
nomas listo lista vale orale andale dale okay ok okey hola alo bueno buenas buenos dias tardes noches gracias favor porfa porfavor porfis gentil amable ah ay uy oh eh em mmm hmm aja ajam ujum uh um uhm ahh achis achu
na nor senor senora senores senorita senorito seno sr sra srta srita don dona doctor doctora dr dra licenciado licenciada lic ingeniero ingeniera ing profesor profesora profe maestro maestra joven jovencito jovencita amigo amiga companero companera oficial caballero dama jefe jefa patron patrona mijo mija m'hijo m'hija m'ijo m'ija mijito mijita mihijo mihija
atentamente atento atenta pendiente servidor servidora servirle servirlo servirla servirles servir ordenes orden disposicion dios bendiga bendito bendiciones
mama mami mamita papa papi papito papas madre padre madrecita padrecito jefecita jefecito taita taitico tata tatita nana vieja viejo viejita viejito hijo hija hijos hijas hijito hijita hijastro hijastra muchacho muchacha muchachito muchachita chamaco chamaca chico chica nino nina ninos ninas bebe bebito nene nena chiquito chiquita guagua wawa guambra cipote cipota patojo patoja chavo chava chavalo chavala pelado pelada pelao nino esposo esposa esposito esposita marido mujer pareja novio novia prometido prometida companero companera conyuge hermano hermana hermanos hermanas hermanito hermanita hermanastro hermanastra manito manita carnal gemelo gemela mellizo melliza cuate cuata abuelo abuela abuelito abuelita nieto nieta nietos nietecito nietecita bisabuelo bisabuela tio tia tios sobrino sobrina primo prima primos suegro suegra cunado cunada yerno nuera padrino madrina ahijado ahijada compadre comadre familia familiar familiares pariente parientes beneficiario beneficiaria peticionario peticionaria solicitante persona personas gente
varon hembra masculino femenino feminino mayor menor mediano mediana primero primera segunda tercera ultimo ultima unico unica siguiente anterior primer tercer propio propia viva vivos
acta actas papel papeles papeleria documento documentos cedula credencial pasaporte visa residencia mica tarjeta licencia partida certificado certificada inscripcion nacimiento matrimonio bautizo bautismo registro civil iglesia juzgado corte escuela obra casa cuadra barrio pueblo rancho tierra pais ciudad municipio provincia estado calle trabajo internet telefono correo numero numeros direccion formulario forma solicitud aplicacion caso cita abogado abogada ciudadania inmigracion migracion espanol ingles pregunta mundo rato momento segundito momentito minuto minutito tiempo vez veces ano anos mes meses dia semana cosa cosas verdad realidad actualidad legal legalmente oficialmente actual actualmente verdadero verdadera real completo completa completito entero entera corto corta largo larga exterior letra letras deletreado acento acentos tilde mayuscula mayusculas minuscula minusculas final principio inicio medio espacio apostrofo apostrofe guion romano romanos romana pila carino carinosamente pues razon motivo igualito igual iguales distinto distinta diferente raro rara facil dificil simple comun pura puro puros puras paterno paterna materno materna
ojo tipo complicado complicada medico medica oficio domestico domestica jubilado jubilada retirado retirada albanil mesero mesera cocinero cocinera enfermero enfermera edad ja jaja jajaja jajajaja jeje jejeje
normal corriente comunmente xfavor xfa poneme ponele ponelo ponela anotame anotale anotalo apuntame apuntale escribime escribile escribilo fijate decime decile mirame bajale baja apaga pibe piba dui dpi dni aguarda aguardame bancame
griega latina doble arroba gmail hotmail yahoo com punto coma ademas osea
cumple cumplo cumplio pedir peticion celular residente residentes hacerme seguir pasado libre llegue dejelo respuesta respuestas meter adoptivo adoptiva adoptado adoptada padrastro madrastra padrastros politica prefiero crie llameme cartera hospital clinica tramite tramites entenado entenada nel sip supuesto incorrecto afirmativo negativo absoluto modo manera arreglar arregle sacar saque jurar significa cancelar cancele oigo fuerte recio regresar lentes espejuelos raza error ratito chance permite permita terminamos noche lunes martes miercoles jueves viernes sabado juez jueza loco loca pobre pobrecito pobrecita compa pos primogenito exesposo exesposa vecino vecina consuegra consuegro concuno concuna tocayo tocaya meti di anduve llamaron nombraron nombramos escogimos escogi decidimos decidio quisimos heredo heredado comparto compartimos repiten coincide coinciden termine empece deletree escuchar escuchando oir oyendo entender entiendame digamelo digaselo preguntele preguntale platicar platico contar cuento cuentame ando anda andan andaba ande estuviera hubiera haria hariamos ocupo ocupa checar checo checa revisar reviso revisa fijarme fijar acordarme recordar olvide olvido olvidaba olvidar confiar bonito bonita feo fea buena grandes pequeno pequena gordo flaco guapo guapa nuevo nueva nuevos nuevas viejos viejas enfermo enferma malo mala triste cansado cansada ocupado ocupada contento contenta enojado enojada perdido perdida solito solita solitos chistoso famoso famosa extranjero extranjera americano americana gringo gringa ciudadano ciudadana latino hispano cristiano catolico catolica evangelico evangelica evangelicos pastora indigena comida dinero carro casita puerta ventana cama perro perra gato agua fuego calor frio lluvia mediodia madrugada fiesta boda musica television tele radio volumen ruido bulla voz silencio lugar sitio lado parte partes pieza fila linea pagina foto copia sello libreta carnet cartilla militar policia banco tienda fabrica finca milpa colegio universidad clase taller negocio empleo sueldo enfermera enfermero secretaria secretario cocinera cocinero mesera mesero albanil chofer ama jardinero limpieza construccion primerito ultimamente originalmente antiguamente anteriormente basicamente normalmente generalmente propiamente debidamente simplemente igualmente efectivamente definitivamente principalmente respectivamente dondequiera siquiera acerca alrededor salvo encima debajo enfrente delante detras allende nadita poquito poquita muchisimo muchisimas bastante demasiado suficiente mitad triple par docena monton muchachos muchachas senoras senoritas jovenes caballeros damas cosita cosito chisme problema problemas duda dudas detalle informacion datos dato cuestion asunto tema idea ideas razones historia ayude ayudenme ayudarme expliqueme marcar marque cuelgue colgar cortar continuar brinquese saltar salte pausa hombre hombres masculino femenino saluda saludo saludos saludar saludarle vendria vendrian tendria saldria conmigo contigo consigo suena suenan sonar ria rian riase burle burlen
`;

/** English words that are no part of a name. */
export const englishTalk = `
i i'm im i've i'd i'll me my mine we we're our us you you're your yours he he's him his she she's her hers it it's its they they're them their this that that's these those there there's here here's who who's whom whose what what's which when where why how
am is are was were be been being do does did done don't doesn't didn't have has had having can can't could should would might must shall get got getting go goes going gone went come comes came take takes put puts write writes wrote written spell spells spelled spelling say says said saying tell tells told know knows knew think thinks thought mean means meant want wants need needs like likes call calls called calling use uses used using goes sign signs signed change changed changes married divorced widowed single separated marry born passed died wait hold stop repeat ask asks speak speaking talk help hear heard see
a an the and or but so because if then than as at by for from in into of off on onto out over to up with without about after before again always also just only not no never now currently yes yeah yep yup ok okay sure right well oh hey hi hello please thanks thank sorry excuse actually really maybe legally officially basically
name names first last middle second third fourth full legal real given maiden surname family nickname initial letter letters word both same one two
print printed prints pls plis stand stands none nee mom mom's mother mother's dad dad's father father's son son's daughter daughter's husband husband's wife wife's brother brother's sister sister's kid kids baby grandson granddaughter grandma grandpa grandmother grandfather uncle aunt cousin nephew niece stepson stepdaughter sir ma'am miss mister mr mrs ms lady dear
let lets all one even though front back behind nobody everyone honey sweetie then boy girl dog cat apple together separate separated apart hyphen space spaces capital capitals lowercase uppercase silent letter's b'day years year old still lives live works work moved came here from under below above line box blank fill filled check checked today tomorrow yesterday month week day time
passport certificate birth green card license id papers paper document documents english spanish question lawyer form everybody everyone people friends somebody name's there thing it'd it'll that'd
`;

/** A verb and its pronouns in one word, and other endings that no name has: "inscribiéndola", "pusieron", "legalmente". */
export const talkEndings = [
  "ieron",
  "\\w{2}aron",
  "(?:a|ie)ndo(?:me|te|se|nos|l[aeo]s?)",
  "[aei]r(?:me|se|nos)",
  "[aei]r(?:se)?l[aeo]s?",
  "mente",
  "abamos",
  "iamos",
  "\\w{2}emos",
  "ieramos",
  "(?:cio|sio)nes",
  "[cs]ion",
  "[ie]dad",
  "\\w{3}isim[oa]",
] as const;

/** Names that end so all the same. */
export const namesWithTalkEndings =
  "asuncion concepcion encarnacion ascension anunciacion visitacion purificacion presentacion consolacion resurreccion natividad trinidad soledad piedad caridad felicidad leon clemente lucerna perla karla carla marla darla merla irla guirola charles carles concepciones guermes lermes marte artemos carlos arles hermes ermelo arlos carlo merlo perlo merlos";

/** Words of talk that are family names too: they are one behind a word of the name, "Ana Calle". */
export const commonAndFamily =
  "calle casado soltero carino caballero barrio nieto segura cuadra primo viejo largo real chico sobrino corte maestro mayor vera mira viva said sean green amigo medio nino llamas grande bonito amable caballeros malo mundo";

/** Names of letters that are no other word. */
export const loneLetters = "hache jota equis zeta zeda efe ele eme ene erre uve";

/** Family names that also begin or end an answer: they are one only as its last word, where a family name is wanting. */
export const fillersAndFamily = "bueno claro";

/** Talk that holds words which are names elsewhere. */
export const setPhrases = `
(que )?en paz descansen?
pura vida
(para )?(que quede|queda|dejar|dejo) constancia
(senorita|senora|joven|nina|dona|senor) (linda|lindo|bella|bello)
((va |van |es |son |todo |todos |dilo |digalo |escrito |se escribe )+(junto|juntos|separado|separados|pegado|pegados|aparte)|junto|separado|pegado)( todo)?( en (una|dos|tres|1|2|3)( sola)?( palabras?| partes?)?)?(?= |$)
(en |es |son |de )?(una|dos|tres|1|2|3) (solas? )?(palabras?|partes)
(it's |is |it is |all )*(one|two|three|1|2|3) words?
all together
(que )?dios l[oa] tenga( en su (santa )?gloria)?
(que )?(en|de) (santa )?gloria est[ea]
q e p d
q d d g
que pena( con usted)?
mi (amor|vida|cielo|reina|rey|corazon|linda|lindo|alma|sol|santo|flaca|gorda)
(muy )?buen[oa]s (dias|tardes|noches)
con mucho gusto
(a|por) dios
santo dios
gracias a dios
si dios quiere
dios mio
virgen santa
por la iglesia
la flor de
en (un|dos) segundos?
a secas
na mas?(?= ?$)
(without |with )?(a )?no (a )?(second|middle|other) (name|initial)
(y |pero |ya )*(no (hay|tiene|tengo|lleva|llevo|uso|usa|existe|me pusieron|le pusieron|ponga|le ponga)|sin|nada de) (ningun )?(el )?(segundo|otro)( nombre)?(?= |$)(?! (apellido|[a-z]+ [a-z]+))
(que )?((responde|respondo|respondia|atiende|atiendo|obedece) (al?|por( el)?) nombre (completo |legal )?de)
(lleva|llevo|llevaba|tiene|tengo|usa|uso|dimos|dieron|con|bajo|por) el nombre (completo |legal )?de(?! (pila|solter[oa]|casad[oa]|nacimiento|mi|mis|su|el|ella|una?|verdad|veras|quien|[a-z]+ (es|era)))
(a|al|para el|de la|del) reves
(el |de )?(segundo|otro)( nombre)? no (hay|tengo|tiene|lleva|llevo|uso|usa|existe|me pusieron|le pusieron)
(segundo|otro)( nombre)? ninguno
`;

/** What says that the one name told is all there is. */
export const onlyNameWords = `
(nomas|no mas|solo|solamente|unicamente|just|only) \\S+
.* (nomas|nada mas|unicamente) (un|ese|uno)
.*(no tengo|(no|tampoco) tiene|no uso|(no|tampoco) usa|sin) apellidos?.*
.*(un solo|(mi|su|el) unico) nombre.*
.*(solo|solamente|nomas|nada mas) (tengo|tiene|uso|usa) un nombre.*
`;

/** Talk behind a name that may say that another one is meant, or none: it is asked. */
export const doubtfulTails = `
la (primera|segunda|tercera)
(el|la) mism[oa]
`;

/** Talk that tells of two people, and not whose name is told: it is asked wherever it stands. */
export const talkOfTwo = `
(separad|divorciad|juntad|casad|solter)[oa]s
`;

/** Talk that asks or does not know which of two it is: it is asked. */
export const talkOfWhich = `
(no se|no sabe|no sabemos|quien sabe|saber|no me acuerdo) cual(es)?
cual(es)? (le |les )?(pongo|pone|ponemos|puso|pusieron|quiere|vale|sera|es el bueno|es la buena|digo|uso)
`;

/** How talk about where someone is from begins: what it names is no part of the name. */
export const backgroundPhrases = `
((es que|porque|pues) )?(yo )?(soy|es|somos|era) (de|originari[oa]|nacid[oa]|natural)
(i'm|i am|he's|she's|she is|he is|im) from
(el|la|quien|al) que
quien
(que )?(yo )?(naci|nacio|vivo|vive|vivia|vivimos|trabajo|trabaja|viene|vengo|vino|esta en|estamos en)
(i|she|he) (was born|lives?|works?)
`;

/** What may follow "de" right behind a name that it is no part of. */
export const behindOf =
  "soltera soltero casada casado hombre mujer varon nombre nombres apellido apellidos pila nacimiento veras verdad";

/** Short forms of given names, and pet names: said before a name, the person goes by them. */
export const petNames =
  "lupe pepe pepa chepe toño tono paco pancho pancha beto memo nacho nacha chuy chuyita quique kike chayo lalo lola mari moncho tito tita cande chelo chela chente chabela chabelo cheque goyo goya lencho licha lico lupita lucha lucho luchita mencha meche meches memin mundo nando nena neto nico nina nino pili pilo polo poncho queta rafa ramoncito rigo rori susi tencha teto tino toña tona toñita vicky willy wicho wil yoli yoly zoilita conchita concha juancho juanito juanita pablito pedrito luisito carlitos miguelito chema chemo chemita mañe manolo manolito mague maguito licho cuco cuca coco cata caty fito fita gabi gabo gus gustavito jaimito jorgito kiko lilo lalito loly maru maruja marucha meme miguelon mica milo momo neno ñoño pacho pachita pacho paquita paquito perucho popo quico richi rosi rubencito sandrita santi sebas tavo tavito tere teté tete titi tota trini tuti yeyo yayo yiyo";

/** Places that people say they are from right behind their name, "Ana Paz de Oaxaca", and that are hardly family names. */
export const places =
  "oaxaca puebla jalisco michoacan chiapas veracruz sinaloa sonora tijuana chihuahua guanajuato nayarit tabasco yucatan campeche tlaxcala guadalajara monterrey houston chicago miami texas california florida boston dallas atlanta quetzaltenango huehuetenango totonicapan tegucigalpa comayagua olancho copan chalatenango usulutan managua chinandega bogota medellin barranquilla guayaquil azuay chimborazo loja lima cusco arequipa puno cochabamba caracas maracaibo habana camaguey baracoa";

/** Languages of the Americas that are names too: "mi nombre es maya, Ixchel". */
export const languages = "maya quechua quichua kichwa aymara nahuatl mam guarani zapoteco mixteco otomi purepecha";

/** The shortest of them, which makes one word a whole name. */
export const oneNameWords = "no tengo apellido";

/** What says the same where the rest of a name is asked for, and elsewhere only that the answer is over. */
export const noOtherNameWords = `
(no )?(es )?(asi|eso|ese|esa)?( no ?mas| nada mas)
(nada mas|no ?mas) (asi|eso|ese|esa)
(no )?(es |ese es |eso es )(todo|el unico|todo mi nombre|todo el nombre|mi nombre completo)( que (tengo|tiene))?
no (hay|tengo|tiene|llevo|lleva) (otro|otros|mas)( nombres?)?
.*no (usamos|usan|se usan?|acostumbramos|llevamos|llevan|hay)( los)? apellidos?.*
`;
