import type { FormAliases } from "../form-aliases.ts";

/** What people call Form I-130 and say that they want it for. Collected for Dilo; no list of such phrases is published. */
export const i130Aliases = {
  spokenName: "i ciento treinta",
  goal: "la petición familiar",
  purpose: "para pedir a un familiar",
  names: `
i ?130
130
ciento treinta
famil-
petici-
petition-
pedir a
`,
  number: {
    letter: "(i|ai)",
    written: `
(i|y|ai) ?130
130
`,
    spoken: `
cien(to)? treinta
uno (tres cero|treinta)
`,
  },
  purposes: `
petici-
petition-
familiar(es)?
pedir (a|por) -
pedirl-
peticionar-
pido a-
solicitar? (a|por) (mi|un)-
ayudar a (mi|un)-
traer(me)? a-
traerl-
arreglar(le)? (los papeles )?(a|de|para) mi-
papeles (de|para|a) mi-
reclam-
patrocin-
meter(le)? (papeles|peticion)-
emigrar a mi-
inmigrar a mi-
para (mi|mis) (espos|marid|mujer|mama|papa|madre|padre|herman|hij|famil)-
residencia (de|para) mi-
(for|bring) (my|a) (husband|wife|son|daughter|mother|father|mom|dad|brother|sister|family)-
(my|the) (husband|wife|son|daughter|mother|father|mom|dad|brother|sister)-
`,
  hints: `
familia
mi (espos|marid|mujer|mama|papa|madre|padre|herman|hij|conyug)-
`,
} as const satisfies FormAliases;
