import { describe, expect, test } from "vitest";
import { furtherFields } from "../../../forms/parts/parts.ts";
import { interpret } from "../../interpret.ts";

const read = (id: string, heard: string) => {
  const asked = furtherFields["I-130"].find((field) => field.id === id);
  if (asked === undefined) throw new Error(`Nobody asks ${id}.`);
  const { status, value } = interpret({ form: "I-130", asked, heard, today: "2026-11-20" });
  return status === "value" ? value : status;
};

describe("what relatives are, and what became of them", () => {
  test.each([
    ["child_parent_type", "mis papás estaban casados", "born_to_married"],
    ["child_parent_type", "no estaban casados", "born_to_unmarried"],
    ["child_parent_type", "yo era soltera cuando nació", "born_to_unmarried"],
    ["child_parent_type", "vivíamos en unión libre", "born_to_unmarried"],
    ["child_parent_type", "es mi hijastro", "step"],
    ["child_parent_type", "lo adopté", "adopted"],
    ["child_parent_type", "es mi hijo", "ask"],
    ["citizenship_through", "me naturalicé", "naturalization"],
    ["citizenship_through", "nací aquí", "birth"],
    ["citizenship_through", "por mi mamá", "parents"],
    ["citizenship_through", "no fue por mis papás", "ask"],
    ["petitioner_parents.1.sex", "es mi mamá, mujer", "female"],
    ["petitioner_parents.1.residence_city", "vive en Puebla", "Puebla"],
    ["petitioner_parents.1.residence_city", "mi mamá vive en San Pedro Sula", "San Pedro Sula"],
    ["petitioner_parents.1.residence_city", "ya murió", "none"],
    ["petitioner_parents.1.residence_country", "falleció", "none"],
    ["petitioner_parents.1.residence_country", "en México", "MX"],
    ["petitioner_parents.1.birth_date", "doce de mayo del 45", "1945-05-12"],
    ["petitioner_birth_city", "nací en Guadalajara", "Guadalajara"],
    ["beneficiary_birth_city", "nació en Guadalajara", "Guadalajara"],
    ["petitioner_in_care_of", "nadie", "none"],
    ["petitioner_in_care_of", "no", "none"],
    ["petitioner_in_care_of", "Rosa Elena Prado", "Rosa Elena Prado"],
    ["others_petitioned", "ninguno de los dos sabe", "unknown"],
    ["others_petitioned", "no sé", "ask"],
    ["others_petitioned", "sí", "yes"],
    ["others_petitioned", "nadie", "no"],
    ["beneficiary_family.1.relationship", "es su hija", "Daughter"],
    ["beneficiary_family.1.relationship", "su esposo", "Spouse"],
    ["beneficiary_family.1.relationship", "no es su hijo", "ask"],
    ["other_petitions.1.relationship", "mi hermano menor", "Brother"],
    ["other_petitions.1.relationship", "mi mamá", "Mother"],
    ["proceedings_type", "fue deportación", "exclusion_deportation"],
    ["proceedings_type", "expulsión", "removal"],
    ["proceedings_type", "no fue deportación", "ask"],
    ["beneficiary_applies_where", "en el consulado", "consulate"],
    ["beneficiary_applies_where", "ajuste de estatus aquí", "adjustment"],
    ["beneficiary_applies_where", "no sé", "unknown"],
    ["prior_petitions.1.result", "me la aprobaron", "approved"],
    ["prior_petitions.1.result", "todavía no contestan", "pending"],
    ["prior_petitions.1.result", "la negaron", "denied"],
    ["petitioner_times_married", "dos veces", "2"],
    ["petitioner_times_married", "una vez", "1"],
    ["petitioner_marital_status", "estoy casado", "married"],
    ["petitioner_alien_number", "no tengo", "none"],
    ["petitioner_uscis_account", "no tengo", "none"],
    ["petitioner_ssn", "no tengo", "none"],
    ["beneficiary_ssn", "no tiene", "none"],
    ["beneficiary_i94", "no tiene", "none"],
    ["beneficiary_email", "no tiene", "none"],
  ])("%s: %s → %s", (id, heard, value) => expect(read(id, heard)).toBe(value));
});
