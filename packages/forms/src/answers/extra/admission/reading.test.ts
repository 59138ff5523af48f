import { describe, expect, test } from "vitest";
import { fieldsOfPart } from "../../../forms/parts/parts.ts";
import { interpret } from "../../interpret.ts";
import { arrivalCodes } from "./codes.table.ts";

const asked = fieldsOfPart("I-130", 4).find(({ id }) => id === "beneficiary_class_of_admission");
const read = (heard: string) => {
  const reading = interpret({ form: "I-130", ...(asked && { asked }), heard, today: "2026-11-20" });
  return reading.status === "value" ? `${reading.value}${reading.needsConfirmation ? "?" : ""}` : reading.status;
};

describe("how somebody arrived", () => {
  test.each(arrivalCodes.trim().split(/\s+/))("%s is a code of the form", (code) =>
    expect(read(code).replace("?", "")).toBe(code),
  );

  test.each([
    ["B2", "B2"],
    ["be dos", "B2"],
    ["con visa de turista", "B2?"],
    ["vino de visita", "B2?"],
    ["como estudiante", "F1?"],
    ["efe uno", "F1"],
    ["cruzó por el río", "EWI?"],
    ["entró sin papeles", "EWI?"],
    ["con parole", "PAR?"],
    ["pidió asilo", "AS?"],
    ["de prometida", "K1?"],
    ["vino a trabajar", "ask"],
    ["Z9", "ask"],
    ["turista y luego estudiante", "ask"],
  ])("%s → %s", (heard, code) => expect(read(heard)).toBe(code));
});
