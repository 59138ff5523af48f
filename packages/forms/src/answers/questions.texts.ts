/** What the readers ask where an answer is in doubt: one short closed question each. Usted, plain, short. */
export const anyQuestions = {
  latin: "¿Cómo se escribe con las letras de su pasaporte? Escríbalo en la pantalla.",
  shorter: "Fue muy largo. ¿Me lo dice más corto?",
  whole: "¿Me lo dice otra vez, completo?",
  whose: "¿Ponemos el de esa persona? Dígamelo, o diga: no tengo.",
  others: "¿Ponemos ese, aunque no sea suyo?",
  yesNo: "¿Sí o no?",
  number: "¿Qué número es?",
} as const;

/** Which form the person wants. */
export const formQuestions = {
  which: "¿Quiere hacerse ciudadano, o ayudar a un familiar?",
} as const;

/** About a date. */
export const dateQuestions = {
  whole: "¿Qué fecha es? Diga el día, el mes y el año.",
  which: "¿Cuál de las dos fechas es? Diga el día, el mes y el año.",
  notAge: "Gracias. ¿Y cuál es la fecha? Diga el día, el mes y el año.",
  future: "Esa fecha todavía no llega. ¿De qué año es?",
  year: "¿De qué año es? Diga los cuatro números.",
  birthYear: "¿En qué año nació? Diga los cuatro números.",
  adult: "Para la ciudadanía hay que tener 18 años. ¿En qué año nació usted?",
  beforeBirth: "Esa fecha es antes de nacer. ¿De qué año es?",
  beforeBeginning: "Esa fecha es antes de la otra que me dijo. ¿Cuál es la fecha correcta?",
} as const;

/** About a phone, a ZIP code or an A-Number. */
export const digitQuestions = {
  phone: "¿Cuál es su teléfono? Diga los diez números, uno por uno.",
  area: "Le falta el código de área. ¿Cuál es? Son los tres primeros números.",
  impossiblePhone: "Ese número no puede ser un teléfono. ¿Me lo dice otra vez, uno por uno?",
  zip: "¿Cuál es su código postal? Son cinco números.",
  zipDigits: "El código postal lleva cinco números. ¿Me los dice uno por uno?",
  alien: "¿Cuál es su Número A? Diga los números uno por uno.",
} as const;

/** About a name. */
export const nameQuestions = {
  whole: "¿Cuál es el nombre completo? Diga nombres y apellidos.",
  given: "¿Y el nombre, sin los apellidos?",
  family: "¿Y los apellidos?",
  onePerson: "¿De quién es el nombre? Diga el de una sola persona.",
  letters: "¿Cómo se escribe? Diga el nombre letra por letra.",
} as const;

/** About a country of birth. */
export const countryQuestions = {
  which: "¿En qué país nació?",
  instead: "Entonces, ¿en qué país nació?",
} as const;

/** About an address. */
export const addressQuestions = {
  whole: "¿Cuál es la dirección? Diga número, calle, ciudad, estado y código postal.",
  anywhere: "¿Cuál es la dirección? Diga la calle o cómo se llega, la ciudad y el país.",
  streetAbroad: "¿En qué calle, barrio o rancho está esa dirección?",
  cityAbroad: "¿En qué ciudad o pueblo está esa dirección?",
  country: "¿En qué país está esa dirección?",
  withoutHome:
    "¿Dónde vive ahora, aunque no sea una casa? Diga la calle o el refugio, la ciudad, el estado y el código postal.",
  state: "¿En qué estado está esa dirección?",
} as const;

/** The parts of an address, as their lack is asked about. */
export const addressParts: Readonly<Record<string, string>> = {
  number: "el número de la casa",
  street: "la calle",
  city: "la ciudad",
  state: "el estado",
  zip: "el código postal",
};
