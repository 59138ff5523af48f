// What the callers say, invented: short whole answers by class of field, and answers with a pause inside.
import { record } from "@dilo/testing/espeak";
import { readWav } from "@dilo/testing/wav";

/** Answers a reader can tell to be complete: field, its class, words. */
export const utterances: readonly (readonly [field: string, kind: string, words: string])[] = [
  ["estado_civil", "status", "casada"],
  ["fecha_nacimiento", "date", "quince de marzo de mil novecientos ochenta y cinco"],
  ["pais_nacimiento", "country", "México"],
  ["numero_alien", "A-Number", "cero ocho nueve tres cuatro cinco seis siete ocho"],
  ["telefono", "phone", "tres cero cinco cinco cinco cinco cero uno dos tres"],
  ["relacion_familiar", "relation", "es mi hermana"],
  ["command", "yes or no", "sí"],
  ["email", "e-mail", "no tengo"],
  ["nombre_completo", "name", "Rosa Elena Prado Luna"],
  ["direccion_actual", "address", "mil doscientos Main Street, Los Ángeles, California, nueve cero cero uno dos"],
];

/** Answers with a pause: field, words before it, words after it. */
export const utterancesWithPause: readonly (readonly [field: string, before: string, after: string])[] = [
  ["direccion_actual", "mil doscientos treinta y cuatro", "Main Street, Los Ángeles, California"],
  ["direccion_actual", "mil doscientos treinta y cuatro Main Street", "Los Ángeles, California"],
  ["direccion_actual", "cuatrocientos cincuenta Roosevelt Avenue", "apartamento tres, Chicago, Illinois"],
  ["direccion_actual", "cuatrocientos cincuenta Roosevelt Avenue, Chicago", "Illinois, seis cero seis cero uno"],
  ["direccion_actual", "dos mil cinco Calle Ocho", "Miami, Florida, tres tres uno tres cinco"],
  ["direccion_actual", "dos mil cinco", "Calle Ocho, Miami, Florida"],
  ["direccion_familiar", "Calle Arce doce", "San Salvador, El Salvador"],
  ["direccion_familiar", "Avenida Juárez", "número cuarenta, Puebla, México"],
  ["direccion_peticionario", "setecientos Grand Street", "apartamento dos, Nueva York"],
  ["direccion_peticionario", "ochenta y uno Elm Street, Houston", "Texas, siete siete cero cero dos"],
  ["telefono", "tres cero cinco", "cinco cinco cinco cero uno dos tres"],
  ["telefono", "tres cero cinco cinco cinco cinco", "cero uno dos tres"],
  ["telefono_peticionario", "tres uno dos", "cinco cinco cinco cero uno cuatro ocho"],
  ["telefono_peticionario", "tres uno dos cinco cinco cinco", "cero uno cuatro ocho"],
  ["numero_alien", "cero ocho nueve", "tres cuatro cinco seis siete ocho"],
  ["numero_alien", "cero ocho nueve tres cuatro cinco", "seis siete ocho"],
  ["numero_alien", "la letra A, cero uno dos", "tres cuatro cinco seis siete ocho"],
  ["fecha_nacimiento", "quince de marzo", "de mil novecientos ochenta y cinco"],
  ["fecha_nacimiento", "doce", "de octubre del setenta y nueve"],
  ["fecha_residencia", "doce de mayo", "de dos mil quince"],
];

const recordings: Map<string, Int16Array> = new Map();

/**
 * Returns a recording of the text, always the same one.
 * @returns 16 kHz, without silence at its ends
 */
export function recordingOf(text: string): Int16Array {
  const known = recordings.get(text);
  if (known) return known;
  const { samples } = readWav(record(text));
  const isLoud = (sample: number) => Math.abs(sample) > 300;
  const recording = samples.slice(samples.findIndex(isLoud), samples.findLastIndex(isLoud) + 1);
  recordings.set(text, recording);
  return recording;
}

/** Joins two recordings with silence between them. */
export function withPause(before: Int16Array, after: Int16Array, seconds: number) {
  const gap = Math.round(16_000 * seconds);
  const whole = new Int16Array(before.length + gap + after.length);
  whole.set(before);
  whole.set(after, before.length + gap);
  return whole;
}
