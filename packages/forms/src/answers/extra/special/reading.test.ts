import { describe, expect, test } from "vitest";
import { fieldsOfPart } from "../../../forms/parts/parts.ts";
import { interpret } from "../../interpret.ts";

const read = (id: string, heard: string) => {
  const asked = fieldsOfPart("I-130", 4).find((field) => field.id === id);
  if (asked === undefined) throw new Error(`Nobody asks ${id}.`);
  const { status, value } = interpret({ form: "I-130", asked, heard, today: "2026-11-20" });
  return status !== "value" ? status : typeof value === "string" ? value : "address";
};

describe("the words that the form names", () => {
  test.each([
    ["beneficiary_us_address", "la misma", "SAME"],
    ["beneficiary_us_address", "en la misma casa", "SAME"],
    ["beneficiary_us_address", "1234 Main Street, Houston, Texas 77002", "address"],
    ["beneficiary_us_address", "no tiene", "none"],
    ["beneficiary_us_address", "con su hermana", "ask"],
    ["beneficiary_foreign_address", "es la misma dirección", "SAME"],
    ["beneficiary_foreign_address", "Calle Juárez 5, Puebla, México", "address"],
    ["last_address_together", "nunca vivimos juntos", "Never lived together"],
    ["last_address_together", "no hemos vivido juntos", "Never lived together"],
    ["last_address_together", "1234 Main Street, Houston, Texas 77002", "address"],
    ["beneficiary_stay_until", "D/S", "D/S"],
    ["beneficiary_stay_until", "duración de estatus", "D/S"],
    ["beneficiary_stay_until", "12 de mayo de 2027", "2027-05-12"],
    ["beneficiary_passport_expires", "12 de mayo de 2031", "2031-05-12"],
  ])("%s: %s → %s", (id, heard, value) => expect(read(id, heard)).toBe(value));
});
