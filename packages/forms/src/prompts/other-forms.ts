import type { Prompt } from "./prompt.ts";

/** What people want done that neither form does: another form, by its number, or an office of somebody else. */
interface OtherForm {
  /** Behind "para": what is done by it. */
  readonly purpose: string;
  /** Its number, with its article. */
  readonly form?: string;
  /** Behind "en": who does it. */
  readonly where?: string;
  /** How it is said, where it is said otherwise. */
  readonly said?: "petitioned-for";
}

const lawyer = "la oficina de un abogado o de un representante acreditado";

/** Facts: docs/sources.md ("Other forms"). */
const otherForms = {
  petitioned: { purpose: "que su familiar lo pida a usted", said: "petitioned-for" },
  "renew-card": {
    purpose: "renovar o reponer la tarjeta verde",
    form: "la I-90",
  },
  "remove-conditions": {
    purpose: "quitar las condiciones de la residencia",
    form: "la I-751",
  },
  "work-permit": {
    purpose: "el permiso de trabajo",
    form: "la I-765",
  },
  "travel-permit": {
    purpose: "el permiso de viaje",
    form: "la I-131",
  },
  asylum: { purpose: "pedir asilo", form: "la I-589" },
  protected: {
    purpose: "DACA o el TPS",
    form: "la I-821",
  },
  fiance: {
    purpose: "traer a un novio o una novia",
    form: "la I-129F",
  },
  residence: {
    purpose: "hacerse residente usted",
    form: "la I-485",
  },
  support: {
    purpose: "la carta de sostenimiento",
    form: "la I-864",
  },
  certificate: {
    purpose: "el certificado de ciudadanía",
    form: "la N-600",
  },
  visa: { purpose: "una visa", where: "la embajada de Estados Unidos en su país" },
  passport: { purpose: "el pasaporte de su país", where: "el consulado de su país" },
  court: { purpose: "la corte o una deportación", where: lawyer },
  divorce: { purpose: "un divorcio", where: "la corte de su condado" },
} as const satisfies Record<string, OtherForm>;

/** One of the things that are not done here. */
export type OtherFormName = keyof typeof otherForms;

export function isOtherForm(name: string): name is OtherFormName {
  return name in otherForms;
}

/** That it is not done here, what it is called, and who may help. */
export function otherFormPrompt(name: OtherFormName): Prompt {
  const { purpose, form, where = "", said }: OtherForm = otherForms[name];
  if (said !== undefined) return { key: said };
  if (form === undefined) return { key: "no-form-here", slots: { purpose, where } };
  return { key: "other-form", slots: { purpose, form } };
}
