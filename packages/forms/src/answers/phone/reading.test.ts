import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";

const read = (heard: string) => interpret({ kind: "phone", heard, today: "2026-11-20" });

describe("phone", () => {
  test.each([
    ["tres cero cinco, cinco cinco cinco, cero uno dos tres", "+13055550123"],
    ["es tres cero cinco cinco cincuenta y cinco cero uno veintitrés", "+13055550123"],
    ["trescientos cinco quinientos cincuenta y cinco cero ciento veintitrés", "+13055550123"],
    ["mi número es el (305) 555-0123", "+13055550123"],
    ["305.555.0123", "+13055550123"],
    ["el tres cero cinco, cinco cinco cinco, cero uno, y ahora, a ver, veintitrés", "+13055550123"],
    ["tres cero cinco, ahora viene, cinco cinco cinco, cero uno dos tres", "+13055550123"],
    ["+1 305 555 0123", "+13055550123"],
    ["uno tres cero cinco cinco cinco cinco cero uno dos tres", "+13055550123"],
    ["mi celular es tres cero cinco y luego cinco cinco cinco cero uno dos tres", "+13055550123"],
    ["el código de área es tres cero cinco y el número es cinco cinco cinco cero uno dos tres", "+13055550123"],
    ["tresceroCincocincocincocincocerounodostres", "+13055550123"],
    ["miteléfonoestrescientoscincoquinientoscincuentaycincocerocientoveintitrés", "+13055550123"],
    ["trescerocinco,cincocincocinco,cerounodostres", "+13055550123"],
    ["305555cerounodostres", "+13055550123"],
    ["doblecincotres,dossietecero,triplecerouno", "+15532700001"],
    ["más cincuenta y dos, cincuenta y cinco, uno dos tres cuatro, cinco seis siete ocho", "+525512345678"],
    ["es de México, más cinco dos, tres tres uno dos tres cuatro cinco seis siete ocho", "+523312345678"],
    ["mas503 7777 8888", "+50377778888"],
    ["el de mi hija es 3 0 5 5 5 5 0 1 2 3", "+13055550123"],
    ["dos trece, tres ochenta y cuatro, cuarenta y cinco cero seis", "+12133844506"],
    ["dos trece tres ochocientos cuatro cinco cero seis", "+12133804506"],
    ["305 555 0123, no, perdón, 0124", "+13055550124"],
    ["305 555 0123, perdón, 305 555 0199", "+13055550199"],
    ["tres cero cinco, no, tres cero seis, cinco cinco cinco, cero uno dos tres", "+13065550123"],
    ["tres cero cinco triple cinco cero uno dos tres", "+13055550123"],
    ["tres cero cinco tres cincos cero uno dos tres", "+13055550123"],
    ["ocho cero cero, dos cincuenta y cinco, tres mil", "+18002553000"],
    ["dos uno tres, cinco cinco cinco, doce treinta y cuatro", "+12135551234"],
    ["213-555-1234", "+12135551234"],
    ["213 5551234", "+12135551234"],
    ["2135551234", "+12135551234"],
    ["(213)5551234", "+12135551234"],
    ["1-213-555-1234", "+12135551234"],
    ["dos uno tres quinientos cincuenta y cinco mil doscientos treinta y cuatro", "+12135551234"],
    ["doscientos trece, quinientos cincuenta y cinco, doce, treinta y cuatro", "+12135551234"],
    ["dos uno tres triple cinco doce treinta y cuatro", "+12135551234"],
    ["dos uno tres cinco cinco cinco uno dos tres cuatro es mi celular", "+12135551234"],
    ["el de la casa es dos uno tres cinco cinco cinco uno dos tres cuatro", "+12135551234"],
    ["siete ocho seis, nueve ochenta, veinte cero cinco", "+17869802005"],
    ["siete ochenta y seis, nueve cero uno, cero cero cero cinco", "+17869010005"],
    ["siete ocho seis nueve cero uno tres ceros y un cinco", "+17869010005"],
    ["nueve cinco seis dos cuatro ceros cinco dos", "+19562000052"],
    ["ocho treinta y dos, dos quince, noventa noventa", "+18322159090"],
    ["nueve diecisiete, tres cuarenta, dos mil uno", "+19173402001"],
    ["nueve uno siete tres cuatro cero dos mil", "+19173402000"],
    ["seis cero dos, dos tres tres, mil cien", "+16022331100"],
    ["cuatro cero ocho siete siete siete noventa y nueve ochenta", "+14087779980"],
    ["+52 1 55 1234 5678", "+5215512345678"],
    ["más uno, dos uno tres, cinco cinco cinco, uno dos tres cuatro", "+12135551234"],
    ["dosunotrescincocincocincounodostrescuatro", "+12135551234"],
    ["doscientostrecequinientoscincuentaycincodocetreintaycuatro", "+12135551234"],
    ["minúmeroesdosunotrescincocincocincodocetreintaycuatro", "+12135551234"],
    ["213cincocincocinco1234", "+12135551234"],
    ["creoqueesdosunotrescincocincocincodocetreintaycuatro", "+12135551234"],
    ["dosunotrescincocincocincodocetreintaycuatro,noperdón,treintaycinco", "+12135551235"],
    ["apunte: tres cero cinco, cinco cinco cinco, cero uno dos tres", "+13055550123"],
    ["tres cero cinco... cinco cinco cinco... cero uno dos tres", "+13055550123"],
    ["tres, cero, cinco, cinco, cinco, cinco, cero, uno, dos, tres", "+13055550123"],
    ["3, 0, 5, 5, 5, 5, 0, 1, 2, 3", "+13055550123"],
    ["treinta cincuenta y cinco cincuenta y cinco cero uno veintitrés", "+13055550123"],
    ["305 quinientos cincuenta y cinco 0123", "+13055550123"],
    ["el tres cero cinco cinco cinco cinco y luego cero uno dos tres", "+13055550123"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "tres cero cinco cinco cinco cinco cero uno dos",
    "no me lo sé de memoria",
    "mi pasaporte es 3055550123",
    "dos uno tres cinco cinco cinco doce treinta y",
    "setecientostreceochocerocho9900",
    "tengo dos, el 305 555 0123 y el 305 555 0199",
    "no es 305 555 0123",
    "tres veces cinco",
    "cero cero uno tres cero cinco cinco cinco cinco cero uno dos tres",
    "seis dos seis, ocho mil, cuarenta y cinco doce",
    "el mío es dos trece cincuenta y cinco cincuenta y cinco doce treinta y cuatro",
    "eseldosunotres,tripledinco,docetreintaycuatro",
    "nolosé",
    "cinco cinco cinco cero uno dos tres",
    "treinta y cinco, cincuenta y cinco, cero uno veintitrés",
    "no quiero darlo",
    "quinientos cincuenta y cinco mil",
    "cinco dos cincuenta y cinco mil doscientos treinta y cuatro",
  ])("%s is asked", (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/));

  test.each([
    "305 155 0123",
    "305 055 0123",
    "+1 305 155 0123",
    "113 555 0123",
    "305 155 0124, no, perdón, 305 155 0123",
  ])("%s can be no phone, and is asked", (heard) =>
    expect(read(heard)).toMatchObject({ status: "ask", warnings: ["phone-impossible"] }),
  );

  test.each([
    ["305 555 0123 o el 786 555 0199", ["+13055550123", "+17865550199"]],
    ["305 555 0123 o 305 555 0124", ["+13055550123", "+13055550124"]],
    ["305 555 0123 o 0124", ["+13055550123", "+13055550124"]],
  ])("%s asks which of both", (heard, values) =>
    expect(read(heard)).toMatchObject({ status: "ask", candidates: values.map((value) => ({ value })) }),
  );

  test.each([
    "no tengo teléfono",
    "no tengo celular",
    "todavía no tengo",
    "notengo",
    "notengoteléfono",
    "no uso teléfono",
    "no tengo teléfono ahorita",
  ])("%s is none", (heard) => expect(read(heard).status).toBe("none"));

  test.each([
    ["repita por favor", "repeat"],
    ["repitaporfavor", "repeat"],
  ])("%s commands %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "command", value }));
});

describe("a number of another country as it is dialled", () => {
  test.each([
    ["0052 55 1234 5678", "+525512345678"],
    ["00 52 55 1234 5678", "+525512345678"],
    ["011 52 55 1234 5678", "+525512345678"],
    ["cero cero cinco dos cinco cinco uno dos tres cuatro cinco seis siete ocho", "+525512345678"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each(["00999 55 1234 5678", "0 52 55 1234 5678", "52 55 1234 5678"])("%s is asked", (heard) =>
    expect(read(heard).status).toBe("ask"),
  );

  test("is asked with the digits that were heard, not the groups they were written in", () =>
    expect(read("00999 55 1234 5678").question).toContain("Oí quince números"));

  test.each([
    ["el de mi abuelita en guatemala es cinco cinco cinco cinco, cero uno cuarenta y dos", "+50255550142"],
    ["el de mi papá, el salvador, quinientos tres, setenta y cinco cincuenta y cinco, cero cero trece", "+50375550013"],
    ["mi tío está en perú, es el nueve ocho siete, seis cinco cuatro, tres dos uno", "+51987654321"],
    ["en ecuador es el cero nueve nueve, cinco cinco cinco, cero uno veintitrés", "+593995550123"],
    [
      "cincuenta y siete, trescientos doce, quinientos cincuenta y cinco, cero uno, veinte, es de colombia",
      "+573125550120",
    ],
    ["cuatro cero siete, cinco cinco cinco, cero, uno, noventa y, nueve", "+14075550199"],
    ["son diez números, 305 555 0123", "+13055550123"],
    ["305 555 0123, diez dígitos", "+13055550123"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test("ten digits beside a country may be of either", () =>
    expect(read("el mío es 305 555 0123, soy de México").candidates).toHaveLength(2));

  test.each([
    "no tengo teléfono mi cielo, me lo quitaron por no pagar",
    "se me perdió el celular",
    "I don't have a phone right now",
    "no uso celular, nunca aprendí",
  ])("%s is none", (heard) => expect(read(heard).status).toBe("none"));

  test("what is too long is not joined to what comes after it", () => {
    const said = "12 34 56 78 90 12 34 56";
    const reading = interpret({ kind: "phone", heard: said, today: "2026-11-20", before: { said, isWhole: false } });
    expect(reading).toMatchObject({ status: "ask", question: expect.stringContaining("dieciséis números") });
    expect(reading.whole).toBeUndefined();
  });
});

describe("a number of somebody else that is offered", () => {
  test.each([
    "le doy el de mi comadre, 786 555 0133",
    "ese casi no lo uso, llame mejor a mi esposo, el de él es 305 555 0142",
    "hábleme mejor al de mi hijo que es 619 555 0190",
    "better call my sister, hers is 401 555 0119",
    "el mío no sirve, apunte el de mi yerno, 602 555 0144",
    "llámele a mi cuñada al 512 555 0137, ella toma los recados",
  ])("%s is asked about", (heard) =>
    expect(read(heard)).toMatchObject({
      status: "value",
      needsConfirmation: true,
      warnings: expect.arrayContaining(["of-another"]),
    }),
  );

  test.each([
    ["mi esposo me lo compró, es 786 555 0133", "+17865550133"],
    ["apunte 786 555 0133, es mío, aunque vivo con mi hija", "+17865550133"],
    ["llámeme al 786 555 0133", "+17865550133"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test("a relative's number may be anybody's that reaches the relative", () => {
    const asked = { kind: "phone", about: "relative" } as const;
    const heard = "le doy el de mi mamá, 786 555 0133";
    expect(interpret({ asked, kind: "phone", heard, today: "2026-11-20" }).value).toBe("+17865550133");
  });
});

describe("said twice without a pause", () => {
  test.each([
    [
      "le repito, tres cero cinco, cinco cinco cinco, cero uno cuatro dos, tres cero cinco, cinco cinco cinco, cero uno cuatro dos",
      "+13055550142",
    ],
    ["305 555 0142 305 555 0142", "+13055550142"],
    [
      "tres cero cinco cinco cinco cinco cero uno cuatro dos trescientos cinco cinco cinco cinco cero uno cuarenta y dos",
      "+13055550142",
    ],
    ["tres cero cinco cinco cinco cinco cero uno cuatro, me faltó el dos al final", "+13055550142"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("numbers of several people, and digits said in other ways", () => {
  test.each([
    ["siete uno tres, tres veces cinco, cero uno cuarenta", "+17135550140"],
    ["cuatro cero dos, cinco tres veces, cero uno ocho nueve", "+14025550189"],
    ["dos uno cero, cinco repetido tres veces, cero uno noventa y nueve", "+12105550199"],
    ["call me at 978.555.0167 o text mejor", "+19785550167"],
    [
      "en cali el indicativo cincuenta y siete, tres diez, quinientos cincuenta y cinco, cero uno, veintiocho",
      "+573105550128",
    ],
    ["978 555 0135 my bad 978 555 0153", "+19785550153"],
    ["917 5550189 (termina en ochenta, no, perdón, ochenta y nueve, no en noventa)", "+19175550189"],
    ["917 5550189 termina en ochenta y nueve, perdón, noventa y nueve", "+19175550199"],
    ["(305) 555-0181 es de mi hermano. El mio es (305) 555-0182", "+13055550182"],
    ["305 555 0111 es el de mi hija, el mío es 305 555 0122", "+13055550122"],
    ["mine is 401 555 0108, my husband's is 401 555 0109", "+14015550108"],
    ["978 555 0103 el mio, 978 555 0104 el de mi mamá", "+19785550103"],
    ["713 555 0148 no sirve, el bueno es 713 555 0184", "+17135550184"],
    ["ese 786 555 0101 es de mi nuera, yo tengo el 786 555 0102", "+17865550102"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test.each([
    "el de la casa es 713 555 0130, mi celular es 713 555 0131",
    "213 555 0107 ese es mío, no, es de mi hija el 213 555 0108",
  ])("%s is asked", (heard) => expect(read(heard).status).toBe("ask"));
});

describe("talk around it, as more speakers tell it", () => {
  test.each([["es el 2O1 555 O193, las o son ceros", "+12015550193"]])("%s is %s", (heard, value) =>
    expect(read(heard)).toMatchObject({ status: "value", value }),
  );

  test.each(["3055550123 o si no el de mi hijo 3055550145", "el 4075550188 es de mi casa y el 4075550199 el celular"])(
    "%s is asked",
    (heard) => expect(read(heard).status).toMatch(/^(ask|unknown)$/),
  );
});

describe("remarks beside it, and what is denied", () => {
  test.each([
    ["504 555 0112, ese no es de Honduras es de Louisiana", "+15045550112"],
    ["nine one five 555 0147 sorry my fingers", "+19155550147"],
    ["2015550147 sorry about the typos", "+12015550147"],
    ["five six two, triple five, zero one two two", "+15625550122"],
    [
      "quinientos dos, luego cinco cinco cinco, cero ciento catorce, y no es de guatemala, es de aquí de Kentucky",
      "+15025550114",
    ],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("what stands behind the whole of it", () => {
  test.each([
    ["619 555 014, ay me falta uno, 1 al final", "+16195550141"],
    ["619-555-0141 antes era 619-555-0199", "+16195550141"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("short words, denials and what is begun again", () => {
  test.each([
    ["305-555-0142, no, no, 0124, me equivoqué", "+13055550124"],
    ["713 555 0166, digo 0167, perdón, es que no veo", "+17135550167"],
    ["dos uno tres, cinco cinco cinco, cero uno, ¿qué sigue?, cero uno cuarenta y tres", "+12135550143"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("two addresses, wrong papers and other spellings", () => {
  test.each([
    ["siete ocho seis, tres veces el cinco, cero uno ocho ocho", "+17865550188"],
    ["siete siete tres, después tres veces el cinco, y después cero uno uno uno", "+17735550111"],
    ["tres cero cinco, tres veces cinco, cero uno, dos veces el nueve", "+13055550199"],
    ["775, 555, 01 espérame 01 88", "+17755550188"],
    [
      "siete siete cinco, cinco cinco cinco, cero uno... ¿cuánto era mi reina? ah, cero uno ochenta y ocho",
      "+17755550188",
    ],
    ["el chileno es +56 9 8765 4321 pero ya no lo uso, ponga el de aca 929 555 0173", "+19295550173"],
    ["el de México es +52 55 1234 5678 pero ya no lo uso, ponga el de acá 929 555 0173", "+19295550173"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("spelled alone, told twice and typed letter by letter", () => {
  test.each([
    [
      "¿fuerte? setecientos setenta y tres, quinientos cincuenta y cinco, cero uno setenta y uno, setenta y uno le digo",
      "+17735550171",
    ],
    ["tres cero cinco, cinco cinco cinco, cero uno cuarenta, cuarenta", "+13055550140"],
    ["it's 915, then triple cinco, and then cero one one siete", "+19155550117"],
    [
      "el ocho, después el uno, después otro ocho, luego cinco cinco cinco, luego cero, uno, cero, y termina en tres",
      "+18185550103",
    ],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));
});

describe("an offer without a number behind the number", () => {
  test.each([
    ["801 5550109 o si no el de mi hija", "+18015550109"],
    ["786 555 0188 o sino con mi esposo", "+17865550188"],
  ])("%s is %s", (heard, value) => expect(read(heard)).toMatchObject({ status: "value", value }));

  test("of two numbers it is asked which", () =>
    expect(read("305 555 0123 o si no el de mi hijo 786 555 0144").status).toBe("ask"));
});

describe("a number as it is dialled at home", () => {
  const readAfter = (said: string, heard: string) =>
    interpret({ kind: "phone", heard, today: "2026-11-20", before: { said, isWhole: false } });

  test.each(["555 0166", "555-0166", "5550166"])("%s is asked for its area code", (heard) =>
    expect(interpret({ kind: "phone", heard, today: "2026-11-20" })).toMatchObject({
      status: "ask",
      question: expect.stringContaining("código de área"),
    }),
  );

  test.each(["305", "es 305", "el 305", "tres cero cinco"])("'%s' goes in front of it", (area) =>
    expect(readAfter("555 0166", area)).toMatchObject({ value: "+13055550166" }),
  );

  test("where the three may end the number as well, both are asked", () =>
    expect(readAfter("555 2166", "305").candidates.map(({ value }) => value)).toEqual([
      "+13055552166",
      "+15552166305",
    ]));

  test("the last three of a number begun with its area code end it", () =>
    expect(readAfter("305 5550", "123")).toMatchObject({ value: "+13055550123" }));
});
