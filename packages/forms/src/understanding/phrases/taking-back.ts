/**
 * How people take back what they told: verbs that remove, and verbs of giving that they deny. Folded; collected for Dilo,
 * no such lists are published.
 */
export const removingVerbs =
  "borr(?:ar|e|en|a|as|es|o)|elimin(?:ar|e|en|a|o)|quit(?:ar|e|en|a|o)|sac(?:ar|a)|saque|suprim(?:ir|a|e)|tach(?:ar|e|a)|(?:tir|bot)(?:ar|e|en)|deshag(?:a|an)|desaparezca|olvid(?:e|a)(?:se|te) de|delete|erase|remove";

/** What may hang on such a verb: "bórremelo", "quítelos". */
export const hangingPronouns = "(?:(?:me|te|se|nos)?(?:l[oae]s?)?)";

/** What is done with an answer, and what a "no" before it takes back: "no lo ponga", "no quiero que salga". */
export const givingVerbs =
  "pong(?:a|as|an)|poner|anot(?:e|es|en|ar)|apunt(?:e|es|ar)|escrib(?:a|as|ir)|inclu(?:ya|yas|ir)|us(?:e|es|ar)|mand(?:e|en|ar)|salga|aparezca|vaya|quede|imprim(?:a|an|ir)|meta|meter|dar|darl[oae]s?|ponerl[oae]s?|tom(?:e|es) en cuenta|dej(?:e|es) puest[oa]";

/** Of these, what denies the answer that is asked about where nothing is named: "no, no la ponga". */
export const placingVerbs =
  "pong(?:a|as|an)|poner|anot(?:e|es|en)|apunt(?:e|es)|inclu(?:ya|yas|ir)|ponerl[oa]|incluirl[oa]";

/** All that was told, by the names people have for it. */
export const everythingPhrases = `
todo( esto| eso| lo (que|mio).*)?
lo que (yo )?(le |te |les )?(dije|he dicho|conte|conteste|di|puse|escribi|llevo|llevamos)( .*)?
tod[oa]s? (mi|mis|la|las|los|lo) .*
mis (datos|respuestas|cosas|informaciones)
mi (informacion|formulario|solicitud|cuenta|expediente aqui)
(el|este) formulario( entero| completo)?
los datos|la informacion
everything|my data|all of it
`;

/** To go without the form's being saved. */
export const unsavedPhrases = `
((?:sal|cerr|colg|termin|acab|quit|retir)(?:ir|ar)(?:me|se|l[oa])?|irme|ir|salgo|voy|cuelgo|cierro|salgamos|vamonos|(?:salga|cierre|cuelgue|termine|acabe|salte|cierra|cuelga|termina|acaba)(?:se|me|l[oa])?)( \\w+){0,4} (sin|y que no|y no|pero no|pero sin)( que)?( me| se| lo| la| quiero que)* (guard\\w+|grab\\w+|salv\\w+)
(no|nada de) (quiero |quisiera )?(que )?(me |se |lo |la |los |las )*(guard\\w+|grab\\w+|salv\\w+) (nada|ni una)( \\w+){0,8}
que no (se |me )?queden? (nada|ningun dato)( guardad[oa]s?| grabad[oa]s?| escrit[oa]s?| aqui| ahi)*
(leave|exit|quit) without saving
(dej|qued)\\w+( \\w+){0,2} sin( que)?( me| se| lo| la)* (guard\\w+|grab\\w+|salv\\w+)
`;
