import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";

const read = (heard: string) => interpret({ kind: "alien-number", heard, today: "2026-11-20" });

describe("alien-number", () => {
  test.each([
    ["A cero ocho nueve tres cuatro cinco seis siete ocho", "089345678"],
    ["mi número de residente es A 123 456 789", "123456789"],
    ["es el ciento veintitrés cuatrocientos cincuenta y seis setecientos ochenta y nueve", "123456789"],
    ["a veintiuno treinta y cuatro cincuenta y seis setenta y ocho nueve", "213456789"],
    ["A12345678", "012345678"],
    ["A # 089 345 678", "089345678"],
    ["a0893456", "000893456"],
    ["tengo 3 hijos y mi número es a 089345678", "089345678"],
    ["la a cero setenta y ocho, doscientos tres, cuatrocientos cinco", "078203405"],
    ["cero setenta y ocho doscientos tres cuatrocientos cinco", "078203405"],
    ["A 078 203 405", "078203405"],
    ["es alien number cero siete ocho dos cero tres cuatro cero cinco", "078203405"],
    ["a de avión, cero siete ocho dos cero tres cuatro cero cinco", "078203405"],
    ["letra a, setenta y ocho, doscientos tres, cuatrocientos cinco", "078203405"],
    ["dos uno cinco, cuatro tres dos, seis seis siete", "215432667"],
    ["doscientos quince millones cuatrocientos treinta y dos mil seiscientos sesenta y siete", "215432667"],
    ["ha doscientos quince cuatrocientos treinta y dos seiscientos sesenta y siete", "215432667"],
    ["A-215-432-667, perdón, 668", "215432668"],
    ["dos cientos quince, cuatro treinta y dos, seis sesenta y siete", "215432667"],
    ["a, dos, uno, cinco, cuatro, tres, dos, seis, seis, siete", "215432667"],
    ["215 432 667", "215432667"],
    ["A215432667", "215432667"],
    ["el número es a como de amor dos uno cinco cuatro tres dos seis seis siete", "215432667"],
    ["la a y luego ocho uno, cuatro cero tres, nueve nueve dos, son ocho", "081403992"],
    ["the number is 87 330 412, eight digits", "087330412"],
    ["nueve números: dos uno cuatro, cinco ocho cero, seis tres tres", "214580633"],
    ["A 62-118-904, ocho cifras nada más", "062118904"],
    ["sin la a, cero cinco siete, ciento dos, trescientos nueve", "057102309"],
    ["uscis number 209 118 330", "209118330"],
    ["a veinte once cuarenta y cuatro treinta y tres dos", "201144332"],
    ["a dos once, cero treinta, quinientos", "211030500"],
    ["A 98 31 12 40, perdón, 43 al final", "098311243"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "quince de marzo de mil novecientos ochenta y cinco",
    "mi seguro es 123 45 6789",
    "mi seguro social es ciento veintitrés cuarenta y cinco sesenta y siete ochenta y nueve",
    "123-45-6789",
    "mi pasaporte es 123456789",
    "la licencia es 12345678",
    "mi código postal es 90012 1234",
    "mi código postal es 90012",
    "mi teléfono es 305 555 012",
    "mi cédula es 12345678",
    "IOE 0912345678",
    "vivo en el 1234567 de la calle main",
    "205 345 678 o 205 345 679",
    "mi visa es 20123456",
    "matrícula consular 1234567",
    "mi número de caso es 123456789",
    "a noventa y ocho millones",
    "no lo encuentro",
    "a uno dos tres cuatro cinco seis siete ocho nueve cero",
    "no me lo sé de memoria",
    "todavía no me lo dan",
    "no soy residente",
    "no tengo mi tarjeta aquí",
    "A000000000",
    "0000000",
    "123 45 6789",
    "MSC 219 001 234",
    "el papel dice WAC 219001234",
    "a siete ocho, cinco tres uno, dos dos, algo así",
    "a cero seis uno, cinco cinco cero, tres dos",
    "A 061 550 32, falta el último",
    "209 118 33 y no sé cuál sigue",
    "A 98 31 12 40, perdón, 43",
    "se me perdió la mica",
    "me robaron la cartera con todo y la tarjeta",
    "ella tiene la tarjeta, yo no tengo mi tarjeta aquí",
  ])("%s is asked", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));

  test.each([
    "no tengo número A",
    "no lo tengo",
    "no tengo, apenas voy a aplicar",
    "mi cuñado no tiene número de esos, él vive en lima",
    "no me han asignado número, soy turista",
    "they don't have one, they were born here",
    "no poseo número de extranjero, señorita",
  ])("%s is none", (heard) => expect(read(heard).status).toBe("none"));
});

describe("an A-Number that breaks off, or whose end is said once more", () => {
  test.each([
    "A 087 551 23 y ahí se borra",
    "es A cero ocho siete cinco cinco uno dos y lo demás está borrado",
    "noventa y uno dos tres cuatro cinco seis y hasta ahí llego",
    "A 0912 34 5 y se corta",
    "A 091 234 56 and I can't read the rest",
  ])("%s is asked", (heard) => expect(read(heard).status).toBe("ask"));

  test.each([
    ["A 087 551 578, no, al final es 5 8 7", "087551587"],
    ["A 087 551 578 al final es cinco ocho siete", "087551587"],
    ["087 551 234, no, espere, termina en 587", "087551587"],
    ["A 087 551 578, ay no, los últimos tres son cinco ocho siete", "087551587"],
  ])("%s is %s, to be confirmed", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "value", value, needsConfirmation: true }),
  );

  test("an end that says the same is no correction", () =>
    expect(read("A 087 551 578, termina en 578")).toMatchObject({ value: "087551578", needsConfirmation: false }));
});

describe("digits that were left out, told behind it", () => {
  test.each([
    ["cero siete ocho dos dos uno cuatro cinco, me faltó el nueve al final", "078221459"],
    ["dos cero uno tres tres cuatro cinco seis, ay me faltó uno, el ocho al último", "201334568"],
    ["cero nueve uno dos dos cuatro cinco, me faltaron dos, el seis y el ocho al final", "091224568"],
    ["nueve ocho uno cuatro siete dos seis tres, me faltó el cero al principio", "098147263"],
    ["a dos cero uno tres tres cuatro cinco seis, se me fue uno, el ocho al final", "201334568"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("the zero in front, told and not said", () => {
  test.each([
    "A78990214 le falta el cero",
    "a 78 990 214, con cero adelante",
    "78990214 pero lleva un cero al principio",
  ])("%s", (heard) =>
    expect(read(heard)).toMatchObject({ status: "value", value: "078990214", needsConfirmation: true }),
  );

  test.each(["A7899 le falta el cero", "A178990214 le falta el cero"])("%s is asked", (heard) =>
    expect(read(heard).status).toBe("ask"),
  );
});

describe("numbers of several people, and digits said in other ways", () => {
  test.each([
    ["el de mi esposo era A 047 663 208, el mío A047663209 uno mas", "047663209"],
    ["A 077 123 456 es de mi hermana; el mío es A 077 654 321", "077654321"],
    ["mine is A 061 222 333 and my wife's A 061 222 334", "061222333"],
    ["a, cero noventa, two hundred doce, then cuatro cuarenta y uno", "090212441"],
    ["two oh five, seis seis siete, three hundred y once", "205667311"],
    ["doble cero ocho, tres veces siete, cuatro uno dos", "008777412"],
    ["a2o5 667 318 la o es cero", "205667318"],
    ["ojo, no el recibo ioe, el a es dos uno cinco, doble cero tres, ocho ocho dos", "215003882"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "son dos, A205111222 y A205111223, uno de cada uno",
    "A 2l5 - 33O 118",
    "doscientos quince, cero cero tres, y el resto doscientos treinta y cuatro mil ochocientos noventa y uno",
  ])("%s is asked", (heard) => expect(read(heard).status).toBe("ask"));

  test("asked of a relative, one's own number is not taken for theirs", () => {
    const heard = "el de él es A 047 663 208, el mío A 047 663 209";
    const asked = { kind: "alien-number", about: "relative" } as const;
    expect(interpret({ asked, kind: "alien-number", heard, today: "2026-11-20" }).status).toBe("ask");
  });
});

describe("talk around it, as more speakers tell it", () => {
  test.each([["20433l987, esa ele es un uno", "204331987"]])("%s is %s", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "value", value }),
  );
});

describe("remarks beside it, and what is denied", () => {
  test.each([
    ["a96412087 tiene ocho nada más", "096412087"],
    ["solo son siete números: 6412087", "006412087"],
    ["dos cero ocho, seis seis siete, uno tres, perdón, no uno tres sino uno cinco, y un dos", "208667152"],
    ["208 667 135, perdone, no es 135 es 152", "208667152"],
    ["el A, doscientos ocho, seiscientos sesenta y siete, uno cinco y el último dos", "208667152"],
    ["mi número tiene nueve, empieza con dos cero ocho, luego 667 y luego 152", "208667152"],
    ["dos cero siete, seis seis ocho, uno tres, perdone no es uno tres es uno cinco, y cuatro al final", "207668154"],
    ["a86412093 son 8 nomas", "086412093"],
    ["2I5O86544 la I es un 1 y la O es un cero", "215086544"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("what stands behind the whole of it", () => {
  test.each([["A 215 806 533 no perdón 086", "215086533"]])("%s is %s", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "value", value }),
  );
});

describe("hearsay, where somebody lives, and words that laugh", () => {
  test.each([["two eleven, three oh five, four sixty-six", "211305466"]])("%s is %s", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "value", value }),
  );

  test.each(["211 305 46"])("%s is asked", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));

  test.each([
    ["ciento doce, cuatrocientos siete, trescientos, no, cuatrocientos cinco", "112407405"],
    ["a doscientos uno, quinientos sesenta, no, perdón, cincuenta y seis, trescientos dieciocho", "201556318"],
  ])("%s goes on from the number of the same rank: %s, read back", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "value", value, needsConfirmation: true }),
  );

  test("a group put right that resembles another than the last asks which", () =>
    expect(read("112 407 300, no, 405").candidates).toMatchObject([{ value: "112405300" }, { value: "112407405" }]));
});

describe("short words, denials and what is begun again", () => {
  test.each([
    ["a215778o43 le puse una o pero es cero", "215778043"],
    ["A 099 812 34O, la última es cero no o", "099812340"],
    [
      "empieza con a y después, uno nueve cuatro, cero cero dos, no, cero doce, uno nueve cuatro cero uno dos, y al final cinco ocho siete",
      "194012587",
    ],
    [
      "a dos uno tres, cuatro cuatro, no, cuatro cinco seis, dos uno tres cuatro cinco seis, siete ocho nueve",
      "213456789",
    ],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("two addresses, wrong papers and other spellings", () => {
  test.each([
    ["dos cero nueve, ajá, tres tres ocho, ajá, siete cuatro dos, ya", "209338742"],
    ["alien 201663874 no se si yeva la A", "201663874"],
    ["201663874 no sé si lleva guion", "201663874"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("eyes that do not see well", () => {
  test.each([
    ["no veo bien 94217583", "094217583"],
    ["a ver mijo no veo bien dice noventa y cuatro doscientos diecisiete quinientos ochenta y tres", "094217583"],
  ])("%s is %s, to be confirmed", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "value", value, needsConfirmation: true }),
  );

  test.each(["94217583 y el último no lo veo", "no veo bien el primero, 94217583"])(
    "%s is asked with a sentence that is true",
    (heard) => {
      const { status, question } = read(heard);
      expect(status).toBe("ask");
      expect(question).not.toMatch(/Oí ocho números y el Número A lleva de siete a nueve/);
    },
  );
});
