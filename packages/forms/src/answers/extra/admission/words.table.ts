/**
 * How people say how somebody arrived, by the form's code. The classes that many have, and no more: of the others the
 * code is told. The words of this table were collected for Dilo.
 */
export const arrivalPhrases = {
  B2: `
turistas?
visita
de (vacaciones|paseo|visita|placer)
visitante( de placer)?
tourist
`,
  B1: `
(de|por) negocios?
business
`,
  F1: `
estudiantes?
de estudios?
student
`,
  EWI: `
sin (inspeccion|papeles|visa|permiso|documentos)
ilegal-
(por|cruz\\w+) (el|la) (rio|cerro|desierto|frontera|monte|linea)
de mojad[oa]
indocumentad[oa]
(con|por) (un )?coyote
`,
  PAR: `
parole
permiso humanitario
permiso de entrada
`,
  AS: `
asil-
`,
  RE: `
refugi-
`,
  K1: `
prometid[oa]
novi[oa]
fiance
`,
  H2A: `
agricol-
(en el|del|de) campo
`,
  H2B: `
trabajador- temporal- no agricola-
`,
  J1: `
intercambio
`,
  UN: `
no (se|sabe|sabemos|lo se)
`,
} as const;
