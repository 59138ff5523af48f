import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";
import type { Lookups } from "../interpretation.ts";
import { places } from "./places.fixture.ts";

const read = (heard: string) => interpret({ kind: "address", heard, today: "2026-11-20", lookups: places });

describe("address", () => {
  test.each([
    [
      "1234 calle Main, apartamento 3B, Los Ángeles, California 90012",
      { line: "1234 Main Street", unit: "Apt 3B", city: "Los Angeles", state: "CA", zip: "90012" },
    ],
    [
      "mil doscientos treinta y cuatro calle Main apartamento tres be Los Ángeles California nueve cero cero uno dos",
      { line: "1234 Main Street", unit: "Apt 3B", city: "Los Angeles", state: "CA", zip: "90012" },
    ],
    [
      "533 Vine Ztreet, Houston, Texas, siete siete cero cero dos",
      { line: "533 Vine Street", unit: "", city: "Houston", state: "TX", zip: "77002" },
    ],
    [
      "5100 Pine Dribe, Chicago, Illinois 60601",
      { line: "5100 Pine Drive", unit: "", city: "Chicago", state: "IL", zip: "60601" },
    ],
    [
      "vivo en la calle Main número 1234, Los Ángeles, California, 90012",
      { line: "1234 Main Street", unit: "", city: "Los Angeles", state: "CA", zip: "90012" },
    ],
    [
      "123 Camino Real, San Clemente, California 92672",
      { line: "123 Camino Real", unit: "", city: "San Clemente", state: "CA", zip: "92672" },
    ],
    [
      "quinientos veinte de la calle quinta, Dallas, Texas, 75201",
      { line: "520 5th Street", unit: "", city: "Dallas", state: "TX", zip: "75201" },
    ],
    [
      "mil quinientos Calle Ocho, Miami, Florida, 33135",
      { line: "1500 Calle Ocho", unit: "", city: "Miami", state: "FL", zip: "33135" },
    ],
    [
      "2020 oeste avenida Washington, apartamento número cinco, Phoenix Arizona 85009",
      { line: "2020 West Washington Avenue", unit: "Apt 5", city: "Phoenix", state: "AZ", zip: "85009" },
    ],
    [
      "2020 avenida Washington oeste departamento B Phoenix Arizona 85009",
      { line: "2020 West Washington Avenue", unit: "Apt B", city: "Phoenix", state: "AZ", zip: "85009" },
    ],
    [
      "Colonia Centro, calle Juárez 45, Puebla, México",
      { foreign: true, country: "MX", text: "Colonia Centro, calle Juárez 45, Puebla" },
    ],
    [
      "Barrio El Centro, Tegucigalpa, Honduras",
      { foreign: true, country: "HN", text: "Barrio El Centro, Tegucigalpa" },
    ],
    [
      "5610 Bellaire Boulevard número 112 Houston Texas 77081",
      { line: "5610 Bellaire Boulevard", unit: "# 112", city: "Houston", state: "TX", zip: "77081" },
    ],
    [
      "treinta y dos veinte de la calle treinta y cuatro, Astoria, Nueva York, once ciento tres",
      { line: "3220 34th Street", unit: "", city: "Astoria", state: "NY", zip: "11103" },
    ],
    [
      "100 Broadway, New York, NY 10005",
      { line: "100 Broadway", unit: "", city: "New York", state: "NY", zip: "10005" },
    ],
    [
      "100 Broadway Nueva York Nueva York 10005",
      { line: "100 Broadway", unit: "", city: "New York", state: "NY", zip: "10005" },
    ],
    [
      "mi casa está en el 77 de Harbor Drive en San Diego, California, código postal 92101",
      { line: "77 Harbor Drive", unit: "", city: "San Diego", state: "CA", zip: "92101" },
    ],
    [
      "77 Harbor Drive San Diego California código postal nueve dos uno cero uno",
      { line: "77 Harbor Drive", unit: "", city: "San Diego", state: "CA", zip: "92101" },
    ],
    [
      "PO Box 123, Fresno, California 93701",
      { line: "PO Box 123", unit: "", city: "Fresno", state: "CA", zip: "93701" },
    ],
    [
      "es el 900 de la calle Spring en Los Ángeles California zona postal 90015",
      { line: "900 Spring Street", unit: "", city: "Los Angeles", state: "CA", zip: "90015" },
    ],
    [
      "1600 Pennsylvania Ave NW, Washington, DC 20500",
      { line: "1600 Pennsylvania Avenue Northwest", unit: "", city: "Washington", state: "DC", zip: "20500" },
    ],
    [
      "8400 Edgewater Dr Oakland CA 94621",
      { line: "8400 Edgewater Drive", unit: "", city: "Oakland", state: "CA", zip: "94621" },
    ],
    [
      "ocho cuatro cero cero Edgewater Drive unidad doce Oakland California nueve cuatro seis dos uno",
      { line: "8400 Edgewater Drive", unit: "Unit 12", city: "Oakland", state: "CA", zip: "94621" },
    ],
    [
      "1234 Main St piso 2 Los Angeles CA 90012",
      { line: "1234 Main Street", unit: "Fl 2", city: "Los Angeles", state: "CA", zip: "90012" },
    ],
    [
      "1234 Main St segundo piso Los Angeles CA 90012",
      { line: "1234 Main Street", unit: "Fl 2", city: "Los Angeles", state: "CA", zip: "90012" },
    ],
    [
      "trescientos diez norte calle Soto, Los Ángeles, California, noventa cero treinta y tres",
      { line: "310 North Soto Street", unit: "", city: "Los Angeles", state: "CA", zip: "90033" },
    ],
    [
      "trescientos diez calle Soto norte, Los Ángeles, California, noventa cero treinta y tres",
      { line: "310 North Soto Street", unit: "", city: "Los Angeles", state: "CA", zip: "90033" },
    ],
    [
      "4500 carretera 35, Laredo, Texas 78045",
      { line: "4500 Highway 35", unit: "", city: "Laredo", state: "TX", zip: "78045" },
    ],
    [
      "1234 calle Main, Los Ángeles, California, noventa mil doce, Estados Unidos",
      { line: "1234 Main Street", unit: "", city: "Los Angeles", state: "CA", zip: "90012" },
    ],
    [
      "1010 avenida San Julián departamento cuatro cero dos Los Ángeles California 90015",
      { line: "1010 San Julian Avenue", unit: "Apt 402", city: "Los Angeles", state: "CA", zip: "90015" },
    ],
    [
      "el 45 de la avenida B, Nueva York, Nueva York, 10009",
      { line: "45 Avenue B", unit: "", city: "New York", state: "NY", zip: "10009" },
    ],
    [
      "1234 Main Street, no, perdón, 1235 Main Street, Los Angeles, California 90012",
      { line: "1235 Main Street", unit: "", city: "Los Angeles", state: "CA", zip: "90012" },
    ],
    [
      "1234 Main Street Los Angeles California 90012, perdón, 90013",
      { line: "1234 Main Street", unit: "", city: "Los Angeles", state: "CA", zip: "90013" },
    ],
    [
      "vivo en la calle Cesar Chavez 2450 en Los Ángeles California 90033",
      { line: "2450 Cesar Chavez Street", unit: "", city: "Los Angeles", state: "CA", zip: "90033" },
    ],
    [
      "calle Cesar Chavez 2450, apartamento 5, Los Ángeles, California 90033",
      { line: "2450 Cesar Chavez Street", unit: "Apt 5", city: "Los Angeles", state: "CA", zip: "90033" },
    ],
    [
      "dos cuatro cinco cero Whittier Boulevard, Los Angeles, CA, nueve cero cero dos tres",
      { line: "2450 Whittier Boulevard", unit: "", city: "Los Angeles", state: "CA", zip: "90023" },
    ],
    [
      "2450 Whittier Blvd, Apt B, Los Angeles CA 90023",
      { line: "2450 Whittier Boulevard", unit: "Apt B", city: "Los Angeles", state: "CA", zip: "90023" },
    ],
    [
      "mil cien South Grand Avenue departamento doce B Los Angeles California 90015",
      { line: "1100 South Grand Avenue", unit: "Apt 12B", city: "Los Angeles", state: "CA", zip: "90015" },
    ],
    [
      "once cero uno sur avenida Grand, Los Ángeles, California, 90015",
      { line: "1101 South Grand Avenue", unit: "", city: "Los Angeles", state: "CA", zip: "90015" },
    ],
    [
      "ochocientos cuarenta y cinco de la avenida Lexington, apartamento cuatro D, Nueva York, Nueva York, diez mil sesenta y cinco",
      { line: "845 Lexington Avenue", unit: "Apt 4D", city: "New York", state: "NY", zip: "10065" },
    ],
    [
      "845 Lexington Avenue piso 3 Nueva York NY 10065",
      { line: "845 Lexington Avenue", unit: "Fl 3", city: "New York", state: "NY", zip: "10065" },
    ],
    [
      "34-20 calle 79, Jackson Heights, Nueva York 11372",
      { line: "34-20 79th Street", unit: "", city: "Jackson Heights", state: "NY", zip: "11372" },
    ],
    [
      "treinta y cuatro veinte calle setenta y nueve, Jackson Heights, Nueva York, once tres setenta y dos",
      { line: "3420 79th Street", unit: "", city: "Jackson Heights", state: "NY", zip: "11372" },
    ],
    [
      "2301 North Keystone Avenue primer piso Chicago Illinois 60639",
      { line: "2301 North Keystone Avenue", unit: "Fl 1", city: "Chicago", state: "IL", zip: "60639" },
    ],
    [
      "veintitrés cero uno norte Keystone, Chicago, Illinois, seis cero seis tres nueve",
      { line: "2301 North Keystone", unit: "", city: "Chicago", state: "IL", zip: "60639" },
    ],
    [
      "6500 Hillcroft St #12 Houston TX 77081",
      { line: "6500 Hillcroft Street", unit: "# 12", city: "Houston", state: "TX", zip: "77081" },
    ],
    [
      "sesenta y cinco cero cero Hillcroft, apartamento ciento uno, Houston, Tejas, siete siete cero ocho uno",
      { line: "6500 Hillcroft", unit: "Apt 101", city: "Houston", state: "TX", zip: "77081" },
    ],
    [
      "12 calle Bridge, Lowell, Massachusetts, 01852",
      { line: "12 Bridge Street", unit: "", city: "Lowell", state: "MA", zip: "01852" },
    ],
    [
      "12 Bridge Street, Lowell, Mass 01852",
      { line: "12 Bridge Street", unit: "", city: "Lowell", state: "MA", zip: "01852" },
    ],
    [
      "trescientos veinte Este calle Olive, Burbank, California 91502",
      { line: "320 East Olive Street", unit: "", city: "Burbank", state: "CA", zip: "91502" },
    ],
    [
      "1500 noroeste de la calle séptima, Miami, Florida, 33125",
      { line: "1500 Northwest 7th Street", unit: "", city: "Miami", state: "FL", zip: "33125" },
    ],
    [
      "1500 NW 7 St Miami FL 33125",
      { line: "1500 Northwest 7th Street", unit: "", city: "Miami", state: "FL", zip: "33125" },
    ],
    [
      "8501 suroeste 24 calle, Miami, Florida 33155",
      { line: "8501 Southwest 24th Street", unit: "", city: "Miami", state: "FL", zip: "33155" },
    ],
    [
      "trailer 15, 2600 Carlton Lane, Springville, Iowa 52336",
      { line: "2600 Carlton Lane", unit: "Trlr 15", city: "Springville", state: "IA", zip: "52336" },
    ],
    [
      "calle San Francisco 100, San Juan, Puerto Rico 00901",
      { line: "100 Calle San Francisco", unit: "", city: "San Juan", state: "PR", zip: "00901" },
    ],
    [
      "Calle 5 de Mayo número 20, Colonia Centro, Morelia, Michoacán, México",
      { foreign: true, country: "MX", text: "Calle 5 de Mayo número 20, Colonia Centro, Morelia, Michoacán" },
    ],
    [
      "caserío Los Naranjos, cantón El Carmen, Usulután, El Salvador",
      { foreign: true, country: "SV", text: "Caserío Los Naranjos, cantón El Carmen, Usulután" },
    ],
    ["zona 6, Ciudad de Guatemala, Guatemala", { foreign: true, country: "GT", text: "Zona 6, Ciudad de Guatemala" }],
    ["Aldea El Rosario, Comayagua, Honduras", { foreign: true, country: "HN", text: "Aldea El Rosario, Comayagua" }],
    [
      "4412 West Peoria Avenue, Glendale, Arizona, ocho cinco tres cero dos",
      { line: "4412 West Peoria Avenue", unit: "", city: "Glendale", state: "AZ", zip: "85302" },
    ],
    [
      "es 4412 west peoria avenue glendale az 85302",
      { line: "4412 West Peoria Avenue", unit: "", city: "Glendale", state: "AZ", zip: "85302" },
    ],
    [
      "220 E 117th St Apt 6B New York NY 10035",
      { line: "220 East 117th Street", unit: "Apt 6B", city: "New York", state: "NY", zip: "10035" },
    ],
    [
      "doscientos veinte este calle ciento diecisiete apartamento seis be Nueva York Nueva York uno cero cero tres cinco",
      { line: "220 East 117th Street", unit: "Apt 6B", city: "New York", state: "NY", zip: "10035" },
    ],
    [
      "915 Broadway, Brooklyn, Nueva York 11206",
      { line: "915 Broadway", unit: "", city: "Brooklyn", state: "NY", zip: "11206" },
    ],
    [
      "915 de Broadway en Brooklyn Nueva York 11206",
      { line: "915 Broadway", unit: "", city: "Brooklyn", state: "NY", zip: "11206" },
    ],
    [
      "1 World Way, Los Angeles, CA 90045",
      { line: "1 World Way", unit: "", city: "Los Angeles", state: "CA", zip: "90045" },
    ],
    [
      "5 Via Verde, San Dimas, CA 91773",
      { line: "5 Via Verde", unit: "", city: "San Dimas", state: "CA", zip: "91773" },
    ],
    [
      "2020 El Camino Real, Santa Clara, California 95050",
      { line: "2020 El Camino Real", unit: "", city: "Santa Clara", state: "CA", zip: "95050" },
    ],
    [
      "dos mil veinte El Camino Real Santa Clara California 95050",
      { line: "2020 El Camino Real", unit: "", city: "Santa Clara", state: "CA", zip: "95050" },
    ],
    [
      "742 Evergreen Terrace, Springfield, Oregón, nueve siete cuatro siete siete",
      { line: "742 Evergreen Terrace", unit: "", city: "Springfield", state: "OR", zip: "97477" },
    ],
    [
      "1234 paseo de Peralta, Santa Fe, Nuevo México, 87501",
      { line: "1234 Paseo de Peralta", unit: "", city: "Santa Fe", state: "NM", zip: "87501" },
    ],
    [
      "450 Oak Street edificio B apartamento 12 Dallas Texas 75201",
      { line: "450 Oak Street", unit: "Bldg B Apt 12", city: "Dallas", state: "TX", zip: "75201" },
    ],
    [
      "rural route dos box cuarenta y cinco Dallas Texas 75201",
      { line: "RR 2 Box 45", unit: "", city: "Dallas", state: "TX", zip: "75201" },
    ],
    ["HC 1 Box 20, Dallas, Texas 75201", { line: "HC 1 Box 20", unit: "", city: "Dallas", state: "TX", zip: "75201" }],
    [
      "apartado postal 45 Dallas Texas 75201",
      { line: "PO Box 45", unit: "", city: "Dallas", state: "TX", zip: "75201" },
    ],
    [
      "2500 Main Street lote 14 Dallas Texas 75201",
      { line: "2500 Main Street", unit: "Lot 14", city: "Dallas", state: "TX", zip: "75201" },
    ],
    [
      "2500 Main Street espacio 22 Fresno California 93701",
      { line: "2500 Main Street", unit: "Spc 22", city: "Fresno", state: "CA", zip: "93701" },
    ],
    [
      "55 y medio Main Street Dallas Texas 75201",
      { line: "55 1/2 Main Street", unit: "", city: "Dallas", state: "TX", zip: "75201" },
    ],
    [
      "ciento veintitrés west 45 street nueva york 10005",
      { line: "123 West 45th Street", unit: "", city: "New York", state: "NY", zip: "10005" },
    ],
    [
      "100 Main St 2do piso Dallas TX 75201",
      { line: "100 Main Street", unit: "Fl 2", city: "Dallas", state: "TX", zip: "75201" },
    ],
    [
      "4520 boulevard Martin Luther King número 12 Houston Texas 77081",
      { line: "4520 Martin Luther King Boulevard", unit: "# 12", city: "Houston", state: "TX", zip: "77081" },
    ],
    [
      "dos mil cien calle ocho del southwest Miami Florida 33135",
      { line: "2100 Southwest 8th Street", unit: "", city: "Miami", state: "FL", zip: "33135" },
    ],
    [
      "100 Main Street Frnt Dallas TX 75201",
      { line: "100 Main Street", unit: "Frnt", city: "Dallas", state: "TX", zip: "75201" },
    ],
    [
      "100 Main Street Chicagoo Illinois 60601",
      { line: "100 Main Street", unit: "", city: "Chicago", state: "IL", zip: "60601" },
    ],
    [
      "quinientos sur de la Kedzie Chicago Illinois 60601",
      { line: "500 South Kedzie", unit: "", city: "Chicago", state: "IL", zip: "60601" },
    ],
    [
      "ciento cuatro guion veinte Roosevelt Avenue Jackson Heights Nueva York 11372",
      { line: "104-20 Roosevelt Avenue", unit: "", city: "Jackson Heights", state: "NY", zip: "11372" },
    ],
    [
      "calle 135 oeste 512 apartamento 3 d Nueva York 10009",
      { line: "512 West 135th Street", unit: "Apt 3D", city: "New York", state: "NY", zip: "10009" },
    ],
    [
      "1560 Paseo del Norte Dallas Texas 75201",
      { line: "1560 Paseo del Norte", unit: "", city: "Dallas", state: "TX", zip: "75201" },
    ],
    [
      "121 calle del Sol Santa Fe Nuevo México 87501",
      { line: "121 Calle del Sol", unit: "", city: "Santa Fe", state: "NM", zip: "87501" },
    ],
    [
      "915 DE LA GRAND STREET, BROOKLYN, NUEVA YORK 11206",
      { line: "915 GRAND Street", unit: "", city: "BROOKLYN", state: "NY", zip: "11206" },
    ],
    [
      "915 de La Salle Street, Chicago, Illinois 60601",
      { line: "915 La Salle Street", unit: "", city: "Chicago", state: "IL", zip: "60601" },
    ],
  ] as const)("%s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    [
      "trescientos cinco east noventa y seis street, Nueva York, Nueva York 10128",
      "305 East 96th Street, New York, NY 10128",
    ],
    ["cuatro doce west sesenta y siete avenue, Miami, Florida 33155", "412 West 67th Avenue, Miami, FL 33155"],
    [
      "quinientos diez west ciento treinta y cinco street, Nueva York, Nueva York 10031",
      "510 West 135th Street, New York, NY 10031",
    ],
    ["dos mil diez de la tercera avenida, Nueva York, Nueva York 10035", "2010 3rd Avenue, New York, NY 10035"],
    [
      "one twenty five east one hundred sixteenth street, Nueva York, Nueva York 10035",
      "125 East 116th Street, New York, NY 10035",
    ],
    ["fifteen oh six twenty third street, Chicago, Illinois 60601", "1506 23rd Street, Chicago, IL 60601"],
    [
      "twenty four hundred south kedzie avenue, apartment two, Chicago, Illinois 60601",
      "2400 South Kedzie Avenue, Apt 2, Chicago, IL 60601",
    ],
    [
      "noventa y dos guion once cuarenta y siete avenue, Jackson Heights, Nueva York 11372",
      "92-11 47th Avenue, Jackson Heights, NY 11372",
    ],
    ["el número 433 n soto street, Los Ángeles, California 90033", "433 North Soto Street, Los Angeles, CA 90033"],
    ["2330 cermak road apartamento uno ele, Chicago, Illinois 60601", "2330 Cermak Road, Apt 1L, Chicago, IL 60601"],
    ["12 Bridge Street, apartamento 5 de, Lowell, Massachusetts 01852", "12 Bridge Street, Apt 5D, Lowell, MA 01852"],
    ["vive en un sótano, 12 Bridge Street, Lowell, Massachusetts 01852", "12 Bridge Street, Bsmt, Lowell, MA 01852"],
    ["6500 Hillcroft Street, number 12, Houston, Texas 77081", "6500 Hillcroft Street, # 12, Houston, TX 77081"],
    ["6500 Hillcroft Street, Houston, te equis, 77081", "6500 Hillcroft Street, Houston, TX 77081"],
    [
      "mil seiscientos de la calle catorce, noroeste, Washington, DC 20500",
      "1600 14th Street Northwest, Washington, DC 20500",
    ],
    ["12 Bridge Street, Lowell, 01852, Massachusetts", "12 Bridge Street, Lowell, MA 01852"],
    ["915 Broadway, apartamento 2, 11206, Brooklyn, Nueva York", "915 Broadway, Apt 2, Brooklyn, NY 11206"],
    ["32-20 Steinway Street, Astoria, Queens, Nueva York 11103", "32-20 Steinway Street, Astoria, NY 11103"],
    ["West 44th Place, el 1620, Chicago, Illinois 60601", "1620 West 44th Place, Chicago, IL 60601"],
    [
      "6500 Hillcroft Street, que es la de atrás, unit b, Houston, Texas 77081",
      "6500 Hillcroft Street, Unit B, Houston, TX 77081",
    ],
    ["vivo en Chicago, Illinois, en el 815 de Racine Avenue, el zip es 60601", "815 Racine Avenue, Chicago, IL 60601"],
    [
      "antes vivíamos en Passaic, en la calle Monroe 45, ahorita estamos en 12 Bridge Street, Lowell, Massachusetts 01852",
      "12 Bridge Street, Lowell, MA 01852",
    ],
    [
      "rento un cuartito con mi prima, 12 Bridge Street, Lowell, Massachusetts 01852",
      "12 Bridge Street, Lowell, MA 01852",
    ],
    ["doscientos cuarenta y cinco street, Houston, Texas 77081", undefined],
    ["1200 Main Street Oak Avenue, Houston, Texas 77081", undefined],
    ["2010 3rd Avenue, Nueva York 10035", "2010 3rd Avenue, New York, NY 10035"],
    ["dos mil diez twelfth avenue north, Chicago, Illinois 60601", "2010 12th Avenue North, Chicago, IL 60601"],
    ["six six six eight twelfth avenue, Chicago, Illinois 60601", "6668 12th Avenue, Chicago, IL 60601"],
    ["dos mil uno de la calle Main con la calle Cuarta, Houston, Texas 77081", undefined],
    ["55 Oak Street, Houston, Texas 99999", undefined],
    ["doce cuarenta y dos e street, Fresno, California 93701", "1242 E Street, Fresno, CA 93701"],
    ["401 n calle Main, Fresno, California 93701", "401 North Main Street, Fresno, CA 93701"],
    ["por ahí por la central, a la vuelta de la tienda", undefined],
    ["en queens no más", undefined],
  ])("said as %s is %s", (heard, english) => {
    const { status, english: printed } = read(heard);
    expect({ printed, isValue: status === "value" }).toEqual({ printed: english, isValue: english !== undefined });
  });

  test.each([
    "450 avenida Roosevelt, Chicago, Illinois",
    "450 avenida Roosevelt, 60601",
    "avenida Roosevelt, Chicago, Illinois 60601",
    "450 Roosevelt Road, Chicago, IL 77081",
    "no sé mi dirección",
    "mi dirección es 3300 avenida Kedzie, en Chicago, Illinois",
    "Chicago, Illinois 60623",
    "3300 Kedzie",
    "en San Salvador, El Salvador, colonia Escalón",
    "barrio Abajo, Tegucigalpa",
    "vivo con mi hermana",
    "55 o 57 Main Street Dallas Texas 75201",
    "500 Palm Drive PO Box 12 Dallas TX 75201",
    "4410 Elm entre la quinta y la sexta Dallas Texas 75201",
    "4410 Elm Street garage Dallas Texas 75201",
    "500 Palm Drive apartment Dallas TX 75201",
    "500 Palm Drive suite 2 3665 Dallas TX 75201",
    "Palm Drive # 2, Dallas TX 75201",
    "500 Palm Ave St 1400 Dallas TX 75201",
    "500 West Palm Street East, Dallas TX 75201",
  ])("%s is asked", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));

  test.each(["no tengo dirección", "no tengo dirección fija"])("%s is none", (heard) =>
    expect(read(heard).status).toBe("none"),
  );

  test.each([["un momento", "pause"]])("%s commands %s", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "command", value }),
  );
});

describe("an address with what is said around its parts", () => {
  test.each([
    [
      "ciento doce, no, ciento veinte, ciento veinte west 150 street, new york, new york, 10031",
      "120 West 150th Street||New York",
    ],
    ["unidad doce, 455 river street, dallas texas 75201", "455 River Street|Unit 12|Dallas"],
    ["tráiler número cuarenta y uno 3900 highway 97 houston texas 77002", "3900 Highway 97|Trlr 41|Houston"],
    [
      "apartamento nueve de, de de dedo, en el mil cuarenta de harrison street, dallas, texas, 75201",
      "1040 Harrison Street|Apt 9D|Dallas",
    ],
    ["cuatro veinticinco oak street dallas texas siete cinco dos cero uno sótano", "425 Oak Street|Bsmt|Dallas"],
    ["desde el 2015 vivo en 633 lexington street, dallas, texas 75201", "633 Lexington Street||Dallas"],
    ["1818 montana avenue houston texas 77002 tengo ahí como veinte años", "1818 Montana Avenue||Houston"],
    ["330 grove street dallas tx 75201 no funciona el timbre", "330 Grove Street||Dallas"],
    ["1250 fulton street bk ny 11206", "1250 Fulton Street||Brooklyn"],
    ["560 w 180 st nyc 10031", "560 West 180th Street||New York"],
    ["37-15 83 street jackson heights ny 11372", "37-15 83rd Street||Jackson Heights"],
    ["812 kearny, ka e a erre ene ye, street, dallas, texas 75201", "812 Kearny Street||Dallas"],
    [
      "en el novecientos de la calle elm no en la oak novecientos oak street dallas texas 75201",
      "900 Oak Street||Dallas",
    ],
    ["86, 86 river street, dallas texas 75201, apt 3", "86 River Street|Apt 3|Dallas"],
    [
      "veinte años pasé en la elm pero ahora estoy en el 455 river street dallas texas 75201",
      "455 River Street||Dallas",
    ],
    ["queda en dallas texas 455 river street setenta y cinco dos cero uno", "455 River Street||Dallas"],
    ["donde mi suegra la que tiene la tienda 1818 montana avenue houston texas 77002", "1818 Montana Avenue||Houston"],
    ["river street, 455, dallas texas 75201", "455 River Street||Dallas"],
  ])("%s is %s", (heard, expected) => {
    const { line = "", unit = "", city = "" } = read(heard).value as unknown as Record<string, string>;
    expect(`${line}|${unit}|${city}`).toBe(expected);
  });

  test.each(["siete veintidós, no, setecientos veintitrés, veintitrés pine street dallas texas 75201"])(
    "whether the end of a number was said again is asked: %s",
    (heard) => expect(read(heard).status).toBe("ask"),
  );

  test.each([
    "unidad doce, 455 river street apartamento cinco, dallas texas 75201",
    "3B, 455 river street apt 5, dallas texas 75201",
    "apartamento nueve, po box 12, dallas texas 75201",
  ])("of two units, or one with a box, none is dropped: %s", (heard) => expect(read(heard).status).toBe("ask"));
});

describe("places as they are heard, and zeros written as letters", () => {
  const inState: Lookups = {
    ...places,
    city: (name, state) => ["lowell MA", "eastglendale AZ"].includes(`${name} ${state}`),
  };
  const readHeard = (heard: string) => interpret({ kind: "address", heard, today: "2026-11-20", lookups: inState });

  test.each([
    ["412 oak st dalas teksas 75201", "Dallas|TX|75201"],
    ["9 elm st loel masachusets 01852", "Lowell|MA|01852"],
    ["9 elm st louel mass 01852", "Lowell|MA|01852"],
    ["88 pine ave espringfil oregun 97477", "Springfield|OR|97477"],
    ["700 lake st jiuston tejas 77o02", "Houston|TX|77002"],
    ["44 main st lowell ma O1852", "Lowell|MA|01852"],
    ["810 elm avenue, lowell, massachusetts, o uno ocho cinco dos", "Lowell|MA|01852"],
    ["30 grand ave esprinvil aiowa 52336", "Springville|IA|52336"],
    ["15 oak rd jackson jaits ny 11372", "Jackson Heights|NY|11372"],
    ["210 palm dr glendel arisona 85302", "Glendale|AZ|85302"],
  ])("%s is in %s", (heard, expected) => {
    const { city = "", state = "", zip = "" } = readHeard(heard).value as unknown as Record<string, string>;
    expect(`${city}|${state}|${zip}`).toBe(expected);
    const isHeard = !/jiuston|lowell/.test(heard);
    expect(readHeard(heard).needsConfirmation).toBe(isHeard);
  });

  test.each([
    ["210 palm dr, east glendale, az 85302", "East Glendale"],
    ["210 palm dr, sun city, az 85302", "Sun City"],
    ["2o piso, 210 palm dr, west glendale, az 85302", "West Glendale"],
  ])("a place of another name stays: %s", (heard, city) => expect(readHeard(heard)).toMatchObject({ value: { city } }));
});

describe("streets said twice, boxes, letters of a door, and addresses of two times", () => {
  const parts = (heard: string) => {
    const { line = "", unit = "", city = "" } = (read(heard).value ?? {}) as Record<string, string>;
    return `${line}|${unit}|${city}`;
  };

  test.each([
    [
      "en el 118 de la calle potters, potters avenue pues, segundo piso, dallas texas 75201",
      "118 Potters Avenue|Fl 2|Dallas",
    ],
    [
      "273 de la calle van houten, van houten street, tercer piso, dallas tx 75201",
      "273 Van Houten Street|Fl 3|Dallas",
    ],
    ["calle wilson, wilson avenue, número trescientos quince, dallas texas 75201", "315 Wilson Avenue||Dallas"],
    ["en la madison, madison street, número cuatro diez, dallas texas 75201", "410 Madison Street||Dallas"],
    ["1415 calle olive o sea olive street, dallas texas 75201", "1415 Olive Street||Dallas"],
    ["la avenida central, central avenue, cuatro mil trece, dallas texas 75201", "4013 Central Avenue||Dallas"],
    [
      "vivo por la calle kedzie, south kedzie avenue, 2850, chicago illinois 60601",
      "2850 South Kedzie Avenue||Chicago",
    ],
    [
      "aquí en dallas, calle olive, olive avenue, número 527, atrás en el apartamento tres, siete cinco dos cero uno, texas",
      "527 Olive Avenue|Apt 3|Dallas",
    ],
    ["90 oak street, no tiene apartamento, es un efficiency atrás, dallas texas 75201", "90 Oak Street||Dallas"],
    ["45 de la calle river, river road más bien, dallas texas 75201", "45 River Road||Dallas"],
    ["mi correo llega al p.o. box 118, dallas, tx 75201", "PO Box 118||Dallas"],
    ["pobox 45 dallas tx 75201", "PO Box 45||Dallas"],
    ["recibo mis cartas en el pi o box seiscientos once, dallas, texas, 75201", "PO Box 611||Dallas"],
    ["tengo un p o box, el 901, en dallas, texas 75201", "PO Box 901||Dallas"],
    ["la casilla es la 512, dallas, texas, 75201", "PO Box 512||Dallas"],
    ["caja postal 221, dallas, texas 75201", "PO Box 221||Dallas"],
    ["trescientos oak street, apartamento ce, like ce de casa, dallas texas 75201", "300 Oak Street|Apt C|Dallas"],
    ["740 elm street, letra de, de dedo, apartamento d, dallas texas 75201", "740 Elm Street|Apt D|Dallas"],
    ["ya no es 31 gould ave sino 133 Getty Av #2 Dallas TX 752O1", "133 Getty Avenue|# 2|Dallas"],
    ["mi dirección no es la 14 sino la 41 de Maple Avenue, Dallas, Texas 75201", "41 Maple Avenue||Dallas"],
    [
      "ya no vivo en Katy TX. nueva: 1820 Lake Blvd Suite 207, Dallas, Texas 75201",
      "1820 Lake Boulevard|Ste 207|Dallas",
    ],
    [
      "nueva dirección: 2217 South Oak Ave, Chicago IL 60601, la vieja era 1901 W 18th St",
      "2217 South Oak Avenue||Chicago",
    ],
  ])("%s is %s", (heard, expected) => expect(parts(heard)).toBe(expected));

  test.each([
    ["1138 S Wilton Pl, LA, CA 90012", "1138 South Wilton Place||Los Angeles"],
    ["1138 south wilton place, ele a, california 90012", "1138 South Wilton Place||Los Angeles"],
    ["77 Oak Street, S.F., NM 87501", "77 Oak Street||Santa Fe"],
    ["84 spring street, tercer piso pues, dallas texas 75201", "84 Spring Street|Fl 3|Dallas"],
    ["120 oak street, apartamento dos fíjese, dallas texas 75201", "120 Oak Street|Apt 2|Dallas"],
    ["espacio 9 del parque de trailas, 2100 maple rd, Dallas TX 75201", "2100 Maple Road|Spc 9|Dallas"],
  ])("%s is %s, read back", (heard, expected) => {
    expect(parts(heard)).toBe(expected);
    expect(read(heard).needsConfirmation).toBe(true);
  });

  test.each([
    "310 oak street era la de mi tia, dallas tx 75201",
    "310 oak street que tiene porton verde, dallas tx 75201",
    "310 oak street muy cerca, dallas tx 75201",
  ])("of '%s' the address without the talk is offered", (heard) =>
    expect(read(heard)).toMatchObject({
      status: "ask",
      question: "¿La dirección es 310 Oak Street, Dallas, Texas, siete cinco dos cero uno?",
      candidates: [{ value: { line: "310 Oak Street", city: "Dallas" } }],
    }),
  );

  test.each([
    "315 wilson sino 513 wilson avenue dallas texas 75201",
    "22 Oak Street, Dallas, TX 75201, ahí vivía antes",
    "12 elm street y po box 45, dallas tx 75201",
    "no 1420, 1240 south state street, dallas texas 75201",
    "31 elm st dalaston tx 75201",
    "31 elm st, DT, tx 75201",
    "31 elm street, eso era antes, texas 75201",
  ])("%s is asked", (heard) => expect(read(heard).status).toBe("ask"));
});

test.each([
  ["2 piso, 77 Oak Street, Dallas, Texas 75201", "Fl 2"],
  ["el dos piso, 77 Oak Street, Dallas, Texas 75201", "Fl 2"],
  ["77 Oak Street, 2 piso, Dallas, Texas 75201", "Fl 2"],
  ["12 unidad, 77 Oak Street, Dallas, Texas 75201", "Unit 12"],
  ["piso 2, 77 Oak Street, Dallas, Texas 75201", "Fl 2"],
  ["77 Oak Street, piso 2, Dallas, Texas 75201", "Fl 2"],
])("a number alone with the word of a door is the door's, and no house's: %s", (heard, unit) =>
  expect(read(heard)).toMatchObject({ value: { line: "77 Oak Street", unit } }),
);

describe("who has no home", () => {
  test.each([
    "no tengo dirección, vivo en mi carro",
    "no tengo casa ahorita",
    "no tengo dónde vivir",
    "vivo en un refugio, el Refugio San José en Miami",
    "soy una persona sin hogar",
    "no tengo donde vivir ahorita",
    "duermo en la calle",
  ])("is asked where they are: %s", (heard) => {
    const { status, question } = read(heard);
    expect([status, question]).toEqual(["ask", expect.stringContaining("aunque no sea una casa")]);
  });

  test.each([
    ["duermo en mi carro por la calle Olive, en Fresno", { street: "Olive Street", city: "Fresno" }],
    ["no tengo casa, duermo en mi troca en Fresno", { street: "", city: "Fresno" }],
    [
      "vivo en mi carro en el estacionamiento del Walmart de Fresno, California",
      { street: "", city: "Fresno", state: "CA" },
    ],
    ["no tengo domicilio, ando en la calle, en Los Ángeles", { street: "", city: "Los Angeles" }],
    ["homeless, en Phoenix, Arizona 85009", { street: "", city: "Phoenix", state: "AZ", zip: "85009" }],
    ["duermo en casas de amigos, en Houston, Texas", { street: "", city: "Houston", state: "TX" }],
    ["en una carpa debajo del puente, en Los Ángeles", { street: "", city: "Los Angeles" }],
  ])("lives in a town all the same, and a car is no street: %s", (heard, known) => {
    const { status, parts } = read(heard);
    expect([status, parts]).toEqual(["ask", expect.objectContaining(known)]);
  });

  test.each(["es la misma de mi licencia", "mi hija me recibe las cartas"])(
    "no street and no city is made of '%s'",
    (heard) => {
      const { status, parts = {} } = read(heard);
      expect([status, Object.values(parts).filter((part) => part !== "")]).toEqual(["ask", []]);
    },
  );

  test("is read where they tell it", () => {
    expect(read("vivo en un refugio, en el 1234 de la calle Main, Los Ángeles, California 90012")).toMatchObject({
      value: { line: "1234 Main Street", city: "Los Angeles" },
    });
  });
});

test.each([
  [
    "812 N. St. Louis Ave. apto 3, Chicago, IL 60651",
    { line: "812 North St. Louis Avenue", unit: "Apt 3", city: "Chicago", state: "IL", zip: "60651" },
  ],
  [
    "55 E. 4th St., St. Paul, MN 55101",
    { line: "55 East 4th Street", unit: "", city: "St. Paul", state: "MN", zip: "55101" },
  ],
  [
    "55 Main St. Ft. Myers, FL 33901",
    { line: "55 Main Street", unit: "", city: "Ft. Myers", state: "FL", zip: "33901" },
  ],
  [
    "120 Old Road, Winston-Salem, NC 27107",
    { line: "120 Old Road", unit: "", city: "Winston-Salem", state: "NC", zip: "27107" },
  ],
] as const)("a name keeps its point and its hyphen: %s", (heard, value) =>
  expect(interpret({ kind: "address", heard, today: "2026-11-20" })).toMatchObject({ status: "value", value }),
);
