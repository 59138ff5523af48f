import type { FormType } from "@dilo/forms";

/** One invented person: what they said, and what an official at a desk would then find on the form and on its cover. */
export interface SpokenPerson {
  readonly who: string;
  readonly formType: FormType;
  /** What they said, in Spanish, by field; every other question stays unanswered. */
  readonly said: Readonly<Record<string, string>>;
  /** What stands in the boxes, by field and printed label. A tick is "X". */
  readonly boxes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Words of the reason for each answer in "Por favor revise", by field. */
  readonly review: Readonly<Record<string, string>>;
}

type Part<Key extends keyof SpokenPerson> = SpokenPerson[Key];

const n400 = {
  said: {
    nombre_completo: "nombres Rosa, segundo nombre Elena, apellidos Prado Ochoa",
    fecha_nacimiento: "doce de octubre de mil novecientos setenta y nueve",
    pais_nacimiento: "México",
    numero_alien: "cero uno dos tres cuatro cinco seis siete ocho",
    direccion_actual: "1302 Oak Street, Miami, Florida 33125",
    telefono: "305 555 0123",
    email: "rosa.prado arroba example punto com",
    fecha_residencia: "primero de mayo de dos mil uno",
    estado_civil: "soltera",
    nombre_conyuge: "no aplica",
  },
  boxes: {
    nombre_completo: { "Family Name": "Prado Ochoa", "Given Name": "Rosa", "Middle Name": "Elena" },
    fecha_nacimiento: { "Date of birth": "10/12/1979" },
    pais_nacimiento: { "Country of birth": "Mexico" },
    numero_alien: { "A-Number": "012345678" },
    direccion_actual: {
      "Street Number and Name": "1302 Oak Street",
      "City or Town": "Miami",
      State: "FL",
      "ZIP Code": "33125",
    },
    telefono: { "Telephone number": "3055550123" },
    email: { "Email address": "rosa.prado@example.com" },
    fecha_residencia: { "Date you became a permanent resident": "05/01/2001" },
    estado_civil: { Single: "X" },
    nombre_conyuge: {},
  },
} as const;

const i130 = {
  said: {
    nombre_peticionario: "nombres María, segundo nombre del Carmen, apellidos Muñoz Güell",
    fecha_nacimiento_peticionario: "31 de enero de 1965",
    direccion_peticionario: "1302 Oak Street, Miami, Florida 33125",
    telefono_peticionario: "305 555 0199",
    email_peticionario: "no tengo",
    nombre_familiar: "nombres José, segundo nombre Luis, apellidos Muñoz Peña",
    relacion_familiar: "es mi hermano",
    fecha_nacimiento_familiar: "29 de febrero de 1968",
    pais_nacimiento_familiar: "Nicaragua",
    direccion_familiar: "Calle Mayor 4, 28013 Madrid, España",
    estado_civil_familiar: "soltero",
  },
  boxes: {
    nombre_peticionario: { "Family Name": "Muñoz Güell", "Given Name": "María", "Middle Name": "del Carmen" },
    fecha_nacimiento_peticionario: { "Petitioner's date of birth": "01/31/1965" },
    direccion_peticionario: {
      "Street Number and Name": "1302 Oak Street",
      "City or Town": "Miami",
      State: "FL",
      "ZIP Code": "33125",
      Country: "United States",
    },
    telefono_peticionario: { "Petitioner's telephone number": "3055550199" },
    email_peticionario: {},
    nombre_familiar: { "Family Name": "Muñoz Peña", "Given Name": "José", "Middle Name": "Luis" },
    relacion_familiar: { "Brother/Sister": "X" },
    fecha_nacimiento_familiar: { "Relative's date of birth": "02/29/1968" },
    pais_nacimiento_familiar: { "Relative's country of birth": "Nicaragua" },
    direccion_familiar: {
      "Street Number and Name": "Calle Mayor 4",
      "City or Town": "Madrid",
      "Postal Code": "28013",
      Country: "Spain",
    },
    estado_civil_familiar: { Single: "X" },
  },
} as const;

const bases = { "N-400": n400, "I-130": i130 } as const;

/** Someone who said the same as everybody, but for what is told here. */
function person(
  formType: FormType,
  who: string,
  differences: { readonly [Key in "said" | "boxes" | "review"]?: Part<Key> },
): SpokenPerson {
  const { said, boxes } = bases[formType];
  return {
    who,
    formType,
    said: { ...said, ...differences.said },
    boxes: { ...boxes, ...differences.boxes },
    review: differences.review ?? {},
  };
}

function abroad(
  who: string,
  address: string,
  [street, city, country, more = {}]: readonly [string, string, string, Readonly<Record<string, string>>?],
): SpokenPerson {
  return person("I-130", who, {
    said: { direccion_familiar: address },
    boxes: {
      direccion_familiar: { "Street Number and Name": street, "City or Town": city, Country: country, ...more },
    },
  });
}

function otherScript(who: string, name: string, letters: string): SpokenPerson {
  return person("N-400", who, {
    said: { nombre_completo: name },
    boxes: { nombre_completo: {} },
    review: { nombre_completo: `Está en ${letters}` },
  });
}

const longFamily = "Hohenlohe-Langenburg de Todos los Santos Fernández de Córdoba";
const notSaid = "Usted dijo que no lo sabe";
const n400Fields = Object.keys(n400.said);

/** Four scripts, ten countries, names of one word and of six, no family name, every answer unread, doubts and disputes. */
export const twentyPeople: readonly SpokenPerson[] = [
  otherScript("a name in Cyrillic letters", "Иван Петров", "letras cirílicas"),
  otherScript("a name in Chinese letters", "王秀英", "letras chinas"),
  otherScript("a name in Arabic letters", "محمد علي", "letras árabes"),
  otherScript("a name in Greek letters", "Αλέξης Παππάς", "letras griegas"),
  person("N-400", "a name with letters that the box's font lacks", {
    said: { nombre_completo: "nombres Thị, segundo nombre Hoa, apellidos Nguyễn" },
    boxes: { nombre_completo: { "Middle Name": "Hoa" } },
    review: { nombre_completo: "La casilla no puede imprimir: ễ. Quedó en blanco." },
  }),
  abroad("in Mexico", "Avenida Juárez 1302, 44100 Guadalajara, Jalisco, México", [
    "Avenida Juárez 1302",
    "Guadalajara",
    "Mexico",
    { Province: "Jalisco", "Postal Code": "44100" },
  ]),
  abroad("in Colombia", "Carrera 7 número 45-10, Bogotá, Cundinamarca, Colombia", [
    "Carrera 7 número 45-10",
    "Bogotá",
    "Colombia",
    { Province: "Cundinamarca" },
  ]),
  abroad("in Guatemala", "6a avenida 11-43, zona 1, Ciudad de Guatemala, 01001, Guatemala", [
    "6a avenida 11-43, Zona 1",
    "Ciudad de Guatemala",
    "Guatemala",
    { "Postal Code": "01001" },
  ]),
  abroad("in El Salvador", "Calle Arce 1020, San Salvador, El Salvador", [
    "Calle Arce 1020",
    "San Salvador",
    "El Salvador",
  ]),
  abroad("in Honduras", "Barrio El Centro, 3 calle 12, San Pedro Sula, Cortés, 21101, Honduras", [
    "Barrio El Centro, 3 calle 12",
    "San Pedro Sula",
    "Honduras",
    { Province: "Cortés", "Postal Code": "21101" },
  ]),
  abroad("in the Dominican Republic", "Calle El Conde 56, Santo Domingo, 10210, República Dominicana", [
    "Calle El Conde 56",
    "Santo Domingo",
    "Dominican Republic",
    { "Postal Code": "10210" },
  ]),
  abroad("in Peru", "Jirón de la Unión 300, Lima, 15001, Perú", [
    "Jirón de la Unión 300",
    "Lima",
    "Peru",
    { "Postal Code": "15001" },
  ]),
  abroad("in Ecuador", "Avenida Amazonas 147, Quito, Pichincha, Ecuador", [
    "Avenida Amazonas 147",
    "Quito",
    "Ecuador",
    { Province: "Pichincha" },
  ]),
  person("I-130", "in Spain, a cousin", {
    said: { relacion_familiar: "es mi primo" },
    boxes: { relacion_familiar: {} },
    review: { relacion_familiar: "La I-130 no cubre a este familiar" },
  }),
  person("I-130", "in Nicaragua, in a street longer than its box, with a name of one word", {
    said: {
      nombre_familiar: "Suyapa",
      direccion_familiar: "Del parque central 2 cuadras al sur, León, Nicaragua",
    },
    boxes: {
      nombre_familiar: {},
      direccion_familiar: {
        "Street Number and Name": "See Part 9",
        "City or Town": "León",
        Country: "Nicaragua",
        "Additional Information": "Street Number and Name: Del parque central 2 cuadras al sur",
      },
    },
    review: { nombre_familiar: "Falta", direccion_familiar: "No cabe en su casilla" },
  }),
  person("N-400", "a name of six words", {
    said: { nombre_completo: "nombres Ana, segundo nombre María, apellidos de la Cruz Villanueva" },
    boxes: {
      nombre_completo: { "Family Name": "de la Cruz Villanueva", "Given Name": "Ana", "Middle Name": "María" },
    },
  }),
  person("N-400", "a family name longer than its box", {
    said: { nombre_completo: `nombres Ana, segundo nombre Sofía, apellidos ${longFamily}` },
    boxes: {
      nombre_completo: {
        "Family Name": "Hohenlohe-Langenburg de Todos los Santos",
        "Given Name": "Ana",
        "Middle Name": "Sofía",
        "Additional Information": `Full name: Ana Sofía ${longFamily}; Family Name: ${longFamily}`,
      },
    },
    review: { nombre_completo: "No cabe completo. La casilla tiene el principio." },
  }),
  person("N-400", "a name nobody split, a date without its year, a spouse left out", {
    said: { nombre_completo: "Rosa Elena Prado", fecha_nacimiento: "doce de octubre" },
    boxes: {
      nombre_completo: { "Family Name": "Prado", "Given Name": "Rosa Elena" },
      fecha_nacimiento: {},
    },
    review: { nombre_completo: "Un programa los separó", fecha_nacimiento: "Falta el año" },
  }),
  person("N-400", "a ZIP code of another city", {
    said: { direccion_actual: "12 Oak Street, San Diego, California 90012" },
    boxes: {
      direccion_actual: {
        "Street Number and Name": "12 Oak Street",
        "City or Town": "San Diego",
        State: "CA",
        "ZIP Code": "90012",
      },
    },
    review: { direccion_actual: "El código postal 90012 suele ser de Los Angeles" },
  }),
  person("N-400", "every answer unread", {
    said: Object.fromEntries(n400Fields.map((field) => [field, "la verdad no sé"])),
    boxes: Object.fromEntries(n400Fields.map((field) => [field, {}])),
    review: Object.fromEntries(n400Fields.map((field) => [field, notSaid])),
  }),
];
