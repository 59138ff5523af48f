import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";

const read = (heard: string) => interpret({ kind: "name", heard, today: "2026-11-20" });

describe("name", () => {
  test.each([
    ["Juan Carlos Pérez López", "Juan Carlos Pérez López"],
    ["apunte rápido: Baltazar Tzoc Chávez", "Baltazar Tzoc Chávez"],
    ["apúntele rapidito Rosa Elena Ortiz", "Rosa Elena Ortiz"],
    ["juan carlos perez lopez", "Juan Carlos Perez Lopez"],
    ["JUAN CARLOS PÉREZ", "Juan Carlos Pérez"],
    ["me llamo María de los Ángeles Hernández", "María de los Ángeles Hernández"],
    ["mi nombre completo es José Luis de la Torre y Vega", "José Luis de la Torre y Vega"],
    ["soy la señora Carmen Ruiz", "Carmen Ruiz"],
    ["mi esposo se llama Pedro Gómez", "Pedro Gómez"],
    ["se llama Ana Lucía", "Ana Lucía"],
    ["es Roberto, Roberto Díaz", "Roberto Díaz"],
    ["me llamo Juan y me apellido Pérez", "Juan Pérez"],
    ["mi nombre es Juan y mi apellido es Pérez", "Juan Pérez"],
    ["nombre Juan apellidos Pérez García", "Juan Pérez García"],
    ["apellido Pérez, nombre Juan", "Juan Pérez"],
    ["Juan Pérez, para servirle", "Juan Pérez"],
    ["Juan Pérez, con zeta", "Juan Pérez"],
    ["Yesica con ye", "Yesica"],
    ["Juan O'Connor", "Juan O'Connor"],
    ["Ana María García-López", "Ana María García-López"],
    ["jota u a ene", "Juan"],
    ["mi apellido se deletrea pe e erre e zeta", "Perez"],
    ["María López, no, perdón, María Gómez", "María Gómez"],
    ["San Juana Martínez", "San Juana Martínez"],
    ["José María de Jesús", "José María de Jesús"],
    ["Doña Petra Solís", "Petra Solís"],
    ["eh… Luis, Luis Miranda", "Luis Miranda"],
    ["mi mamá se llama Rosa Pérez", "Rosa Pérez"],
    ["el nombre es Kevin Alexander Mejía", "Kevin Alexander Mejía"],
    ["pues Francisco Javier", "Francisco Javier"],
    ["Guadalupe Victoria Mc Donald", "Guadalupe Victoria Mc Donald"],
    ["hola, buenas tardes, me llamo Ernesto Guevara", "Ernesto Guevara"],
    ["Me llamo Óscar Iván Peña Zúñiga", "Óscar Iván Peña Zúñiga"],
    ["mi nombre es María Guadalupe, apellidos Hernández Cruz", "María Guadalupe Hernández Cruz"],
    ["Blanca Estela Núñez viuda de Ortega", "Blanca Estela Núñez viuda de Ortega"],
    ["Rosa Prado Vda. de Solís", "Rosa Prado Vda. de Solís"],
    ["Refugio Barajas viuda de De León", "Refugio Barajas viuda de de León"],
    ["Refugio Barajas viuda de de la O", "Refugio Barajas viuda de de la O"],
    ["Refugio Barajas Vda. de De León", "Refugio Barajas Vda. de de León"],
    ["Ana Pérez de De León", "Ana Pérez de de León"],
    ["Licenciado Roberto Salas", "Roberto Salas"],
    ["ana karen del rosario lópez de garcía", "Ana Karen del Rosario López de García"],
    ["Mi nombre completo es, Ana, Karen, López", "Ana Karen López"],
    ["Juan Pérez Hernández. Gracias.", "Juan Pérez Hernández"],
    ["Es José con acento, José Ramírez", "José Ramírez"],
    ["Walter, con doble u, Walter Aguilar", "Walter Aguilar"],
    ["Wilian Ernesto doble u i ele i a ene", "Wilian Ernesto"],
    ["Jhon, jota hache o ene, Jhon Mejía", "Jhon Mejía"],
    ["mi papá es don Pedro Infante", "Pedro Infante"],
    ["el nombre de mi mamá es Juana Inés de la Cruz", "Juana Inés de la Cruz"],
    ["él se llama Brayan Steven Quispe", "Brayan Steven Quispe"],
    ["mi esposa, Rosa Elena Castillo", "Rosa Elena Castillo"],
    ["Rosa Elena Castillo es mi esposa", "Rosa Elena Castillo"],
    ["Rosa Elena Castillo, mi esposa", "Rosa Elena Castillo"],
    ["my name is John Smith", "John Smith"],
    ["Fco. Javier Ruiz", "Francisco Javier Ruiz"],
    ["jose gpe ramirez mtz", "Jose Guadalupe Ramirez Martínez"],
    ["Ma. Elena Ruiz (el Ma es de María)", "María Elena Ruiz"],
    ["Edison Xavier Chicaiza. xavier va con X y v corta jefa", "Edison Xavier Chicaiza"],
    ["Yeimy Rosario Batz (tz al final, no z)", "Yeimy Rosario Batz"],
    ["Aracely Huamán Quispe (ly al final , no li)", "Aracely Huamán Quispe"],
    ["Nathaly Schmidt Rojas (sch , es aleman)", "Nathaly Schmidt Rojas"],
    ["washington toapanta. toapanta va con dos t y p", "Washington Toapanta"],
    ["Rosa Cando viuda de Pilco pero ponga nomas Rosa Cando Pilco", "Rosa Cando Pilco"],
    ["Teresa Ochoa de Barrios pero mejor ponga asi: Teresa Ochoa Salas", "Teresa Ochoa Salas"],
    ["Marta Vega vda de Luna pero póngame así no más Marta Vega Luna", "Marta Vega Luna"],
    ["norma lópez de gómez, ya no lleva el de gómez, norma lópez nomás", "Norma López"],
    ["Zanetti Carlos Alberto, el apellido es el primero", "Carlos Alberto Zanetti"],
    ["Giordano Mirta Susana, primero puse el apellido", "Mirta Susana Giordano"],
    ["Choque Flores Ramiro. puse primero el apellido", "Ramiro Choque Flores"],
    ["Pellegrini Hugo Daniel, pellegrini es el apellido", "Hugo Daniel Pellegrini"],
    ["mi señora se llama mirta susana, de soltera ferreyra, no usa el mío", "Mirta Susana Ferreyra"],
    ["la patrona es olga ester y el apellido de soltera es bustamante", "Olga Ester Bustamante"],
    ["nelly chuma, che u eme a, chuma, y de segundo apellido quinde", "Nelly Chuma Quinde"],
    ["J. Jesús Robles", "J. Jesús Robles"],
    ["MARIA DEL CARMEN LOPEZ", "Maria del Carmen Lopez"],
    ["De La Cruz José", "De la Cruz José"],
    ["nombres Juan Carlos, apellido paterno Pérez, apellido materno López", "Juan Carlos Pérez López"],
    ["primer nombre Juan, segundo nombre Carlos, apellido Pérez", "Juan Carlos Pérez"],
    ["creo que se llama Ana Torres", "Ana Torres"],
    ["Santiago Ramón y Cajal", "Santiago Ramón y Cajal"],
    ["Abril Domínguez", "Abril Domínguez"],
    ["Segundo Quispe", "Segundo Quispe"],
    ["señora Carmen Salinas", "Carmen Salinas"],
    ["Juan... Juan Carlos... Soto", "Juan Carlos Soto"],
    ["mi nombre de soltera Ana Soto", "Ana Soto"],
    ["Ana Soto y ya", "Ana Soto"],
    ["Guadalupe Rivas ok", "Guadalupe Rivas"],
    ["mi nombre va así Rosa Quintanilla", "Rosa Quintanilla"],
    ["nomás Rosa", "Rosa"],
    ["de soltera Rosa Quintanilla", "Rosa Quintanilla"],
    ["para servirle a usted Pedro Gómez", "Pedro Gómez"],
    ["Rosa Gómes con zeta", "Rosa Gómez"],
    ["Ana Llánez con y griega", "Ana Yánez"],
    ["Ana Llánez con elle", "Ana Llánez"],
    ["Ana Ibáñez con b grande", "Ana Ibáñez"],
    ["Anna con doble ene", "Anna"],
    ["Ana con doble ene", "Anna"],
    ["Ana Calle", "Ana Calle"],
    ["Ana Calle Pérez", "Ana Calle Pérez"],
    ["me llamo Yorleny Calle Rincón", "Yorleny Calle Rincón"],
    ["María de la Calle Soto", "María de la Calle Soto"],
    ["mi nombre es Ana y mi apellido es Calle", "Ana Calle"],
    ["Ana Plaza Avenida", "Ana Plaza Avenida"],
    ["Luis Barrio Camino", "Luis Barrio Camino"],
    ["Rosa del Campo Prado", "Rosa del Campo Prado"],
    ["Pablo Casado", "Pablo Casado"],
    ["Ana Casado Soltero", "Ana Casado Soltero"],
    ["Elena Cariño", "Elena Cariño"],
    ["Ana Bueno", "Ana Bueno"],
    ["soy Juan Carlos Bueno", "Juan Carlos Bueno"],
    ["Yorleny Bueno", "Yorleny Bueno"],
    ["Ana Soto bueno", "Ana Soto"],
    ["José Luis Paz, le dicen Pepe", "José Luis Paz"],
    ["José Paz (finado)", "José Paz"],
    ["José Paz, ya muerto", "José Paz"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "soy soltera",
    "soy viuda de Ortega",
    "Rosa Prado, soy viuda de Juan",
    "soy la viuda de Juan Ortega",
    "Juan Pérez el mismo de siempre",
    "casado",
    "soy casado",
    "ya casado",
    "estoy casado",
    "bueno",
    "claro",
    "calle Roble",
    "en la calle Roble",
    "vivo en la calle Roble",
    "Ana Soto, calle Roble cinco",
    "Ana, de cariño Anita",
    "Ana y Luis",
    "Ana y Luis Pérez",
    "Ana Pérez y Luis Pérez",
    "Juan o Pedro Pérez",
    "primero de mayo",
    "marzo abril",
    "enero",
    "lunes",
    "no sé",
    "sí",
    "12 de mayo",
    "no me acuerdo",
    "no sé cómo se llama",
    "ya murió",
    "es difunto",
    "México",
    "gmail punto com",
    "no sé cómo se escribe",
    "soy Guadalupe Rivas la mamá de José",
    "Guadalupe Rivas la segunda",
    "me dicen Pepe",
    "Ma. Elena Ruiz",
  ])("%s is asked", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));

  test.each([
    ["yo me llamo Teresa", { given: "Teresa" }, "family-name"],
    ["Soy Petra", { given: "Petra" }, "family-name"],
    ["es Juan creo", { given: "Juan" }, "family-name"],
    ["Guadalupe", { given: "Guadalupe" }, "family-name"],
    ["me llamo Francia", { given: "Francia" }, "family-name"],
    ["mi segundo nombre es Elena", { given: "Elena" }, "family-name"],
    ["Ana, bueno", { given: "Ana" }, "family-name"],
    ["quispe", { family: "Quispe" }, "given-name"],
    ["Ortega sin hache, Ortega", { family: "Ortega" }, "given-name"],
    ["mi apellido es Calle", { family: "Calle" }, "given-name"],
    ["mi apellido es Bueno", { family: "Bueno" }, "given-name"],
    ["mi apellido es Claro", { family: "Claro" }, "given-name"],
    ["mis apellidos son Ortega y Vega", { family: "Ortega Vega" }, "given-name"],
  ])("%s is one part, and the rest is asked", (heard, parts, missing) =>
    expect(read(heard)).toMatchObject({ status: "ask", parts, missing: [missing] }),
  );

  describe("introductions", () => {
    test.each([
      ["buenas tardes, le habla marta sosa benavides, a la orden", "Marta Sosa Benavides"],
      ["yo soy dominga tzoc de xiloj, para servirle", "Dominga Tzoc de Xiloj"],
      ["mi finado papá se llamaba eusebio condori mamani", "Eusebio Condori Mamani"],
      ["mi mamá, que dios la tenga en su gloria, era petrona huamán quispe", "Petrona Huamán Quispe"],
      ["el papá de los niños se llama wilmer antonio bonilla", "Wilmer Antonio Bonilla"],
      ["mi hija la menor se llama génesis abigail castro", "Génesis Abigail Castro"],
      ["my name is ana lucía monroy, I'm from guatemala", "Ana Lucía Monroy"],
      ["my wife's name is sandra milena giraldo", "Sandra Milena Giraldo"],
      ["mi hermano de tijuana se llama ramón ortiz", "Ramón Ortiz"],
      ["se llama igual que yo, ramón ortiz", "Ramón Ortiz"],
      ["ramón ortiz, que está en tijuana", "Ramón Ortiz"],
      ["ramón ortiz, el que vive en houston", "Ramón Ortiz"],
      ["hilda pazos, por mi abuela", "Hilda Pazos"],
      ["cuando me divorcié volví a ser hilda rojas", "Hilda Rojas"],
    ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
  });

  describe("nickname or legal name", () => {
    test.each([
      ["me dicen chepe pero mi nombre es josé roberto menjívar", "José Roberto Menjívar"],
      ["todos la conocen como tita, pero se llama margarita bustillo", "Margarita Bustillo"],
      ["en la casa le decimos nena, el nombre verdadero es concepción raudales", "Concepción Raudales"],
      ["me conocen como don beto, en el pasaporte aparezco como norberto aguirre lara", "Norberto Aguirre Lara"],
      ["they call me lucho but my real name is luis fernando arce", "Luis Fernando Arce"],
      ["luis fernando arce, pero todos me dicen lucho", "Luis Fernando Arce"],
      ["toño, antonio pues, antonio lemus", "Antonio Lemus"],
      ["pepe, bueno, josé de jesús amaya", "José de Jesús Amaya"],
      ["legally it's alba luz salinas, but I go by luz", "Alba Luz Salinas"],
      ["I go by luz, but on my passport it's alba luz salinas", "Alba Luz Salinas"],
      ["en mi cédula sale como wilson oswaldo tipán", "Wilson Oswaldo Tipán"],
      ["hilda pazos rojas, como está en mi acta", "Hilda Pazos Rojas"],
    ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
  });

  describe("letters", () => {
    test.each([
      ["hernández con hache, josé hernández con zeta", "José Hernández"],
      ["brenda yáñez, yáñez con ye y con eñe", "Brenda Yáñez"],
      ["es karina con ka, karina ibarra con b de burro", "Karina Ibarra"],
      ["washington, doble ve a ese hache i ene ge te o ene, washington tapia", "Washington Tapia"],
      ["thelma con th, thelma ríos", "Thelma Ríos"],
      ["jose pena, con eñe", "Jose Peña"],
      ["josé peña, peña con eñe, no pena", "José Peña"],
      ["giovanna con ge y doble ene, giovanna ruiz", "Giovanna Ruiz"],
      ["mi nombre es hilda, h i l d a, rojas, r o j a s", "Hilda Rojas"],
      ["es milton xol, equis o ele", "Milton Xol"],
    ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
  });

  describe("before marriage and now", () => {
    test.each([
      ["de soltera era dora alicia cerna, ahora soy dora alicia de funes", "Dora Alicia de Funes"],
      ["mi nombre de casada es rosaura miller, de soltera rosaura pinzón", "Rosaura Miller"],
      ["antes era carmen vallejo, now I'm carmen johnson", "Carmen Johnson"],
      ["ahora me llamo nora salcedo, antes me llamaba nora pacheco", "Nora Salcedo"],
      ["mi apellido de soltera es barrios, ahora firmo lidia esperanza clark", "Lidia Esperanza Clark"],
      ["desde que me casé soy elena bravo de la torre", "Elena Bravo de la Torre"],
      ["hilda pazos pero antes hilda rojas", "Hilda Pazos"],
      ["born hilda rojas, now hilda pazos", "Hilda Pazos"],
    ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
  });

  describe("parts by their labels", () => {
    test.each([
      ["los nombres son elsa marina y los apellidos pop choc", "Elsa Marina Pop Choc"],
      ["apellidos quiroz barrientos, nombres hugo rené", "Hugo René Quiroz Barrientos"],
      ["primer apellido tellez, segundo apellido roa, nombre sonia", "Sonia Tellez Roa"],
      ["last name zambrano first name byron", "Byron Zambrano"],
      ["first name: kevin, middle name: josé, last name: reyes", "Kevin José Reyes"],
      ["my first name's flor, last name's esquivel", "Flor Esquivel"],
      ["flor maría de nombre, esquivel paz de apellido", "Flor María Esquivel Paz"],
      ["nunca me cambié el apellido, flor esquivel paz", "Flor Esquivel Paz"],
      ["middle name none, flor esquivel", "Flor Esquivel"],
      ["nombre yolanda, segundo nombre no tengo, apellido chitay", "Yolanda Chitay"],
      ["mi apellido paterno es rincón y el materno es leal y me llamo tobías", "Tobías Rincón Leal"],
      ["oralia es mi nombre y chávez montes mis apellidos", "Oralia Chávez Montes"],
      ["oralia de nombre y chávez de apellido", "Oralia Chávez"],
      ["solo tengo un apellido, hilda pazos", "Hilda Pazos"],
      ["ana patricia catalán, catalán sicajau", "Ana Patricia Catalán Sicajau"],
      ["rojas, erre o jota a ese, hilda", "Hilda Rojas"],
    ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
  });

  describe("corrections", () => {
    test.each([
      ["carlos alberto, digo, carlos humberto pineda", "Carlos Humberto Pineda"],
      ["oscar rené lópez, sorry, oscar rené lara", "Oscar René Lara"],
      ["ana ruth flores, perdón, torres", "Ana Ruth Torres"],
      ["rosa elena prado, no, perdón, prado guion luna", "Rosa Elena Prado-Luna"],
      ["rosa marina valle, ay perdón, del valle", "Rosa Marina del Valle"],
      ["juan pérez, no, perdón, pérez lópez", "Juan Pérez López"],
      ["rosa gómez, no gámez", "Rosa Gómez"],
      ["rosa gámez no gómez", "Rosa Gámez"],
      ["no es gómez, es gámez, rosa gámez", "Rosa Gámez"],
    ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
  });

  describe("suffixes and initials", () => {
    test.each([
      ["josé dolores amaya junior", "José Dolores Amaya Jr"],
      ["robert anthony cano the second", "Robert Anthony Cano II"],
      ["felipe augusto cárdenas tercero", "Felipe Augusto Cárdenas III"],
      ["pedro luis mora, sin junior", "Pedro Luis Mora"],
      ["es junior, edwin cruz junior", "Edwin Cruz Jr"],
      ["kevin reyes the third, con tres palitos", "Kevin Reyes III"],
      ["maría t punto sandoval", "María T Sandoval"],
      ["rosa m pineda", "Rosa M Pineda"],
    ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
  });

  describe("said twice without a pause", () => {
    test.each([
      ["mi muchacho se llama adán adán tzul chávez", "Adán Tzul Chávez"],
      ["ana patricia catalán catalán sicajau", "Ana Patricia Catalán Sicajau"],
      ["marco tulio marco tulio solares", "Marco Tulio Solares"],
      ["brenda yáñez yáñez con ye y con eñe", "Brenda Yáñez"],
      ["elizabeth rojas elizabeth con zeta y te hache", "Elizabeth Rojas"],
      ["eso sería noé gálvez lara noé es el nombre", "Noé Gálvez Lara"],
      ["rosa gálvez rosa maría gálvez lara", "Rosa María Gálvez Lara"],
      ["Ana Pérez Pérez", "Ana Pérez Pérez"],
    ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

    test.each([
      ["ana pérez pérez", ["Ana Pérez", "Ana Pérez Pérez"]],
      ["ismael paz segundo", ["Ismael Paz II", "Ismael Paz Segundo"]],
      ["mejía paz rigoberto", ["Rigoberto Mejía Paz", "Mejía Paz Rigoberto"]],
      ["juan carlos, no, perdón, carlos pérez lópez", ["Juan Carlos Pérez López", "Carlos Pérez López"]],
    ])("%s is asked: %s", (heard, values) => expect(read(heard).candidates.map(({ value }) => value)).toEqual(values));
  });

  describe("talk around", () => {
    test.each([
      ["mire, este, mi nombre, eh, pues, es clara inés ballesteros, sí señor", "Clara Inés Ballesteros"],
      ["óigame, ¿me escucha? soy delfino zárate", "Delfino Zárate"],
      ["hilda pazos rojas, así me pusieron mis papás", "Hilda Pazos Rojas"],
      ["hilda pazos rojas y eso es todo mi reina", "Hilda Pazos Rojas"],
      ["Socorro Ayuda", "Socorro Ayuda"],
      ["leticia duarte igualmente", "Leticia Duarte"],
      ["leticia duarte, ¿me entendió?", "Leticia Duarte"],
      ["leticia duarte, todo en mayúsculas", "Leticia Duarte"],
      ["el mero mero nombre es leticia uriarte", "Leticia Uriarte"],
      ["en la iglesia me pusieron leticia ugarte", "Leticia Ugarte"],
      ["rosa, este, eh, prado", "Rosa Prado"],
    ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
  });

  test.each([
    "ustedes mandan los papeles",
    "necesito abogado",
    "can we do this in english",
    "primero rivas y luego molina",
    "cuánto cuesta el trámite",
    "es el mismo que el mío",
    "tengo dos nombres y dos apellidos",
    "queremos tamales",
    "leticia duarte de oaxaca",
    "her maiden name was leticia soto but she goes by leticia duarte",
    "leticia duarte y mi teléfono es tres cero cinco",
    "soy de santa rosa de copán",
    "soy guatemalteca de quetzaltenango",
    "soy enfermera titulada",
    "soy mexicano de guerrero",
    "mi esposa es maría lópez y yo soy juan rivera",
    "está a nombre de mi hermano pedro",
    "soy hija de juan pérez",
    "casado con maría lópez",
    "ramón ortiz, el de houston",
    "hilda como mi abuela y pazos",
    "maría de la luz de la o",
    "estefany rojas con ph",
    "francisco pancho villegas le dicen",
    "se llama moncho",
    "siéntate ahí mi niño",
  ])("%s is no name, or not only one, and is asked", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));

  test.each([
    ["Genoveva De La O", "Genoveva de la O"],
    ["María de la O Lejárraga García", "María de la O Lejárraga García"],
    ["me llamo Marcos de la O", "Marcos de la O"],
    ["anselmo tiburcio de la o villaseñor", "Anselmo Tiburcio de la O Villaseñor"],
    ["De la O Pérez, Marcos", "Marcos de la O Pérez"],
    ["me llamo ana de la o no perdón ana de la torre", "Ana de la Torre"],
  ])('the letter of "de la O" is a name, and no "or": %s is %s', (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "value", value }),
  );

  test("words that nobody knows as names are asked about, unless they are called a name or written with capitals", () => {
    expect(read("fatoumata diallo")).toMatchObject({ status: "ask", candidates: [{ value: "Fatoumata Diallo" }] });
    expect(read("se llama fatoumata diallo")).toMatchObject({ status: "value", value: "Fatoumata Diallo" });
    expect(read("Fatoumata Diallo")).toMatchObject({ status: "value", value: "Fatoumata Diallo" });
  });

  test.each([
    ["Yolanda", "Pérez Águila", "Yolanda Pérez Águila"],
    ["guamán", "luis alfonso", "Luis Alfonso Guamán"],
    ["mis apellidos son Prado Luna", "Rosa", "Rosa Prado Luna"],
    ["Yolanda", "Yolanda Pérez", "Yolanda Pérez"],
  ])("%s, and then %s, is %s", (said, heard, value) =>
    expect(interpret({ kind: "name", heard, today: "2026-11-20", before: { said, isWhole: false } })).toMatchObject({
      status: "value",
      value,
    }),
  );

  test.each(["no tengo", "no aplica"])("%s is none", (heard) => expect(read(heard).status).toBe("none"));

  test.each([
    ["repita la pregunta", "repeat"],
    ["espere tantito", "pause"],
    ["no le escuché bien", "repeat"],
  ])("%s commands %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "command", value }));

  test.each(["Carla Gómez con ka", "Cristian con hache", "Valdivia con be grande"])(
    "%s lacks the letter, and is asked",
    (heard) => expect(read(heard)).toMatchObject({ status: "ask", missing: ["name"] }),
  );

  test("Karla Gómez con ka is read back by letters", () =>
    expect(read("Karla Gómez con ka")).toMatchObject({ value: "Karla Gómez", warnings: ["spelled"] }));

  test.each([
    ["Prado Luna, Rosa Elena", "Rosa Elena Prado Luna", { given: "Rosa Elena", family: "Prado Luna" }],
    ["PRADO, ROSA", "Rosa Prado", { given: "Rosa", family: "Prado" }],
    [
      "de la Cruz, María del Carmen",
      "María del Carmen de la Cruz",
      { given: "María del Carmen", family: "de la Cruz" },
    ],
  ])("%s, as cards have it, is confirmed with the given names first: %s", (heard, value, parts) =>
    expect(read(heard)).toMatchObject({ status: "value", value, parts, needsConfirmation: true }),
  );

  test.each([
    ["Rosa Elena, Prado Luna", "Rosa Elena Prado Luna"],
    ["Juan, Carlos Pérez", "Juan Carlos Pérez"],
    ["Rosa, Elena, Prado", "Rosa Elena Prado"],
  ])("%s keeps its order: %s", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "value", value, needsConfirmation: false }),
  );

  test("of two parts that are both given names the order is asked", () => {
    const { status, candidates } = read("Santos, Rosa");
    expect(status).toBe("ask");
    expect(candidates.map(({ value }) => value)).toEqual(["Rosa Santos", "Santos Rosa"]);
  });

  test.each(["estamos separados, José Paz", "José Paz, divorciados", "está bien así"])(
    "%s tells more than a name, and is asked",
    (heard) => expect(read(heard).status).toBe("ask"),
  );

  test.each(["NA", "na", "N/A"])("%s is none", (heard) => expect(read(heard).status).toBe("none"));

  test.each([
    ["buenas tardes señorita le saluda carmen julia ochoa peralta", "Carmen Julia Ochoa Peralta"],
    ["hola buenas le saluda su servidor ramiro cevallos mina", "Ramiro Cevallos Mina"],
    ["soy la petrona petrona choc caal así dice mi cédula", "Petrona Choc Caal"],
    ["mi primo se llama gonzalo izaguirre izaguirre con las dos erres", "Gonzalo Izaguirre"],
    ["mi esposa es rossana benítez rossana con las dos eses", "Rossana Benítez"],
    [
      "mi mujer se llama zoila esperanza grijalva montes zoila con zeta y montes con ese al final",
      "Zoila Esperanza Grijalva Montes",
    ],
    ["mi viejo se llama guadalupe rentería sí guadalupe también es de hombre", "Guadalupe Rentería"],
    ["mi papá es cruz maldonado vega cruz es su nombre", "Cruz Maldonado Vega"],
    ["mi hijo es darwin josué no perdón dennis josué cuyuch poz darwin es el mayor", "Dennis Josué Cuyuch Poz"],
    ["mi hermana es rosa digo ruth chávez lema rosa es mi cuñada", "Ruth Chávez Lema"],
    ["se llama maicol eme i ce hache a e ele michael andrés soto", "Michael Andrés Soto"],
    ["la morra se llama yésica pero en el acta está escrito yessica paola medina", "Yessica Paola Medina"],
    ["el güirro se llama brayan bueno en el acta está en inglés bryan alexis ruiz", "Bryan Alexis Ruiz"],
  ])("what is said beside it is none of it: %s is %s", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "value", value }),
  );

  test.each([
    ["mi abuela era encarnación poma no me acuerdo si huanca o huamán ah ya huamán era", "Encarnación Poma Huamán"],
    ["mi papá es fidel castro no sé si reyes o reina ah sí reyes", "Fidel Castro Reyes"],
    ["ana paz ruiz o rueda, ah sí, rueda", "Ana Paz Rueda"],
  ])("a doubt that is solved aloud is confirmed: %s is %s", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "value", value, needsConfirmation: true }),
  );

  test.each([
    "mi hijo es wilber cuc chub wilmer es mi yerno",
    "mi papá se llama rosario beltrán ese es rosario grande el otro es rosario chico",
    "ana paz ruiz o rueda",
    "soy el chele juan paz",
    "soy la lupe guadalupe ortiz",
    "gonzalo izaguire con las dos erres",
  ])("what may be another's is asked: %s", (heard) => expect(read(heard).status).toBe("ask"));

  test.each([
    ["muy buenas noches señor le saluda atentamente jorge pilco andrade", "Jorge Pilco Andrade"],
    ["a sus órdenes ricardo ibáñez solano", "Ricardo Ibáñez Solano"],
    ["mi apellido xicol con equis y mi nombre es mateo", "Mateo Xicol"],
  ])("greeted, or spelled before the given name is told: %s is %s", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "value", value }),
  );

  test("a spelled name that sounds otherwise is a second one", () =>
    expect(read("es maría eme a erre ce e ele a marcela paz")).toMatchObject({ value: "María Marcela Paz" }));
});

describe("courtesy, brackets and initials behind a name", () => {
  test.each([
    ["rosalía pineda luna a sus órdenes para lo que se le ofrezca", "Rosalía Pineda Luna"],
    ["teresa gómez, mucho gusto en conocerla", "Teresa Gómez"],
    ["Francisco Torres (Pancho)", "Francisco Torres"],
    ["Manuel Ortiz (alias Manny)", "Manuel Ortiz"],
    ["j. ernesto salas p.", "J. Ernesto Salas P"],
    ["Carlos A. Peña R.", "Carlos A. Peña R"],
    ["pedro ruiz m", "Pedro Ruiz M"],
    ["dora alicia menjívar, un placer", "Dora Alicia Menjívar"],
    ["Lic. Jorge A. Paz M.", "Jorge A. Paz M"],
    ["vera con ve chiquita, ana vera paz", "Ana Vera Paz"],
    ["rosa prado, no tengo segundo", "Rosa Prado"],
    ["rosa prado luna y no lleva segundo nombre", "Rosa Prado Luna"],
    ["atiende por el nombre de rosa prado luna", "Rosa Prado Luna"],
    ["lleva el nombre de rosa elena prado", "Rosa Elena Prado"],
    ["surname prado, first name rosa, middle elena", "Rosa Elena Prado"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("what is told of a name beside it", () => {
  test.each([
    ["yesenia m chavez pineda, la m es de marisol", "Yesenia Marisol Chavez Pineda"],
    ["HUGO F. ARCE MOLINA (F de Fernando)", "Hugo Fernando Arce Molina"],
    ["ruben d salcedo m, la d es dario y la m es mora", "Ruben Dario Salcedo Mora"],
    ["rosa b paz, con be de burro", "Rosa B Paz"],
    [
      "jhonny, jota hache o ene ene i griega, quispe, cu u i ese pe e, y mamani, eme a eme a ene i",
      "Jhonny Quispe Mamani",
    ],
    ["ernestina xocop cutzal, xocop se oye shocop pero es con equis", "Ernestina Xocop Cutzal"],
    ["yolanda giammattei ruiz, giammattei es italiano, doble eme y doble te", "Yolanda Giammattei Ruiz"],
    ["mi esposo trinidad cabrera solis, trinidad es varon", "Trinidad Cabrera Solis"],
    ["ramiro vasquez sosa. basquez con b perdon", "Ramiro Basquez Sosa"],
    ["noe varrientos no, BARRIENTOS cuellar (el teclado)", "Noe Barrientos Cuellar"],
    ["Julio Allestas, perdon Ayestas Rivera", "Julio Ayestas Rivera"],
    ["isidro palma sabala perdon zavala con z y v", "Isidro Palma Zavala"],
    ["juan lopez lopez los 2 son lopez", "Juan Lopez Lopez"],
    ["SOTO CRUZ JULIA ELENA asi viene en la visa apellidos primero", "Julia Elena Soto Cruz"],
    ["lorenzo, pop de mi papa, ical de mi mama", "Lorenzo Pop Ical"],
    ["mi papa sellama Cristobal Yac Tzep", "Cristobal Yac Tzep"],
    ["mi hija es ashley, no tiene segundo nombre, mora lugo", "Ashley Mora Lugo"],
    ["Delfina Rojas Peña. en el green card le quitaron el peña, pero si lo lleva", "Delfina Rojas Peña"],
    ["Rey, pero oficial Jose Reynaldo Aguilar Landa", "Jose Reynaldo Aguilar Landa"],
    ["felix a reynoso (antonio el segundo nombre)", "Felix Antonio Reynoso"],
    ["Buenas tardes, soy Martha Cecilia Loaiza Ospina, quedo atenta a su respuesta.", "Martha Cecilia Loaiza Ospina"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each(["ramiro vasquez sosa, basquez", "Ana Paz, y Pedro Luna", "Ana Luz, el Funes es de mi madre"])(
    "whose name it is, or how it is written, is open: %s",
    (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/),
  );
});

describe("talk around it, as more speakers tell it", () => {
  test.each([
    [
      "a mi to el mundo me conoce por chela pero en la cédula e marcela rosario guzmán pichardo",
      "Marcela Rosario Guzmán Pichardo",
    ],
    [
      "to el que me conoce me dice negra, pero mi nombre e Yokasta Altagracia Feliz Mateo",
      "Yokasta Altagracia Feliz Mateo",
    ],
    ["yo me llamo deisi pero se escribe Daysi Montero Acosta tal cual", "Daysi Montero Acosta"],
    ["se pronuncia guendi, se escribe Wendy Carolina Paz Lobo", "Wendy Carolina Paz Lobo"],
    ["Chirinos Colmenares, Eudomar José", "Eudomar José Chirinos Colmenares"],
    ["Quishpe Guamán, Segundo Manuel", "Segundo Manuel Quishpe Guamán"],
    ["maria d los angeles villacis", "Maria de los Angeles Villacis"],
    ["maria d jesus pin anchundia", "Maria de Jesus Pin Anchundia"],
    [
      "la niña es Keily, con ka y con ye, Keily Zambrano, su papá no la firmó y por eso lleva solo el mío",
      "Keily Zambrano",
    ],
    [
      "pues mire usted, yo soy nacida Carmen Elena Lazo, y al casarme quedé Carmen Elena Lazo de Umaña, así está en el pasaporte",
      "Carmen Elena Lazo de Umaña",
    ],
    [
      "mi mamá me puso Hermenegilda pero en el acta me escribieron Ermenegilda, sin hache, Ermenegilda Cux Pérez",
      "Ermenegilda Cux Pérez",
    ],
    ["primer nombre Yesenia segundo no tengo y apellidos Cuevas Polanco", "Yesenia Cuevas Polanco"],
    ["Mi nombre completo es Darwin Alexander Chevez Picado y tengo 44 años", "Darwin Alexander Chevez Picado"],
    ["mi hermano, él se llama Pantaleón Cahuich Dzul, es maya", "Pantaleón Cahuich Dzul"],
    ["es Nubia Esperanza, y de apellido Quiñones Preciado, con eñe Quiñones", "Nubia Esperanza Quiñones Preciado"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("remarks beside it, and what is denied", () => {
  test.each([
    ["soy Ermelinda Xol, sin h la Ermelinda", "Ermelinda Xol"],
    ["me llamo Jesenia Matute Pavón, con jota la Jesenia", "Jesenia Matute Pavón"],
    ["Elvis Baquedano, el Baquedano con be de burro", "Elvis Baquedano"],
    ["yo me llamo Rosa pero si me pregunta por mi marido él es Abundio Ramírez Chub", "Abundio Ramírez Chub"],
    ["Noelia Ibáñez, con la rayita arriba de la ene", "Noelia Ibáñez"],
    ["José Ángel Núñez, con acento en la jose y en la u", "José Ángel Núñez"],
    [
      "yo soy doña Chayo para todos pero Rosario Contreras Vda. de Luna es mi nombre legal",
      "Rosario Contreras Vda. de Luna",
    ],
    ["mi hija, la que cumple años mañana, se llama Kimberly Dayana Sosa", "Kimberly Dayana Sosa"],
    ["mi nombre está mal en la mica, dice Cristian pero soy Christian Alvarenga Cruz", "Christian Alvarenga Cruz"],
    ["Nombre: Dorcas Apellidos: Sandoval Chirinos", "Dorcas Sandoval Chirinos"],
    [
      "la señora se llama Mirtha, Mirtha Ledezma Vaca, mi suegra que en paz descanse le decía Mirthita",
      "Mirtha Ledezma Vaca",
    ],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each(["Huamán Ccori Julia Edelmira, así sale en mi DNI"])("%s is asked", (heard) =>
    expect(read(heard).status).toMatch(/^(ask|unknown)$/),
  );
});

describe("what stands behind the whole of it", () => {
  test.each([
    ["che, anotá Facundo Nahuel Ibarra, con be larga el Ibarra", "Facundo Nahuel Ibarra"],
    ["Rosalba Chi Ek, los dos apellidos son mayas cortitos", "Rosalba Chi Ek"],
    ["Belén Rosmery Apaza, de Bolivia", "Belén Rosmery Apaza"],
    [
      "uy pues es larguísimo: María Auxiliadora del Socorro Blandón Tijerino",
      "María Auxiliadora del Socorro Blandón Tijerino",
    ],
    ["a mi hijo lo registré como Anderson Smith Carabalí Lucumí", "Anderson Smith Carabalí Lucumí"],
    ["mi papá don Gume, Gumercindo Tapia Rosas", "Gumercindo Tapia Rosas"],
    ["él firma como J. Carmen Luna pero es José Carmen Luna Rico", "José Carmen Luna Rico"],
    ["mi nombre no cambió cuando me casé, sigo siendo Griselda Fuentes Tum", "Griselda Fuentes Tum"],
    ["me dicen Nena pero ese no va, va Magdalena Xicohténcatl", "Magdalena Xicohténcatl"],
    ["mi primer nombre es Kelvin y el segundo Omar y de apellido Brito Peralta", "Kelvin Omar Brito Peralta"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("names that are words, and whose child it is", () => {
  test.each([
    ["la beneficiaria es mi mamita, se llama Dominga Calel Us", "Dominga Calel Us"],
    ["mi chiquita se llama Génesis Abigail Rápalo, cumple siete en mayo", "Génesis Abigail Rápalo"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("hearsay, where somebody lives, and words that laugh", () => {
  test.each([
    ["mi hermano el que vive en Puebla, Fausto Xelhuantzi Meneses", "Fausto Xelhuantzi Meneses"],
    ["Roberto Carlos Guity, garífuna de Trujillo", "Roberto Carlos Guity"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("a word behind two known family names that is no known name", () => {
  test.each([
    ["hilda roxana mamani quispe pe", "Hilda Roxana Mamani Quispe"],
    ["rosa elena prado gómez normalito", "Rosa Elena Prado Gómez"],
  ])("'%s': asked whether it belongs to the name", (heard, value) => {
    const reading = read(heard);
    expect(reading.status).toBe("ask");
    expect(reading.candidates.map((one) => one.value)).toContain(value);
  });

  test.each([
    ["Rosa Elena Prado Gómez Xochihua", "written like a name"],
    ["rosa elena prado ccallo", "behind one family name"],
    ["ana prado gómez de xochihua", "behind a particle"],
  ])("'%s' is kept: it is %s", (heard) => {
    expect(read(heard).status).toBe("value");
  });
});
