/** Words that say no and mean that all is well, or the other way round. */
export const wellSaidWithNo = `
no (hay|tengo|tiene|veo|le veo|encuentro|existe) (ningun- |nada que )?(problem|error|fall|inconvenient|dud|cambi|corregir|pero)-
no (le |me |se |lo |la )*(cambi|muev|quit|toque|borr|preocup)-
no (esta|estuvo|es|va|quedo) (tan |nada |muy )?(mal|incorrect|equivocad)-
no (le )?falta-
no importa
^no (le |lo |la |me |se )*(entiend|entend|oig|oye|escuch|comprend|diga)-
^no (le |lo |la |me |se )*oi
`;

/** What protests against a no that somebody else said. */
export const protests = `
(como|por|a poco|pues|dice|dijo) que no
a poco no
no (creo|pienso) que no
^no que no
`;

/** Behind a "no" these affirm, whether or not a pause parts them. */
export const affirmations = `
^(pues |pos |bueno |claro |es que |que )*(si|asi (esta|es|mero|dejel|quede|queda)-|todo)
si( (claro|gracias|por favor|senor|senora|senorita))*$
`;

/** Behind a "no" and a pause these affirm; without the pause they are what is denied. */
export const affirmationsApart = `
^(ahi )?esta (muy )?(bien|correct|perfect|buen)-
^(ahi )?es (correct|ciert|verdad|asi)-
^(ahi )?(correcto|perfecto|exacto|claro|por supuesto|desde luego|de acuerdo|muy bien|vale|okay|ok|okey)$
`;

/** Behind a "no": neither, as in "no siempre". */
export const partly = `
siempre
mucho
tanto
tan
tod[oa]s?
del todo
exactamente
precisamente
necesariamente
`;

/** Behind a "sí" these take some of it back. */
export const limits = `
pero
aunque
excepto
(solo|nomas) que
mal
error
equivoc-
incorrect-
falta
cambi-
corri[gj]-
no
`;

/** An "if" that is written down like a "sí". */
export const conditions = `
si (dios|mi|usted|hubiera|fuera|tuviera|pudiera|acaso|alguien|quiere|gusta)
`;

/** What a saying begins with that means yes unless something limits it. */
export const leadingYes = `
sip?
simon
claro
correcto
exacto
aja
yes
ok
okey
okay
bueno
bien
esta bien
asi es
`;
