/** What each status is called: in English as Form N-400 prints it, in Spanish for both genders. */
export const statuses = {
  annulled: ["Annulled", "matrimonio anulado"],
  widowed: ["Widowed", "viudo o viuda"],
  divorced: ["Divorced", "divorciado o divorciada"],
  separated: ["Separated", "separado o separada"],
  married: ["Married", "casado o casada"],
  single: ["Single", "soltero o soltera"],
} as const;

/**
 * How each is said: both genders, diminutives, verbs, what is heard wrong, and the English words people mix in.
 * Collected for Dilo; no list of such phrases is published.
 */
export const statusPhrases = {
  annulled: `
anulad-
anular-
anulamos-
anulo-
anulacion-
annulled-
nulidad-
nul[oa]-
`,
  widowed: `
(viud|biud|enviud|widow)-
(murio|fallecio|perdi a) (mi|su) (espos|marid|mujer|senor)-
mi (espos[oa]|marido|mujer|senora?) (ya |se )?(murio|fallecio|es difunt)-
`,
  divorced: `
(divorc|dibors|divors)-
`,
  separated: `
separa(d|ted)-
separe-
separamos-
nos dejamos-
`,
  married: `
(casad|kasad|casamos|casaron|matrimoniad|esposad|married)-
case-
caso-
(vuelt[oa]s?|volvi) a casar-
contraje matrimonio-
acabo de casar-
(con|tengo) (mi )?(espos|marid|mujer)-
mi (espos[oa]|mujer|marido) vive conmigo-
(vivo|estoy) con mi (espos|marid|mujer)-
`,
  single: `
(solter|single|celibe)-
(nunca|jamas) (se |me |nos )?(llego a |llegue a |ha |he |hemos )?(estado |sido |habia )?(cas|matrim)-
sin compromiso-
no (me|se) (he|ha) casado-
(no|nunca|jamas) (se )?(caso|ha casado|llego a casar(se)?)-
`,
} as const;

/** Living together, which the form has no box for. */
export const togetherPhrases = `
vivo con (alguien|otr[oa]|una?|el|ella)
(union|unid[oa]s?) (libre|de hecho|civil)
(juntad|arrejuntad|acompanad|ajuntad|amancebad|concubin|conviv|rejuntad|emparejad|arrimad)-
rejunt[ea]-
junt(e|ar|amos|os|as)
pareja
novi[oa]-
companer[oa]-
(vivo|vivimos|viviendo) junt-
(com)?prometid-
unid[oa]
`;

/** Being without a spouse: one may be single, divorced or widowed. */
export const noSpousePhrases = `
(ya )?no (tengo|vivo con|estoy con) (mi |una? )?(espos|marid|mujer|pareja)-
sin (espos|marid|mujer|pareja)-
`;

/** A divorce or a separation that goes on. */
export const unfinishedPhrases = `
(divorciando|separando|peleando|pidiendo|quiero|tramite|proceso|proseso|papeles|casi|firma|demanda|esperando)-
me voy a-
(todavia|aun) no-
`;

/** The status of somebody else: "mi hija es casada", "él se casó". */
export const ofAnotherPhrases = `
nadie
alguien
(el|ella|ellos|ellas) (ya )?(se|es|son|esta|estan|era)
(mis?|sus?|las?|los|el|una?) (hij|nin|herman|mama|papa|madre|padre|prim|ti[oa]|sobrin|abuel|niet|cunad|suegr|yern|nuer|amig|vecin)-
(mis?|sus?|las?|los|el|una?) (ex|exespos-)
^(ya )?se (caso|divorcio|separo|casaron)
mi (espos[oa]|marido|mujer) (ya )?(es|era|esta) (viud|solter|divorciad|separad|casad)-
`;

/** The status of the person who speaks. */
export const ofSelfPhrases = `
yo
soy
estoy
me
tengo
vivo
nos
estamos
somos
fui
sigo
`;

/** A marriage of the church, which may not be one of the law. */
export const ceremonyPhrases = `
iglesia
religios-
por fuera
`;

/** What was before and is no more. */
export const pastPhrases = `
estuve
estaba
era
fui
antes
habia estado
anteriormente
primero
`;

/** Married once more. */
export const againPhrases = `
volvi a casar-
case (de nuevo|otra vez)-
otra vez casad-
vuelt[oa]s? a casar-
casad[oa] (de nuevo|otra vez|por segunda)-
recasad-
ahora (estoy |soy )?casad-
y (estoy |soy |ahora )?casad[oa] con
`;

/** A status that is denied. */
export const deniedPhrases = `
(no|ni|nunca|tampoco|jamas) ((se|soy|estoy|es|esta|era|me|nos|he|ha|fui|esto|sigo|seguimos|estamos|somos) )?(he |ha |hemos |sido |estado |legalmente |todavia |aun |muy |me |nos )*(solter|casa[dr]|cas[eo]|casamos|divorc|viud|separad|acompanad|junt)-
`;

/** Said with "no", and yet single: "nunca me casé", "no me he casado". */
export const neverMarriedPhrases = `
(nunca|jamas) (se |me |nos )?(llego a |llegue a |ha |he |hemos )?(estado |sido |habia )?cas-
no (me|se) (he|ha) casado-
(no|nunca|jamas) (se )?(caso|ha casado|llego a casar(se)?)-
no estoy casad[oa].* solter-
solter[oa] (y )?(nunca|jamas|no)-
`;

/** What leaves things as they are: "y no me he vuelto a casar". */
export const unchangedPhrases = `
(y |pero )?(ya |nunca |jamas )?no (me )?(he |ha )?(vuelt[oa]s?|volvi|volvio|volvere) a casar(me|se)?
(pero )?(todavia |aun )?no (estamos |estoy )divorciad[oa]s?
(?<=separad[oa]s?) (pero )?no divorciad[oa]s?
`;

/** What is still to come, and "casada, no". */
export const notYetPhrases = `
casi casad-
me caso
nos casamos (en|el|la|manana|pronto|este|esta|para)(?! [a-z]+ pasad)
(voy|vamos|quiero|queremos|pienso) a? ?casar-
por casar-
no$
`;

/** A "no" that may belong to the word before it or behind it: "soltera no divorciada". */
export const eitherNoPhrases = `
(solter|casad|divorciad|viud)[oa]s? ((?!ya )[a-z]+ )?no (soy |estoy )?(solter|casad|divorciad|viud|separad)-
`;
