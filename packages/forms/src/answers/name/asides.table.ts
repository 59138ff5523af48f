/** What is told about a name beside it. The words of this table were collected for Dilo; no such list is published. */

/** What says that an initial stands for a word: "la A es de Antonio". */
export const meantPhrases = `
es
is
es de
va de
va por
es por
es x
de
por
x
for
is for
as in
stands for
it's for
it's
quiere decir
significa
viene de
viene siendo
=
:
`;

/** What tells how a name sounds where it is written otherwise: "Cuxil se dice cushil". */
export const soundingPhrases = `
se dice
se oye
se escucha
se pronuncia
se lee
se dice como
se oye como
se pronuncia como
suena
suena como
suena a
lo dicen
la dicen
sounds like
is pronounced
pronounced
`;

/** How typed talk leaves letters out: the short word and the whole one, before what is listed below. */
export const shortWords = [
  ["d", "de"],
  ["q", "que"],
  ["x", "por"],
  ["n", "en"],
] as const;

/** Words that show that a letter before them is such a word. */
export const wordsBehindShort =
  "mi mis la el los las su sus primer primero segundo apellido apellidos apeyido papa mama padre madre soltera soltero casada casado parte nacimiento pila es";

/** Given names that "de" leads on to: "María de Jesús". */
export const namesBehindDe = "jesus maria dios guadalupe lourdes fatima leon belen san santa";

/** Talk that is known however it is spelled: "yama", "apeyido", "sedula". */
export const soundedWords =
  "llama llamo llaman llamaba apellido apellidos apellida cedula dice dicen decia soy hijo hija hijos hermano hermana esposo esposa nombre nombres con sin que quien porque aqui asi hace hacen sale viejo viejito viejita mujer difunto difunta escribe descanse";

/** How names are abbreviated where they are typed, and what is meant. */
export const abbreviations = [
  ["fco", "Francisco"],
  ["fca", "Francisca"],
  ["gpe", "Guadalupe"],
  ["gde", "Guadalupe"],
  ["dgo", "Domingo"],
  ["hdez", "Hernández"],
  ["hdz", "Hernández"],
  ["hrdz", "Hernández"],
  ["hndz", "Hernández"],
  ["glez", "González"],
  ["glz", "González"],
  ["gzz", "González"],
  ["gnzlz", "González"],
  ["mtz", "Martínez"],
  ["mtnez", "Martínez"],
  ["mrtz", "Martínez"],
  ["mtnz", "Martínez"],
  ["rdz", "Rodríguez"],
  ["rguez", "Rodríguez"],
  ["rdguez", "Rodríguez"],
  ["rdgz", "Rodríguez"],
  ["fdez", "Fernández"],
  ["fdz", "Fernández"],
  ["frndz", "Fernández"],
  ["lpz", "López"],
  ["lpez", "López"],
  ["rmz", "Ramírez"],
  ["rmrz", "Ramírez"],
  ["gtz", "Gutiérrez"],
  ["gtrz", "Gutiérrez"],
  ["dguez", "Domínguez"],
  ["dgz", "Domínguez"],
  ["dmgz", "Domínguez"],
  ["snchz", "Sánchez"],
  ["schz", "Sánchez"],
  ["jmz", "Jiménez"],
  ["jmnz", "Jiménez"],
] as const;

/** How María is abbreviated: on some birth certificates the name stands so. */
export const maryShort = ["ma", "mª"] as const;

/** That somebody has one family name alone. */
export const oneFamilyPhrases = `
(y |pero )?((yo )?(tengo|tiene|llevo|lleva|uso|usa|es) )?(nada mas|nomas|solo|solamente|nadamas)( tengo| tiene| llevo| lleva| uso)? (un|el|ese)( solo| unico)? apellido
(y |pero )?((yo )?(tengo|tiene|llevo|lleva|uso|usa|es) )?(un( solo| unico)? apellido( nada mas| nomas| solamente| no mas)|un (solo|unico) apellido)
(y |pero )?(yo )?(no (tengo|tiene|llevo|uso)|sin) segundo apellido
`;

/** What parent a family name is from, said behind it. */
export const parentPhrases = `
(el )?(de|por|x|d)( (la|el))?( (parte|lado|apellido)( (de|d))?)? ((mi|mis|my|un|una) )?(papa|mama|papi|mami|padre|madre|apa|ama|tata|viejo|vieja|papas|padres|viejos|abuel[oa]|abuelit[oa]|ti[oa]|madrina|padrino)
(es|is) (de |del )?((mi|my|el|la|lado|parte|of|de) )*(papa|mama|padre|madre|father's|mother's|dad's|mom's)( side)?
`;

/** What begins to tell what a name is like. */
export const comparingPhrases = `
como
tal como
igual que
igual a
igual al
igualito que
igualito a
igualito al
igualita que
igualita a
lo mismo que
al igual que
parecido a
parecido al
tocayo de
tocayo del
tocaya de
tocaya del
like
same as
just like
en honor a
en honor al
en honor de
en memoria de
en recuerdo de
`;

/** What begins to tell whom somebody was named after, behind a pause. */
export const namedAfterPhrases = `
por
x
named after
after
`;

/** What calls a family name the father's, and the mother's, where both are told. */
export const fatherPhrases = `
(el )?(apellido )?(que (es|viene) )?(de|del|por|x|d)( (la|el))?( (parte|lado|apellido|linea)( (de|d|del))?)?( (mi|mis|my|el))? (papa|papi|padre|apa|tata|taita|viejo|papito|papacito|pa)
por( (la|el))? (parte|lado|linea) patern[oa]
por el(?= (y|,|;|\\.)| ?$)
`;
export const motherPhrases = `
(el )?(apellido )?(que (es|viene) )?(de|del|por|x|d)( (la|el))?( (parte|lado|apellido|linea)( (de|d|del))?)?( (mi|mis|my|la))? (mama|mami|madre|ama|nana|vieja|mamita|jefa|jefita|ma)
(por|de)( (la|el))? el de( (mi|la))? (mama|mami|madre|ama)
por( (la|el))? (parte|lado|linea) matern[oa]
por ella(?= (y|,|;|\\.)| ?$)
`;

/** What says that the family names were told first. */
export const familyFirstPhrases = `
(primero|first)( (van|va|son|vienen|estan|salen|pone|ponen|dije|puse|come|go))?( (los|mis|sus|the|el))? (apellidos?|last names?)( (y|e) ((luego|despues) )?(el |los )?nombres?)?
(los |mis |the )?(apellidos?|last names?)( (van|va|son|vienen|estan|salen|come|go|sale))* (primero|first)
((el|mi|los|mis|sus?) )?apellidos? (es|son|va|van|esta|estan|sale|salen|puse) (el |los |al |de |en |por )*(primer[oa]s?|principio|inicio|frente|adelante|delante)( lugar)?
(el|lo|los) (primer[oa]s?|de adelante|del principio) (es|son) (el|mi|los|mis|su|sus) apellidos?
(puse|escribi|dije|digo|pongo|anote|empiezo|empece) (primero )?((con|por) )?(el|los|mi|mis|su|sus) apellidos?( (primero|adelante))?(?! (de|del|que|materno|paterno))
(adelante|delante|al principio|al inicio|por delante) (esta|estan|va|van|puse|viene|vienen) (el|los|mi|mis|su|sus) apellidos?
(asi )?al reves (viene|sale|esta|aparece|lo ponen|lo pusieron)
(los )?apellidos (y )?(luego|despues) (el |los )?nombres?
`;

/** What says that both family names are one and the same. */
export const sameTwicePhrases = `
(los |mis |sus )?(dos|2) (apellidos )?(es|son|eran|van) (el |los |lo )?(mism[oa]s?|iguales|igual|igualitos)( apellidos?)?
(los |mis |sus )?(dos|2) apellidos (es |son )?(iguales|igual|igualitos|l[oa]s? mism[oa]s?)
(los |mis |sus )?(dos|2) (es|son)(?= [a-z]+ ?$)
(mis |sus )?(papas|padres) los (dos|2)( son| eran)?
(dos|2) veces
(por|de) (los )?(dos|2|ambos) (lados|partes)
both( (last names|are|is|the|same))+
same last name twice
(de |por )?((mi|el) )?(papa|padre) y (de |por )?((mi|la) )?(mama|madre)( (el|lo) mismo| tambien| igual)?
`;
