/** What is to come, or is only wished for. */
export const comingPhrases = `
me caso(?! (un|el|una|la) (juez|jueza|notario|alcalde|oficial|licenciad[oa]|cura|padre|pastor|sacerdote))
se casan?
nos casamos (para|pronto|manana|ya mero|este|esta|en (unos?|dos|tres|un)|(el|la) (otr[oa]|proxim[oa]|[a-z]+ que (viene|entra)))(?! [a-z]+ pasad)
nos casamos en (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|verano|navidad|june|may)(?! (del?|pasad))
casi
ya (mero|casi|pronto)
me (quiero|voy|pienso|queria|divorcio|separo)
(voy|vamos|va|van|quiero|queremos|quiere|quieren|pienso|piensa|piensan|pensamos|por|planea|planeamos|espera|esperamos) (a )?(?=(volver a )?(cas|divorci|separ)ar)
(me|se|nos) (vuelv|volv)(o|e|en|emos) a (?=cas)
going to
gonna
want to
planning
will
`;

/** What is over. */
export const pastPhrases = `
estuv[eo]
estuvimos
permanec(i|imos|io)
dur(e|amos|o)
pas(e|amos|o)( [a-z]+){0,3}(?= (separad|casad|divorciad|solter|viud))
anduv(e|imos|o)
estaba-
era
eramos
fui
fuimos
antes
antiguamente
habia(mos)? (est|s)(ado|ido)
anteriormente
primero
used to
was
were
(he|ha|hemos) sido
`;

/** What a time is counted in, before "de casados". */
export const spanWords = "ano anos anitos mes meses dia dias semanas tiempo tiempecito rato vida";

/** What holds now, whatever was. */
export const nowPhrases = `
ahora
ahorita
actualmente
hoy
hoy en dia
sigo
sigue
seguimos
siguen
todavia
aun
siempre
llevo
llevamos
now
currently
still
`;

/** What comes after something told before. */
export const thenPhrases = `
despues
luego
entonces
posteriormente
mas tarde
al (ano|mes|tiempo)
then
later
after
`;

/** The words that deny what follows them in their clause, or what stands right before them at its end. */
export const denyingWords =
  "no ni nadie nunca jamas tampoco sin never not neither nor without isn't aren't wasn't ain't didn't haven't hasn't don't doesn't nel";

/** Those that mean at no time. */
export const neverWords = "nunca jamas never";

/** Where a clause begins, besides at a pause. */
export const clauseWords = "pero y aunque ni que pues but and so then although ahora despues luego hoy";

/** The status of somebody else: "mi hija es casada", "él se casó". */
export const ofAnotherPhrases = `
nadie
alguien
nobody
(el|ella|ese|esa|ellos|ellas|he|she|they) (ya |nunca |jamas |no )*(se|es|son|esta|estan|era|fue|quedo|enviudo|is|was|are|got|never|has|'s)
(he|she)'s
(mis?|sus?|las?|los|el|una?|my|his|her) (senor |senora |difunt[oa] )?(hij|herman|sobrin|abuel|niet|cunad|suegr|yern|nuer|amig|vecin|much?ach|chamac|mother|father|brother|sister|daughter|cousin|friend|hijastr|padrastr|madrastr|familiar|pariente)-
(mis?|sus?|las?|los|el|una?|my|his|her) (senor |senora |difunt[oa] )?(nin[oa]s?|mam[ai]|pap[ai]|ama|apa|ma|pa|madre|padre|prim[oa]s?|ti[oa]s?|nan[oa]s?|carnal[a]?|jef[ae]|comadre|compadre|mom|dad|son|aunt|uncle|man[oa]|viejit[oa])
(mis?|sus?|las?|los|el|una?) (ex|exespos-)
(el|la|al|a la) (que|cual|quien) (yo )?(estoy|quiero|voy a|vengo a|ando)? ?(pid|ped|arregl|tra[ei]|tray|solicit|peticion)-
^(ya )?se (caso|divorcio|separo|casaron|divorciaron|separaron)
mi (espos[oa]|marido|mujer|senora?) (ya )?(es|era|esta) (viud|solter|divorciad|separad|casad)-
`;

/** The status of the person who speaks. */
export const ofSelfPhrases = `
yo(?! (estoy |quiero |voy a |ando )?(pid|ped|arregl|tra[ei]|tray|solicit|peticion))
soy
estoy(?! (pidiendo|arreglando|trayendo|solicitando|peticionando))
me
tengo
vivo
nos
nosotr[oa]s
estamos
somos
fui
sigo
llevo
(no|nunca) [a-z]+[aei]mos
fuimos
cas(e|amos)
i
i'm
i've
we
we're
`;

/** A "no" that may belong to the word before it or behind it: "soltera no divorciada". */
export const eitherNoPhrases = `
(solter|casad|divorciad|viud)[oa]s? ((?!ya |y )[a-z]+ )?no (soy |estoy |es |esta )?(solter|casad|divorciad|viud|separad)-
`;

/** Verbs and times that stand behind a state: "casada fui, divorciada soy". */
export const behindPhrases = {
  past: `
fui
fue
era
eramos
fuimos
estuve
estuvimos
antes$
primero$
primero y
`,
  now: `
soy
estoy
somos
ahora
ahorita
hoy
actualmente
`,
} as const;

/** A marriage before the one of today: "del primero me divorcié". */
export const earlierPhrases = `
(la|el|del?|con|mi) ((la|el|mi|las|los) )?(primer[oa]?s?|1 ?(er[oa]?|r[oa])|anterior(es)?|pasad[oa])
divorcios? (de )?antes
antes (me )?divorci-
`;

/** The marriage behind it: "el segundo se me murió". */
export const laterPhrases = `
(la|el|al?|del?|con|mi|un|una) ((la|el|mi) )?(segund|tercer|cuart|ultim|otr)[oa]?
`;

/** How one tells of a divorce that is over and done, by when it was or how it ended. */
export const finishedPhrases = `
ya (me |nos |le )*(salio|salieron|llego|dieron) (los papeles|la sentencia|el decreto|el acta|el certificado) del? divorcio(?!.* (no|falta|faltan) )
ya (firme|firmo|firmamos|firmaron) (el|su|mi|nuestro|ese) divorcio .*(este|pasad[oa]|hace|en|desde|quedo)
(ya|todo|esta|estuvo) (todo )?(me |le |nos |se )?(quedo|quedamos)( (todo|ya|bien))*( (listo|lista|firme|divorciad[oa]s?|en firme|libre|firmado|sellado|arreglado))?$
(quedo|quedamos) (todo |ya )?(list[oa]s?|firme|en firme|libres?|finalizado|asentado)
((me|le|nos|les) )+(salio|dieron|llego|otorgaron|concedieron|aprobaron|entregaron|firmaron) (el|la|mi|su) (divorcio|sentencia|acta de divorcio)
(juez|jueza|juzgado|corte) (ya )?(me|le|nos|los|lo|la) (divorcio|dio el divorcio)
`;
