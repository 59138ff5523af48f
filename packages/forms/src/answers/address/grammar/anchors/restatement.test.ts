import { describe, expect, test } from "vitest";
import type { Place } from "../../../answer.ts";
import { interpret } from "../../../interpret.ts";
import { lookupsOf } from "../../../places.ts";
import { cityKey } from "../city.ts";

const known: readonly (readonly [zip: string, city: string, state: string])[] = [
  ["11233", "Brooklyn", "NY"],
  ["98902", "Yakima", "WA"],
  ["20009", "Washington", "DC"],
  ["33130", "Miami", "FL"],
  ["98801", "Wenatchee", "WA"],
  ["93905", "Salinas", "CA"],
  ["30721", "Dalton", "GA"],
  ["93030", "Oxnard", "CA"],
  ["90002", "Los Angeles", "CA"],
  ["60609", "Chicago", "IL"],
  ["92701", "Santa Ana", "CA"],
  ["85003", "Phoenix", "AZ"],
  ["07087", "Union City", "NJ"],
  ["10460", "Bronx", "NY"],
  ["60639", "Chicago", "IL"],
  ["95112", "San Jose", "CA"],
  ["30309", "Atlanta", "GA"],
  ["02151", "Revere", "MA"],
  ["82601", "Casper", "WY"],
  ["93535", "Lancaster", "CA"],
  ["10036", "New York", "NY"],
  ["84601", "Provo", "UT"],
  ["02908", "Providence", "RI"],
  ["06608", "Bridgeport", "CT"],
  ["07104", "Newark", "NJ"],
  ["11432", "Jamaica", "NY"],
  ["07801", "Dover", "NJ"],
  ["60651", "Chicago", "IL"],
  ["10457", "Bronx", "NY"],
  ["10033", "New York", "NY"],
  ["80237", "Denver", "CO"],
  ["07307", "Jersey City", "NJ"],
  ["95076", "Watsonville", "CA"],
];
const places: readonly Place[] = known.map(([zip, city, state]) => ({ zip, city, state, alike: [cityKey(city)] }));
const read = (heard: string) => interpret({ kind: "address", heard, today: "2026-11-20", lookups: lookupsOf(places) });

describe("an address told in parts, put right, told twice, or spelled as it is heard", () => {
  test.each([
    [
      "mire joven, allá por donde está la marqueta, es el dos mil cuatrocientos doce de fulton street, el apartamento es el cuatro efe, brooklyn new york, uno uno dos tres tres",
      "2412 Fulton Street, Apt 4F, Brooklyn, NY 11233",
    ],
    [
      "bueno el número es el quinientos ocho y la calle pues se llama lincoln avenue, eso queda en yakima, washington, noventa y ocho nueve cero dos",
      "508 Lincoln Avenue, Yakima, WA 98902",
    ],
    [
      "yo rento un cuartito con una señora salvadoreña en 1430 Girard Street NW Washington DC 20009, cuarto 3",
      "1430 Girard Street Northwest, Rm 3, Washington, DC 20009",
    ],
    [
      "el código postal es treinta y tres uno treinta, miami florida, la casa está en la 521 southwest 9th avenue, apartamento seis",
      "521 Southwest 9th Avenue, Apt 6, Miami, FL 33130",
    ],
    ["en Wenatchee Washington, código 98801, calle Orondo Avenue número 615", "615 Orondo Avenue, Wenatchee, WA 98801"],
    [
      "mil doscientos seis de la calle roosevelt, así como el presidente, roosevelt street, apartamento no hay, salinas california, nueve tres nueve cero cinco",
      "1206 Roosevelt Street, Salinas, CA 93905",
    ],
    [
      "Mi casa queda en Dalton, Georgia, 30721. Es el 318 de Tyler Street. Nomás toque la puerta",
      "318 Tyler Street, Dalton, GA 30721",
    ],
    [
      "705 Palm Avenue, no, Palm Drive, perdón, Palm Drive es, Oxnard California 93030",
      "705 Palm Drive, Oxnard, CA 93030",
    ],
    [
      "el zip es nueve cero cero doce no, nueve cero cero cero dos, y la calle 245 South Avalon Blvd, Los Ángeles California",
      "245 South Avalon Boulevard, Los Angeles, CA 90002",
    ],
    [
      "ya no vivo en la Kedzie, me mudé para 4821 South Ashland Avenue, piso 1, Chicago IL 60609",
      "4821 South Ashland Avenue, Fl 1, Chicago, IL 60609",
    ],
    [
      "la panadería donde trabajo queda en 88 Broad Street, pero yo vivo en 145 Clifton Avenue, Newark, New Jersey 07104",
      "145 Clifton Avenue, Newark, NJ 07104",
    ],
    [
      "dos veinte este de la calle cuarta, o sea 220 East 4th Street, Santa Ana, California 92701",
      "220 East 4th Street, Santa Ana, CA 92701",
    ],
    [
      "400 Oeste Madison, West Madison Street pues, Phoenix, Arizona 85003",
      "400 West Madison Street, Phoenix, AZ 85003",
    ],
    ["calle Bergenline 4509, Bergenline Avenue, Union City, NJ, 07087", "4509 Bergenline Avenue, Union City, NJ 07087"],
    [
      "espacio cuarenta y uno, así le dicen, del 1250 East Avenue J, Lancaster California 93535",
      "1250 East Avenue J, Spc 41, Lancaster, CA 93535",
    ],
    ["15 Lawn Street, Providence Rhode Island, 2908, o sea 02908", "15 Lawn Street, Providence, RI 02908"],
    [
      "980 East Main Street, Bridgeport Connecticut, cero seis seis cero ocho, con cero al principio",
      "980 East Main Street, Bridgeport, CT 06608",
    ],
    [
      "88-10 Hillside Avenue, número tres ce, jamaica, queens, once cuatro treinta y dos",
      "88-10 Hillside Avenue, # 3C, Jamaica, NY 11432",
    ],
    [
      "yo parqueo en el 2200 sw 8 street pero vivo en el 945 sw 12 avenue, unidad 7, miami florida 33130",
      "945 Southwest 12th Avenue, Unit 7, Miami, FL 33130",
    ],
    ["360 linden blvd 4c 11233 brooklyn", "360 Linden Boulevard, # 4C, Brooklyn, NY 11233"],
    [
      "the house number is nine oh one, street is Orondo Avenue, la ciudad es Wenatchee, Washington, 98801",
      "901 Orondo Avenue, Wenatchee, WA 98801",
    ],
    [
      "es el trailer park Shady Acres en Dalton, número 33, 1450 Cedar Avenue, Georgia 30721",
      "1450 Cedar Avenue, # 33, Dalton, GA 30721",
    ],
    [
      "my apartment is 3B, el edificio es 1955 Grand Concourse, Bronx NY 10460",
      "1955 Grand Concourse, Apt 3B, Bronx, NY 10460",
    ],
    [
      "el apartado postal, digo el pi o box, es el cuatrocientos seis, union city, nueva jersey, cero siete cero ochenta y siete",
      "PO Box 406, Union City, NJ 07087",
    ],
    [
      "120 Willougby Street apt 3 broklyn NY 11233 (willoughby brooklyn)",
      "120 Willoughby Street, Apt 3, Brooklyn, NY 11233",
    ],
    [
      "ya no es la 44 Pine Street, ponga 210 Walnut Street, Dover New Jersey 07801",
      "210 Walnut Street, Dover, NJ 07801",
    ],
    [
      "novecientos doce north, ene o erre te hache, Kilpatrick, ka i ele pe a te erre i ce ka, avenue, Chicago Illinois seis cero seis cinco uno",
      "912 North Kilpatrick Avenue, Chicago, IL 60651",
    ],
    [
      "apartamento veintidós, dos dos, en 1650 Selwyn Avenue, Bronx New York 10457",
      "1650 Selwyn Avenue, Apt 22, Bronx, NY 10457",
    ],
    [
      "mil seiscientos cincuenta, uno seis cinco cero, Selwyn Avenue, Bronx, New York, uno cero cuatro cinco siete",
      "1650 Selwyn Avenue, Bronx, NY 10457",
    ],
    [
      "123 second street, second es segunda, dos con ene de, Watsonville California 95076",
      "123 2nd Street, Watsonville, CA 95076",
    ],
    [
      "la Broadway, 4315 Broadway, apartamento sesenta y uno, New York New York 10033",
      "4315 Broadway, Apt 61, New York, NY 10033",
    ],
  ])("%s is %s, and read back", (heard, english) => {
    expect(read(heard)).toMatchObject({ status: "value", english, needsConfirmation: true });
  });

  test.each([
    [
      "sesenta y dos Ocean Avenue, tercer piso a la derecha, Revere Massachusetts cero dos uno cinco uno",
      "62 Ocean Avenue, Fl 3 Right, Revere, MA 02151",
    ],
    [
      "615 South Wolcott Street, número siete be, Casper, Wyoming 82601",
      "615 South Wolcott Street, # 7B, Casper, WY 82601",
    ],
    [
      "tres cuarenta y cinco sur, setecientos oeste, provo utah ocho cuatro seis cero uno",
      "345 South 700 West, Provo, UT 84601",
    ],
    [
      "uno, cero, dos, cinco, Summit Avenue, Jersey City, Nueva Jersey, cero, siete, tres, cero, siete",
      "1025 Summit Avenue, Jersey City, NJ 07307",
    ],
    ["1415 Boston Road apartmento 6B Bronx NY 10460", "1415 Boston Road, Apt 6B, Bronx, NY 10460"],
    ["2300 N Kildare Ave aparment 2 Chigaco IL 60639", "2300 North Kildare Avenue, Apt 2, Chicago, IL 60639"],
    ["1100 Peachtree Stret apt 22 Atalanta GA 30309", "1100 Peachtree Street, Apt 22, Atlanta, GA 30309"],
    ["1200 S.W. 8th St., Apt. 4, Miami, FL 33130", "1200 Southwest 8th Street, Apt 4, Miami, FL 33130"],
    ["310 N.E. Military Dr., San Antonio, TX 78223", "310 Northeast Military Drive, San Antonio, TX 78223"],
    ["123 N. Main St., St. Thomas, U.S. Virgin Islands 00802", "123 North Main Street, St. Thomas, VI 00802"],
    ["45 S. 3a. Av., St. Louis, MO 63101", "45 South 3a Avenue, St. Louis, MO 63101"],
    ["919 N Main St Ste 4 Sanjose CA 95112", "919 North Main Street, Ste 4, San Jose, CA 95112"],
    ["245 S Avalon Blvd apt 3 L.A. calif 90002", "245 South Avalon Boulevard, Apt 3, Los Angeles, CA 90002"],
    [
      "four fifty two west forty sixth street, apartment two, new york new york, one double oh three six",
      "452 West 46th Street, Apt 2, New York, NY 10036",
    ],
    ["208 sayer st 3er piso, es sawyer con w, Lowell MA 01852", "208 Sawyer Street, Fl 3, Lowell, MA 01852"],
    ["15 mane street, maine con i, Lowell MA 01852", "15 Maine Street, Lowell, MA 01852"],
    [
      "es la sawyer street, número doscientos ocho, tercer piso, lowell, ma, cero uno ocho cinco dos",
      "208 Sawyer Street, Fl 3, Lowell, MA 01852",
    ],
    [
      "noventa y cuatro street, número cuarenta guion doce, apto 2F, Jackson Heights NY 11372",
      "40-12 94th Street, Apt 2F, Jackson Heights, NY 11372",
    ],
    ["94th street, número 40-12, Jackson Heights NY 11372", "40-12 94th Street, Jackson Heights, NY 11372"],
    [
      "treinta y uno veinticinco south veintisiete hundred west, Phoenix Arizona 85009",
      "3125 South 2700 West, Phoenix, AZ 85009",
    ],
    ["1465 West 44th Street, no, Place, apto 208, Miami FL 33125", "1465 West 44th Place, Apt 208, Miami, FL 33125"],
    [
      "es 4318 east balch avenue pero el apartamento es el 106, no, 104, fresno california 93701",
      "4318 East Balch Avenue, Apt 104, Fresno, CA 93701",
    ],
    ["410 Maple Avenue aquí en Houston Texas 77002", "410 Maple Avenue, Houston, TX 77002"],
    ["410 Maple Avenue, Houston Heights, Texas 77002", "410 Maple Avenue, Houston Heights, TX 77002"],
  ])("%s is %s", (heard, english) => expect(read(heard)).toMatchObject({ status: "value", english }));

  test.each([
    "apartamento 5 no tiene 6, 245 Avalon Street, Los Angeles California 90002",
    "12 Palm Avenue, 40 Palm Drive, Oxnard California 93030",
    "705 Palm Avenue, Palm Drive, Oxnard California 93030",
    "980 Main Mariposa Connecticut 06608",
    "12 Elm Street apartamento 4 o 5, Dover New Jersey 07801",
    "44 Pine Street apartamento 3, apartamento 4, Dover New Jersey 07801",
    "la 44 no, la 46 tampoco, Pine Street, Dover New Jersey 07801",
    "no vivo en 44 Pine Street, Dover New Jersey 07801",
    "me mudé de 44 Pine Street, Dover New Jersey 07801",
    "44 Pine Street, High Street, Dover New Jersey 07801",
    "calle Hidalgo 34, Zamora",
    "la dirección es en la veintiséis, ¿sí conoce?, Chicago Illinois 60651",
    "la maple avenue, número 410, Houston Texas 77002",
    "415 Treinta y Cinco Hundred, Houston Texas 77002",
    "21 B, Houston Texas 77002",
  ])("%s is asked", (heard) => expect(read(heard).status).toBe("ask"));
});
