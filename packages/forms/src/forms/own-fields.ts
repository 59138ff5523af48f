import type { Field } from "./definition.ts";
import { addressHelp, birthHelp, emailHelp, nameHelp, phoneHelp } from "./help.ts";

/** What a form adds to one of these: its own id and labels, and the cues where the form asks about other people too. */
type Asked = Omit<Field, "id" | "label" | "labelSpanish">;

/** The full name of whoever fills in the form. */
export const ownName = {
  type: "text",
  required: true,
  question: "¿Cuál es su nombre completo? Diga sus nombres y sus apellidos.",
  questionEnglish: "What is your full name? Write your given and family names.",
  kind: "name",
  cues: `
mi nombre( completo)? es
(yo )?me llamo
`,
  help: nameHelp,
} as const satisfies Asked;

/** The date of birth of whoever fills in the form. */
export const ownBirth = {
  type: "date",
  required: true,
  question: "¿Cuál es su fecha de nacimiento? Diga el día, el mes y el año.",
  questionEnglish: "What is your date of birth? Write the day, the month and the year.",
  kind: "date",
  isBirth: true,
  help: birthHelp,
} as const satisfies Asked;

/** The address where whoever fills in the form lives. */
export const ownAddress = {
  type: "text",
  required: true,
  question: "¿Cuál es su dirección? Diga número, calle, apartamento, ciudad, estado y código postal.",
  questionEnglish: "What is your address? Write number, street, apartment, city, state and ZIP code.",
  kind: "address",
  help: addressHelp,
} as const satisfies Asked;

/** The telephone number of whoever fills in the form. */
export const ownPhone = {
  type: "text",
  required: true,
  question: "¿Cuál es su número de teléfono? Diga los diez números.",
  questionEnglish: "What is your telephone number? Write the ten digits.",
  kind: "phone",
  help: phoneHelp,
} as const satisfies Asked;

/** The email address of whoever fills in the form, who may have none. */
export const ownEmail = {
  type: "text",
  required: false,
  question: "¿Cuál es su correo electrónico? Si no tiene, diga: no tengo.",
  questionEnglish: "What is your e-mail address? If you have none, write: none.",
  kind: "email",
  cues: `
(mi |el )?(correo|email|e mail|mail|correo electronico)( electronico)?( es| seria)?
`,
  help: emailHelp,
} as const satisfies Asked;
