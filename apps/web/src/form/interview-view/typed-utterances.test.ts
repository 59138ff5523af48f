import { forms, type Interview, type InterviewEvent, next, startOf } from "@dilo/forms";
import { describe, expect, test } from "vitest";
import * as readers from "../session/readers.ts";
import { type ScreenView, screenView } from "./screen-view.ts";
import type { AskingView } from "./views.ts";

const at = "2026-11-20T15:00:00.000Z";
const answers: Readonly<Record<string, string>> = {
  nombre_completo: "Rosa Elena Prado Luna",
  fecha_nacimiento: "15 de marzo de 1985",
  pais_nacimiento: "México",
  numero_alien: "089345678",
  direccion_actual: "1234 Main Street, Apt 3, Los Angeles, CA 90012",
  telefono: "305 555 0123",
  email: "rosa@example.com",
  fecha_residencia: "12 de mayo de 2015",
  estado_civil: "casada",
  nombre_conyuge: "José Luis Paz",
  nombre_peticionario: "Rosa Elena Prado Luna",
  fecha_nacimiento_peticionario: "15 de marzo de 1985",
  direccion_peticionario: "1234 Main Street, Apt 3, Los Angeles, CA 90012",
  telefono_peticionario: "305 555 0123",
  email_peticionario: "rosa@example.com",
  nombre_familiar: "Inés Paz Soto",
  relacion_familiar: "mi mamá",
  fecha_nacimiento_familiar: "2 de mayo de 1955",
  pais_nacimiento_familiar: "México",
  direccion_familiar: "Calle Juárez 5, Puebla, México",
};

/** A person who writes, at the question of a field: those before it are answered. */
function writing(field: string): Interview {
  const form = Object.values(forms).find(({ fields }) => fields.some(({ id }) => id === field));
  const ids = form?.fields.map(({ id }) => id) ?? [];
  const before = ids.slice(0, ids.indexOf(field)).map((id) => [id, { said: answers[id] ?? "", heardAt: at }] as const);
  const formType = form?.formType ?? "N-400";
  return next(startOf("smart"), { kind: "restored", formType, answers: Object.fromEntries(before) })[0];
}

const typed = (text: string): InterviewEvent => ({ kind: "typed", text, at });

/** What the person sees of what became of the words, by the place where it stands on the page. */
type Seen = { readonly kind: "taken" | "told" | "asked" | "read-back" | "review"; readonly text: string };

function seen(before: AskingView, after: ScreenView): Seen | undefined {
  if (after.kind === "reviewing") return { kind: "review", text: after.lines.at(-1)?.line.english ?? "" };
  if (after.kind !== "asking") return undefined;
  if (after.answer.kind === "confirming") return { kind: "read-back", text: after.answer.english };
  const isNext = after.field.id !== before.field.id;
  if (isNext && after.lastAnswer?.field.id === before.field.id && after.reply.shown === "")
    return { kind: "taken", text: after.lastAnswer.texts.english ?? "" };
  const isNew = after.reply.number !== before.reply.number;
  const choices = after.answer.kind === "choosing" ? after.answer.candidates.map(({ spanish }) => spanish) : [];
  if (isNew && choices.length > 0) return { kind: "asked", text: `${after.reply.shown} ${choices.join(" / ")}` };
  return isNew && after.reply.shown !== "" ? { kind: "told", text: after.reply.shown } : undefined;
}

describe("everything typed is answered in sight", () => {
  test.each<[field: string, text: string, kind: Seen["kind"], answer: string | RegExp]>([
    // A name
    ["nombre_completo", "me llamo rosa elena prado luna", "taken", "Rosa Elena Prado Luna"],
    ["nombre_completo", "eh... me llamo Rosa María, este, Hernández", "taken", /Rosa María.* Hernández/],
    ["nombre_completo", "1234", "told", /No entendí/],
    ["nombre_completo", "¿esto es del gobierno?", "told", /no somos|empresa privada/i],
    ["nombre_completo", "no sé", "told", /después/],
    // A date
    ["fecha_nacimiento", "15/03/1985", "taken", "03/15/1985"],
    ["fecha_nacimiento", "03/05/1990", "asked", /3 de mayo de 1990.*5 de marzo de 1990/],
    ["fecha_nacimiento", "15 de marzo", "told", /de qué año/],
    ["fecha_nacimiento", "cuando era niña", "told", /No entendí/],
    ["fecha_nacimiento", "31 de febrero de 1980", "told", /./],
    // A country
    ["pais_nacimiento", "soy hondureña", "taken", "Honduras"],
    ["pais_nacimiento", "Narnia", "told", /No entendí|país/],
    ["pais_nacimiento", "¿y para qué quieren saber?", "told", /formulario/],
    // An A-Number
    ["numero_alien", "A 089-345-678", "taken", "A089345678"],
    ["numero_alien", "089345", "told", /089345.*siguen/],
    ["numero_alien", "12345678", "read-back", "A012345678"],
    ["numero_alien", "no tengo", "told", /para después/],
    ["numero_alien", "¿dónde lo encuentro?", "told", /tarjeta/],
    ["numero_alien", "0893456789123", "told", /trece números/],
    // An address
    ["direccion_actual", "450 Elm Avenue, Dallas, Texas 75201", "taken", "450 Elm Avenue, Dallas, TX 75201"],
    ["direccion_actual", "450 Elm Avenue", "told", /ciudad|completa/],
    ["direccion_actual", "por la iglesia", "told", /./],
    ["direccion_actual", "calle ".repeat(667), "told", /^Es muy largo\. Escríbalo en menos de 400 letras\./],
    // A telephone
    ["telefono", "mi cel es 305-555-0123", "taken", "(305) 555-0123"],
    ["telefono", "305 555", "told", /305 ?555.*siguen/],
    ["telefono", "+52 55 1234 5678", "taken", /52/],
    ["telefono", "ya no me acuerdo", "told", /después|necesita|pide/],
    ["telefono", "corregir la dirección", "told", /déjelo así/],
    // An e-mail address
    ["email", "Rosa@Gmail.com", "taken", "rosa@gmail.com"],
    ["email", "rosa arroba gmail punto com", "taken", "rosa@gmail.com"],
    ["email", "no uso", "taken", "None"],
    ["email", "rosa.prado", "told", /arroba|No entendí/],
    ["email", "saltar", "told", /./],
    // A marital status
    ["estado_civil_familiar", "viuda", "review", "Widowed"],
    ["estado_civil", "estoy casada", "taken", "Married"],
    ["estado_civil", "vivo con mi pareja", "asked", /casad/],
    ["estado_civil", "es complicado", "told", /./],
    // A spouse's name, the last question
    ["nombre_conyuge", "José Luis Paz Muñoz", "review", "José Luis Paz Muñoz"],
    ["nombre_conyuge", "gracias", "told", /De nada|Con gusto/],
    // A relation
    ["relacion_familiar", "es mi mamá", "taken", "Parent"],
    ["relacion_familiar", "mi primo", "told", /./],
    ["relacion_familiar", "asdf", "told", /No entendí/],
    // Whatever stands
    ["fecha_residencia", "atrás", "told", /déjelo así/],
    ["fecha_residencia", "ayuda", "told", /./],
    ["fecha_residencia", "quiero hablar con una persona", "told", /./],
    ["fecha_residencia", "Gracias por ver el video", "told", /./],
    ["fecha_residencia", "👍", "told", /./],
    ["fecha_residencia", "日本", "told", /./],
  ])("%s: '%s'", (field, text, kind, answer) => {
    const interview = writing(field);
    const before = screenView(interview, readers);
    if (before.kind !== "asking" || before.field.id !== field) throw new Error(`${field} is not asked.`);
    const after = seen(before, screenView(next(interview, typed(text))[0], readers));
    expect(after?.kind, JSON.stringify(after)).toBe(kind);
    if (typeof answer === "string") expect(after?.text).toBe(answer);
    else expect(after?.text).toMatch(answer);
    // Nobody who writes is told to say something, nor that anything was heard.
    if (kind === "told") expect(after?.text).not.toMatch(/\b(diga|dígalo|oí|oigo)\b/i);
  });
});
