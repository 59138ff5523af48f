import type { FieldKind, FormType } from "../answers/answer.ts";
import type { Field } from "../forms/definition.ts";
import { printAnswers } from "../forms/english.ts";
import { forms } from "../forms/registry.ts";
import type { DialogueCommand, InterviewEffect, InterviewEvent } from "./events.ts";
import { next } from "./interview.ts";
import { currentField, extraOf } from "./questions.ts";
import { startOf } from "./start.ts";
import type { Asking, Interview } from "./state.ts";

/** When everything in these tests is said. */
export const at = "2026-11-20T15:00:00.000Z";

/** Invented answers that every reader reads, by field. */
export const sample: Readonly<Record<string, string>> = {
  nombre_completo: "Rosa Elena Prado Luna",
  fecha_nacimiento: "quince de marzo de mil novecientos ochenta y cinco",
  pais_nacimiento: "México",
  numero_alien: "cero ocho nueve tres cuatro cinco seis siete ocho",
  direccion_actual: "1234 Main Street, Los Angeles, California 90012",
  telefono: "tres cero cinco cinco cinco cinco cero uno dos tres",
  email: "no tengo",
  fecha_residencia: "doce de mayo de dos mil quince",
  estado_civil: "casada",
  nombre_conyuge: "José Luis Paz",
  nombre_peticionario: "Rosa Elena Prado Luna",
  fecha_nacimiento_peticionario: "quince de marzo de mil novecientos ochenta y cinco",
  direccion_peticionario: "1234 Main Street, Los Angeles, California 90012",
  telefono_peticionario: "tres cero cinco cinco cinco cinco cero uno dos tres",
  email_peticionario: "no tengo",
  nombre_familiar: "Inés Paz Soto",
  relacion_familiar: "mi mamá",
  fecha_nacimiento_familiar: "dos de mayo de mil novecientos cincuenta y cinco",
  pais_nacimiento_familiar: "México",
  direccion_familiar: "Calle Juárez 5, Puebla, México",
  estado_civil_familiar: "viuda",
};

/** The ids of a form's fields, in order. */
export function idsOf(formType: FormType): readonly string[] {
  return forms[formType].fields.map((field) => field.id);
}

/** The ids of the fields before one. */
export function upTo(id: string, formType: FormType = "N-400"): readonly string[] {
  const ids = idsOf(formType);
  return ids.slice(0, ids.indexOf(id));
}

/** An answer that the reader of a field reads, in few words. */
export function plainAnswer(field: Field | undefined): string {
  const plain: Partial<Record<FieldKind, string>> = {
    date: field?.id === "fecha_residencia" ? "12 de mayo de 2015" : "15 de marzo de 1985",
    country: "México",
    "alien-number": "089345678",
    phone: "3055550123",
    email: "no tengo",
    marital: "casada",
    relation: "mi mamá",
    address: "1234 Main Street, Los Angeles, CA 90012",
  };
  return (field && plain[field.kind]) ?? "Rosa Elena Prado";
}

/** A person in a smart call: what they say and tap, and what the assistant asked last. */
export function person(formType: FormType = "N-400", answered: readonly string[] = [], told = sample) {
  let interview: Interview = startOf("smart");
  let effects: readonly InterviewEffect[] = [];
  let turn = 0;
  const send = (event: InterviewEvent): void => {
    [interview, effects] = next(interview, event);
  };
  const lines = () =>
    interview.phase === "choosing"
      ? []
      : printAnswers(interview.formType, interview.answers, { extra: extraOf(interview) });
  const answers = Object.fromEntries(answered.map((id) => [id, { said: told[id] ?? "", heardAt: at }]));
  send({ kind: "restored", formType, answers });
  send({ kind: "call-started" });
  return {
    says: (text: string) => {
      turn += 1;
      send({ kind: "heard", heard: { text, isFinal: true, beganOverAssistant: false, at, turnId: `t${turn}` } });
    },
    /** Says something while the assistant is speaking. */
    saysOver: (text: string) => {
      turn += 1;
      send({ kind: "heard", heard: { text, isFinal: true, beganOverAssistant: true, at, turnId: `t${turn}` } });
    },
    writes: (text: string) => send({ kind: "typed", text, at }),
    taps: (command: DialogueCommand) => send({ kind: "command", command, at }),
    /** Accepts the review, and leaves every open point as it is. */
    accepts: () => {
      for (let presses = 0; interview.phase === "reviewing" && presses < idsOf(formType).length + 1; presses += 1)
        send({ kind: "review-accepted" });
    },
    picks: (candidate: number) => send({ kind: "picked", candidate, at }),
    send,
    now: () => interview,
    asking: () => interview as Asking,
    /** The id of the question that stands; "" where none does. */
    at: () => currentField(interview)?.id ?? "",
    asked: () => effects.flatMap((effect) => (effect.kind === "ask" ? [effect.text] : [])).join(" "),
    /** How fast what was asked is said. */
    rate: () => effects.flatMap((effect) => (effect.kind === "ask" ? [effect.rate ?? 1] : [])).at(-1),
    /** What was kept: the field, and the words. */
    kept: () => effects.flatMap((effect) => (effect.kind === "keep" ? [[effect.field, effect.answer.said]] : [])),
    effects: () => effects.map((effect) => effect.kind),
    english: (id: string) => lines().find((line) => line.field.id === id)?.english,
    lines,
  };
}
