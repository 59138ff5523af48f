/** What stands before a correction and says nothing of it: "uy", "perdón, es que", "le puse mal". */
const lead =
  /^(?:(?:uy|ay|ah|oh|eh|no(?=[,;.:])|pero|y|oiga|mire|f[ií]jese(?: que)?|esper\p{L}*|p[eé]r[ae]\p{L}*|perd[oó]n\p{L}*|disculp\p{L}*|digo|es que|se me olvid[oó](?: que)?|ya vi que|creo que|me equivoqu[eé](?: (?:en|con))?|(?:le )?puse mal|(?:est[aá]|qued[oó]|sali[oó]) mal)[,;:.\s]+)+/iu;

/** A correction without the apology before it: "perdón, es que", "uy". */
export function withoutApology(text: string): string {
  return text.trim().replace(lead, "");
}
