import { describe, expect, test } from "vitest";
import { interpret } from "../../../interpret.ts";
import { places } from "../../places.fixture.ts";

const read = (heard: string) => interpret({ kind: "address", heard, today: "2026-11-20", lookups: places });

describe("an address whose parts stand anywhere among talk", () => {
  test.each([
    [
      "toma nota, quinientos doce thirty second street houston texas siete siete cero ocho uno, no tiene apartamento eso es casa",
      "512 32nd Street, Houston, TX 77081",
    ],
    [
      "seis mil quinientos de la Hillcroft Street, edificio no, apartamento ciento quince, Houston, Texas 77081",
      "6500 Hillcroft Street, Apt 115, Houston, TX 77081",
    ],
    ["lote 27 del treiler park, 8820 Airline Dr, Houston TX 77081", "8820 Airline Drive, Lot 27, Houston, TX 77081"],
    ["Space #9 Sunset Trailer Park 1010 Main St Dallas TX 75201", "1010 Main Street, Spc 9, Dallas, TX 75201"],
    [
      "apto B de la casa de atrás, 330 E 5th St, Los Angeles CA 90013",
      "330 East 5th Street, Apt B, Los Angeles, CA 90013",
    ],
    [
      "mil quinientos veinte del northwest siete street, la siete pues, miami florida tres tres uno dos cinco",
      "1520 Northwest 7th Street, Miami, FL 33125",
    ],
    [
      "ok el zip es 77081, la ciudad Houston, Texas, y la dirección 6500 Hillcroft Street apartamento 12",
      "6500 Hillcroft Street, Apt 12, Houston, TX 77081",
    ],
    ["calle: Wilson Blvd 2100, ciudad: Dallas, estado: Texas, zip: 75201", "2100 Wilson Boulevard, Dallas, TX 75201"],
    [
      "mi apartamento es el 12, el edificio es el 6500 Hillcroft Street, en Houston Texas 77081",
      "6500 Hillcroft Street, Apt 12, Houston, TX 77081",
    ],
    [
      "quinientos de la calle Olvera, la que está junto a la placita, Los Ángeles, California, nueve cero cero uno dos",
      "500 Olvera Street, Los Angeles, CA 90012",
    ],
    [
      "mil doscientos cinco south f street, la efe de familia, apartamento cuatro, fresno california 93701",
      "1205 South F Street, Apt 4, Fresno, CA 93701",
    ],
    ["PO box 431 laredo tx 78045 la casa no recibe mail", "PO Box 431, Laredo, TX 78045"],
    [
      "dos mil trescientos, dos mil trescientos cuarenta south pulaski road, chicago illinois 60639, es casa",
      "2340 South Pulaski Road, Chicago, IL 60639",
    ],
    [
      "con mi hija en chicago, cuatrocientos nueve north avenue, así se llama la calle, north avenue, chicago illinois 60639",
      "409 North Avenue, Chicago, IL 60639",
    ],
    [
      "es bien largo: 11450 Northwest 7th Street, apartment 204, building 3, ahí por el parque, Miami Florida 33125",
      "11450 Northwest 7th Street, Bldg 3 Apt 204, Miami, FL 33125",
    ],
    ["500 Avenue B, be de burro, Brooklyn New York 11206", "500 Avenue B, Brooklyn, NY 11206"],
    ["el recibo de la luz dice 4512 Elm Street Unit 3 Dallas TX 75201", "4512 Elm Street, Unit 3, Dallas, TX 75201"],
    [
      "yo rento un cuarto en 84-20 37th Avenue, Jackson Heights, ahí en Queens, New York 11372",
      "84-20 37th Avenue, Jackson Heights, NY 11372",
    ],
    [
      "31 elm st chicago il 60601 es la obra no. la casa es 12 oak ave chicago il 60601",
      "12 Oak Avenue, Chicago, IL 60601",
    ],
    [
      "donde trabajo es 200 Park Ave, mi casa es 15 Elm Street apt 4D Chicago IL 60601",
      "15 Elm Street, Apt 4D, Chicago, IL 60601",
    ],
    ["vivo en 5 Elm St Chicago IL 60601 y trabajo en 9 Oak St Chicago IL 60639", "5 Elm Street, Chicago, IL 60601"],
    ["estoy parando en Bridge Street 512, Lowell, Massachusetts 01852", "512 Bridge Street, Lowell, MA 01852"],
    ["ahorita me hospedo en Bridge Street 512, Lowell, Massachusetts 01852", "512 Bridge Street, Lowell, MA 01852"],
    [
      "ahora es 12 Bridge Street, Lowell 01852, Massachusetts, antes estaba en Corona",
      "12 Bridge Street, Lowell, MA 01852",
    ],
    [
      "P.O. Box 1208 Dallas Texas 75201 es el correo, la casa es 415 Underwood Street Dallas Texas 75201",
      "415 Underwood Street, Dallas, TX 75201",
    ],
  ])("%s is %s, and read back", (heard, english) => {
    const reading = read(heard);
    expect(reading).toMatchObject({ status: "value", english, needsConfirmation: true });
  });

  test.each([
    "calle seis, número cuarenta y cinco, urbanización villa carolina, san juan puerto rico 00901",
    "5 Elm St Chicago IL 60601 y 9 Oak St Chicago IL 60639",
    "2415 Elm Street Apt Azul Dallas Texas 75201",
    "6500 Hillcroft Street, Houston, Texas, 77081, pero el correo me llega al PO Box 40",
    "es 3120 o 3210 Pine Street, Houston Texas 77002",
    "no es la 40 Elm Street, ni la 42 Elm Street, Lowell Massachusetts 01852",
    "entre la 8 y la 10, por la 27 avenida, Miami Florida 33135",
    "22 Oak Street, Dallas, TX 75201, esa era la casa donde vivía",
  ])("%s is asked", (heard) => expect(read(heard).status).toBe("ask"));

  test("asked of somebody else, the home of who speaks is none of theirs, and what is left is read back", () => {
    const heard =
      "la casa de mi mamá es 40 Elm Street Lowell Massachusetts 01852, yo vivo en 12 Bridge Street Lowell MA 01852";
    const reading = interpret({
      kind: "address",
      asked: { kind: "address", about: "relative" },
      heard,
      today: "2026-11-20",
      lookups: places,
    });
    expect(reading).toMatchObject({
      status: "value",
      needsConfirmation: true,
      value: { line: "40 Elm Street", city: "Lowell", zip: "01852" },
    });
  });
});
