/** How an address is talked about, beside what it is made of. The words of this table were collected for Dilo. */

/** Words with which a reason begins: "..., porque la eñe no la agarra". */
export const reasonWords = "porque pues because since";

/** Words of talk about how an address is written, which are no words of one. */
export const plainTalkWords =
  "virgulilla rayita iniciales inicial oyo ojo oiga fijese cuidado acuerdese recuerde asi igual siempre solo agarra acepta deja permite quiere sale salio hay ponga pongale poner ponerle lleva llevan van trae tiene escribe escrito se le lo la";

/** Words that tell of an order that may be another than what was said. */
export const orderWords =
  "primero primera antes despues luego reves adelante atras falta falto sobra cambie quite final principio";

/** Which of two marks is meant: "del de abajo no, el de en medio". */
export const markPlaces = {
  _: `
(el |la |un |una |con |es )*(guion |raya |rayita |palito )?((que va|el|la) )?(de |del |de el )?(de )?(abajo|bajo|bajito|abajito|baja|underscore|piso)
`,
  "-": `
(el |la |un |una |con |es )*(guion |raya |rayita |palito )?((que va|el|la) )?(de |del |de el )?(de )?(en medio|medio|el medio|al medio|normal|comun|alto|corriente|centro|sencillo)
`,
} as const;

/** How a number of an address is written, said behind it: "setenta, el número", "cincuenta en números". */
export const inNumbersPhrases = `
((que )?(van?|son|es|esta|estan|escritos?|ponga|pongalo|pongame))*(en|con|puros?|los|el|son|es|como|in|as)( (puros?|solo|los|el|forma de))? (numeros?|numeritos?|digitos?|cifras?|numbers?|digits?)( (no|y no) (en |con )?(letras?|palabras?))?( (los|las) (dos|tres|cuatro))?( (nada mas|nomas|normal|normales|todo|solo|solos))?
(numeros?|numeritos?|digitos?)( (los|las) (dos|tres|cuatro))( (nada mas|nomas))?
`;

/** What leads to saying a part once more, as a whole word. */
export const againStarts = `
(y )?(es decir|osea|quiere decir|esto es|eso es|ahi dice|se lee|queda|forma|dice|todo)( (el|la|lo))?
`;

/** What may stand behind a part that is said once more. */
export const againEnds = `
vaya
pues
pue
nomas
no mas
nada mas
asi
(ya )?ve
verdad
entonces
digamos
junto
pegado
completo
todo
todo junto
`;

/** Words that tell where an address is written down, or who made it. */
export const announcingWords =
  "y ya aqui ahi alli alla me le se nos lo la los las que asi es en el un una mi su de del con por papel papelito cel celular telefono libreta libretita cuaderno tarjeta tarjetita pantalla recibo correo correito email mail gmail cuenta direccion hija hijo nieto nieta nuera yerno sobrino sobrina esposo esposa mijo mija muchacho muchacha nino nina vecina vecino ella ellos segun a ver bueno mire escrito escrita apuntado apuntada anotado anotada este siguiente computadora compu";

/** The verbs of telling so. */
export const announcingVerbs =
  "dice dicen decia llama llaman va queda quedo quedaria viene sale aparece pusieron puso hizo hicieron saco sacaron abrio abrieron creo apunto apuntaron escribio anoto tengo traigo veo leo aparecio salio esta cuenta says reads";

/** What tells that a name or a number comes next. */
export const nextNamePhrases = `
((y|ahora|luego|despues|ya|aqui|va|viene|sigue|con|es|mas|de) )*((el|la|mi|los|mis|su|sus) (primer |segundo |puro |mero )?(apellido|apellidos|nombre|nombres|numero|numeros|inicial|iniciales|ano|edad|apodo))( (de|del|en) (mi |el )?(nacimiento|soltera|casada|papa|mama|casa|que naci))?( mio| mia)?( (es|va|que es))?
`;

/** What tells so at the very beginning too. */
export const nextPartPhrases = `
(y |con |va |luego )*(el|la|los) (nombre|ano|edad|numero|apellido|apodo|fecha|dia|mes|cumpleanos) (de|del|en|que) [a-z ]{2,30}
(son |es |y )*(las |mis |puras |unas |dos |tres |cuatro |pocas |nomas )*(letras|iniciales)( nomas| nada mas| mias| de mi nombre| solas)*
`;

/** Words about a provider, said before its ending: "gmail, el de google, punto com". */
export const domainTalkWords =
  "google microsoft apple iphone android normal comun corriente regular siempre todos todo todito morado rojo azul nuevo viejo diga dice dicen llama cual como cuando es se o y ese esa eso esos el la los las lo de del un uno que a con tal suena asi igual mismo ya usted ustedes sabe conoce conocido famoso gente mundo junto pegado minuscula minusculas minusculo ay ah eh este pues bueno mire pue verdad creo correo cuenta mail email the one regular usual";

/** With what a typed end is taken back: "ana@gmial.com uh gmail.com". */
export const takingBackWords =
  "uh uy ups oops ay ah eh no es era queria poner sorry i mean mal esta bien va ahi aqui correccion me el la con de arroba con dominio escribi puse asi";

/** How one hands over the address of somebody else, in a clause before it. */
export const offeringPhrases = `
(mejor |entonces |pues |asi que |ahi |usted |le |te )*((apunt|anot|pong|pon|escrib|us|mand|tom|copi|doy|deje)[a-z]* )?(mejor |entonces |pues |ahi )*(el|ese|la) (correo |email )?(de|del) (ella|el|ellos|mi [a-z]+)
`;
