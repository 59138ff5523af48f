// @ts-check
import { wrongByEar } from "./listener.mjs";

/** Field -> what the person says, and what is heard of it the first time where that is something else. */
/** @type {Readonly<Record<string, { said: string, misheard?: string }>>} */
const answers = {
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

/**
 * @typedef {ReturnType<typeof import("../../scripts/language/play-interview.ts").openInterview>} Interview
 * @typedef {{ said: string, heard: string, says: string, field: string | null, situation: string }} Line
 */

/**
 * A whole N-400, told by a person who judges by ear what is read back; four answers are misheard the first time.
 * @param {Pick<import("./converse.mjs").Language, "interpret" | "pronounce">} language
 * @param {Pick<Interview, "opening" | "step">} interview
 * @returns {Line[]}
 */
export function playPerson(language, interview) {
  /** @type {Line[]} */
  const lines = [];
  let outcome = interview.opening;
  const misheard = new Set();
  while (outcome.phase !== "complete" && lines.length < mostTurns) {
    const { field, situation } = outcome;
    const { said, heard } = turnOf(outcome);
    outcome = interview.step({ heard });
    lines.push({ said, heard, says: outcome.says, field, situation });
  }
  return lines;

  /** @param {import("../../scripts/language/play-interview.ts").Outcome} now */
  function turnOf({ field, situation, says, phase }) {
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

/** @param {string} said */
function same(said) {
  return { said, heard: said };
}
