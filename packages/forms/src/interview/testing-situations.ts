import type { CarriedOver } from "../forms/carry/carried.ts";
import { extraFields } from "../forms/extra.ts";
import { fieldsOfPart } from "../forms/parts/parts.ts";
import type { Channel } from "../understanding/act.ts";
import type { InterviewEvent } from "./events.ts";
import { next } from "./interview.ts";
import { type Situation, situationOf, situations } from "./situation.ts";
import { startOf } from "./start.ts";
import type { Interview } from "./state.ts";
import { at, idsOf, sample, upTo } from "./testing.ts";

const later = "2026-11-20T15:01:00.000Z";

/** What the N-400 takes over from a petition of the same person. */
const rosaBefore: CarriedOver = {
  from: "I-130",
  name: "Rosa Elena Prado Luna",
  answers: { nombre_completo: { answer: { said: "Rosa Elena Prado Luna", heardAt: at }, fit: "same" } },
};

/** Events that lead to a situation: in a call they are said, on the page they are typed. */
function pathTo(situation: Situation, channel: Channel): readonly InterviewEvent[] {
  const told = (text: string, turn = text): InterviewEvent =>
    channel === "written"
      ? { kind: "typed", text, at }
      : { kind: "heard", heard: { text, isFinal: true, beganOverAssistant: false, at, turnId: turn } };
  const restored = (ids: readonly string[], changes: Readonly<Record<string, string>> = {}): InterviewEvent => ({
    kind: "restored",
    formType: "N-400",
    answers: Object.fromEntries(ids.map((id) => [id, { said: changes[id] ?? sample[id] ?? "", heardAt: at }])),
  });
  const all = idsOf("N-400");
  const call: readonly InterviewEvent[] = channel === "spoken" ? [{ kind: "call-started" }] : [];
  const asking = (id: string) => [restored(upTo(id)), ...call];
  switch (situation) {
    case "choosing-form":
      return call;
    case "asking":
      return asking("fecha_nacimiento");
    case "confirming":
      // What is typed plainly is not read back: a doubt is.
      return channel === "written"
        ? [...asking("telefono"), told("ay, creo que es el 305 555 0123")]
        : [...asking("nombre_completo"), told("Rosa Elena Gómez Luna")];
    case "choosing":
      return [...asking("fecha_nacimiento"), told("03/05/1990")];
    case "unread":
      return [...asking("estado_civil"), ...["uno", "dos", "tres"].map((turn) => told("pues fíjese usted que", turn))];
    case "choosing-field":
      return [restored(all), ...call, told("corrige el estado o el correo o la fecha")];
    case "paused":
      return [...asking("telefono"), told("espéreme tantito")];
    case "ending":
      return [...asking("telefono"), { kind: "call-started" }, told("quiero colgar")];
    case "taking-back":
      return [...asking("telefono"), told("borre todo lo que le dije")];
    case "saving":
      return [restored(all), ...call, told("ya terminamos")];
    case "same-person":
      return [{ kind: "told-before", toldBefore: { "N-400": rosaBefore } }, restored([]), ...call];
    case "checking-group":
      return [
        restored(all),
        { kind: "call-started" },
        { kind: "extra-wanted", part: 9 },
        { kind: "extra-arrived", fields: fieldsOfPart("N-400", 9) },
        ...["uno", "dos", "tres", "cuatro"].map((turn) => told("no", turn)),
      ];
    case "reviewing":
      return [restored(all), ...call];
    case "reading-out":
      return [restored(all), { kind: "call-started" }, told("repita")];
    case "open-point":
      return [restored(all, { telefono: "el de mi vecina" }), ...call, told("está bien")];
    case "complete":
      return [
        restored(all, { nombre_completo: "Rosa Prado", nombre_conyuge: "José Paz" }),
        ...call,
        { kind: "review-accepted" },
        { kind: "saved", saved: { id: "form-1", revision: 1 } },
      ];
  }
}

/** An interview in a situation, as a person in a call or on the page came to it; its prompt was heard out. */
function interviewIn(situation: Situation, channel: Channel): Interview {
  let interview: Interview = startOf("smart");
  for (const event of pathTo(situation, channel)) interview = heardOut(interview, event);
  return interview;
}

/** An interview after an event, and what it said heard back from the call. */
export function heardOut(interview: Interview, event: InterviewEvent): Interview {
  const [after, effects] = next(interview, event);
  return effects.reduce(
    (one, effect) => (effect.kind === "ask" ? next(one, { kind: "spoken", text: effect.text })[0] : one),
    after,
  );
}

/** Every situation on both channels, with the interview in it. */
export const everySituation = situations.flatMap((situation) =>
  (["spoken", "written"] as const).map((channel) => ({
    situation,
    channel,
    interview: interviewIn(situation, channel),
  })),
);

/** Those whose interview is not in the situation it should be in: none. */
export const misled = everySituation.filter(({ situation, interview }) => situationOf(interview) !== situation);

/** One saying in a channel, as an event. */
export function tell(text: string, channel: Channel, turnId = "now"): InterviewEvent {
  return channel === "written"
    ? { kind: "typed", text, at: later }
    : { kind: "heard", heard: { text, isFinal: true, beganOverAssistant: false, at: later, turnId } };
}

/** Utterances that do each kind of act, from several countries, and some that do none. */
export const utterances: readonly string[] = [
  ...["sí", "ok", "dale", "cómo no", "así mero", "efectivamente", "sí, pero"],
  ...["no", "para nada", "nel", "está mal", "no, espéreme, es el dieciséis"],
  ...["Rosa Elena Prado Luna", "quince de marzo de mil novecientos ochenta y cinco", "agosto de dos mil cinco"],
  ...[
    "México",
    "cero ocho nueve tres cuatro cinco seis siete ocho",
    "tres cero cinco cinco cinco cinco cero uno dos tres",
  ],
  ...["1234 Main Street, Los Angeles, California 90012", "rosa punto prado arroba gmail punto com", "casada", "viuda"],
  ...["mi mamá", "nací el 3 de mayo de 1980 y mi teléfono es 305 555 0123", "mi teléfono es 305 555 0199"],
  ...["falta Luna", "sin hache", "es Prado, no Pardo", "el penúltimo es siete", "con zeta", "pe, erre, a, te, o"],
  ...["el segundo", "la be", "el teléfono", "corrige el nombre", "el correo está mal", "ciudadanía", "para mi hermana"],
  ...["no tengo", "no aplica", "no sé", "no lo tengo a la mano", "luego", "quién sabe", "para después"],
  ...["repita", "atrás", "saltar", "más despacio", "más rápido", "ayuda", "¿por qué?", "¿dónde está?", "corrige"],
  ...["deletrear", "quiero escribirla", "espéreme tantito", "seguir", "listo", "ya la tengo", "quiero colgar", "adiós"],
  ...[
    "revisar mis respuestas",
    "déjelo así",
    "guárdelo así",
    "más casillas",
    "no quiero más preguntas",
    "otro formulario",
  ],
  ...["¿quién me oye?", "¿usted es del gobierno?", "¿es abogado?", "¿me pueden deportar?", "¿cuántas faltan?"],
  ...["¿qué es residente permanente?", "¿me oye?", "¿ya terminamos?", "¿cuánto cuesta?", "¿y eso con qué se come?"],
  ...["quiero hablar con una persona", "gracias", "buenas tardes", "tengo miedo", "perdón", "me tengo que ir al baño"],
  ...[
    "Gracias por ver el video",
    "Subtítulos realizados por la comunidad de Amara.org",
    "♪",
    "eh",
    "mmm",
    "?",
    "👍",
    "👎",
  ],
  ...[
    "ba",
    "x",
    "...",
    "¡!",
    "zapato",
    "I don't understand",
    "je ne comprends pas",
    "我不明白",
    "Ñuqa mana yachanichu",
  ],
  ...["pues fíjese usted que la cosa es así", "que pase el perro amarillo por la ventana", "ya terminamos"],
];

/** The extra questions, for an interview that asks for them. */
export const extra = extraFields["N-400"];
