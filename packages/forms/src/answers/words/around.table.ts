/**
 * What people say around an answer and that is no part of it, in Spanish, English and both at once. A lead-in and a tail
 * are runs of these parts in any order ("bueno mi amor, apúntele ahí, so sería"), so no table holds a whole one.
 * Collected for Dilo; no such list is published.
 */

/** Words that only begin to speak. */
export const openingPhrases = `
(ah|ay|uy)
pues( bien)?
buen[oa]s?( tardes| noches| dias?)?
(muy )?buen dia
(muy )?buen[oa]s (tardes|noches|dias)
h?ol+a+s?
ok(ay|ey)?
mir[ea]( usted)?( que)?
vea( usted)?( que)?
vera( usted)?( que)?
oig[ao]|oye(me)?
che( (vos|nen[ea]|senor[a]?))?
cabal
par[ae]( un)? (poc|cach|moment|segund|rat)(o|it[oa]|uito)
(para|espera|esperate|espere|esperese|esperame|espereme|aguanta|aguante|aguantame|bancame)( (un momentito|un momento|un ratito|un segundo|tantito))? que (ya )?(me pongo|busco|agarro|saco|traigo|veo|leo|prendo|abro) (los|las|el|la|mis|mi) [a-z]+
(baj|apag|apagu|cierr|cerr)[ae]n?(me|le|l[oa])? (la|el|ese|esa) (tele|television|televisor|radio|puerta|musica|volumen|bulla)( (nen[ea]|mij[oa]|hij[oa]|che|vos|pib[ea]|hombre|mujer))?( que [a-z ]{1,40}(?= ,))?
(ahora|ahorita|ya|ahi) si( (ya|pues|mire|va))?
ven aca
vaya( pues)?
(es)?ta (bien|bueno)( pues)?
fij(ese|ate)( usted)?( bien)?( que)?
imagin(ese|ate)( usted)?( que)?
a ver( pues)?
(la verdad|lo que pasa|el caso|la cosa|resulta)( es)? que
la verdad
es que
o sea( que)?
este
entonces
digamos
(i|e)?diay( pues)?
ideay( pues)?
digo
perdone?
disculp[ea]
que pena( con usted)?
(pero )?con (mucho |todo )?gusto
sabe( usted)?( que)?
so
well
like
then
you know
(let me|let's) see
i mean
(bien |mas |muy )?(rapid|rapidit|despaci|despacit|clarit|facilit|sencillit|ligerit)[oa]
(pero )?no se (me )?(vaya a |vayan a )?(reir|ria|rian|burle|burlen|enoje)( de mi| usted| por favor)*
creo que
i think( that)?
yo creo que
no (se|estoy segur[oa]) si( (lo|la|se|asi|esta|este|estara|sea|digo|dice|escribe|escribi|bien|correcto|es))*( (bien|asi|correcto))( pero)?
`;

/** Words of agreement before an answer; to a question of yes or no they are the answer. */
export const assentPhrases = `
(pues )?si( senor[a]?| senorita| mire| claro| pues)?
claro( que si| pues)?
como no
por supuesto
desde luego
yes
yeah
sure
of course
yep
`;

/** What one says to have something written: the verb, with its pronouns, in every form of address. */
export const writingPhrases = `
(apunt|anot)[ea]n?(me|le|te|se|l[oa]s?|mel[oa]|sel[oa])?( usted| ud| ahi| alli| aqui| nomas| no mas| pues| entonces| bien| como| que| por favor| asi)*
pon(ga|gan|e)?(me|le|l[oa]s?|mel[oa]|sel[oa])?( usted| ud| vos| ese| esa| ahi| alli| aqui| nomas| no mas| pues| pue| entonces| bien| como| que| por favor| asi)*
pong(amos|ale)(le|lo|la|selo)?( pues| que| ahi| asi)*
escrib(a|e|i|an)?(me|le)? a(?! (punto|,))
escrib(a|e|i|an)?(me|le|l[oa]s?|mel[oa]|sel[oa])?( usted| ud| ahi| alli| aqui| nomas| no mas| pues| entonces| bien| como| por favor| asi)*
(met|copi|registr|agreg|llen)[ea]n?(me|le|l[oa]s?|mel[oa]|sel[oa])?( usted| ahi| alli| aqui| nomas| pues| entonces| por favor)*
tom[ea] nota( de)?
(please )?(write|put|type|note)( (it|that|this|me))?( down)?( as)?
`;

/** What one says to announce an answer. */
export const tellingPhrases = `
(yo )?(se )?(le|te|les|se l[oa]) (cuento|digo|comento|explico|platico|informo|aclaro|repito|dicto|deletreo|doy)( pues)?( que)?
(ya )?(se )?(le|te|se l[oa]) (dije|dijimos|habia dicho|estoy diciendo|ando diciendo)( ya)? que
(yo )?(le|te) (voy a|quiero|quisiera) (decir|dar|dictar|contar)( que)?
(quiero|quisiera|voy a|dejeme|deje) (decir|contar|explicar|dar)(le|te)( que)?
(ahi|aqui|alla) (le |te |les )?van?
(aqui )?(le|te|les|lo|la) (saluda|habla)( atentamente| cordialmente| respetuosamente| con respeto)?( (su|una?|este|esta) (humilde |segur[oa] )?(servidora?|amig[oa]))?
(reciba )?(un )?(cordial )?saludos?( cordial(es)?)?
(que tal )?como (esta|le va|estan)( usted(es)?)?
que tal
habla( usted)? con
a (sus ordenes|la orden)
aqui (la|lo) tiene
(i'll|i will|let me) (tell|give) you
`;

/** The verb that joins a lead-in to the answer. */
export const copulaPhrases = `
(eso |ese |esa |el mio |la mia |lo mio )?(seria|sera|vendria siendo|viene siendo|vendria a ser|va a ser|vienen siendo|serian)
(el mio|la mia) es
it('s| is| would be| will be| should be|'d be)
that('s| is| would be| will be|'d be)
would be
this is
`;

/** The bare verb, for answers that are names, numbers and places: who is what needs it. */
export const bareCopulaPhrases = `
(eso |ese |esa |esta |este )?(es|son)
`;

/** How one speaks to the person one speaks with. */
export const vocativePhrases = `
m'?ij[oa]s?
mi (amor|vida|cielo|reina|rey|corazon|linda|lindo|alma|carino|sol|nina linda)
(mi )?(senorita|joven|jovencita|licenciad[oa]|doctora?|lic)
senor[a]?
compadre
comadre
corazon
mi estimad[oa]
(my )?(dear|honey|sweetie|darling|friend)
(sir|ma'am|miss)
`;

/** How one ends an answer. */
export const closingPhrases = `
(muchas |muchisimas |mil )?gracias( por (su|tu|la|el) (atencion|ayuda|tiempo|paciencia|apoyo))?
(perdon(e|a|eme|ame)?|disculp(e|a|eme|ame)|sorry)( (por|for|about))? (las?|el|los|mis?|tanta|tanto|tantas|the|my|mis) (mayusculas|minusculas|molestias?|ortografia|letras?|faltas?|errores|ruido|voz|ignorancia|confusion|chiste|broma|dedazo|dedos?|teclado|espanol|ingles|pronunciacion|tos|gripa|gripe|demora|lata|interrupcion|tardanza|desorden|joke|caps|noise|delay|typos?|autocorrector|corrector|autocorrect|dictado|celular|pantalla|fingers|thumbs|spelling|english|spanish|cough)
(yo )?quedo (muy |al |a la )?(atent[oa]|pendiente|espera)( (a|de) (su|la|sus|cualquier) [a-z]+)?
(muy )?atentamente
cordialmente
(es que |porque |ay )?(yo )?(ya |casi )?no (veo|miro|distingo|traigo|traje|cargo|encuentro|tengo)( (bien|muy bien|nada|casi|puestos))*( (mis|los|las|unos))?( (lentes|anteojos|gafas|espejuelos|antiparras))( puestos)?
(es que |porque )(yo )?(ya |casi )?no (veo|miro|distingo|oigo)( (bien|muy bien|nada|casi|de cerca))*
no se si (se |le |me )*(l?leva|yeva|va|tiene|ocupa|necesita|ponen?) (la |el |una |un )?(a|letra|letra a|guion|cero|guiones)( (adelante|antes|o no))*
mandeme( usted)?
sent from my [a-z]+
enviado desde mi [a-z]+( [a-z]+){0,2}
(un )?(cordial )?saludos?
por ?fa(vor|vorcito)?
(x ?fa|porfi|xfi)(s|vor|vorcito)?
(pues )?no (me )?sea(s|n)? (mal[oa]s?|malit[oa]s?|gach[oa]s?|malagente)
please
thank you( very much| so much)?
thanks
y ya( esta| estuvo| quedo| es todo| nada mas)?
(y )?(eso|ahi) (es|seria) todo
es todo
y eso
y se acabo
(cabal |tal cual |igualito |exacto )?asi (mero |mismo |nomas |tal cual )?(me |le |lo |la )?(sale|dice|esta|aparece|figura|viene|sale escrito) en (el|la|mi|los|mis|su) [a-z]+
no ve( pues| que (si|no))?
(pues )?(viste|vio|sabes?|sabe)( vos| che)
es (la|el) (casa |direccion )?de (mis|los) (papas|padres|abuelos|suegros|viejos|tios|hijos)
vos
che( vos)?
pue
((ja|je|ji)+ )*no se (me )?(vaya a reir|ria|rian|burle|burlen)( (de mi|usted))?
(ja|je)+( (ja|je)+)*
(pero )?no estoy (muy |bien )?segur[oa]
si (no me equivoco|mal no recuerdo|no me falla la memoria)
ya esta
ya estuvo
ya quedo
(and )?that('s| is) (it|all|everything)
pa(ra)? servir(te|le|lo|la|les)( a dios y)?( a usted(es)?| a ustedes)?
para servirle a dios y a usted
(a (sus ordenes|la orden)|para servir(le|lo|la|les))( siempre)?( (para|en) (lo|todo lo|cualquier cosa) que (usted |se |le |les )*[a-z]+)?( usted)?
(es )?un (placer|gusto)( (conocer|saludar)(lo|la|le|los|las))?
mucho gusto( en (conocer|saludar)(lo|la|le|los|las))?
servidora?( de usted(es)?)?
(usted )?(ya )?(me )?(oyo|sabe|vio|entiende|entendio)
you know
pues
fijese
mire
vea
`;

/** Endings that to a question about a life are of the answer: "por la iglesia nomás". */
export const onlyPhrases = `
(y )?(ya )?nada mas
(asi |y )?(nomas|no mas)
`;

/** Endings that to a question of yes or no are the answer. */
export const assentingEnds = `
asi (es|mero|mismo|nada mas|de sencillo|de facil)
(ese|esa|eso) es( todo| nada mas)?
it is
(y )?listo
verdad
right
ok(ay|ey)?
bueno
como no
claro( que si)?
por supuesto
`;

/** How the letters are written, where only their order counts. */
export const letterCasePhrases = `
(todo |todas? )?(con|en) (puras |letras |todas )*(las )?(minusculas?|mayusculas?)
`;

/** Words of these parts that are names, or parts of addresses, too: a pause or another part must stand beside them. */
export const maybeValues =
  "bueno buena buenos buenas mira mire vea corazon joven claro este vaya listo so like ok dear honey miss sir cabal che vos pue mija mijo meta vera pues well type right";
