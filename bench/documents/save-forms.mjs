// How long a person who saves a form waits while others get their PDFs.
import { performance } from "node:perf_hooks";

const answers = {
  nombre_completo: "Íñigo Rafael Peña Agüero",
  fecha_nacimiento: "12 de octubre de 1979",
  pais_nacimiento: "México",
  numero_alien: "012345678",
  direccion_actual: "1455 NW 7th Street, Miami, Florida 33125",
  telefono: "3055550123",
  email: "no tengo",
  fecha_residencia: "1 de mayo de 2001",
  estado_civil: "soltero",
  nombre_conyuge: "no aplica",
};

/** Saves a form again and again until `isOver`. @returns how long each took, in milliseconds */
export async function saveForms(browser, isOver) {
  const took = [];
  while (!isOver(took.length)) {
    const begun = performance.now();
    const answer = await browser.send("POST", "/submit-form", { body: { formType: "N-400", data: answers } });
    if (answer.statusCode !== 200) throw new Error(`POST /submit-form answered ${answer.statusCode}.`);
    took.push(performance.now() - begun);
  }
  return took;
}

/** The value that a share of all values does not pass. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
