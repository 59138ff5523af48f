import { describe, expect, test } from "vitest";
import { fieldsOfPart } from "../../../forms/parts/parts.ts";
import { interpret } from "../../interpret.ts";

const all = [...fieldsOfPart("I-130", 2), ...fieldsOfPart("I-130", 4)];
const read = (id: string, heard: string) => {
  const asked = all.find((field) => field.id === id);
  if (asked === undefined) throw new Error(`Nobody asks ${id}.`);
  const { status, value, needsConfirmation } = interpret({ form: "I-130", asked, heard, today: "2026-11-20" });
  return status === "value" ? `${value}${needsConfirmation ? "?" : ""}` : status;
};

describe("the number of a paper", () => {
  test.each([
    ["G12345678", "G12345678"],
    ["g 1234 5678", "G12345678?"],
    ["ge uno dos tres cuatro cinco seis siete ocho", "G12345678?"],
    ["es el ge doce treinta y cuatro cincuenta y seis setenta y ocho", "G12345678?"],
    ["número de pasaporte 123456789", "123456789"],
    ["A-1234567", "A1234567"],
    ["eme equis uno dos tres cuatro cinco", "MX12345?"],
    ["no tiene", "none"],
    ["no tengo pasaporte", "none"],
    ["está en mi casa", "ask"],
    ["no me acuerdo", "unknown"],
    ["12", "ask"],
  ])("the passport: %s → %s", (heard, number) => expect(read("beneficiary_passport", heard)).toBe(number));

  test.each([
    ["IR1", "IR1"],
    ["i erre uno", "IR1?"],
    ["ce erre seis", "CR6?"],
    ["F 2 A", "F2A?"],
    ["residente condicional", "ask"],
  ])("the class of admission: %s → %s", (heard, code) =>
    expect(read("petitioner_class_of_admission", heard)).toBe(code),
  );

  test.each([
    ["12345678901", "12345678901"],
    ["uno dos tres cuatro cinco seis siete ocho nueve cero uno", "12345678901?"],
    ["123456789A1", "123456789A1?"],
    ["1234567", "ask"],
  ])("the I-94: %s → %s", (heard, number) => expect(read("beneficiary_i94", heard)).toBe(number));
});
