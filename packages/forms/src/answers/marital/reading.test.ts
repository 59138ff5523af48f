import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";

const today = "2026-11-20";
const read = (heard: string) => interpret({ kind: "marital", heard, today });
const readAbout = (about: "applicant" | "relative", heard: string) =>
  interpret({ asked: { kind: "marital", about }, heard, today });

describe("who is gone may have died", () => {
  test.each([
    "ay, él se me fue en mayo, treinta años casados",
    "casada, pero ya se me fue hace un año",
    "me quedé solita, veinte años de casados",
    "casado, me quedé solo en enero",
  ])("'%s' is asked: married, or widowed", (heard) => {
    const { status, candidates } = read(heard);
    expect(status).toBe("ask");
    expect(candidates.map(({ value }) => value)).toEqual(["married", "widowed"]);
  });
});

describe("marital", () => {
  test.each([
    ["soltera", "single"],
    ["jamás casada", "single"],
    ["I never did marry", "single"],
    ["I never married", "single"],
    ["never been married", "single"],
    ["I didn't marry, I'm single", "single"],
    ["soy casada, ah no, divorciada", "divorced"],
    ["soy casada, bueno no, divorciada", "divorced"],
    ["soy casada, hombre no, divorciada", "divorced"],
    ["soy casada, nombre no, divorciada", "divorced"],
    ["soy casada, no señorita, divorciada", "divorced"],
    ["soy soltero", "single"],
    ["nunca me he casado", "single"],
    ["nunca me casé", "single"],
    ["no me he casado", "single"],
    ["estoy casado", "married"],
    ["soy casada por el civil", "married"],
    ["estoy separada de mi esposo", "separated"],
    ["separado legalmente", "separated"],
    ["divorciada", "divorced"],
    ["me divorcié el año pasado", "divorced"],
    ["viuda", "widowed"],
    ["mi esposo falleció", "widowed"],
    ["mi esposa murió en 2015", "widowed"],
    ["enviudé", "widowed"],
    ["soy viuda, mi esposo murió", "widowed"],
    ["estuve casado pero ahora soy divorciado", "divorced"],
    ["fui casada, soy viuda", "widowed"],
    ["me anularon el matrimonio", "annulled"],
    ["mi matrimonio fue anulado", "annulled"],
    ["ya estoy divorciado", "divorced"],
    ["casadísimo", "married"],
    ["felizmente casada", "married"],
    ["single", "single"],
    ["married", "married"],
    ["mi señora y yo estamos casados", "married"],
    ["me volví a casar", "married"],
    ["soltera, nunca casada", "single"],
    ["no, soltera", "single"],
    ["no soy casado, soy soltero", "single"],
    ["no estoy casada, soy divorciada", "divorced"],
    ["creo que separado", "separated"],
    ["tengo esposo", "married"],
    ["vivo con mi esposa", "married"],
    ["con mi marido", "married"],
    ["casada, no, perdón, viuda", "widowed"],
    ["divorciado dos veces", "divorced"],
    ["legalmente soltero", "single"],
    ["soltera con hijos", "single"],
    ["casado por segunda vez", "married"],
    ["separados", "separated"],
    ["madre soltera", "single"],
    ["pues casado, gracias a Dios", "married"],
    ["casada desde hace veinte años", "married"],
    ["sigo casada", "married"],
    ["todavía estoy casado", "married"],
    ["soy señora casada", "married"],
    ["estoy felizmente casado con mi esposa", "married"],
    ["me casé por la iglesia", "married"],
    ["mi mujer vive conmigo", "married"],
    ["soltero sin compromiso", "single"],
    ["soltera, señorita", "single"],
    ["solterito", "single"],
    ["soy una mujer soltera", "single"],
    ["estoy soltera", "single"],
    ["nunca he estado casada", "single"],
    ["jamás me casé", "single"],
    ["nunca casado", "single"],
    ["divorciado desde 2015", "divorced"],
    ["soy divorciada y no me he vuelto a casar", "divorced"],
    ["divorciado y vuelto a casar", "married"],
    ["estoy divorciado de mi primera esposa y casado con la segunda", "married"],
    ["mi divorcio ya salió", "divorced"],
    ["viudita", "widowed"],
    ["quedé viuda", "widowed"],
    ["se murió mi esposo", "widowed"],
    ["mi marido ya falleció", "widowed"],
    ["viudo desde hace cinco años", "widowed"],
    ["separada", "separated"],
    ["estamos separados", "separated"],
    ["separados pero no divorciados", "separated"],
    ["mi esposo y yo nos separamos", "separated"],
    ["me separé de mi esposa", "separated"],
    ["anulado", "annulled"],
    ["la iglesia anuló mi matrimonio", "annulled"],
    ["matrimonio nulo", "annulled"],
    ["casado, digo, divorciado", "divorced"],
    ["creo que todavía casada", "married"],
    ["madre soltera de tres", "single"],
    ["ya enviudé hace años", "widowed"],
    ["no, nunca me casé", "single"],
    ["divorced", "divorced"],
    ["widow", "widowed"],
    ["soltero ahorita", "single"],
    ["era casada, ahora viuda", "widowed"],
    ["casada con un ciudadano", "married"],
    ["casado, con tres hijos", "married"],
    ["soltera, vivo con mis papás", "single"],
    ["divorciada gracias a Dios", "divorced"],
    ["divorciada y vuelta a casar", "married"],
    ["viuda y vuelta a casar", "married"],
    ["separada no divorciada", "separated"],
    ["fui viuda pero me casé de nuevo", "married"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "no estoy casada",
    "no soy soltero",
    "casada y separada",
    "casado pero separado",
    "estoy en trámites de divorcio",
    "todavía no me divorcio",
    "vivo con mi pareja",
    "juntada",
    "unión libre",
    "arrejuntado",
    "estoy comprometida",
    "tengo novio",
    "sí",
    "vivo sola",
    "no sé",
    "me estoy divorciando",
    "aún no estoy divorciado",
    "no casado",
    "solo por la iglesia",
    "por lo civil",
    "matrimonio",
    "divorciada, pero vivo con alguien",
    "ya firmamos el divorcio",
    "en proceso de divorcio",
    "estoy peleando el divorcio",
    "separada pero todavía casada",
    "ya no vivo con mi esposo",
    "amancebado",
    "en unión de hecho",
    "vivimos juntos pero no estamos casados",
    "juntos",
    "ajuntada",
    "acompañado",
    "arrejuntada",
    "con novia",
    "comprometido",
    "no me acuerdo",
    "ni soltero ni casado",
    "no tengo esposo",
    "sin esposo",
    "estuve casada",
    "fui casado",
    "casado pero vivimos separados",
    "me dejó mi marido",
    "casada no",
    "me caso el mes que viene",
    "casi casada",
    "aún no me caso",
    "tengo mujer",
    "soy casada no divorciada",
  ])("%s is asked", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));

  test.each([
    ["no entiendo la pregunta", "help"],
    ["prefiero no decir", "skip"],
    ["¿cómo?", "repeat"],
  ])("%s commands %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "command", value }));

  test.each([
    ["mi tío jamás se llegó a casar", "single"],
    ["ksada por lo civil", "married"],
    ["fui casada cuarenta y cinco años hasta que el señor se lo llevó", "widowed"],
    ["casado en 1975, ella falleció en el 2020", "widowed"],
    ["señorita no soy ja, viuda de luna", "widowed"],
    ["divorciado y arrejuntado, sin papeles la nueva", "divorced"],
    ["viudo y juntado otra vez sin papeles", "widowed"],
    ["mi marido me dejó y ya tengo el divorcio firmado", "divorced"],
    ["yo nunca llegué a casarme con el papá de mis hijos", "single"],
    ["a mí nunca me casaron", "single"],
    ["ya llevo siete años de viuda", "widowed"],
    ["mi marido está muerto desde hace tres años", "widowed"],
    ["a mi esposo me lo mataron en la frontera", "widowed"],
    ["se murió mi vieja y no me he vuelto a casar", "widowed"],
    ["estuve casado dos veces y ahorita divorciado", "divorced"],
    ["me divorcié el año pasado, ya tengo la sentencia", "divorced"],
    ["ya me salió el divorcio en marzo", "divorced"],
    ["ya estamos divorciados por la corte", "divorced"],
    ["I got divorced two years ago", "divorced"],
    ["I'm divorced and I never remarried", "divorced"],
    ["my wife passed away last year", "widowed"],
    ["my husband died in 2019", "widowed"],
    ["I lost my husband hace dos años", "widowed"],
    ["never been married", "single"],
    ["I've never been married", "single"],
    ["I have never married", "single"],
    ["I'm not married, I'm single", "single"],
    ["still married, gracias a dios", "married"],
    ["nos casamos en el juzgado en tegucigalpa", "married"],
    ["me casé por el civil el catorce de febrero", "married"],
    ["nos casamos por lo civil y por la iglesia", "married"],
    ["contrajimos matrimonio en el 98", "married"],
    ["contraje nupcias hace poco", "married"],
    ["me matrimonié en lima", "married"],
    ["ya soy mujer casada", "married"],
    ["somos marido y mujer ante la ley", "married"],
    ["casadísima y con nietos", "married"],
    ["me casé, me divorcié, y me volví a casar", "married"],
    ["primero me casé en méxico, después me divorcié y ahorita estoy casada con un americano", "married"],
    ["quedé viudo y luego me casé con la hermana de ella", "married"],
    ["mi ex me dejó y nos divorciamos", "divorced"],
    ["divorciado, mi ex mujer vive en houston", "divorced"],
    ["divorciada desde que llegué", "divorced"],
    ["mi mamá se divorció de mi papá y se volvió a casar", "married"],
    ["mi papá es viudo", "widowed"],
    ["mi hijo sigue soltero", "single"],
    ["mi hermano está separado de la mujer", "separated"],
    ["mi hermana y su esposo están separados legalmente", "separated"],
    ["legalmente separados por un juez", "separated"],
    ["estamos separados de cuerpos", "separated"],
    ["nos separamos pero nunca nos divorciamos", "separated"],
    ["me separé pero no me he divorciado", "separated"],
    ["separada de hecho, no divorciada", "separated"],
    ["mi matrimonio lo anuló la corte", "annulled"],
    ["nos anularon el matrimonio civil", "annulled"],
    ["anulación", "annulled"],
    ["solterón empedernido", "single"],
    ["soltera y sin hijos", "single"],
    ["soltero, vivo solo", "single"],
    ["soltera pero tengo novio", "single"],
    ["en unión libre, nunca nos casamos", "single"],
    ["soy conviviente, nunca me casé", "single"],
    ["metí los papeles del divorcio pero aún no sale", "married"],
    ["separados, con el divorcio en trámite", "separated"],
    ["soy madre soltera de dos", "single"],
    ["no soy viuda, soy divorciada", "divorced"],
    ["no estoy divorciado, estoy separado", "separated"],
    ["yo era soltero cuando llegué pero ya me casé", "married"],
    ["llegué soltera y aquí me casé", "married"],
    ["I was married, now I'm divorced", "divorced"],
    ["I used to be married but he passed away, so widowed", "widowed"],
    ["me casé con una gringa", "married"],
    ["mi esposa está embarazada, somos casados", "married"],
    ["tengo marido", "married"],
    ["tengo a mi esposa en guatemala", "married"],
    ["él se fue y no sé de él, pero seguimos casados", "married"],
    ["viudo y casado otra vez", "married"],
    ["viuda, y casada de nuevo hace un año", "married"],
    ["divorciado y recasado", "married"],
    ["mi primera esposa murió y con la segunda me divorcié", "divorced"],
  ])("a life told: %s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "soy divorciada de mi primer esposo y viuda del segundo",
    "mi hija todavía no se casa",
    "vivo con mi novia",
    "estamos arrimados",
    "nos juntamos nomás",
    "mi compañera y yo vivimos juntos",
    "convivientes",
    "estoy rejuntado pero no casado",
    "tengo una pareja de hecho",
    "comprometida, nos casamos en diciembre",
    "me voy a casar en enero",
    "quiero divorciarme",
    "ando en el divorcio",
    "me estoy separando de mi esposo",
    "ya casi me divorcio",
    "solo nos casó el pastor",
    "casados por la iglesia pero no por el civil",
    "estoy solita",
    "pues ahí ni fu ni fa",
    "soy casado, no soltero",
    "ya no estoy casada",
    "ya no soy soltera",
    "antes era casado",
    "we split up but we're still married",
    "we're going through a divorce",
    "we're engaged",
    "living together, not married",
    "mi esposo me abandonó",
    "mi señora falleció y ahora vivo con otra",
  ])("a life told: %s is asked", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));

  test.each([
    ["mi hermana se casó", "married"],
    ["mi hijo está casado", "married"],
    ["él nunca se casó", "single"],
    ["ella es viuda", "widowed"],
    ["mi hija ya es divorciada", "divorced"],
    ["está soltero", "single"],
    ["sigue casada con mi papá", "married"],
    ["se casó por el civil allá", "married"],
    ["yo soy soltera pero mi hermano es casado", "married"],
    ["nos casamos en junio del 2019", "married"],
    ["es mi esposa", "married"],
  ])("of the relative: %s is %s", (heard, value) =>
    expect(readAbout("relative", heard)).toMatchObject({ status: "value", value }),
  );

  test.each(["yo soy casada"])("of somebody but the relative: %s is asked", (heard) =>
    expect(readAbout("relative", heard)).toMatchObject({
      status: "ask",
      question: "¿Y su familiar? ¿Nunca se ha casado, se casó, se divorció, o enviudó?",
    }),
  );

  test.each([
    ["mi hija es casada y yo soy viuda", "widowed"],
    ["mi mamá es viuda pero yo estoy soltera", "single"],
    ["está soltero", "single"],
    ["soy casada", "married"],
    ["mi mamá vive conmigo, soy soltera", "single"],
    ["mi esposo es ciudadano, estamos casados", "married"],
  ])("of the applicant: %s is %s", (heard, value) =>
    expect(readAbout("applicant", heard)).toMatchObject({ status: "value", value }),
  );

  test.each(["mi hermana se casó", "mi hijo está casado, yo no", "él nunca se casó"])(
    "of somebody but the applicant: %s is asked",
    (heard) =>
      expect(readAbout("applicant", heard)).toMatchObject({
        status: "ask",
        question: "¿Y usted? ¿Nunca se ha casado, se casó, se divorció, o enviudó?",
      }),
  );

  test("a divorce that is not final leaves the marriage, to be confirmed", () => {
    expect(read("metí los papeles del divorcio pero aún no sale")).toMatchObject({
      value: "married",
      needsConfirmation: true,
      warnings: ["divorce-not-final"],
    });
  });

  test.each([
    ["yo ando soltero todavía", "single"],
    ["soltera y contenta", "single"],
    ["nunca jamás me he casado", "single"],
    ["nunca de los nuncas me casé", "single"],
    ["no me casé nunca", "single"],
    ["jamás de los jamases, soltero", "single"],
    ["never got married", "single"],
    ["el papá de mis hijos y yo nunca nos casamos", "single"],
    ["mi tía se murió soltera", "single"],
    ["mi mamá nunca se casó con mi papá", "single"],
    ["mi hermano no se ha casado todavía", "single"],
    ["me dieron el divorcio en 2018 y no volví a casarme", "divorced"],
    ["el juez nos dio el divorcio", "divorced"],
    ["ya quedé libre, me divorcié", "divorced"],
    ["fue un divorcio feo pero ya", "divorced"],
    ["soy viudo de mi primera esposa pero estoy casado con la segunda", "married"],
    ["estuve casada, enviudé, y ahora estoy casada con otro señor", "married"],
    ["me casé dos veces, la primera murió y con la segunda sigo", "married"],
    ["estoy casado por segunda ocasión", "married"],
    ["mi esposo está preso pero seguimos casados", "married"],
    ["mi marido vive en méxico pero estamos casados", "married"],
    ["casada, él vive allá y yo acá", "married"],
    ["estamos peleados pero casados", "married"],
    ["casado ante dios y ante la ley", "married"],
    ["me casó un juez de paz", "married"],
    ["mi esposo se murió de covid", "widowed"],
    ["mi señor, que en paz descanse, se fue hace un año", "widowed"],
    ["quedó viuda mi mamá hace poco", "widowed"],
    ["my mom is divorced", "divorced"],
    ["he's married to my sister", "married"],
    ["she's single", "single"],
    ["my brother never got married", "single"],
    ["single, never married", "single"],
    ["divorced and single", "divorced"],
    ["con marido", "married"],
    ["yo tuve marido pero se murió", "widowed"],
    ["tuve esposo pero nos divorciamos", "divorced"],
    ["me dieron el divorcio en 2018", "divorced"],
  ])("more of a life: %s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "ahorita estoy divorciándome",
    "vivimos separados pero casados",
    "nos dimos un tiempo",
    "tengo mi acta de matrimonio",
    "soy viuda, pero tengo pareja",
    "separated but still legally married",
    "legally married but separated",
    "common law",
    "no soy ni casada ni soltera, estoy juntada",
    "señorita",
    "señora",
    "sin marido",
    "tuve esposa",
  ])("more of a life: %s is asked", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));
});

describe("a husband or wife of another who died", () => {
  test.each([
    ["my aunt's husband passed away y ella sigue sola", "widowed"],
    ["el esposo de mi mamá falleció y ella ya no se casó", "widowed"],
    ["her husband died hace un año", "widowed"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each(["mi hijo murió y sigo sola", "mi papá falleció el año pasado"])("%s is not widowed", (heard) =>
    expect(read(heard).status).not.toBe("value"),
  );
});

describe("a spouse who died is told in many ways, and a denial behind the word", () => {
  test.each([
    ["mi esposo se me fue al cielo hace tres años", "widowed"],
    ["Dios se llevó a mi señora en el dos mil veinte", "widowed"],
    ["se nos adelantó mi marido", "widowed"],
    ["el covid se llevó a mi esposa", "widowed"],
    ["mi marido pasó a mejor vida", "widowed"],
    ["mi señora ya no está en este mundo", "widowed"],
    ["casada no he sido ni seré", "single"],
    ["casado no estoy ni he estado nunca", "single"],
    ["casada no, divorciada, ya van dos años", "divorced"],
    ["soltera no, viuda, mi esposo falleció", "widowed"],
    ["cassado", "married"],
    ["zoltera", "single"],
    ["se lo llevó la diabetes a mi esposo", "widowed"],
    ["ya no tengo esposo, se me murió", "widowed"],
    ["quedé viudo desde que mi esposa partió", "widowed"],
    ["mi mamá falleció y yo sigo casado", "married"],
    ["duramos separados un tiempo pero regresamos y estamos casados", "married"],
    ["anduvimos separados pero ya volvimos, casados", "married"],
    ["soy divrciada", "divorced"],
    ["widwed", "widowed"],
    ["vuida", "widowed"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "se me fue al cielo",
    "estoy cansada",
    "Dios se lo llevó",
    "me casé muy joven y él se me fue al cielo",
    "nos casó el padre pero no fuimos al registro",
    "nos casó el pastor, al juzgado nunca fuimos",
    "mi esposo ya no vive conmigo",
    "a mi esposo se lo llevó la migra",
    "me separé y luego Dios se lo llevó",
    "nos casamos por la iglesia nomás",
  ])("who died, or which marriage, is open: %s", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));
});

describe("an earlier marriage, and verbs behind the state", () => {
  test.each([
    ["casada x 2da vez (del primero me divorcie)", "married"],
    ["casado por tercera vez, dos divorcios antes", "married"],
    ["me casé de nuevo, del primero me divorcié en el 2001", "married"],
    ["casado fui, divorciado soy desde hace diez años", "divorced"],
    ["casada fui, viuda soy desde la pandemia", "widowed"],
    ["viuda primero y casada ahora", "married"],
    ["me divorcié del primero y no me volví a casar", "divorced"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("talk around it, as more speakers tell it", () => {
  test.each([
    ["él está allá y yo acá pero el matrimonio sigue", "married"],
    ["mi hermano ya firmó los papeles del divorcio y todo quedó listo", "divorced"],
    ["del primer marido me divorcié, el segundo se me murió", "widowed"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("remarks beside it, and what is denied", () => {
  test.each([
    ["no crea que estamos separados, él anda trabajando en Alaska, casados somos", "married"],
    ["estamos casados, no vaya a pensar que nos dejamos", "married"],
    ["soltera, no crea que viuda", "single"],
    ["se me fue mi viejo al cielo en enero", "widowed"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("what stands behind the whole of it", () => {
  test.each([["mi papá volvió a casarse después de enviudar", "married"]])("%s is %s", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "value", value }),
  );
});

describe("names that are words, and whose child it is", () => {
  test.each([["me casé con mi novia de siempre", "married"]])("%s is %s", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "value", value }),
  );
});

describe("hearsay, where somebody lives, and words that laugh", () => {
  test.each(["dizque casada, pero nunca firmamos nada"])("%s is asked", (heard) =>
    expect(read(heard).status).toMatch(/^(ask|unknown)$/),
  );
});

describe("short words, denials and what is begun again", () => {
  test.each([
    ["solt.", "single"],
    ["cas. por civil", "married"],
    ["div.", "divorced"],
    ["casd", "married"],
    ["sep.", "separated"],
    ["se me murió mi viejito, quedé solita", "widowed"],
    ["mi don se me fue al cielo en la pandemia", "widowed"],
    ["Dios recogió a mi ñor", "widowed"],
    ["finó mi esposo", "widowed"],
    ["la parca se llevó a mi doña", "widowed"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("two addresses, wrong papers and other spellings", () => {
  test.each([
    ["enviudé y no me casé más", "widowed"],
    ["me divorcié y no me he casado más nunca", "divorced"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each(["papi murió en el huracán maría y mami no se ha casado más"])("%s is asked", (heard) =>
    expect(read(heard).status).toBe("ask"),
  );
});

describe("spelled alone, told twice and typed letter by letter", () => {
  test.each([
    ["i'm on my second marriage, very happy, gracias a dios", "married"],
    ["dibirsiada desde el 2015", "divorced"],
    ["ese o ele te e ere o", "single"],
    ["ce a ese a de a", "married"],
    ["ve i u de a", "widowed"],
    ["de i ve o erre ce i a de o", "divorced"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

test.each(["estamos dejados pero no hemos firmado nada", "nos dejamos y todavía no firmamos"])(
  "%s is separated, to be confirmed",
  (heard) => expect(read(heard)).toMatchObject({ status: "value", value: "separated", needsConfirmation: true }),
);

test.each([
  "mi esposo ya colgó los tenis",
  "tengo esposo pero lo trocharon",
  "casada, pero mi marido frunó el año pasado",
])("a word nobody knows for what a spouse did leaves a marriage in doubt: %s", (heard) =>
  expect(read(heard)).toMatchObject({ status: "value", value: "married", needsConfirmation: true }),
);
