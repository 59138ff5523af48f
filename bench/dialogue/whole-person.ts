import type { Language } from "../../scripts/language/open-language.ts";
import type { Outcome } from "../../scripts/language/play-interview.ts";
import { wrongByEar } from "./listener.ts";

/** Field -> what the person says, and what is heard of it the first time where that is something else. */
const answers: Readonly<Record<string, { said: string; misheard?: string }>> = {
  nombre_completo: {
    said: "Rosa María Hernández Prado",
    misheard: "Rosa María Hernández Pardo",
  },
  fecha_nacimiento: { said: "quince de agosto de mil novecientos sesenta y cuatro" },
  pais_nacimiento: { said: "nací en México" },
  numero_alien: {
    said: "cero siete siete uno dos tres cuatro cinco seis",
    misheard: "cero siete siete uno dos tres cuatro cinco tres",
  },
  direccion_actual: { said: "1200 Oak Street, apartamento 5, Houston, Texas, siete siete cero cero dos" },
  telefono: {
    said: "siete uno tres cinco cinco cinco cero uno nueve ocho",
    misheard: "siete uno tres cinco cinco cinco cero uno nueve dos",
  },
  email: { said: "rosa punto prado arroba gmail punto com" },
  fecha_residencia: {
    said: "tres de mayo de dos mil diez",
    misheard: "trece de mayo de dos mil diez",
  },
  estado_civil: { said: "estoy casada" },
  nombre_conyuge: { said: "Jorge Luis Ramírez Luna" },
};

const today = "2026-11-20";
const mostTurns = 60;

export type Interview = ReturnType<typeof import("../../scripts/language/play-interview.ts").openInterview>;

export type Line = { said: string; heard: string; says: string; field: string | null; situation: string };

/** A whole N-400, told by a person who judges by ear what is read back; four answers are misheard the first time. */
export function playPerson(
  language: Pick<Language, "interpret" | "pronounce">,
  interview: Pick<Interview, "opening" | "step">,
): Line[] {
  const lines: Line[] = [];
  let outcome = interview.opening;
  const misheard = new Set();
  while (outcome.phase !== "complete" && lines.length < mostTurns) {
    const { field, situation } = outcome;
    const { said, heard } = turnOf(outcome);
    outcome = interview.step({ heard });
    lines.push({ said, heard, says: outcome.says, field, situation });
  }
  return lines;

  function turnOf({ field, situation, says, phase }: Outcome) {
    const answer = answers[field ?? ""];
    if (phase === "reviewing" || answer === undefined) return same(/¿Su/.test(says) ? "sí" : "está bien");
    if (situation !== "confirming") {
      const heard = misheard.has(field) ? answer.said : (answer.misheard ?? answer.said);
      misheard.add(field);
      return { said: answer.said, heard };
    }
    const { spanishReadback, english = "" } = language.interpret({
      ...{ form: "N-400", field: field ?? "", heard: answer.said, today },
    });
    const own = { aloud: language.pronounce(spanishReadback ?? english), print: english, words: english.split(" ") };
    return same(wrongByEar(says, own) === undefined ? "sí" : `no, ${answer.said}`);
  }
}

function same(said: string) {
  return { said, heard: said };
}
