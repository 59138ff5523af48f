import { plainWords } from "@dilo/foundation";
import type { FormType } from "../../answers/answer.ts";
import { interpret } from "../../answers/interpret.ts";
import { printAnswers } from "../../forms/english.ts";
import { render } from "../../prompts/prompt.ts";
import type { Channel } from "../../understanding/act.ts";
import type { InterviewEvent } from "../events.ts";
import { next } from "../interview.ts";
import { currentField, extraOf } from "../questions.ts";
import { startOf } from "../start.ts";
import type { Interview } from "../state.ts";
import { at, idsOf, sample } from "../testing.ts";

/** How people call an answer, what it was before, and what it is told to be. */
interface Told {
  readonly called: string;
  readonly before: string;
  readonly now: string;
}

const own = {
  name: { called: "mi nombre", before: "Rosa Elena Gómez Luna", now: "Rosa Elena Prado Luna" },
  birth: { called: "mi fecha de nacimiento", before: "quince de marzo de 1985", now: "dieciséis de junio de 1984" },
  address: {
    called: "mi dirección",
    before: "1234 Main Street, Los Angeles, California 90012",
    now: "56 Oak Avenue, Dallas, Texas 75201",
  },
  phone: { called: "mi teléfono", before: "305 555 0123", now: "213 555 0187" },
  email: {
    called: "mi correo",
    before: "rosa punto luna arroba gmail punto com",
    now: "rosa punto prado arroba gmail punto com",
  },
} as const;

/** Every first question's answer, as it is told at another question, by form and field. */
const told: Readonly<Record<FormType, Readonly<Record<string, Told>>>> = {
  "N-400": {
    nombre_completo: own.name,
    fecha_nacimiento: own.birth,
    pais_nacimiento: { called: "mi país de nacimiento", before: "México", now: "Guatemala" },
    numero_alien: { called: "mi número A", before: "089 345 678", now: "091 345 622" },
    direccion_actual: own.address,
    telefono: own.phone,
    email: own.email,
    fecha_residencia: { called: "mi fecha de residencia", before: "12 de mayo de 2015", now: "tres de abril de 2010" },
    estado_civil: { called: "mi estado civil", before: "casada", now: "separada" },
    nombre_conyuge: { called: "el nombre de mi esposo", before: "José Luis Paz", now: "Mario Luis Mena" },
  },
  "I-130": {
    nombre_peticionario: own.name,
    fecha_nacimiento_peticionario: own.birth,
    direccion_peticionario: own.address,
    telefono_peticionario: own.phone,
    email_peticionario: own.email,
    nombre_familiar: { called: "el nombre de mi mamá", before: "Inés Paz Soto", now: "Inés Mena Soto" },
    fecha_nacimiento_familiar: {
      called: "la fecha de nacimiento de mi mamá",
      before: "dos de mayo de 1955",
      now: "cuatro de julio de 1956",
    },
    pais_nacimiento_familiar: { called: "el país de nacimiento de mi mamá", before: "México", now: "Guatemala" },
    direccion_familiar: {
      called: "la dirección de mi mamá",
      before: "Calle Juárez 5, Puebla, México",
      now: "Calle Morelos 12, Oaxaca, México",
    },
    estado_civil_familiar: { called: "el estado civil de mi mamá", before: "viuda", now: "divorciada" },
  },
};

/** The four ways it is told in. */
const framings: Readonly<Record<string, (one: Told) => string>> = {
  told: ({ called, now }) => `${called} es ${now}`,
  "come to mind": ({ called, now }) => `ah, y ${called} es ${now}`,
  "put right": ({ called, before, now }) => `perdón, ${called} no es ${before}, es ${now}`,
  mistaken: ({ called, now }) => `me equivoqué en ${called}, es ${now}`,
};

/** An answer that is told at another question's place, asked before or to be asked yet. */
export interface Elsewhere {
  readonly form: FormType;
  readonly field: string;
  readonly asked: string;
  readonly framing: string;
  readonly said: string;
  readonly channel: Channel;
}

/** Every answer at the place of every other question, in every framing and channel. */
export function* everyElsewhere(): Generator<Elsewhere, void, undefined> {
  for (const form of ["N-400", "I-130"] as const)
    for (const [field, one] of Object.entries(told[form]))
      for (const asked of idsOf(form))
        for (const [framing, say] of Object.entries(framings))
          for (const channel of ["spoken", "written"] as const)
            if (asked !== field) yield { form, field, asked, framing, channel, said: say(one) };
}

/** Answers as people tell them where another question stands: in their own words, unnamed, and not always whole. */
const inOwnWords: Readonly<Record<FormType, Readonly<Record<string, readonly string[]>>>> = {
  "N-400": {
    fecha_nacimiento: ["nací el 16 de junio de 1984", "16 de junio de 1984"],
    pais_nacimiento: ["nací en Guatemala", "soy de Guatemala", "soy guatemalteca", "Guatemala"],
    numero_alien: [
      "cero nueve uno, tres cuatro cinco, seis dos dos",
      "ah sí, es cero nueve uno tres cuatro cinco seis dos dos",
      "A 091345622",
      "a cero nueve uno",
      "mi mica es la 091 345 622",
      "el de la tarjeta verde es 091 345 622",
    ],
    direccion_actual: [
      "vivo en 56 Oak Avenue, Dallas, Texas",
      "vivo en 56 Oak Avenue, Dallas, Texas 75201",
      "56 Oak Avenue, Dallas, Texas 75201",
      "mi dirección es 56 Oak Avenue, Dallas, Texas",
      "mi casa está en el 56 de Oak Avenue, en Dallas, Texas",
    ],
    telefono: ["mi celular es el 213 555 0187", "me pueden llamar al 213 555 0187"],
    email: ["rosa punto prado arroba gmail punto com", "no tengo correo electrónico"],
    fecha_residencia: [
      "soy residente desde el tres de abril de 2010",
      "me dieron la residencia el tres de abril de 2010",
      "tengo la green card desde abril de 2010",
    ],
    estado_civil: [
      "casada",
      "estoy divorciada",
      "viuda, mi esposo murió en el dos mil once",
      "vivo en unión libre",
      "separada pero todavía casada por la ley",
      "divorciada dos veces",
      "casada, desde el noventa y dos",
    ],
    nombre_conyuge: ["mi esposo se llama Mario Luis Mena", "estoy casada con Mario Luis Mena"],
  },
  "I-130": {
    relacion_familiar: ["es para mi mamá", "quiero pedir a mi hermano", "quiero traer a mi esposo"],
    fecha_nacimiento_familiar: ["mi mamá nació el cuatro de julio de 1956"],
    pais_nacimiento_familiar: ["mi mamá nació en Guatemala"],
    direccion_familiar: ["mi mamá vive en Calle Morelos 12, Oaxaca, México"],
    estado_civil_familiar: ["mi mamá es viuda", "mi mamá está divorciada"],
    direccion_peticionario: ["vivo en 56 Oak Avenue, Dallas, Texas"],
  },
};

/** Each of those words at every question that stands before its own, in both channels. */
export function* everyInOwnWords(): Generator<Omit<Elsewhere, "framing">, void, undefined> {
  for (const form of ["N-400", "I-130"] as const)
    for (const [field, sayings] of Object.entries(inOwnWords[form]))
      for (const asked of idsOf(form).slice(0, idsOf(form).indexOf(field)))
        for (const said of sayings)
          for (const channel of ["spoken", "written"] as const) yield { form, field, asked, channel, said };
}

/** What is wrong right after such words: they wait for their own question, and answer no other one. */
export function misplacedIn({ form, field, asked, channel, said }: Omit<Elsewhere, "framing">): readonly string[] {
  const ids = idsOf(form);
  const known = ids.slice(0, ids.indexOf(asked));
  const heard = next(
    begun(
      form,
      answersOf(known, (id) => sample[id] ?? ""),
      channel,
    ),
    saying(said, channel, 1),
  )[0];
  if (heard.phase === "choosing") return ["the form is over"];
  const told = Object.keys({ ...heard.ahead, ...heard.answers }).filter((id) => !known.includes(id));
  // "Casada con Mario" tells the status too, and "mi mamá" who she is.
  const too: Readonly<Record<string, RegExp>> = { estado_civil: /casada con/, relacion_familiar: /^mi mamá/ };
  const others = told.filter((id) => id !== field && too[id]?.test(said) !== true);
  return [...(told.includes(field) ? [] : ["lost"]), ...others.map((id) => `told of ${id}`)];
}

/** Plays one, with a yes to what is read back: everything that is wrong. */
export function wrongIn({ form, field, asked, channel, said }: Elsewhere): readonly string[] {
  const one = told[form][field];
  if (one === undefined) throw new Error(`nothing is told of ${field}`);
  const ids = idsOf(form);
  const known = ids.slice(0, ids.indexOf(asked));
  const before = (id: string) => (id === field ? one.before : (sample[id] ?? ""));
  const start = begun(form, answersOf(known, before), channel);
  const wanted = english(form, field, one.now);
  const heard = next(start, saying(said, channel, 1))[0];
  const { spanishReadback = "" } = interpret({ form, field, heard: one.now, today: at.slice(0, 10) });
  const wrong = isShown(heard, `${spanishReadback} ${one.now}`, channel) ? [] : [`not said: ${one.now}`];
  const settled = isAsking(heard, asked) ? heard : next(heard, saying("sí", channel, 2))[0];
  if (!isAsking(settled, asked)) wrong.push(`then asked: ${currentField(settled)?.id}`);
  const after = answersIn(settled);
  if (after[field] !== wanted) wrong.push(`${field}: ${after[field]} for ${wanted}`);
  const others = known.filter((id) => id !== field && after[id] !== english(form, id, before(id)));
  const more = Object.keys(after).filter((id) => id !== field && !known.includes(id));
  return [...wrong, ...[...others, ...more].map((id) => `${id}: ${after[id]}`)];
}

function begun(form: FormType, answers: ReturnType<typeof answersOf>, channel: Channel): Interview {
  return [
    { kind: "restored", formType: form, answers } as const,
    ...(channel === "spoken" ? [{ kind: "call-started" } as const] : []),
  ].reduce<Interview>((now, event) => next(now, event)[0], startOf("smart"));
}

function answersOf(ids: readonly string[], said: (id: string) => string) {
  return Object.fromEntries(ids.map((id) => [id, { said: said(id), heardAt: at }]));
}

function english(form: FormType, id: string, said: string): string | undefined {
  return printAnswers(form, { [id]: { said, heardAt: at } }).find((line) => line.field.id === id)?.english;
}

function saying(text: string, channel: Channel, step: number): InterviewEvent {
  if (channel === "written") return { kind: "typed", text, at };
  return { kind: "heard", heard: { text, isFinal: true, beganOverAssistant: false, at, turnId: `t${step}` } };
}

function isAsking(interview: Interview, id: string): boolean {
  return interview.phase === "asking" && interview.turn.kind === "waiting" && currentField(interview)?.id === id;
}

/** Everything that is known by now, kept or waiting for its question. */
function answersIn(interview: Interview): Readonly<Record<string, string>> {
  if (interview.phase === "choosing") return {};
  const { formType, answers, ahead } = interview;
  const lines = printAnswers(formType, { ...ahead, ...answers }, { extra: extraOf(interview) });
  return Object.fromEntries(
    lines.flatMap(({ field, english: value }) =>
      ({ ...ahead, ...answers })[field.id] === undefined ? [] : [[field.id, value]],
    ),
  );
}

/** Something of the value stands in what was said or shown: more than the question alone. */
function isShown(interview: Interview, value: string, channel: Channel): boolean {
  const { prompts, level } = interview.reply;
  const said = plainWords(prompts.map((prompt) => render(prompt, channel, level)).join(" "));
  return plainWords(value).some((word) => word.length > 2 && said.includes(word));
}
