/** Verbs and nouns right behind which a name stands: they introduce it, whatever was said before. */
export const introducers = `
ser soy es era eran son fue fui seria sera siendo llamo llama llamaba llamara apellido apellida apellidaba nombre nombres firmo firma firmaba habla dice decia escribe aparece aparezco sale salgo figura figuro consta uso usa pone ponia lleva
is was are put it's that's he's she's name's i'm am its says called goes
`;

/** Words of talk right behind which a name may stand as well as anything else. */
export const openers = `
nee yo ella mio mia acta pasaporte cedula papel papeles partida residencia tarjeta mica card passport certificate antes before born a ah ay eh este pues bueno entonces osea sea si claro ya ahi alli aqui asi mire mira vea oiga oye vaya hola tardes dias noches gracias usted senorita joven mijo mija
ponga pongame pongale ponme ponle anote anota anotele anoteme apunte apunta apunteme apuntele apuntelo escriba escribale ponerle puso pusieron pusimos registraron bautizaron inscribieron puse registre inscribi anote bautice va van quede quedo escribieron escribio anotaron anoto asentaron asento inscribio registro nombraron
escrito escrita puesto puesta registrado registrada inscrito inscrita asentado asentada ingles espanol
senor senora sr sra srta don dona doctor doctora dr dra licenciado licenciada lic ingeniero ingeniera ing profesor profesora profe maestro maestra mister mr mrs ms miss
legal legalmente oficial oficialmente realidad verdad completo completa actualmente ahora ahorita orita hoy solo nomas solamente y o so ok okay well yes yeah now actually just legally and creo hombre
mama mami mamita mamacita papa papi papito papacito madre padre taita tata viejo vieja viejito viejita hijo hija hijito hijita hijastro hijastra muchacho muchacha nino nina bebe nene nena esposo esposa marido mujer pareja novio novia prometido prometida conyuge hermano hermana hermanito hermanita abuelo abuela abuelito abuelita nieto nieta tio tia sobrino sobrina primo prima suegro suegra cunado cunada yerno nuera padrino madrina guagua cipote cipota patojo patoja mom dad mother father son daughter husband wife brother sister soltera soltero casada casado luego despues then next familiar beneficiario beneficiaria vez servidor servidora primero m'hijo m'hija m'ijo m'ija chamaco chamaca muchachito muchachita mayor menor
`;

/** What people are called before their names. */
export const titles =
  "don dona senor senora senorita sr sra srta doctor doctora dr dra licenciado licenciada lic ingeniero ingeniera ing profesor profesora profe maestro maestra mister mr mrs ms miss na nor";

/** Verbs behind which "como" introduces a name: "estoy como Ana Paz", but not "Ana Paz, como la actriz". */
export const appearsAs =
  "estoy esta estaba aparezco aparece salgo sale figuro figura quedo quede quedaron registraron registre inscribi anote puse bautice registramos pusimos registrado registrada inscrito inscrita inscribieron asentaron asentado asentada bautizaron puso pusieron tengo tiene firmo firma conocen conoce anoto anotaron dice";

/** What is said right before a name that a person goes by and that is not the legal one. */
export const nicknameLeads = `
(me|te|le|les|lo|la|nos) (dicen|dice|decimos|decia|decian|deciamos|llaman|llama|llamamos|llamaban|conocen|conoce|conocian|gritan|apodan|apodaron)( todos| toda la gente| en casa| de carino| carinosamente)?( como| por)?
llamamos
decimos
(mi|su|el|de|con el)? ?(apodo|sobrenombre|mote)( es| era| de)?
alias
de carino( es)?
conocid[oa] (como|por)
(they|people|everybody|everyone|friends|we|i)( all)? call (me|him|her)
call(s|ed)? (me|him|her)
go(es)? by
known as
(my|his|her)? ?nickname( is|'s)?
`;

/** What tells of a name that was borne before. */
export const formerWords = `
de solter[oa]
antes
me llamaba
firmaba
cuando (era|estaba) (soltera|nina|nino|soltero)
al nacer
born
nee
before
used to be
nacid[oa]
maiden( name)?
`;

/** What tells of the name that is borne now. */
export const presentWords = `
ahora
a?h?orita
hoy( en dia)?
actualmente
en la actualidad
ya (soy|firmo|me llamo|es|firma|quede|quedo)
(?<!antes )de casad[oa]
por matrimonio
(despues de|desde|cuando|al) (que )?(me )?cas(e|arme|ar|o|arse)
now
currently
married name
after (i|she|he) got married
(pregunta|preguntas|preguntan|pide|piden|quiere|quieren|necesita|necesitan) (usted |ustedes )?(por|el de|la de|el nombre de|lo de)
`;

/** What asks for the form of the name that follows: "pero ponga así nomás". */
export const wantedWords = `
(pero|mejor|mas bien|aunque|but)( (que|mejor|ya|ahora|usted|me|lo|la|le|solo|please|just))* (pon|ponga|pongan|pongame|pongale|pongalo|ponme|ponle|poner|ponerme|escriba|escribame|escribale|anote|anoteme|anotele|apunte|apunteme|apuntele|deje|dejeme|dejelo|quiero|prefiero|put|write)( (asi|nomas|nada|mas|no|solo|solamente|just|only|usted|el|que|de))*
`;

/** What tells of the name on paper. */
export const legalWords = `
legal(mente|ly)?
oficial(mente|ly)?
actas?
papel(es)?
papeleria
documentos?
cedula
pasaporte
passport
partida
certificate
credencial
dpi
dui
dni
green card
tarjeta
mica
residencia
licencia
inscripcion
complet[oa]
enter[oa]
full( name)?
whole name
realidad
verdader[oa]
de verdad
real
really
actually
`;

/** Words that hold a name's parts together when nothing else stands between them. */
export const betweenParts = "este eh em mmm ah ay o sea osea um uh si luego despues then";

/** How talk behind a name begins that only comments on it: what is named in it is no part of the name. */
export const commentStarts = "asi cabal porque que eso esa ese tal igual aunque pa para ya si";

/** What the parts of a name are called. */
export const partLabels = {
  given: `
primer nombre
nombre de pila
firstname
nombres
first name
first name's
given name
given names
`,
  name: `
nombre
name
`,
  middle: `
segundo nombre
el segundo
el otro
en medio
en el medio
al medio
del medio
de en medio
en la mitad
otro nombre
middle name
middle
second name
middle initial
`,
  family: `
apellido
apellidos
primer apellido
el primero
apellido primero
apellido uno
apellido paterno
apellidodelpadre
apellido de papa
apellido de mi papa
paterno
apellida
last name
lastname
last name's
last names
surname
family name
`,
  family2: `
segundo apellido
apellido segundo
apellido dos
otro apellido
apellido materno
apellidodelamadre
apellido de mama
apellido de mi mama
el de mama
el de mi mama
materno
second last name
`,
} as const;

/** What may stand between a label and what it labels. */
export const behindLabel =
  "tambien igual iguales mismo mismos el los al a que ella ellos ellas mio mios suyo suyos vendria viene siendo soy es son era eran seria serian sera va van viene vienen se escribe deletrea llama legal completo bautizo bautismo verdadero is are paterno solo nomas nada mas de soltera pila it's like would be";

/** What stands behind a name and belongs to it. */
export const suffixes = {
  Jr: "junior|jr|yunior|junio r",
  Sr: "senior|sr",
  II: "ii|the second|romano dos|dos romano|segundo romano|numero dos",
  III: "iii|the third|tercero|el tercero|romano tres|tres romano",
  IV: "iv|the fourth|cuarto|el cuarto|romano cuatro",
} as const;

/** How Roman numbers are told behind a suffix. */
export const suffixRemarks =
  "es decir el la o sea tercero segundo cuarto primero con en numeros numero romanos romano dos tres cuatro i palitos palito palotes";

/** What begins a remark on how a name is written. */
export const remarkLeads = `
con
sin
no con
y con
y no con
pero con
with
without
lleva
no lleva
se escribe
se escribe con
se deletrea
escrito con
escrita con
es con
va con
termina en
termina con
empieza con
spelled
spelled with
`;

/** Words that stand in such a remark beside the letters. */
export const remarkWords =
  "va van la el las los una un unas unos con sin no y ni en al de del a e pura puro sola solo dos 2 ambos ambas antes despues primero principio inicio final medio mitad centro acento acentos tilde tildes dieresis mayuscula mayusculas minuscula minusculas letra letras letter letters latina griega grande chica chiquita chiquito pequena corta larga alta baja doble apostrofo apostrofe guion muda intermedia junto pegado separado an the at end with ultima primera rayita rayitas palito colita sombrerito gorrito puntito puntitos encima arriba virgulilla little squiggle squiggly wave wavy line thing mark on over top hat up";

/** Words that make a remark of what follows "con", though no letter is named. */
export const writingWords =
  "acento acentos tilde tildes dieresis mayuscula mayusculas minuscula minusculas apostrofo apostrofe guion rayita rayitas colita virgulilla squiggle squiggly wave wavy top";

/** Talk that calls what follows a name. */
export const namingWords = `
nombres?
llam(o|a|aba|amos|an)
names?
name's
called
apellid(o|a)s?
firm(o|a)
legal(ly|mente)?
`;

/** How a doubt between two words begins. */
export const doubtLeads = "no (?:me acuerdo|recuerdo|se|estoy segur[oa])|como (?:era|es)|sera|seria";

/** What shows that a doubt is solved. */
export const solvedWords = "ah|ay|ya|si|claro|eso|espere|a ver|(?:ya )?me acorde|ya se|ya me acuerdo|aqui dice|ah si";

/** Verbs beside the words of a doubt. */
export const statingWords = "es|era|fue|dice|lleva";
