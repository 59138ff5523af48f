import type { FormType } from "@dilo/forms";
import type { Understood } from "./official-files.ts";

/** Who they are, the form, and what was understood of their answers. */
export type Person = readonly [who: string, formType: FormType, answers: Readonly<Record<string, Understood>>];

const miami = { line: "1455 NW 7th Street", unit: "", city: "Miami", state: "FL", zip: "33125" } as const;
const address = (value: { line: string; unit: string; city: string; state: string; zip: string }): Understood => [
  `${value.line}, ${value.city}, ${value.state} ${value.zip}`,
  value,
];

/** A name whose first, middle and family names the person has told apart. */
const toldApart = (first: string, middle: string, family: string): Understood => {
  const given = `${first} ${middle}`;
  return [`${given} ${family}`, `${given} ${family}`, { given, middle, family }];
};

const n400: Readonly<Record<string, Understood>> = {
  nombre_completo: "Íñigo Rafael Peña Agüero",
  fecha_nacimiento: ["10/12/1979", "1979-10-12"],
  pais_nacimiento: ["Mexico", "MX"],
  numero_alien: ["A012345678", "012345678"],
  direccion_actual: address(miami),
  telefono: ["(305) 555-0123", "+13055550123"],
  email: "inigo.pena@example.com",
  fecha_residencia: ["05/01/2001", "2001-05-01"],
  estado_civil: ["Married", "married"],
  nombre_conyuge: "Rosa Elena Prado",
};
const { email: _email, nombre_conyuge: _spouse, ...n400Bare } = n400;

const i130: Readonly<Record<string, Understood>> = {
  nombre_peticionario: "María del Carmen Muñoz Güell",
  fecha_nacimiento_peticionario: ["01/31/1965", "1965-01-31"],
  direccion_peticionario: address({ ...miami, unit: "Apt 3B" }),
  telefono_peticionario: ["(305) 555-0199", "+13055550199"],
  email_peticionario: "mcm@example.com",
  nombre_familiar: "José de Jesús Muñoz",
  relacion_familiar: ["Brother or sister", "sibling"],
  fecha_nacimiento_familiar: ["02/29/1968", "1968-02-29"],
  pais_nacimiento_familiar: ["Nicaragua", "NI"],
  direccion_familiar: [
    "Del parque 2 c. al sur, León, Nicaragua",
    {
      foreign: true,
      country: "NI",
      text: "Del parque 2 c. al sur, León",
      line: "Del parque 2 c. al sur",
      city: "León",
      province: "",
      postalCode: "",
    },
  ],
  estado_civil_familiar: ["Single", "single"],
};
const { email_peticionario: _mail, ...i130Bare } = i130;

/** Twelve invented people: accents, one and two family names, long streets, units, foreign places, every status. */
export const twelvePeople: readonly Person[] = [
  [
    "two family names, an apartment and a spouse",
    "N-400",
    {
      ...n400,
      nombre_completo: toldApart("Íñigo", "Rafael", "Peña Agüero"),
      nombre_conyuge: toldApart("Rosa", "Elena", "Prado"),
      direccion_actual: address({ ...miami, unit: "Apt 5" }),
    },
  ],
  [
    "one family name, two given names, no e-mail, divorced",
    "N-400",
    { ...n400Bare, nombre_completo: "Rosa Elena Prado", estado_civil: ["Divorced", "divorced"] },
  ],
  [
    "a long street with a suite, widowed",
    "N-400",
    {
      ...n400,
      nombre_completo: "Guadalupe Ramírez Ochoa",
      estado_civil: ["Widowed", "widowed"],
      direccion_actual: address({
        line: "12345 Paseo de las Flores Silvestres del Norte Boulevard",
        unit: "Ste 200",
        city: "Rancho Santa Margarita",
        state: "CA",
        zip: "92688",
      }),
    },
  ],
  [
    "a name longer than its boxes, abroad, single",
    "N-400",
    {
      ...n400Bare,
      direccion_actual: [
        "Calle Mayor 4, 28801 Alcalá de Henares, Madrid, Spain",
        {
          foreign: true,
          country: "ES",
          text: "Calle Mayor 4, 28801 Alcalá de Henares, Madrid",
          line: "Calle Mayor 4",
          city: "Alcalá de Henares",
          province: "Madrid",
          postalCode: "28801",
        },
      ],
      nombre_completo: "Ana Sofía Hohenlohe-Langenburg de Todos los Santos Fernández de Córdoba y Álvarez de Toledo",
      estado_civil: ["Single", "single"],
    },
  ],
  [
    "a floor, a foreign telephone, a long e-mail, separated",
    "N-400",
    {
      ...n400,
      direccion_actual: address({ ...miami, unit: "Fl 12" }),
      telefono: ["+52 55 1234 5678", "+525512345678"],
      email: "un.correo.electronico.verdaderamente.muy.largo@correo.example.com",
      estado_civil: ["Separated", "separated"],
    },
  ],
  [
    "a unit of no known kind, letters the form lacks, annulled",
    "N-400",
    {
      ...n400,
      nombre_completo: "Łucja Maria Szőke",
      direccion_actual: address({ ...miami, unit: "# 4 rear" }),
      estado_civil: ["Marriage annulled", "annulled"],
    },
  ],
  [
    "a sibling abroad, single",
    "I-130",
    {
      ...i130,
      nombre_peticionario: toldApart("María", "del Carmen", "Muñoz Güell"),
      nombre_familiar: toldApart("José", "de Jesús", "Muñoz"),
    },
  ],
  [
    "a spouse in a long foreign street, married",
    "I-130",
    {
      ...i130Bare,
      relacion_familiar: ["Spouse", "spouse"],
      estado_civil_familiar: ["Married", "married"],
      direccion_familiar: [
        "Calle 5 de Febrero 1234, interior 8, Colonia Centro, Dolores Hidalgo, Guanajuato, 37800, Mexico",
        {
          foreign: true,
          country: "MX",
          text: "Calle 5 de Febrero 1234, interior 8, Colonia Centro, Dolores Hidalgo, Guanajuato, 37800",
          line: "Calle 5 de Febrero 1234, interior 8, Colonia Centro",
          city: "Dolores Hidalgo",
          province: "Guanajuato",
          postalCode: "37800",
        },
      ],
    },
  ],
  [
    "a child at a suite, divorced",
    "I-130",
    {
      ...i130,
      direccion_peticionario: address({ ...miami, unit: "Ste 100" }),
      relacion_familiar: ["Child", "child", { detail: "adopted" }],
      estado_civil_familiar: ["Divorced", "divorced"],
      direccion_familiar: address({ ...miami, unit: "Suite 900" }),
    },
  ],
  [
    "a parent, a unit too long for six letters, widowed",
    "I-130",
    {
      ...i130,
      relacion_familiar: ["Parent", "parent", { detail: "step" }],
      estado_civil_familiar: ["Widowed", "widowed"],
      direccion_peticionario: address({ ...miami, unit: "Apt Tower B-1204" }),
    },
  ],
  [
    "a city and a street longer than their boxes, separated",
    "I-130",
    {
      ...i130,
      estado_civil_familiar: ["Separated", "separated"],
      direccion_familiar: address({ ...miami, unit: "Apartamento 7" }),
      direccion_peticionario: address({
        line: "98765 Avenida de los Insurgentes Mexicanos",
        unit: "",
        city: "Rancho Santa Margarita",
        state: "CA",
        zip: "92688",
      }),
    },
  ],
  [
    "a floor, one name only, annulled",
    "I-130",
    {
      ...i130,
      nombre_familiar: "Suyapa",
      relacion_familiar: ["Brother or sister", "sibling", { detail: "adopted" }],
      direccion_peticionario: address({ ...miami, unit: "Piso 3" }),
      estado_civil_familiar: ["Marriage annulled", "annulled"],
      direccion_familiar: address({ ...miami, unit: "Floor 2" }),
    },
  ],
];
