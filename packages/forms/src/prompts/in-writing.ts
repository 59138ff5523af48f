/** Words of speaking and hearing, and those of writing and reading in their place; the longest first. */
const turns: readonly (readonly [RegExp, string])[] = [
  [/¿Me los dice uno por uno\?/gi, "¿Los escribe otra vez?"],
  [/¿Me dice su correo otra vez, solo las letras\?/gi, "¿Escribe su correo otra vez?"],
  [/¿Me lo dice/g, "¿Lo escribe"],
  [/¿Me los dice/g, "¿Los escribe"],
  [/¿Me dice/g, "¿Escribe"],
  [/(?<!\p{L})O[ií](?=[: ])/gu, "Entendí"],
  [/(?<!\p{L})oí(?!\p{L})/gu, "entendí"],
  [/, uno por uno/gi, ""],
  [/\bDiga\b/g, "Escriba"],
  [/\bdiga\b/g, "escriba"],
  [/(?<!\p{L})Dígal([oa]s?)\b/gu, "Escríbal$1"],
  [/(?<!\p{L})dígal([oa]s?)\b/gu, "escríbal$1"],
  [/\bdecirl([oa])\b/g, "escribirl$1"],
  [/\blo que dijo\b/g, "lo que escribió"],
  [/\blo dijo\b/g, "lo escribió"],
  [/Para oír(?!\p{L})/gu, "Para ver"],
  [/(?<!\p{L})oír(?!\p{L})/gu, "ver"],
  [/\bdecir:/g, "escribir:"],
  [/\bdígame\b/g, "escriba"],
  [/\bDígame\b/g, "Escriba"],
  [/\b(gmail|hotmail|yahoo|outlook|icloud) punto com\b/g, "$1.com"],
];

const digitNames = ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];
const digitName = `(?:${digitNames.join("|")})`;

/** Digits told one by one, in groups: "siete uno tres, cinco cinco cinco". */
const toldDigits = new RegExp(`(?<!\\p{L})${digitName}(?:,? ${digitName})+(?!\\p{L})`, "giu");

/** Digits as one writes them: "713 555". */
function inDigits(told: string): string {
  const groups = told.toLowerCase().split(", ");
  return groups
    .map((group) =>
      group
        .split(" ")
        .map((name) => digitNames.indexOf(name))
        .join(""),
    )
    .join(" ");
}

/** A spoken prompt as it is put in writing: nothing is said or heard on a page. */
export function inWriting(text: string): string {
  const written = turns.reduce((before, [spoken, instead]) => before.replace(spoken, instead), text);
  return written.replace(toldDigits, inDigits);
}
