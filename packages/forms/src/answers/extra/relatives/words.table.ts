/** What relatives are called. The words of these tables were collected for Dilo. */
export const kinPhrases = {
  Son: `
hij(o|ito)
hijastro
varon
son
muchacho
`,
  Daughter: `
hij(a|ita)
hijastra
daughter
muchacha
`,
  Spouse: `
espos[oa]
marido
mujer
conyuge
spouse
husband
wife
`,
  Father: `
papa
padre
padrastro
father
`,
  Mother: `
mama
madre
madrastra
mother
`,
  Brother: `
herman(o|ito)
hermanastro
brother
`,
  Sister: `
herman(a|ita)
hermanastra
sister
`,
} as const;

/** How people tell of whom a child was born. */
export const birthPhrases = {
  born_to_unmarried: `
no (estaban|estabamos|eran|eramos|estan|estamos|fueron) (nunca )?casad[oa]s
sin (estar casados|casarse|casarnos)
solter[oa]s?
union libre
juntad[oa]s
nunca (se|nos) casa-
antes de casar(se|nos)
fuera (del|de) matrimonio
`,
  born_to_married: `
casad[oa]s
dentro (del|de) matrimonio
en (el )?matrimonio
`,
  step: `
(hij|padr|madr)astr[oa]
hij[oa] de mi (espos|marid|mujer|parej)-
espos[oa] de mi (mama|papa|madre|padre)
`,
  adopted: `
adopt-
adopcion
`,
} as const;

/** How people tell by what somebody became a citizen. */
export const citizenshipPhrases = {
  birth: `
nac(i|er|io|imiento|ida|ido)
`,
  naturalization: `
naturali[zc]-
jur(e|o|amento)
examen
me hice ciudadan[oa]
`,
  parents: `
(mis?|los|por) (papas?|mamas?|padres?|madres?)
deriv-
`,
} as const;

/** What a case before the immigration courts is called. */
export const proceedingPhrases = {
  removal: `
expuls-
removal
remocion
`,
  exclusion_deportation: `
exclu-
deport-
`,
  rescission: `
resci-
rescission
`,
  other_judicial: `
otr[oa]s?
judicial
`,
} as const;

/** Where somebody will ask for the papers. */
export const appliesPhrases = {
  adjustment: `
ajust-
aqui
dentro (del pais|de estados unidos)
en estados unidos
adjustment
`,
  consulate: `
consulad-
embajad-
consular
visa( de inmigrante)?
fuera
alla
en su pais
`,
} as const;

/** How a petition ended. */
export const resultPhrases = {
  approved: `
aprob-
acept-
approved
(si )?(la|se la|me la|nos la) (dieron|aprobaron)
`,
  denied: `
neg(o|aron|ada|ado)
deneg-
rechaz-
denied
`,
  withdrawn: `
retir-
cancel-
withdrawn
`,
  pending: `
pendiente
(todavia|aun|sigue)( no)?( \\w+)?
esper-
en proceso
pending
`,
} as const;

/** That neither of the two knows whether. */
export const unknownPhrases = `
ninguno de los dos
no (lo )?(se sabe|sabemos)
(nadie|ninguno|tampoco) lo sab-
se desconoce
unknown
`;

/** That nobody did. */
export const noOnePhrases = `
^(no )?nadie( mas)?$
ningun[oa]
`;

/** That somebody died, or is not known. */
export const nobodyPhrases = `
muri(o|eron)
fallec-
difunt[oa]
finad[oa]
muert[oa]
ya no vive
(que )?en paz descanse
no (lo|la) conoc-
desconoc-
`;
