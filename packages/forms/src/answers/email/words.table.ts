/** How an address is written down, said beside it. The words of this table were collected for Dilo. */
export const mannerPhrases = `
(y |todo |todito |bien |va |asi |l[ao]s dos (palabras |cosas )?)*(junt|pegad|seguid|corrid)(it)?[oa]s?(?! (de|del|por|con el) )( y)?( sin (separar(lo)?|espa[cs]ios?))?
(todo )?de corrido
(y )?sin (el |ningun )?espa[cs]ios? (antes|despues|en medio|entre)( (del?|de la|el|la|los|l[ao]s dos))*( (punto|arroba|com|medio))?
(y )?(sin|no (lleva|va con)) (la |el |una? )?(rayita|virgulilla|tilde|palito|colita|sombrerito|gusanito|vaporcito|rayita de arriba|cosita)( (de|en|sobre|arriba de|encima de) (la )?(ene|n))
(la |con )?(ene|n) (va |es |se pone |se escribe |la puse |lo puse |me la pusieron )*(como|con|por) (una |la )?(ene|n)( normal| sencilla| sola)?
(y )?sin (ningun )?(espa[cs]ios?|acentos?|tildes?|puntos?|guion(es)?|mayusculas?|dieresis|nada|separar|separacion)( (ni|y|o) (espa[cs]ios?|acentos?|tildes?|puntos?|guion(es)?|mayusculas?|nada))*( en medio| entre medio)?
(todo |todas? |va |y )*(en |con )?(puras |pura |letras? |todas? |las |la )*(minusculit[oa]s?|minusculas?)( todo| toda| todas)?( (y )?(nada|ni una|ninguna) (en |de )?(letra )?(grandes?|mayusculas?))?
((todo |todas? |va |y )*(en |con )(puras |pura |letras? |todas? |las |la )*|(todo |todas? |va |y )*(puras |pura |letras? |todas |todo )+)(chiquit[oa]s?|chic[oa]s?|pequen[oa]s?)( todo| toda| todas)?( (y )?(nada|ni una|ninguna) (en |de )?(letra )?(grandes?|mayusculas?))?
(y )?(nada|ni una|ninguna|sin) (en |de )?(letra |letras )?(grandes?|mayusculas?)
(asi |tal |tal y )?como suena
(and )?all (together|one word|in lower ?case|lower ?case|small letters|in small letters)( one word)?
(in |it's )?(all )?(one word|lower ?case|small letters)
(no|without) spaces?
(pero )?(l[oa]s? )?espa[cs]ios? no( (van?|cuentan?|llevan?|existen?|se ponen?|importan?))?
(pero )?(no|sin) (l[oa]s? )?(van?|lleva|llevan|hay|cuente|ponga|tiene) (l[oa]s? )?espa[cs]ios?
(pero )?sin l[oa]s? (espa[cs]ios?|mayusculas?|acentos?)
como una (sola )?palabra
con (la )?([a-z]{1,5}|i griega|doble u) (mayuscula|minuscula)( al (principio|inicio|final))?
en una (sola )?palabra
`;

/** What is said around an arroba that is only told of: "lleva la arroba, esa del caracolito". */
export const arrobaWords =
  "mi correo email es lleva tiene trae va con de la el esa ese una un si bueno pues mire signo simbolo letra a del como que parece caracol caracolito colita colit rabito rueda ruedita circulo circulito encerrada redonda redondita redondo y usted sabe";

/** What announces the address of today behind talk of a former one. */
export const presentPhrases = `
(ahora|ahorita|hoy|actualmente)( (ya|yo|pues))*( (es|seria|tengo|uso|traigo))( (este|uno|otro|el))?
(el|la|uno|otro) (de (ahora|ahorita|hoy)|nuevo|actual|bueno|vigente|que( si| ahora| ahorita| hoy| ya)* (uso|tengo|sirve|funciona|abre|reviso|vale))( (ahora|ahorita|hoy))?( (es|seria))( (este|uno))?
`;

/** What an address is for or whose it is, said before it without a verb: "el del negocio". */
export const belongingPhrases = `
(el|uno|ese|este|lo) del? (mi |mis |la |el |un |una |nuestro |nuestra )?(trabajo|negocio|negocito|business|compania|companya|company|empresa|job|work|taller|tienda|oficina|iglesia|escuela|casa|familia|chamba|jale|restaurante|rancho)
`;

/** Words right behind "el", "uno" that tell which address is meant, and what it is for: no part of it is known. */
export const belongingStarts = `
(el|la|lo|uno|ese|este|esa|esta) (del?|que|personal|mio|mia|nuevo|nueva|bueno|viejo|otro|mismo|unico|principal)
`;

/** What may stand before an address. */
export const wordsBefore =
  "primero mi el la su correo electronico email e-mail mail es seria eh em este pues bueno si claro electronica direccion de mire a ver ok contacta escribe escriba escribame al mandelo mandemelo mandeme mandame mandamelo envielo enviemelo envieme enviamelo my is me lo puede mandar dice era mande un apunte anote anota apunta manda mando paso doy ponga pon te ah mmm le con contacto contacteme en personal tengo uno y creo que no bien yo se ya ahi va the address are email-address uso cuenta siguiente hija hijo esposo esposa mama papa hermana hermano marido mujer mismo mio siempre";

/** What may be the last word before an address. */
export const lastWordsBefore =
  "primero es seria is escribe siguiente correo electronico email mail contacta escribame dice era mando paso doy anote apunte eh em pues bueno claro ah mmm que creo va";

/** What may stand behind an address. */
export const wordsBehind =
  "gracias por favor senorita senor todo junto minuscula minusculas pues nada mas a valid email address eso es ok y ya verdad creo";

/** Grammar about a word of the address: "costuras en plural"; the endings that such a word has. */
export const numberRemarks = [
  ["s", "(va |es |esta |se escribe )?(en|con) plural"],
  ["^s", "(va |es |esta |se escribe )?(en|con) singular"],
] as const;

/** What takes back an address that was said before: "..., no, ese era el de antes, ...". */
export const formerPhrases = `
(ay )?(no )?(pero )?(es[ea]|este|esta|aquel) (ya no (me )?(sirve|existe|funciona|lo uso|la uso|uso|abre|entra|va|es|lo tengo|tengo)|(es|era|fue) (el|la|uno|un|una|mi) (de antes|viej[oa]|anterior|antigu[oa]|otr[oa]|pasad[oa]|que tenia|que usaba|que use)( antes)?)
(ay )?no (ese|esa) (lo|la) (perdi|cerre|cancele|borre)
that's (my|the) old( one)?
(el|la|uno|ese) (de|del) ((mi|la|el|mis) )?[a-z]+ no ,( sino)?( (este|es|el|la|uno)( (personal|mio|mia|mi[oa] personal|otro|de casa|bueno|particular|privado))?( ,| es)?)?
`;

/** Words beside one of two typed addresses that tell that it is no longer in use, and that it is the one of today. */
export const typedBeside = {
  former: `
viej(it)?[oa]
cerre
cerraron
borre
cancele
antes
anterior
antigu[oa]
era
tenia
usaba
ya no
no (lo |me )?(uso|sirve|funciona|abre|entra|jala)
perdi
cerre
cerraron
old
used to
`,
  present: `
ahora
mejor
pong(a|ale|ame)
anot(e|ele|eme)
ahorita
nuev[oa]
actual
hoy
uso
tengo
es
now
new
`,
} as const;

/** What begins the next part of an address as they are told one by one. */
export const nextPhrases = `
(y |and |ya )?(luego|despues|enseguida|then|al final|al ultimo|por ultimo|hasta el final)( (va|viene|sigue|lleva|trae|tiene|ponga|pongale))?( (el|la|los|un|the)(?= (numero|numeros|numerito|number|ano|apellido) ?))?( ?(numero|numeros|numerito|number|ano|apellido))?
`;

/** How a letter is told that stands alone: "la pura erre", "la hache nomás". */
export const loneLetterPhrases = {
  before: `
(con |es )*(la |una |el )?(pura|sola|simple|mera)
(con |es )*(la|una|el)
`,
  behind: `
nomas
no mas
nada mas
sola
solita
solamente
only
`,
} as const;

/** A piece that only says that nothing is special: "guion, normal". */
export const plainPhrases = `
(asi |todo |es |el |lo )*(normal(ito)?|comun|sencillo|de siempre|corriente)
(asi |son |es |van |va |con |en |los |el |puros? )*(numeros?|numeritos?|digitos?)( nomas| solos?| normal(es)?)?
(y )?(asi|tal)( (mismo|mismito|mero|igualito|igual))+
(asi )?(tal cual|nomas|no mas|nada mas|nada)
`;

/** What announces that the address is of one's name: "es con mi nombre, ...". */
export const ofNamePhrases = `
(es |va |lleva )?con (puro )?(mi|el|my) (puro )?(nombre|apellido|name|last name|inicial|nombre y apellido)( completo| mio| y (mi )?apellido)?
(es |va |lleva |son |tiene |trae )*(con )?(mi|mis|my) (puro )?(nombres?|apellidos?|iniciales?|apodo|name|last name)( completo| mio)?( (y|con|mas) (mi |el |los |mis )?(apellidos?|nombres?|ano|fecha|edad|numeros?|iniciales?)( (en que naci|de nacimiento|que naci|de mi nacimiento))?)+
`;

/** What is said of the sign that one cannot type: "el arroba no me sale". */
export const missingSignPhrases = `
(el |la |esa |ese |the |mi |my )?(arroba|at sign|@|signo|teclado|keyboard|celular|telefono|phone)?( de la arroba)? ?(no (me |le |lo |la |se )*(sale|salio|aparece|encuentro|hallo|se|puedo|deja|tiene|trae|ve|jala|agarra)|doesn't|does not|won't)[a-z ]*( arroba| at)?[a-z ]*
`;

/** What tells that a comma was typed where the address has a full stop. */
export const commaPhrases = `
(la |el |esa |ese )?(coma|comma) ((es|va|era|seria|debe ser|tiene que ser|is) )?(como |de |un |una |a )*(punto|dot)
((es|va|con|lleva) )?(un )?punto (y )?(no|en vez de|en lugar de) (la |una )?coma
no es (una |la )?coma (es|sino) (un )?punto
`;

/** What tells that words typed apart are one: "va pegado". */
export const joinedPhrases = `
(y |todo |todito |va |van |es |asi |l[ao]s dos )*(junt|pegad|seguid|corrid)(it)?[oa]s?( todo)?( sin espa[cs]ios?)?
(todo )?(de corrido|sin (el |ningun )?espa[cs]ios?)
(el espacio )?no (lleva|va|tiene|hay)( el| con)? espa[cs]ios?
el espacio (no va|sobra|se me fue)
`;

/** A provider one has nothing of, said before the address one has: "no tengo yahoo pero sí gmail". */
export const lackingPhrases = `
(yo )?no (tengo|uso|manejo)( un| una| el)?( correo| email| mail| cuenta)?( de| en)?( yahoo| hotmail| gmail| outlook| icloud| aol| live)( pero| sino| solo| nomas| y)*( (si|tengo|uso|el|un|uno|una|de|en|gmail|yahoo|hotmail|outlook|icloud|aol|live|es|seria|ese|este))*
(yo )?((correo|email|mail|cuenta) )?((de|en) )?(yahoo|hotmail|gmail|outlook|icloud|aol|live) no (tengo|uso|manejo)( pero| sino| solo| nomas| y)*( (si|tengo|uso|el|un|uno|una|de|en|gmail|yahoo|hotmail|outlook|icloud|aol|live|es|seria|ese|este))*
`;

/** Words about an address, which cannot be told from words of it. */
export const wordsAbout =
  "algo reves no con mi nombre que como letra letras mayuscula mayusculas acento apellido numero numeros escribe veces vez espacio espacios numeral es me lo le les antes despues luego pero sin with without porque aqui tengo tiene uso usa ya separado separada junto pegado tilde dieresis together letter letters word lowercase uppercase spaces space number wait ceros unos doses plural singular palabra palabras chiquito chiquita minusculitas va un dice dicen dijo decir llama tambien igualmente asimismo ultimo pegadito pegadita pegados juntito juntita juntos seguidito corrido digo perdon vaya iniciales inicial mias mios mia mio esos esas estos estas nada solamente aqui ahi alli ella ellos nosotros ustedes cual cuando donde";

/** How a part of an address is announced: "la letra jota", "el número siete". */
export const announcingPhrases = `
(y |con )?(la |una )?letra
(y |con )?(el |los )?numeros?
(and )?the (letter|number)
`;

/** Words that lead from one part of an address to the next. */
export const joiningWords = "y luego despues enseguida va viene sigue la el una un";

/** What joins the parts of an address as they are told one by one. */
export const joiningPhrases = `
(y )?(ya )?(luego|despues|enseguida|al final|al ultimo|por ultimo|hasta el final|atras)( (va|viene|sigue|le sigue|lleva|trae|tiene|ponga|pongale))?( (el|la|un|una|los))?( (numero|numeros|numerito|ano))?
(y )?(le sigue|seguido|seguida|sigue|junto|pegado)( (de|del|por|con))( (el|la|un|una|los))?( (numero|numeros|ano))?
(y )?(le sigue|sigue)( (el|la|un|una))?
and then( (a|the))?
`;

/** How the part before the arroba is announced, and the part behind it. */
export const describedPhrases = {
  before: `
(lo que )?(esta |va |viene |hay )?antes de(l| la)? arroba( es| va| esta| viene| seria| dice)*
(antes|primero) (es|va|dice)
`,
  behind: `
(y )?(lo que )?(esta |va |viene |hay )?(despues|detras|luego)( de(l| la)? arroba)?( es| va| esta| viene| sigue| seria| dice| la)*( arroba)?
`,
} as const;

/** A mark told by its place: "con un punto en medio", "separado por un guion". Around it stands the mark's own name. */
export const placingPhrases = {
  before: `
(pero )?(va |van |lleva |llevan |es )?(separad[oa]s?|dividid[oa]s?|unid[oa]s?)?( )?(con|por|with) (una? |el |la |a |an )?
`,
  behind: `
(en (el )?medio|al medio|entre (los|las) dos|entre medio|in between|in the middle|que l[oa]s (separa|une))
`,
} as const;

/** What an example of a part begins with: "gra, como en graciela". */
export const examplePhrases = `
(asi )?como
igual que
de
as in
like
for
por
`;

/** How a word of an address is told by another, or by what it means: "queen como reina". */
export const meaningPhrases = `
(asi )?(como|igual que|de)( (el|la|los|las|en|un|una|mi|decir|se dice))* (?!(guion|punto|letra|numero))[a-z]{3,}
(que )?(quiere decir|significa|es) [a-z]{3,}
(as in|like|means) [a-z]{3,}
`;

/** What tells that a part was only said once more. */
export const againPhrases = `
(asi )?(en|con) (ingles|espanol|numeros?|letras?|english|spanish|numbers?)
(asi )?(se escribe|escrito|written)
`;

/** Words beside a remark on spelling. */
export const spellingWords =
  "pero es va se escribe escrito o sea con sin y ni no la el una un al final principio inicio medio en vez lugar de del despues antes acento tilde dieresis mayuscula minuscula with without a an the not instead of letra asi lleva nada mas normal doble sola solita suelta adelante enfrente dos ambas las los";

/** Words beside the parts of an address as they are gone through once more. */
export const walkWords =
  "la el las los un una pura puro sola solo solita solito sencilla simple nomas nada mas letra y luego despues primero va viene sigue es pegado pegada pegaditos pegados junto junta juntos todo asi";

/** Words of a sentence about an address, and of no address. */
export const sentenceWords =
  "me lo le les que yo ya porque hizo hicieron tengo tiene uso usa abrio saco creo nieto nieta hijo hija esposo esposa marido hermano hermana";

/** What an announcement that ends in "es" begins with. */
export const announcementStarts =
  "mi el la lo ese esa este esta eso nuestro nuestra su my the it that this uso tengo yo";

/** What shows that it is one. */
export const announcementWords =
  "de que correo email e-mail mail cuenta direccion uso tengo hija hijo nieto nieta esposo esposa marido mujer hermano hermana mama papa sobrino sobrina mio mia electronico antes hizo abrio";

/** How people say the marks of an address, folded. Collected for Dilo; no list of such phrases is published. */
export const symbolPhrases = [
  ["@", "arroba|aroba|arrova|@|at|signo de arroba|simbolo de arroba|la arroba|la a de arroba"],
  [".", "punto|puntos|puntito|puntitos|dot|.|punton"],
  [
    "_",
    "guion bajo|guion de los de abajo|guion de esos bajitos|guion de los bajitos|guion de los bajos|guion de esos bajos|guion de esos de abajo|guion chiquito de abajo|guion pegado abajo|guion hasta abajo|guion en el piso|guion en el suelo|guion del piso|guioncito de abajo|guioncito abajo|palito de abajo|palito bajo|rayita en el piso|raya en el piso|linea de abajo|linea abajo|lineita de abajo|lineita abajo|lineita baja|guion del de abajo|guion bajito|guion low|low guion|guion abajo|guioncito bajo|palito abajo|barra de abajo|raya de abajo|under|raya baja|raya abajo|barra baja|linea baja|sub guion|subguion|guion de abajo|rayita abajo|rayita de abajo|rayita baja|rayita bajita|underscore|underline|under score|under line|piso|guion piso|_|subrayado|raya al piso",
  ],
  [
    "-",
    "guion medio|guion al medio|medio guion|raya media|raya al medio|raya del medio|rayita al medio|guion|raya|rayita|menos|dash|hyphen|-|guion normal|guion alto|guion del medio|guion de en medio|raya en medio|rayita en medio|linea",
  ],
  ["+", "mas|signo mas|plus|+|signo de mas"],
] as const;

/** How Dilo says the marks of an address. */
export const symbolNames = {
  "@": "arroba",
  ".": "punto",
  _: "guion bajo",
  "-": "guion",
  "+": "más",
} as const;

/** Words that are taken for a lead-in, a courtesy, or a way to say something else: in an address they are spelled. */
export const spelledWords =
  "eh ehm em mmm mm hmm ejem um uh correo electronico email mail contacta escribe escriba escribame pues bueno claro gracias favor senorita senor todo junto doble triple barra raya linea medio sub signo simbolo under kom con ver hot yaju yahu out proton cloud underscore nada mas ese eso digo perdon mejor que creo miento mentira disculpe disculpa";
