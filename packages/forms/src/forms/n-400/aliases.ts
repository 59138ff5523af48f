import type { FormAliases } from "../form-aliases.ts";

/** What people call Form N-400 and say that they want it for. Collected for Dilo; no list of such phrases is published. */
export const n400Aliases = {
  spokenName: "ene cuatrocientos",
  goal: "la ciudadanía",
  purpose: "para hacerse ciudadano",
  names: `
n ?400
ene 400
cuatrocientos
400
ciudadan-
citizen-
naturali[zs]-
`,
  number: {
    letter: "(n|ene)",
    written: `
(n|ene|en) ?400
400
cuatro (cero cero|doble cero)
`,
    spoken: `
cuatro ?cientos
`,
  },
  purposes: `
ciudadan-
citizen-
naturali[zs]-
nacionali[zsd]-
juramento-
jurar la bandera-
pasaporte (americano|de aqui|de estados)-
american[oa]-
hacerme ciudad-
votar
(mi|el|al) voto
ser de aqui
hacer(me|se|nos) de (aqui|estados)-
pasaporte azul
examen de civ-
become a citizen-
`,
} as const satisfies FormAliases;
