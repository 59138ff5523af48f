// How long a person who saves a form waits while others get their PDFs.
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

/**
 * Saves a form repeatedly.
 * @returns how long each took, in milliseconds
 */
export async function saveForms(
  browser: { send(method: string, path: string, options: object): Promise<{ statusCode: number }> },
  isDone: (count: number) => boolean,
): Promise<number[]> {
  const took = [];
  while (!isDone(took.length)) {
    const startedAt = performance.now();
    const answer = await browser.send("POST", "/submit-form", { body: { formType: "N-400", data: answers } });
    if (answer.statusCode !== 200) throw new Error(`POST /submit-form answered ${answer.statusCode}.`);
    took.push(performance.now() - startedAt);
  }
  return took;
}
