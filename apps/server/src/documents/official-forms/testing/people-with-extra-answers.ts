import type { Understood } from "./official-files.ts";
import { type Person, twelvePeople } from "./twelve-people.ts";

type Answers = Readonly<Record<string, Understood>>;

/** The answers of the first of the twelve with this form and status, for more boxes to stand beside. */
function basedOn(formType: Person[1], status: string): Answers {
  const found = twelvePeople.find(
    ([, form, answers]) => form === formType && Object.values(answers).some((answer) => answer[1] === status),
  );
  if (found === undefined) throw new Error("None of the twelve is like that.");
  return found[2];
}

const same: Understood = ["Same as the physical address", "same"];
const basis = (letter: string): Understood => [`${letter.toUpperCase()}. as printed`, letter];
const male: Understood = ["Male", "male"];
const female: Understood = ["Female", "female"];
const hialeah = { line: "PO Box 4410", unit: "", city: "Hialeah", state: "FL", zip: "33010" } as const;
const postal = (unit: string): Understood => [`${hialeah.line}, ${unit}`, { ...hialeah, unit }];

/** Invented people who wanted more boxes: every extra box of both forms is written by one of them. */
export const morePeople: readonly Person[] = [
  [
    "every extra answer, as the spouse of a citizen",
    "N-400",
    {
      ...basedOn("N-400", "married"),
      sexo: male,
      motivo_solicitud: basis("b"),
      other_names: ["Yes", "yes"],
      "other_names.1.family": "Agüero Paz",
      "other_names.1.given": "Íñigo",
      "other_names.1.middle": "Rafael",
      direccion_postal: same,
      empleo_actual: "Taquería y Panadería La Luna de Jalisco",
    },
  ],
  [
    "the general provision, another address for letters, no work",
    "N-400",
    {
      ...basedOn("N-400", "divorced"),
      sexo: female,
      motivo_solicitud: basis("a"),
      direccion_postal: postal("Apt 4"),
      empleo_actual: ["Unemployed", "unemployed"],
    },
  ],
  [
    "VAWA, a suite for letters, an employer longer than its cell",
    "N-400",
    {
      ...basedOn("N-400", "widowed"),
      motivo_solicitud: basis("c"),
      direccion_postal: postal("Ste 9"),
      empleo_actual: "Consolidated Agricultural Packing and Distribution of the Central Valley, Incorporated",
    },
  ],
  [
    "a spouse abroad, legally separated, letters to a floor",
    "N-400",
    { ...basedOn("N-400", "separated"), motivo_solicitud: basis("d"), direccion_postal: postal("Floor 3") },
  ],
  [
    "service in hostilities, letters to another country",
    "N-400",
    {
      ...basedOn("N-400", "single"),
      motivo_solicitud: basis("e"),
      direccion_postal: [
        "Calle Mayor 9, Madrid, Spain",
        {
          foreign: true,
          country: "ES",
          text: "Calle Mayor 9, Madrid",
          line: "Calle Mayor 9",
          city: "Madrid",
          province: "",
          postalCode: "",
        },
      ],
    },
  ],
  ["a year of service", "N-400", { ...basedOn("N-400", "annulled"), motivo_solicitud: basis("f") }],
  ["another reason", "N-400", { ...basedOn("N-400", "single"), motivo_solicitud: basis("g") }],
  [
    "a citizen who married here",
    "I-130",
    {
      ...basedOn("I-130", "spouse"),
      estatus_peticionario: ["U.S. Citizen", "citizen"],
      sexo_peticionario: female,
      sexo_familiar: male,
      fecha_matrimonio: ["06/01/2019", "2019-06-01"],
      ciudad_matrimonio: "Miami",
      pais_matrimonio: ["Florida, United States", "US-FL", { country: "US", state: "FL" }],
    },
  ],
  [
    "a resident who married abroad, in a town longer than its box",
    "I-130",
    {
      ...basedOn("I-130", "child"),
      estatus_peticionario: ["Lawful Permanent Resident", "resident"],
      sexo_peticionario: male,
      sexo_familiar: female,
      ciudad_matrimonio: "San Miguel de Allende y Villagrán",
      pais_matrimonio: ["Guanajuato, Mexico", "MX Guanajuato", { country: "MX", province: "Guanajuato" }],
    },
  ],
];
