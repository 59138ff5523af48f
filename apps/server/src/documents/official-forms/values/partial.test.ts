import type { FormType } from "@dilo/forms";
import { describe, expect, test } from "vitest";
import { openLookups } from "../../../answers/language/lookups.ts";
import { sheetOf } from "../../../delivery/derive-sheet.ts";
import { partsLeft } from "../../review/parts-left.ts";
import { reviewItems } from "../../review/review-items.ts";
import { knownForms } from "../boxes/known-forms.ts";
import { templateOf } from "../testing/official-files.ts";
import { fillIn } from "./fill-in.ts";

const heardAt = "2026-11-28T15:00:00.000Z";

/** What stands on the form for one answer, box by box, and what the sheet tells of it. */
async function printed(formType: FormType, field: string, said: string) {
  const form = knownForms[formType];
  const { lines } = sheetOf({ formType, answers: { [field]: { said, heardAt } }, savedAt: heardAt }, openLookups());
  const filling = fillIn({ form, boxes: (await templateOf(formType)).boxes, lines });
  const item = reviewItems(lines, { form, ...filling }).find((one) => one.field.id === field);
  const boxes = filling.placed.filter(({ isCopy }) => !isCopy).map(({ label, value }) => `${label}: ${value}`);
  return { boxes, told: item?.reasons.map(({ es }) => es).join(" ") ?? "", said: item?.said };
}

describe("an answer in part", () => {
  test.each([
    "1302 Oak Street, Miami, Florida, no sé el código postal",
    "1302 Oak Street, Miami, Florida",
    "1302 Oak Street Miami Florida y el zip no me lo sé",
  ])("is written as far as it is known, and what is missing is named: %s", async (said) => {
    const { boxes, told, said: told2 } = await printed("N-400", "direccion_actual", said);
    expect(boxes).toEqual(["Street Number and Name: 1302 Oak Street", "City or Town: Miami", "State: FL"]);
    expect(told).toContain("Falta el código postal.");
    expect(told).not.toContain("no contestó");
    expect(told2).toBe(said);
  });

  test.each([
    ["marzo de 1985", ["Date of birth: 03/1985"], "Falta el día."],
    ["en mil novecientos ochenta y cinco", ["Date of birth: 1985"], "Falta el día. Falta el mes."],
    ["el 3 de marzo, el año no lo sé", [], "Falta el año."],
    ["en 1985 o en 1986", [], "Oímos dos respuestas."],
  ])("of a date its year and month are written, nothing that could be another date: %s", async (said, written, why) => {
    const { boxes, told } = await printed("N-400", "fecha_nacimiento", said);
    expect(boxes).toEqual(written);
    expect(told).toContain(why);
  });

  test("takes a number alone for no unit where the house's is missing", async () => {
    const { boxes } = await printed("I-130", "direccion_peticionario", "Nguyễn Street 12, Houston, Texas 77002");
    expect(boxes.filter((box) => /^(Number|Apt|Ste|Flr)/.test(box))).toEqual([]);
    const flat = await printed("N-400", "direccion_actual", "Main Street apartamento 12, Houston, Texas 77002");
    expect(flat.boxes).toContain("Number: 12");
  });

  test("says that who answered does not know, where they said so", async () => {
    const { told } = await printed(
      "N-400",
      "direccion_actual",
      "45 West 34th Street, apartamento 5, Nueva York, el zip no lo sé",
    );
    expect(told).toContain("Falta el código postal. Usted dijo que no lo sabe.");
  });

  test.each([
    "calle Hidalgo 12, colonia Centro, Puebla, México, no sé el código postal",
    "calle Hidalgo 12, colonia Centro, Puebla, México, el código postal no me acuerdo",
  ])("writes nothing of what was said beside it, in any part of the form: %s", async (said) => {
    const { boxes, told, said: kept } = await printed("I-130", "direccion_familiar", said);
    expect(boxes.join(" · ")).not.toMatch(/no s[eé]|acuerdo|código/i);
    expect(boxes).toContain("City or Town: Puebla");
    expect(boxes).toContain("Country: Mexico");
    expect(told).toContain("Falta el código postal.");
    expect(told).toContain("Complete usted lo que falta.");
    expect(kept).toBe(said);
  });

  test.each([
    ["en Holguín, Cuba, no sé la calle", ["City or Town: Holguín", "Country: Cuba"]],
    ["no sé la calle, en Holguín, Cuba", ["City or Town: Holguín", "Country: Cuba"]],
    ["Guadalajara, Jalisco, México", ["City or Town: Guadalajara", "Province: Jalisco", "Country: Mexico"]],
    // Which is the town, and which country that is in, nobody said.
    ["Bandung, Jawa Barat", []],
    ["Bandung, Jawa Barat, Indonesia", []],
    ["12 Oak Street, no sé la ciudad", ["Street Number and Name: 12 Oak Street"]],
    ["no sé la calle, Houston, Texas", ["City or Town: Houston", "State: TX", "Country: United States"]],
    ["en Houston, Texas, la calle no me la sé", ["City or Town: Houston", "State: TX", "Country: United States"]],
    ["ahorita no sé, en San Pedro Sula", ["City or Town: San Pedro Sula"]],
    ["vive en Tegucigalpa, la calle no la sé", ["City or Town: Tegucigalpa"]],
  ])("of a relative's address has each part in its own box and none in another's: %s", async (said, expected) => {
    const { boxes, said: kept } = await printed("I-130", "direccion_familiar", said);
    expect(boxes).toEqual(expected);
    expect(kept).toBe(said);
  });

  test("a town told by what it is called has that in no other box", async () => {
    const said = "Jalan Merdeka 12, ciudad de Bandung, provincia de Jawa Barat, código postal 40111, Indonesia";
    expect((await printed("I-130", "direccion_familiar", said)).boxes).toEqual([
      "Street Number and Name: Jalan Merdeka 12",
      "City or Town: Bandung",
      "Province: Jawa Barat",
      "Postal Code: 40111",
      "Country: Indonesia",
    ]);
  });

  test.each([
    ["fecha_nacimiento", "doce de octubre", "Falta el año."],
    ["telefono", "305555012", "Los números no están completos."],
    ["numero_alien", "cero uno dos tres", "Los números no están completos."],
  ])("of the %s is not written, for half of it would say something else", async (field, said, told) => {
    const answer = await printed("N-400", field, said);
    expect(answer.boxes).toEqual([]);
    expect(answer.told).toContain(told);
    expect(answer.said).toBe(said);
  });

  test("of a name is the given name, and the family name is missing", async () => {
    const { boxes, told } = await printed("N-400", "nombre_completo", "Suyapa");
    expect(boxes).toEqual(["Given Name: Suyapa"]);
    expect(told).toContain("Falta el apellido.");
  });

  test("a point of a town's short word stands in its box", async () => {
    for (const town of ["N. Little Rock", "St. Cloud", "Ft. Smith"]) {
      const { boxes } = await printed("N-400", "direccion_actual", `3 River Road, ${town}, Arkansas`);
      expect(boxes).toContain(`City or Town: ${town}`);
    }
  });

  test("of military mail has its unit and box, and what is missing is named", async () => {
    const whole = await printed("I-130", "direccion_peticionario", "PSC 1234 Box 56, APO AE 09128");
    const place = ["Street Number and Name: PSC 1234 Box 56", "City or Town: APO", "State: AE"];
    expect(whole.boxes).toEqual([...place, "ZIP Code: 09128", "Country: United States"]);
    const part = await printed("N-400", "direccion_actual", "PSC 1234 Box 56, APO AE");
    expect([part.boxes, part.told.includes("Falta el código postal.")]).toEqual([place, true]);
  });
});

describe("given names that nobody told apart", () => {
  test.each([
    ["nombres María Isabel, apellidos de la O", "de la O"],
    ["María Isabel Pérez", "Pérez"],
  ])("stand together in their box, and the cover says so: %s", async (said, family) => {
    const { boxes, told } = await printed("N-400", "nombre_completo", said);
    expect(boxes).toEqual([`Family Name: ${family}`, "Given Name: María Isabel"]);
    expect(told).toContain("Los nombres están juntos en la casilla Given Name.");
  });

  test.each([...["Suyapa, no tengo apellido", "Suyapa, solo tengo un nombre", "solo Suyapa"]])(
    "one name is the family name, and the cover says that the other box is empty: %s",
    async (said) => {
      const { boxes, told } = await printed("N-400", "nombre_completo", said);
      expect(boxes).toEqual(["Family Name: Suyapa"]);
      expect(told).toContain("Es un solo nombre.");
    },
  );
});

describe("a name that was told apart", () => {
  test.each([
    ["nombres Ana, segundo nombre María, apellidos Pérez viuda de De León", "Pérez viuda de De León", "Ana", "María"],
    ["Refugio Barajas viuda de De León", "Barajas viuda de De León", "Refugio", undefined],
    ["nombres Juan, apellidos Pérez-Gómez", "Pérez-Gómez", "Juan", undefined],
    ["nombres Seán, apellidos O'Brien Muñoz", "O'Brien Muñoz", "Seán", undefined],
    ["nombres María, segundo nombre Isabel, apellidos de la O", "de la O", "María", "Isabel"],
    ["nombres María Isabel, sin segundo nombre, apellidos de la O", "de la O", "María Isabel", undefined],
    [
      "nombres Ma. del Carmen, sin segundo nombre, apellidos Ruiz St. John",
      "Ruiz St. John",
      "Ma. del Carmen",
      undefined,
    ],
    ["nombres J., segundo nombre Jesús, apellidos Luna Jr.", "Luna Jr.", "J.", "Jesús"],
    ["nombres José, apellidos De la Cruz D'Ávila", "De la Cruz D'Ávila", "José", undefined],
  ])("is written whole: %s", async (said, family, given, middle) => {
    const { boxes } = await printed("N-400", "nombre_completo", said);
    expect(boxes).toEqual([
      ...[`Family Name: ${family}`, `Given Name: ${given}`],
      ...(middle === undefined ? [] : [`Middle Name: ${middle}`]),
    ]);
  });
});

describe("who takes the letters, said within the address", () => {
  const place = "1234 Main Street, Los Angeles, California 90012";

  test.each([
    ["N-400", "direccion_actual", `c/o Rosa Prado, ${place}`],
    ["N-400", "direccion_postal", `en casa de mi tía Rosa Prado, ${place}`],
    ["N-400", "direccion_postal", `a nombre de mi hermana Rosa Prado, ${place}`],
    ["N-400", "direccion_postal", `no, a cargo de Rosa Prado, ${place}`],
    ["I-130", "direccion_peticionario", `${place}, a cargo de Rosa Prado`],
    ["I-130", "direccion_peticionario", "c/o Rosa Prado, 1234 Main Street, Los Angeles"],
    ["I-130", "direccion_peticionario", "Calle Duarte 25, a cargo de Rosa Prado, Santo Domingo, República Dominicana"],
  ] as const)("stands in its box, and in no other: %s %s %s", async (formType, field, said) => {
    const { boxes } = await printed(formType, field, said);
    expect(boxes.filter((box) => box.includes("Rosa"))).toEqual(["In Care Of Name: Rosa Prado"]);
  });

  test("is told, where it was said of a house, and of the petitioner's own address", async () => {
    const atHome = await printed("N-400", "direccion_actual", `en casa de Rosa Prado, ${place}`);
    expect(atHome.told).toContain("Pusimos a otra persona en In Care Of");
    const answers = {
      direccion_peticionario: { said: place, heardAt },
      direccion_familiar: { said: "la misma que yo", heardAt },
    };
    const form = knownForms["I-130"];
    const { lines } = sheetOf({ formType: "I-130", answers, savedAt: heardAt }, openLookups());
    const filling = fillIn({ form, boxes: (await templateOf("I-130")).boxes, lines });
    const streets = filling.placed.filter(({ label }) => label === "Street Number and Name");
    expect(streets.map(({ value }) => value)).toEqual(["1234 Main Street", "1234 Main Street"]);
    const [reason] =
      reviewItems(lines, { form, ...filling }).find(({ field }) => field.id === "direccion_familiar")?.reasons ?? [];
    expect(reason?.es).toBe("Pusimos la misma dirección de usted. Mire si es así.");
  });

  test("goes to the additional information where the address has no such box", async () => {
    const { boxes } = await printed("I-130", "direccion_familiar", `c/o Rosa Prado, ${place}`);
    expect(boxes.filter((box) => box.includes("Rosa"))).toHaveLength(1);
    expect(boxes.join(" · ")).toContain("In Care Of Name: Rosa Prado");
  });

  test("leaves nothing to write at its place, and the address stands where its street does", async () => {
    const answers = { direccion_peticionario: { said: `a nombre de Rosa Prado, ${place}`, heardAt } };
    const form = knownForms["I-130"];
    const { lines } = sheetOf({ formType: "I-130", answers, savedAt: heardAt }, openLookups());
    const filling = fillIn({ form, boxes: (await templateOf("I-130")).boxes, lines });
    const part2 = partsLeft(form, lines, filling).find(({ part }) => part.part === 2);
    expect(part2?.left).toMatch(/-9, 11/);
    const item = reviewItems(lines, { form, ...filling }).find(({ field }) => field.id === "direccion_peticionario");
    expect(item?.box?.item).toBe("10.b");
  });

  test("gives way to what its own question was answered", async () => {
    const answers = {
      direccion_actual: { said: `c/o Rosa Prado, ${place}`, heardAt },
      current_care_of: { said: "Inés Paz", heardAt },
    };
    const { lines } = sheetOf({ formType: "N-400", answers, savedAt: heardAt }, openLookups());
    const { placed } = fillIn({ form: knownForms["N-400"], boxes: (await templateOf("N-400")).boxes, lines });
    expect(placed.filter(({ box }) => /InCareOf/.test(box.field)).map(({ value }) => value)).toEqual(["Inés Paz"]);
  });
});

test.each(["por donde está el puente, derecho y a la vuelta", "la calle de siempre, donde la Lupe"])(
  "words that nobody knows as a street or a town stand in no box: %s",
  async (said) => {
    const { boxes, told } = await printed("N-400", "direccion_actual", said);
    expect(boxes).toEqual([]);
    expect(told).not.toBe("");
  },
);

test.each(["C.P. 32000", "CP 32000", "código postal 32000"])(
  "of an address abroad every word has its box, and what its postal code is called needs none: %s",
  async (code) => {
    const said = `Av. Juárez 340, Ciudad Juárez, Chihuahua, ${code}, México`;
    const { boxes, told } = await printed("I-130", "direccion_familiar", said);
    expect(boxes).toContain("Postal Code: 32000");
    expect(boxes.join(" ")).not.toContain("Address as given");
    expect(told).toBe("");
  },
);
