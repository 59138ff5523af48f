/**
 * Words a yes is made of, and those that only fill a pause. Any other may be a "but": the person is asked again.
 * The vocabularies of this table are plain words, collected for Dilo.
 */
export const yesWords =
  "si sip aja claro correcto correcta exacto exactamente perfecto bien muy esta asi es eso ese mero todo de acuerdo ok okey okay vale listo bueno cierto verdad la afirmativo por supuesto que gracias senor senora senorita favor yes right andale simon eh em mm ah pues este";

/** What is said most, and so is misspelled most by recognisers ("si esta vien"); no name is a letter away from these. */
export const commonYesWords = ["esta", "bien", "correcto", "correcta", "exacto", "perfecto"] as const;

/** How to choose the first, the second or the third of what was offered. */
export const ordinalPhrases = ["(primer[ao]?|un[oa]|1)", "(segund[ao]|dos|2)", "(tercer[ao]?|tres|3)"] as const;

/** Words that tell no candidate from another, though only one of them may have the word in it. */
export const functionWords =
  "a al con de del e el en es esa ese eso la las lo los mas mi mis no o para pero por que se si sin su sus u un una uno y ya yo vive vivo";

/** Everyday words for what a read-back calls otherwise. */
export const everydayWords = {
  mama: "madre",
  papa: "padre",
  marido: "esposo",
  mujer: "esposa",
  senora: "esposa",
} as const;

/** How to ask for the other form. */
export const otherFormPhrases = `
cambi- (de|el) formulario
otro formulario
me equivoque de formulario
(change|other|wrong) (the )?form
`;

/** How to leave an answer as it was that had been opened to correct it. All that is said is one of these. */
export const leftAsWasPhrases = `
((no|mejor|ya) )*dej[a-z]*( (asi|como|igual|esta|estaba|nomas))*( (por favor|gracias))?
((si|no|ya|asi) )*esta- (bien|correct[oa]|igual)( asi| como (esta|estaba))*( gracias)?
(asi )?como (esta|estaba)
asi (se queda|queda bien)
no( (no|l[oae]s?|quiero|quisiera|voy a|hay que|mejor))*( (cambi-|corrija-|corregir-|corrijo|toc-|muev-|mover-))( nada| por favor| gracias)*
(please )?leave (it|as)( (alone|as|is|it|was|like|that))*
never ?mind
`;

/** How to ask for more questions. */
export const morePhrases = `
mas (casillas?|preguntas?|datos|campos)
`;

/** How to decline more questions. */
export const noMorePhrases = `
(no|sin|ni|nada de) (.* )?mas
no gracias
^no$
`;
