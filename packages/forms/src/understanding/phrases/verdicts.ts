/** Sounds of who listens: a yes where one is asked for, and else only the wish to hear more. */
export const listeningPhrases = "a+ja+|aja si|anja|ajam|uju|ujum|umju|mju|mjm|mhm|hum hum|uhum|uhu|aha|ah ja";

/**
 * How people agree and disagree, as whole phrases; what stands between two of them is neither. Collected for Dilo from
 * the ways of speaking of Mexico, Central America, the Caribbean, the Andes and the River Plate.
 */
export const verdictPhrases = {
  affirm: `
[sz]+i+|sip|siii*|ah si|yes|yeah|yep|yup|ya lo creo
si (esta|esta todo|todo esta|todo) (bien|correct[oa]|perfecto)
(si )?(asi|eso|ese|esa|esto) (mer[oa] )?(es|esta bien|esta|esta correcto|fue|se escribe|me llamo|dije|mero|mismo|queda bien|quedo bien|va)
(si )?(asi|eso|ese|esa) es (mi|el|la|su|correcto|todo) ?(nombre|telefono|direccion|correo|fecha|numero|pais|apellido|apellidos)?( completo)?
(si )?(esta|asta|hasta|estan|estaba|estaban|estuvo|quedo|ta|quedaron|anda|suena|se oye|me parece|lo (dijo|escribio|puso|anoto|tiene)|la tiene|lo tienes) (todo )?(muy |bien |super )?([bv]ien|correct[oa]s?|perfect[oa]|exact[oa]|clar[oa]|buen[oa]|bueno|orden)( asi| escrito| dicho)?
(todo|muy|bien|super) (esta |ta )?(bien|bueno|correcto|perfecto|clarito|ok|okey|en orden)
(todo|muy|si) (muy )?bien
bien|bueno si|muy bueno|buenisimo
esta bien asi|asi esta bien|asi quedo bien|asi asi
(no )?(ya )?dej(e|a)(n)?(lo|la|los|las|le)? (asi|como esta|igual|asi como esta)( nomas)?
correct[oa]s?|correctisimo|exact[oa]|exactamente|exactito|perfect[oa]|perfectamente|preciso|precisamente
cierto|es cierto|(es )?verdad|la verdad si|asi mero|eso mero|eso mismo|tal cual|tal y como|justo|justamente|efectivamente|efectivo|afirmativo|positivo|ciertamente
claro( que si)?|claro claro|clarisimo|por supuesto( que si)?|desde luego( que si)?|como no|seguro( que si)?|segurisimo|sin duda|obvio( que si)?|obviamente|naturalmente
de acuerdo|conforme|estoy de acuerdo|me parece|me parece bien|con gusto
ok|oki|okey|okay|okei|oquey|oquei|oka|vale|dale|dale pues|listo|lista|sale|sale pues|sale y vale|va|va pues|arre|orale( pues)?|andale( pues)?|andele( pues)?|simon|ya estuvo|ya esta|ya quedo|hecho|joya|chevere|bacano|barbaro|fino|macanudo|genial|excelente|fantastico|amen
${listeningPhrases}
si (dije|digo|senor|senora|senorita|mija|mijo|joven|licenciada|claro|como no|por favor|gracias|es|soy|seria|lo es|la es|asi es|de acuerdo|quiero|acepto|confirmo|es correcto|es asi|exacto|exactamente|correcto|perfecto|ese es|esa es|todo|ya)
(lo )?confirmo|confirmado|confirmada|acepto|aceptado|aprobado|apruebo
that s (right|correct|it)|right|correct|sure|all right|alright|fine|good|perfect|exactly
asi se llama|asi mismo|asimismo|asi ta bien|ta bien|ta bueno|ta gueno|ta correcto
eso|eso si
(si )?(asi|ahi|alli) (mismo |mero )?(es|vivo|mero|mismo|nomas)|cabal|vaya( pues)?|va pues|yes (ma am|sir|please)|pue[sj]? si|puesi|(yo )?(creo|pienso|digo|me parece|le digo|ya le dije|ya dije|ya le digo) que si|yes it is|it is|that is (right|correct|it)|it s (fine|ok|okay|right|correct|good)|all good|ahora si|ya la (hizo|tiene)|ahi (esta|ta)( bien)?|esa mera|ese mero|si (al|por) fin( ya)?|es[oa]s mer[oa]s|(si )?(es[oa]s (mism[oa]s )?(son|meros son)|son es[oa]s( mism[oa]s)?)|yeah (that s )?right|that s right|que si|de una|va que va|esa es
`,
  deny: `
n+o+|nop|nope|nel|nel pastel|nones|nah?|no no|no no no|que no|ah no|ay no|uy no|pos no|oh no
no (senor|senora|senorita|mija|mijo|joven|licenciada|hombre|manches|que va|pues|oiga|mire)
para nada|pa nada|de ninguna (manera|forma)|en absoluto|claro que no|por supuesto que no|como cree|que va|nada que ver|jamas|nunca|ni de chiste|ni loc[oa]|tampoco
(no )?(eso|ese|esa|asi|esto|esa no|ese no) no( (es|fue|dije|esta bien|era|se escribe|me llamo|esta))?( asi| correcto| bien| mi nombre| el mio| mio)?
no (es|esta|fue|era|quedo|estuvo) (asi|eso|correct[oa]|bien|ese|esa|verdad|cierto|mi nombre|mio|mia|el mio|la mia|lo que dije)( eso| asi| ese| esa)?
ningun[oa]( de (las|los) (dos|tres))?|ni (un[oa]|la una|el uno) ni (otr[oa]|la otra|el otro)|(es[ae] )?ya no (lo |la )?(tengo|uso|existe|es|vivo (ahi|alli)|sirve)|(ya )?me (mude|cambie( de casa)?)|(es[ae] )?(es|era) (el|la) (de antes|anterior|viej[oa]|que tenia( antes)?)
(si )?(le |me |nomas )?falt(a|o)( (el|la|mi|un|otro))* ((segundo|primer|otro) )?((apellido|nombre)( (materno|paterno|segundo|de (mi )?(mama|papa|madre|padre|espos[oa]|marido|casada|soltera)))?|segundo|materno|paterno|de mi (mama|papa|madre|padre|espos[oa]|marido))
(si )?todo (esta )?(bien )?(menos|excepto|salvo) (el|la|lo|los|mi) .*
nanay|ni hablar|ni pensarlo|ni de broma|como va a ser|que va a ser|(asi|eso|ese|esa) no va|no va asi|no (exactamente|precisamente|del todo|tanto)
(yo )?(creo|pienso|digo|me parece|le digo|ya le dije|ya dije|ya le digo) que no|no (me parece|estoy de acuerdo|de acuerdo|creo)( que (si|este bien|sea asi|sea))?
no (lo|la|le) (dijo|escribio|puso|anoto|entendio|tiene) bien
(eso |ese |esa |todo )?(esta|ta|estan|estuvo|quedo|salio|anda) (todo )?(muy )?(mal|malo|mala|equivocad[oa]|chuec[oa]|incorrect[oa]|errad[oa])( escrito| dicho)?( eso| ese| esa| ahi)?
(lo |la )?(escribio|puso|anoto|entendio|oyo|dijo|escucho|agarro|capto|tiene) (muy )?mal
(se )?(equivoco|confundio|me entendio mal|entendio mal|equivocaste)( usted)?
mal|incorrect[oa]|equivocad[oa]|fals[oa]|negativo|mentira|errado|error|hay un error
(eso |esa |ese )?no (es|fue|era) (lo que|la que|el que) (yo )?(le )?(dije|di|quise decir|dije yo)
(yo )?no dije (eso|esa|ese|asi|nada)|yo no dije eso|le dije otr[oa]( cosa)?|dije otr[oa]( cosa)?
no me llamo asi|asi no me llamo|asi no se escribe|no se escribe asi|ese no soy yo|esa no soy yo|ese no es|esa no es
wrong|(no )?(that s|it s|that is) (wrong|not it|not right|not correct|incorrect)|not (right|correct|it)|incorrect
`,
} as const;

/** Sounds, courtesies and forms of address: they add nothing to what stands beside them. */
export const fillerPhrases = `
e+h*|eh+|hey|ey|ei|ehm*|em+|mm+|mmm+|hm+|hmm+|um+|uh+|a+h*|ah+|ay|uy|oh|este+|esteee+|pues|pos|pue|po|bueno|bueno pues|mire|mira|mire usted|fijese|oiga|oye|oigame|a ver|haber|haga el favor|o sea|osea|digamos|entonces|y|ya|pero|che|vos|ve|vea|pucha|caray|caramba|ni modo|hijole|ijole|diay|va
con (todo|mucho) (el )?respeto|(primero |con el favor de |gracias a |bendito sea |a )dios|dios (quiere|mediante)|si dios quiere|pue|puej|por favor|porfavor|porfa|porfis|please|si es tan amable|si me hace el favor|hagame el favor|me hace favor
(a )?(senorita|senora|senor|sumerce|seno|joven|jovencita|muchacha|muchacho|licenciada|licenciado|lic|mija|mijo|mijita|mijito|m ija|m ijo|nina|doctora|doctor|amiga|amigo|corazon|mi amor|reina|linda|dona|don|jefa|jefe|maestra|compa|ma am|sir|hombre|companer[oa]|comadre|compadre|vecin[oa]|patron|patrona|mi (hijit[oa]|nin[oa])|parce|mi vida|mi cielo|usted|ustedes|caballero|profe|profesora|donita|carnal|mana|manito|vo|dilo)
verdad|cierto|no cierto|entiende|me entiende|sabe|vio|viste|ve|no ve|fijate
`;
