import { spawnSync } from "node:child_process";

/** Words a minute: a calm voice, and a person who answers without hurry. */
const wordsPerMinute = { assistant: 132, person: 130 };
/** How long a person waits before they answer. Seconds. */
const thinking = 1.2;
/** What the server says before the first question. */
export const greetingSaid =
  "Hola. Soy Dilo. Soy una máquina, no un abogado. Vamos a llenar su formulario ene cuatrocientos.";

const known: Map<string, number> = new Map();

/**
 * How long a text takes to be said by espeak-ng, es-419.
 * @returns seconds
 */
export function secondsOf(text: string, who: keyof typeof wordsPerMinute): number {
  if (text.trim() === "") return 0;
  const key = `${who} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const args = ["-v", "es-419", "-s", String(wordsPerMinute[who]), "--stdin", "--stdout"];
  const { stdout } = spawnSync("espeak-ng", args, { input: text, maxBuffer: 64 * 1024 * 1024 });
  const sampleRate = stdout.readUInt32LE(24);
  const seconds = (stdout.length - 44) / 2 / sampleRate;
  known.set(key, seconds);
  return seconds;
}

/** From the last sound of an answer to the first of what follows, as `npm run bench:call` measures it. Seconds. */
const silences: Readonly<Record<string, number>> = {
  ...{ nombre_completo: 1.302, nombre_conyuge: 1.302, direccion_actual: 2.021, fecha_nacimiento: 0.531 },
  ...{ fecha_residencia: 0.531, numero_alien: 0.55, telefono: 0.451 },
};

/**
 * How long it is silent before and behind an answer.
 * @param situation a yes or a no ends sooner than an answer
 * @returns seconds
 */
export function silenceAround(field: string | null, situation: string): number {
  return thinking + (situation === "asking" ? (silences[field ?? ""] ?? 0.628) : 0.628);
}
