import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";

const read = (heard: string) => interpret({ kind: "relation", heard, today: "2026-11-20" });

describe("relation", () => {
  test.each([
    ["mi esposo", "spouse"],
    ["mi sposo", "spouse"],
    ["pues casado conmigo", "spouse"],
    ["mi mujr", "spouse"],
    ["mi hjo", "child"],
    ["hermano d padre y madre", "sibling"],
    ["es hermano mío d mismo padre y madre", "sibling"],
    ["es mi hijo, no mi sobrino, el hijo mío", "child"],
    ["es mi hermano, no el primo", "sibling"],
    ["el tata, el papá que me crió y me dio su apellido", "parent"],
    ["es mi hijo de crianza, lo adopté con papeles", "child"],
    ["mi mamá", "parent"],
    ["soy su mamá", "child"],
    ["yo soy la mamá", "child"],
    ["soy su hijo", "parent"],
    ["su papá soy", "child"],
    ["hija de ella soy", "parent"],
    ["su madre vengo siendo", "child"],
    ["soy hijo de ella", "parent"],
    ["es mi papá", "parent"],
    ["es mi hija mayor", "child"],
    ["mi hermana menor", "sibling"],
    ["mi hijastro", "child"],
    ["mi hermanastra", "sibling"],
    ["mi media hermana", "sibling"],
    ["mi hija adoptada", "child"],
    ["mi señora", "spouse"],
    ["mi bebé", "child"],
    ["mi niña", "child"],
    ["mi marido", "spouse"],
    ["mi cónyuge", "spouse"],
    ["es mi hermano de sangre", "sibling"],
    ["mi hermano por parte de papá", "sibling"],
    ["somos hermanos", "sibling"],
    ["we are siblings", "sibling"],
    ["somos esposos", "spouse"],
    ["estamos casados", "spouse"],
    ["mi hijo y mi hija", "child"],
    ["mi mamá y mi papá", "parent"],
    ["mi hermana, no, perdón, mi mamá", "parent"],
    ["yo soy su esposa", "spouse"],
    ["él es mi esposo", "spouse"],
    ["hijo", "child"],
    ["mi mami", "parent"],
    ["mi apá", "parent"],
    ["quiero pedir a mi mamá", "parent"],
    ["es para mi hermanito", "sibling"],
    ["el papá", "parent"],
    ["yo soy el hijo y ella es mi mamá", "parent"],
    ["mi madrastra", "parent"],
    ["my sister", "sibling"],
    ["mi gemelo", "sibling"],
    ["mi entenado", "child"],
    ["mi hermano mayor creo", "sibling"],
    ["soy su papá", "child"],
    ["soy su hermana", "sibling"],
    ["es hija mía", "child"],
    ["es mi señora madre", "parent"],
    ["mi madrecita", "parent"],
    ["mi papacito", "parent"],
    ["mi apa", "parent"],
    ["mi hijo el mayor", "child"],
    ["mi hijita", "child"],
    ["mi m'ijo", "child"],
    ["mi hijo biológico", "child"],
    ["mi primogénito", "child"],
    ["la niña, mi hija", "child"],
    ["mi hermanita la más chica", "sibling"],
    ["mi carnal", "sibling"],
    ["mi jefecita", "parent"],
    ["mi doña", "spouse"],
    ["mi esposo, estamos casados por el civil", "spouse"],
    ["la esposa", "spouse"],
    ["ella es mi mujer", "spouse"],
    ["es mi esposa legal", "spouse"],
    ["mi difunto esposo", "spouse"],
    ["mi medio hermano por parte de mamá", "sibling"],
    ["mi papá biológico", "parent"],
    ["mi papá adoptivo", "parent"],
    ["mi padre adoptivo", "parent"],
    ["soy la esposa", "spouse"],
    ["yo soy su papá", "child"],
    ["yo soy su hija y quiero pedirla", "parent"],
    ["soy hija de la señora", "parent"],
    ["nosotros somos hermanos", "sibling"],
    ["somos hermanos de padre y madre", "sibling"],
    ["es mi hijo, yo soy su mamá", "child"],
    ["es mi mamá, yo soy su hija", "parent"],
    ["mi hija, la que nació allá", "child"],
    ["mis papás", "parent"],
    ["mis hijos", "child"],
    ["mi husband", "spouse"],
    ["my mom", "parent"],
    ["my daughter", "child"],
    ["brother", "sibling"],
    ["no es mi esposa, es mi hija", "child"],
    ["mi hijo, digo, mi hermano", "sibling"],
    ["creo que es mi hermana", "sibling"],
    ["mi gemela", "sibling"],
    ["mi cuata", "sibling"],
    ["es mi papi", "parent"],
    ["mi hijo de mi primer matrimonio", "child"],
    ["mi hija del alma", "child"],
    ["es mi hermanito menor de edad", "sibling"],
    ["mi esposa con la que vivo", "spouse"],
    ["mi hermanita chiquita", "sibling"],
    ["stepson", "child"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "mi prima",
    "mi prima hermana",
    "mi hijo de crianza",
    "mi hijo de crianza, no lo adopté",
    "mi hermana no, mi cuñada",
    "el papá que me crió",
    "mi cuñado",
    "mi sobrino",
    "mi abuelita",
    "mi nieto",
    "mi novia",
    "mi prometido",
    "mi suegro",
    "mi yerno",
    "el hijo de mi esposa",
    "la esposa de mi hermano",
    "mi tía",
    "mi padrino",
    "mi ex esposa",
    "mi concubina",
    "mi pareja",
    "mi viejo",
    "mi jefa",
    "no es mi hijo, es mi sobrino",
    "no es mi hermano",
    "mi esposa y mi hijo",
    "mi amigo",
    "mi tío abuelo",
    "mi hijo de crianza",
    "la mamá de mi esposo",
    "mi consuegra",
    "no sé",
    "ella es la hija de mi hermano",
    "es madre de mis hijos",
    "mi viejita",
    "mi jefe",
    "mi muchacho",
    "mi mano",
    "mi cuate",
    "mi compadre",
    "mi media naranja",
    "mi vieja",
    "mi exesposo",
    "mi ex",
    "mi tío",
    "hermano de mi papá",
    "hijo de mi hermana",
    "mi hermano de crianza",
    "mi mamá de crianza",
    "la que me crió",
    "mi bisabuela",
    "mi nuera",
    "mi yerna",
    "mi concuña",
    "mi ahijado",
    "mi vecina",
    "mi patrona",
    "ella me tuvo a mí",
    "mi hermanastro, hijo de mi padrastro",
    "esposo de mi mamá",
    "pareja",
    "familia",
    "mi hija política",
    "mi madre política",
    "mi hermano político",
    "no es mi hija, es mi nieta",
    "tía",
    "el padre de mis hijos",
    "ella me crió como su hija",
    "es como mi mamá",
    "mi futura esposa",
  ])("%s is asked", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));

  test.each([["siguiente", "skip"]])("%s commands %s", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "command", value }),
  );

  test.each([
    ["mi ñaña que vive en loja", "sibling"],
    ["mis ñaños", "sibling"],
    ["es mi patojo, el más chiquito", "child"],
    ["mi chamaquito de diez años", "child"],
    ["mi huerco el mayor", "child"],
    ["mi carajito que está en barquisimeto", "child"],
    ["mi taita", "parent"],
    ["mi mai que está en ponce", "parent"],
    ["mi amá, que vive con mi tía", "parent"],
    ["mi viejita, mi mamá pues", "parent"],
    ["mi viejo, mi marido", "spouse"],
    ["mi negra, mi esposa", "spouse"],
    ["mi media naranja, o sea mi esposo", "spouse"],
    ["mi hermana que tiene dos hijos", "sibling"],
    ["mi hijo, que vive con su abuela", "child"],
    ["mi esposa que es mamá de mis hijos", "spouse"],
    ["la mamá de mis hijos, estamos casados", "spouse"],
    ["mi hermano por parte de mi mamá", "sibling"],
    ["hermano de padre y madre", "sibling"],
    ["somos hijos del mismo papá", "sibling"],
    ["es mi hermana pero solo de papá", "sibling"],
    ["tenemos la misma madre", "sibling"],
    ["es hijo de mi esposa de su matrimonio anterior", "child"],
    ["mi hijastra, la hija de mi marido", "child"],
    ["I'm her mother", "child"],
    ["I'm his son", "parent"],
    ["he's my older brother", "sibling"],
    ["my stepdad", "parent"],
    ["my wife's daughter from her first marriage", "child"],
    ["my little sister", "sibling"],
    ["she is my mom", "parent"],
    ["su hija soy yo", "parent"],
    ["yo soy la hermana de él", "sibling"],
    ["yo soy la hija y él es mi papá", "parent"],
    ["soy su esposo de ella", "spouse"],
    ["soy el padre de la muchacha", "child"],
    ["yo soy su madre y él es mi hijo", "child"],
    ["vengo a arreglarle a mi señora", "spouse"],
    ["estoy pidiendo a mi papá", "parent"],
    ["quiero arreglarle papeles a mi hermano menor", "sibling"],
    ["es para mi hijo el de en medio", "child"],
    ["el menor de mis hijos", "child"],
    ["la mayor de mis hermanas", "sibling"],
    ["mi única hija", "child"],
    ["mi hijo adoptivo", "child"],
    ["mi mamá biológica, la que me tuvo", "parent"],
    ["mi papá, el que me reconoció", "parent"],
    ["mi varoncito", "child"],
    ["mis dos hijas", "child"],
    ["no es mi papá, es mi padrastro", "parent"],
    ["no es mi novia, ya es mi esposa", "spouse"],
    ["mi muchacha la más grande", "child"],
    ["mi marido, con el que me casé en 2010", "spouse"],
  ])("told in other words: %s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "mi nana",
    "mi mamá grande",
    "mi gordo",
    "mi jevo",
    "la mamá de mis hijos",
    "hija de mi esposa",
    "my mother in law",
    "my grandson",
    "mi suegra, la mamá de mi esposo",
    "mi cuñado, el hermano de mi esposa",
    "mi prima pero es como mi hermana",
    "es como mi hijo pero es mi sobrino",
    "una hija que crié",
    "mi ahijada",
    "mi novio, nos vamos a casar",
    "mi prometida",
    "mi ex marido",
    "mi pareja, vivimos juntos",
    "mi nieta la mayor",
    "mi tía que me crió como mamá",
    "mi hermanito de leche",
    "mi hermana política",
    "mi esposa y mis tres hijos",
    "mi papá y mi hermano",
    "no es mi hermana, es mi prima",
    "mi muchacho",
    "mi cucha",
    "mi compañera",
    "mi hombre",
    "es familia",
    "un conocido",
    "mi hermanastro, el hijo de mi madrastra",
  ])("told in other words: %s is asked", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));

  test.each([
    ["mi viejita", ["parent", "spouse"]],
    ["mi muchacho", ["child", "spouse"]],
  ])("of %s it is asked which it is", (heard, values) =>
    expect(read(heard).candidates.map(({ value }) => value)).toEqual(values),
  );

  test.each([
    ["hija de mi marido, de otro matrimonio", "Step-child"],
    ["mi hermano solo de padre", "Half-brother/sister"],
  ])("%s is printed as %s", (heard, printed) => expect(read(heard).parts).toMatchObject({ printed }));
});

describe("a relation told by parents, birth or marriage", () => {
  test.each([
    ["es mi carnala, misma amá y mismo apá", "sibling"],
    ["mi hermano, hijo de mi papá con otra señora", "sibling"],
    ["mi hermana pero de otra madre", "sibling"],
    ["mi doña, la que me trajo al mundo", "parent"],
    ["la mujer que me parió", "parent"],
    ["mi viejo, el que me engendró", "parent"],
    ["es el cipote mío, bueno, cipote ya no es, el mayor de mis hijos", "child"],
    ["es mi entenado, me casé con su mamá cuando él tenía ocho", "child"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "es mi hijastro, nos casamos cuando él tenía veinte años",
    "es hermana de mi mamá",
    "mi abuela, la mamá de la que me parió",
    "ya no es mi esposa",
  ])("%s is asked", (heard) => expect(read(heard).status).toBe("ask"));
});

describe("of several people the one whom the request is for, and words spelled as they sound", () => {
  test.each([
    ["mi papá ya falleció, ahora pido a mi hermana", "sibling"],
    ["mi hermano ya arregló solo, ahora voy a pedir a mi mamá", "parent"],
    ["my dad passed away so now I want to bring my brother", "sibling"],
    ["mi hermana no quiso, es para mi mamá", "parent"],
    ["mi tía me crió pero pido a mi mamá", "parent"],
    ["la madre de mis chamacos, nos casamos en el pueblo", "spouse"],
    ["el padre de mi hijo, con quien me casé hace diez años", "spouse"],
    ["mi ijo el mayor", "child"],
    ["ermanastra", "sibling"],
    ["mi hesposo", "spouse"],
    ["mi esposa ya tiene papeles, falta mi mamá", "parent"],
    ["antes pedí a mi esposa, ahora a mi hijo", "child"],
    ["es para mi hijo no para mi hija", "child"],
    ["iba a pedir a mi mamá, pero murió, así que ahora va a ser para mi hermano", "sibling"],
    ["quise arreglarle a mi papá pero ya no quiso entonces mejor para mi hija", "child"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "my ex wife",
    "mi former husband",
    "el que era mi esposo",
    "la que fue mi mujer",
    "mi hermano y también quiero pedir a mi mamá",
    "el papá de mis hijos pero no nos casamos",
  ])("a spouse of former days, or two people: %s", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));
});

describe("fond words, birth and what somebody was before the wedding", () => {
  test.each([
    ["mi chamo, el menor, ya tiene treinta", "child"],
    ["mi muchacho, ya peina canas, yo lo parí", "child"],
    ["la q me trajo al mundo mi viejita", "parent"],
    ["mi tata, o sea mi papá", "parent"],
    ["m'hijo el chiquito, lo cuida mi mamá", "child"],
    ["soi su papa", "child"],
    ["mi cuate, somos gemelos", "sibling"],
    ["es mi morocho, nacimos el mismo día de la misma mamá", "sibling"],
    ["era mi novio, nos casamos en mayo, ya es mi marido", "spouse"],
    ["la patrona, je je, mi esposa, perdón la broma", "spouse"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each(["mi tata, el papá de mi mamá", "era mi novia, ya no", "mi nana, la mamá que me crió"])(
    "no relative of the form: %s",
    (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/),
  );
});

describe("talk around it, as more speakers tell it", () => {
  test.each([
    ["pa mi marido, mi viejo, don ernesto", "spouse"],
    ["el hijo de mi primera mujer y mío", "child"],
    ["mi señora esposa, la mamá de mis hijos", "spouse"],
    ["yo vengo siendo su papá", "child"],
    ["yo vendría siendo la mamá del muchacho", "child"],
    ["mi marido, el padre de mis dos niñas", "spouse"],
    ["mi carnal, hijo de los mismos papás", "sibling"],
    ["mi papá, el que me crió y es mi papá de sangre", "parent"],
    ["el mayorcito de mis varones", "child"],
    ["es el hijo de mi esposo, yo no soy la mamá", "child"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("remarks beside it, and what is denied", () => {
  test.each([
    ["somos de la misma barriga, ella la chica y yo el grande", "sibling"],
    ["my bro", "sibling"],
    ["venimos del mismo vientre, es el menor", "sibling"],
    ["salimos de la misma mamá, somos tres y él es el segundo", "sibling"],
    ["la mamá de mis chiquitos, casados estamos", "spouse"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("what stands behind the whole of it", () => {
  test.each([
    ["ella es mi media hermana por mi papá", "sibling"],
    ["mi pareja, casados por el civil en El Salvador", "spouse"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("names that are words, and whose child it is", () => {
  test.each([
    ["es el papá de mi niña y mi esposo", "spouse"],
    ["él es hijo mío y de mi difunta esposa", "child"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("hearsay, where somebody lives, and words that laugh", () => {
  test.each([["mi hija, pero no es de sangre, la adopté", "child"]])("%s is %s", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "value", value }),
  );
});

describe("short words, denials and what is begun again", () => {
  test.each([
    ["mi mayorcita", "child"],
    ["el mayorcito de los tres que tuve", "child"],
    ["mi menorcito", "child"],
    ["la menorcita, la que parí en el 2001", "child"],
    ["el último que tuve", "child"],
    ["la única que tuve con mi difunto", "child"],
    ["el que tuve con mi primera mujer", "child"],
    ["los gemelos que tuve", "child"],
    ["mi vieja, con la que me casé", "spouse"],
    ["mi querida esposa", "spouse"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each(["la piba con la que vivo", "la cipota con la que me acompañé", "la nena que me gusta"])(
    "%s is asked",
    (heard) => expect(read(heard).status).toBe("ask"),
  );
});

describe("two addresses, wrong papers and other spellings", () => {
  test.each([
    ["la jeva mía, con la que firmé los papeles de matrimonio", "spouse"],
    ["mi novia, con la que me casé en mayo", "spouse"],
    ["mi novia, nos casamos en diciembre por lo civil", "spouse"],
    ["el jevo mío, casados por la ley", "spouse"],
    ["mi pareja, firmamos el acta de matrimonio", "spouse"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("spelled alone, told twice and typed letter by letter", () => {
  test.each([
    ["eme a eme a", "parent"],
    ["hache i jota o", "child"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each(["por este cipote que está aquí a la par mía, mi nieto", "este niño que cargo, mi sobrino"])(
    "%s is asked",
    (heard) => expect(read(heard).status).toBe("ask"),
  );
});
