import { describe, expect, test } from "vitest";
import { interpret } from "../../../interpret.ts";

const read = (heard: string) => interpret({ kind: "address", heard, today: "2026-11-20" });

describe("an address abroad", () => {
  test.each([
    ["avenida insurgentes 1234, colonia del valle, ciudad de méxico, cp 03100, México", "MX", "Ciudad de México", ""],
    ["calle hidalgo 20, san miguel de allende, guanajuato, México", "MX", "San Miguel de Allende", "Guanajuato"],
    ["calle juárez 4, tlaxiaco, estado de oaxaca, méxico, ahí vive mi tía", "MX", "Tlaxiaco", "Oaxaca"],
    ["avenida juárez 12, toluca, estado de méxico", "MX", "Toluca", "Estado de México"],
    ["calle 5 de mayo 8, huajuapan de león oaxaca, allá en méxico", "MX", "Huajuapan de León", "Oaxaca"],
    ["4a calle 5-12, zona 1, quetzaltenango, guatemala", "GT", "Quetzaltenango", ""],
    ["3a avenida 4-10, zona 2, guatemala, guatemala", "GT", "Guatemala", ""],
    ["mi papá está en guatemala, aldea chichipate casa 4, el estor, izabal", "GT", "El Estor", "Izabal"],
    ["aldea los encuentros, municipio de mixco, departamento de guatemala, guatemala", "GT", "Mixco", "Guatemala"],
    ["pasaje 2, casa 15, soyapango, san salvador, el salvador", "SV", "Soyapango", "San Salvador"],
    ["barrio el calvario, casa 3, san salvador, el salvador", "SV", "San Salvador", ""],
    ["del parque central dos cuadras al sur, león, nicaragua", "NI", "León", ""],
    ["calle 50, edificio global, panamá, panamá", "PA", "Panamá", ""],
    ["calle duarte 45, ensanche luperón, santo domingo, república dominicana", "DO", "Santo Domingo", ""],
    ["calle 23 número 1105, vedado, la habana, cuba", "CU", "La Habana", ""],
    ["mi abuela vive en cali, en la carrera 15 número 28, valle del cauca, colombia", "CO", "Cali", "Valle del Cauca"],
    ["urbanización el paraíso, casa 12, maracaibo, estado zulia, venezuela", "VE", "Maracaibo", "Zulia"],
    ["jirón puno 345, huancayo, junín, perú", "PE", "Huancayo", "Junín"],
    ["300 metros al sur de la iglesia, desamparados, san josé, costa rica", "CR", "Desamparados", "San José"],
    ["comunidad de quilloac, cantón cañar, provincia del cañar, ecuador", "EC", "Cañar", "Cañar"],
    ["18 de julio 1200, montevideo, uruguay", "UY", "Montevideo", ""],
    ["carrera 43 no 72-15 barrio el prado barranquilla atlantico colombia", "CO", "Barranquilla", "Atlántico"],
    ["cra 50 # 48-20 barrio prado centro medellin antioquia colombia", "CO", "Medellin", "Antioquia"],
    ["diagonal 20 no 5-11 apto 301 barrio galan bucaramanga santander colombia", "CO", "Bucaramanga", "Santander"],
    ["bolivar 2150 rosario santa fe argentina", "AR", "Rosario", "Santa Fe"],
    ["San Martín 540 Mendoza Mendoza Argentina", "AR", "Mendoza", "Mendoza"],
    ["cll 9 numero 12 22 cordoba argentina", "AR", "Cordoba", ""],
    ["ciudadela kennedy norte mz 5 solar 8 guayaquil guayas ecuador", "EC", "Guayaquil", "Guayas"],
    ["jr. ayacucho 340 cercado huancayo junin peru", "PE", "Huancayo", "Junín"],
    ["calle hidalgo 22 col centro matamoros tamps mexico", "MX", "Matamoros", "Tamaulipas"],
    ["calle los cedros 24 barrio lourdes, loja ecuador, cerca del parque", "EC", "Loja", ""],
    ["av. 6 de diciembre n34-120, quito, pichincha", "EC", "Quito", "Pichincha"],
    ["av. Benito Juárez 100 col. centro, Reynosa, Tamps.", "MX", "Reynosa", "Tamaulipas"],
    ["calle Reforma 12, Tepatitlán, Jalisco", "MX", "Tepatitlán", "Jalisco"],
    ["mis cartas llegan a Nuevo laredo tamps, col. hidalgo, calle peru 3012", "MX", "Nuevo Laredo", "Tamaulipas"],
    [
      "mami vive alla en santiago de los caballeros republica dominicana, ensanche bermudez calle 6 numero 12",
      "DO",
      "Santiago de los Caballeros",
      "",
    ],
    ["en Baní República Dominicana, calle Sánchez número 14, los barracones", "DO", "Baní", ""],
    ["los dejé viviendo en Xela Guatemala, zona 3, 14 avenida 5-20", "GT", "Xela", ""],
    [
      "mi prima vive en yerba buena, provincia de tucumán, argentina, en la calle aconquija 1850",
      "AR",
      "Yerba Buena",
      "Tucumán",
    ],
    ["calle alcalá 30, tercero b, 28014 madrid, españa", "ES", "Madrid", ""],
    ["calle laurel 34, 45010 zapopan, jalisco, méxico", "MX", "Zapopan", "Jalisco"],
    ["my mom lives in el salvador, cantón el zapote, suchitoto, cuscatlán", "SV", "Suchitoto", "Cuscatlán"],
    ["calle 5 número 12, ciudad juárez, chihuahua, méxico", "MX", "Ciudad Juárez", "Chihuahua"],
    ["en guatemala en antigua sexta avenida doce guion cuarenta zona uno", "GT", "Antigua", ""],
    ["guatemala ciudad colonia atlántida quince avenida doce guion diez", "GT", "Guatemala", ""],
    ["carrera quince número ochenta y ocho guion treinta bogotá colombia", "CO", "Bogotá", ""],
    [
      "mi esposa sigue en guadalajara jalisco méxico avenida hidalgo 320 colonia americana",
      "MX",
      "Guadalajara",
      "Jalisco",
    ],
    ["méxico michoacán morelia calle madero 220 colonia centro", "MX", "Morelia", "Michoacán"],
    ["en honduras departamento de cortés san pedro sula colonia fesitranh casa doce", "HN", "San Pedro Sula", "Cortés"],
    [
      "cantón san antonio municipio de tecoluca departamento de san vicente el salvador",
      "SV",
      "Tecoluca",
      "San Vicente",
    ],
    ["en la vega república dominicana calle duarte número 45", "DO", "La Vega", ""],
    [
      "municipio de chiquimulilla departamento de santa rosa guatemala barrio san sebastián",
      "GT",
      "Chiquimulilla",
      "Santa Rosa",
    ],
    ["manzana f lote 12 urbanización los jardines trujillo perú", "PE", "Trujillo", ""],
    ["en perú distrito de comas lima jirón huancavelica 322", "PE", "Lima", ""],
    [
      "mi tía vive en barrio lourdes comayagua departamento de comayagua honduras la casa no tiene número",
      "HN",
      "Comayagua",
      "Comayagua",
    ],
    ["rua das flores 12, sao paulo, brasil", "BR", "Sao Paulo", ""],
  ])("%s has its city and province", (heard, country, city, province) =>
    expect(read(heard)).toMatchObject({ status: "value", value: { foreign: true, country, city, province } }),
  );

  test("the end of a sentence is no part of it", () =>
    expect(read("Cantón Pachaj, Salcajá, Quetzaltenango. Guatemala.")).toMatchObject({
      english: "Cantón Pachaj, Salcajá, Quetzaltenango, Guatemala",
      value: { text: "Cantón Pachaj, Salcajá, Quetzaltenango" },
    }));

  test("has its line, its postal code and the whole as it was said", () =>
    expect(read("calle Gran Vía 12, 28013 Madrid, España").value).toEqual({
      foreign: true,
      country: "ES",
      text: "Calle Gran Vía 12, 28013 Madrid",
      line: "Calle Gran Vía 12",
      city: "Madrid",
      province: "",
      postalCode: "28013",
    }));

  test.each([
    ["Carrera 7 # 45-20, Bogotá, Cundinamarca, 110231, Colombia", "Carrera 7 # 45-20", "Bogotá", "110231"],
    ["Carrera 7 número 45-20, 110231 Bogotá, Colombia", "Carrera 7 número 45-20", "Bogotá", "110231"],
    ["Avenida Amazonas 230, Quito, Pichincha, 170135, Ecuador", "Avenida Amazonas 230", "Quito", "170135"],
    ["Calle Arce 12, San Salvador, 1101, El Salvador", "Calle Arce 12", "San Salvador", "1101"],
    ["Av. Arequipa 1250, Lima 15046, Perú", "Av. Arequipa 1250", "Lima", "15046"],
    ["Calle Lavalle 1234, C1043 Buenos Aires, Argentina", "Calle Lavalle 1234", "Buenos Aires", "C1043"],
    ["Lavalle 1234, piso 2, C1048AAF Buenos Aires, Argentina", "Lavalle 1234, Piso 2", "Buenos Aires", "C1048AAF"],
    ["Calle Lavalle 1234, Buenos Aires, Argentina, código postal C1043", "Calle Lavalle 1234", "Buenos Aires", "C1043"],
    ["Calle 5 número 20, Quito EC170150, Ecuador", "Calle 5 número 20", "Quito", "EC170150"],
    ["12 King Street, Toronto, Ontario M5V 2T6, Canadá", "12 King Street", "Toronto", "M5V 2T6"],
    ["10 Downing Street, London SW1A 2AA, Inglaterra", "10 Downing Street", "London", "SW1A 2AA"],
    ["Av. Providencia 120, 832-0000 Santiago, Chile", "Av. Providencia 120", "Santiago", "832-0000"],
    // Four digits behind a street may be its house.
    ["Calle Arce, 1302, San Salvador, El Salvador", "Calle Arce, 1302", "San Salvador", ""],
  ])("'%s' has a code as its country writes it", (heard, line, city, postalCode) =>
    expect(read(heard).value).toMatchObject({ line, city, postalCode }),
  );

  test("has a postal code that was said in words", () =>
    expect(read("calle Hidalgo 20, Celaya, Guanajuato, código postal treinta y ocho mil, México").value).toMatchObject({
      line: "Calle Hidalgo 20",
      city: "Celaya",
      province: "Guanajuato",
      postalCode: "38000",
    }));

  test.each([
    "San Salvador, El Salvador",
    "soy de Cuba",
    "barrio el centro honduras",
    "vivo en houston pero mi familia está en méxico en la calle hidalgo 4",
    "colonia centro, calle 5, México",
    "Tlaxiaco, Oaxaca, México",
  ])("%s lacks a street or a city, which is asked", (heard) => expect(read(heard).status).toBe("ask"));

  test.each([
    ["30 Fair Street, Norway, Maine 04268", "30 Fair Street, Norway, ME 04268"],
    ["1000 North Point Circle, Alpharetta, Georgia, 30022", "1000 North Point Circle, Alpharetta, GA 30022"],
    ["123 Mexico Street, Lebanon, Pennsylvania 17042", "123 Mexico Street, Lebanon, PA 17042"],
  ])("%s is none", (heard, english) => expect(read(heard)).toMatchObject({ status: "value", english }));
});

describe("who lives there, told before the place or behind it", () => {
  test.each([
    ["mi hermana: calle Maceo #112 entre Arias y Aguilera, Holguin, CUBA", "Holguin"],
    ["Mis papás: calle Martí #55, Bayamo, Cuba", "Bayamo"],
    [
      "mis viejos siguen en venezuela, en barquisimeto, estado lara, urbanización del este, calle tres, quinta la yuya",
      "Barquisimeto",
    ],
    ["mi mama vive en Honduras barrio Las Flores 3ra calle, Choluteca", "Choluteca"],
    ["mi hermana está en jauja, huancayo mejor dicho, en el perú, jirón puno trescientos veinte", "Huancayo"],
    ["mi hermano en colombia, en pasto, nariño, calle dieciocho número veinticinco guion cuarenta", "Pasto"],
    ["calle Bolívar 320, Ambato, Ecuador, mi papá", "Ambato"],
    ["mi hermana reside en cuenca ecuador, en la calle gran colombia número siete veintiocho", "Cuenca"],
    [
      "vive allá en guatemala, en patzún, departamento de chimaltenango, la casa no tiene número, calle cuatro",
      "Patzún",
    ],
    ["mi hija quedó en República Dominicana, en Moca, provincia Espaillat, calle Duarte veintidós", "Moca"],
  ])("%s is in %s", (heard, city) =>
    expect(interpret({ kind: "address", heard, today: "2026-11-20" })).toMatchObject({
      value: { foreign: true, city },
    }),
  );
});

describe("talk around an address abroad", () => {
  test.each([
    ["eso era en el salvador, en usulután, barrio el calvario, casa 7", "Barrio el calvario, Casa 7", "Usulután"],
    ["eso queda en honduras, en juticalpa, olancho, barrio belén, casa 2", "Barrio belén, Casa 2", "Juticalpa"],
    ["allá era en perú, en trujillo, jirón pizarro 540", "Jirón pizarro 540", "Trujillo"],
    ["Av. Bolivar 120 y Sucre, Loja - Ecuador", "Av. Bolivar 120 y Sucre", "Loja"],
    ["Calle 10 # 5-20 - Barrio Centro - Cali - Colombia", "Calle 10 # 5-20, Barrio Centro", "Cali"],
    ["Calle Florida 1250, Rosario / Argentina", "Calle Florida 1250", "Rosario"],
    [
      "de la iglesia dos cuadras al lago, eso es en granada nicaragua amigo, allá no hay número",
      "De la iglesia dos cuadras al lago",
      "Granada",
    ],
  ])("'%s' is at %s in %s", (heard, line, city) =>
    expect(read(heard)).toMatchObject({ status: "value", value: { line, city } }),
  );

  test.each([
    "calle 4, era muy bonito, Honduras",
    "avenida central 12, ahí vivíamos antes, Costa Rica",
    "calle duarte 45, creo que es moca, república dominicana",
    "barrio abajo casa 3, pero ya no existe, Honduras",
  ])("'%s' names no town", (heard) => expect(read(heard)).toMatchObject({ status: "ask", missing: ["city"] }));
});

describe("of two places with no street, and of a country that names a street", () => {
  test.each(["San Bartolome Quialana, Tlacolula, Oaxaca, México", "San Pedro, Tuxtla, Chiapas, México"])(
    "%s: which is the city is asked",
    (heard) => {
      const reading = interpret({ kind: "address", heard, today: "2026-11-20" });
      expect(reading).toMatchObject({ status: "ask", missing: ["city"] });
      expect(reading.candidates).toHaveLength(2);
    },
  );

  test.each(["calle Ecuador, Quito, 12", "su casa en moca república dominicana, calle duarte 22"])(
    "%s is asked",
    (heard) => expect(interpret({ kind: "address", heard, today: "2026-11-20" }).status).toBe("ask"),
  );
});

describe("a house told by the way to it, as in Costa Rica and Nicaragua", () => {
  test.each([
    [
      "doscientos metros al norte de la iglesia, San José, Costa Rica",
      "Doscientos metros al norte de la iglesia",
      "San José",
    ],
    [
      "200 metros sur de la escuela, Barrio Los Ángeles, Alajuela, Costa Rica",
      "200 metros sur de la escuela, Barrio Los Ángeles",
      "Alajuela",
    ],
    [
      "de la iglesia católica, doscientos metros al norte y cincuenta al este, casa verde, Heredia, Costa Rica",
      "De la iglesia católica, Doscientos metros al norte y cincuenta al este, Casa verde",
      "Heredia",
    ],
    ["cien metros oeste del Banco Nacional, Cartago, Costa Rica", "Cien metros oeste del Banco Nacional", "Cartago"],
    [
      "ella vive en Costa Rica en Turrialba, cien metros al norte de la escuela",
      "Cien metros al norte de la escuela",
      "Turrialba",
    ],
    [
      "de donde fue el arbolito dos cuadras al lago, Managua, Nicaragua",
      "De donde fue el arbolito dos cuadras al lago",
      "Managua",
    ],
    ["en Nicaragua en Masaya, del mercado dos cuadras al sur", "Del mercado dos cuadras al sur", "Masaya"],
    ["trescientas varas al lago del hospital, Managua, Nicaragua", "Trescientas varas al lago del hospital", "Managua"],
    [
      "del Hospital Bertha Calderón dos cuadras al sur, una abajo, Managua, Nicaragua",
      "Del Hospital Bertha Calderón dos cuadras al sur, Una abajo",
      "Managua",
    ],
    [
      "de los semáforos tres al sur, media arriba, León, Nicaragua",
      "De los semáforos tres al sur, Media arriba",
      "León",
    ],
    ["contiguo a la pulpería La Fe, Liberia, Guanacaste, Costa Rica", "Contiguo a la pulpería La Fe", "Liberia"],
  ])("%s", (heard, line, city) => expect(read(heard)).toMatchObject({ status: "value", value: { line, city } }));
});

test.each([
  ["Calle Maceo 212, entre Aguilera y Frexes, Holguín 80100, Cuba", "Calle Maceo 212, Entre Aguilera y Frexes"],
  ["Calle Morelos 8, bajo el puente, Puebla, México", "Calle Morelos 8, Bajo el puente"],
  ["Calle Morelos 8, sobre la avenida Hidalgo, Puebla, México", "Calle Morelos 8, Sobre la avenida Hidalgo"],
])("%s: where a house stands is told, though it begins like a sentence", (heard, line) => {
  expect(read(heard).value).toMatchObject({ line });
});
