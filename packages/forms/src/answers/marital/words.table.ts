/**
 * What a life is told with, in the order in which a word is tried: what one is (`-ed` and `single`), what happened, and
 * what stands around it. Both genders, diminutives, verbs, what is heard wrong, and the English words people mix in.
 * Collected for Dilo; no list of such phrases is published.
 */
export const lifePhrases = {
  again: `
(vuel[vt][aeo]s?|volvi|volvio|volvimos|volver|volveria|volvere|volvieron|volviera) a (casar|contraer)(me|se|nos)?( nupcias| matrimonio)?
(me |se |nos )?(case|caso|casamos|casaron|casad[oa]s?) (de nuevo|otra vez|nuevamente|(por|x) (la )?(segunda|tercera|cuarta|[234] ?(da|nda|ra|ta|a))( vez)?)
(otra vez|de nuevo|nuevamente) (me |se |nos )?(case|caso|casamos|casaron|casad[oa]s?)
(en )?(segund|tercer|nuev)[oa]s? (nupcias|matrimonio)
((ya|ahora|hoy) )*(tengo|tiene) (otr[oa]|nuev[oa]) (espos[oa]|marido|mujer|husband|wife)
recas[aeo]-
(me |se |nos )?(ha |he |han |hemos )?(casad[oa]|caso|case|casamos) (nunca )?mas( nunca)?
remarr(y|ied|ying)
(re ?|got |get |getting )?married again
(on |in )?(my|his|her) (second|third|new|2nd|3rd) marriage
casad[oa] con (la |el |mi |un |una )(segund|tercer|actual|nuev|otr)[oa]
`,
  widowed: `
(viud|biud)-
widow(s|er|ed)?
`,
  widow: `
enviud-
(se )?(me |nos |le )?(murio|murieron|fallecio|mataron|fino|se apago|palmo|dejo viud[oa]|partio con dios|died|passed( away)?|is dead|was killed) (de [a-z]+ |(en|hace|desde)( [a-z]+){1,3}? )?(a )?(el|la|mi|su|my|his|her) (difunt[oa] )?(espos[oa]|marido|mujer|senora?|viej(it)?[oa]|don|dona|nora?|patrona?|gord(it)?[oa]|negr(it)?[oa]|flac(it)?[oa]|flaquit[oa]|hombre|karai|conyuge|companer[oa]|husband|wife|spouse)
((se|me|nos) )+(fue|subio|partio|volo|adelanto) (el|la|mi|su) (espos[oa]|marido|mujer|senora?|viej(it)?[oa]|don|dona|nora?|gord(it)?[oa]|negr(it)?[oa]|companer[oa]) (al cielo|a la gloria|con (dios|diosito|el senor)|para siempre)
(perdi|perdio) a (mi|su) (espos[oa]|marido|mujer|senora?|viej(it)?[oa]|don|dona|nora?|patrona?|gord(it)?[oa]|negr(it)?[oa]|flac(it)?[oa]|flaquit[oa]|hombre|karai|conyuge|companer[oa]|husband|wife|spouse)
lost (my|his|her) (espos[oa]|marido|mujer|senora?|viej(it)?[oa]|don|dona|nora?|patrona?|gord(it)?[oa]|negr(it)?[oa]|flac(it)?[oa]|flaquit[oa]|hombre|karai|conyuge|companer[oa]|husband|wife|spouse)
(mi|el|la|su|my|his|her) (espos[oa]|marido|mujer|senora?|viej(it)?[oa]|don|dona|nora?|patrona?|gord(it)?[oa]|negr(it)?[oa]|flac(it)?[oa]|flaquit[oa]|hombre|karai|conyuge|companer[oa]|husband|wife|spouse)( [a-z]+){0,3}? (murio|murieron|fallecio|mataron|fino|se apago|palmo|dejo viud[oa]|partio con dios|died|passed( away)?|is dead|was killed)
(mi|el|la|su) (espos[oa]|marido|mujer|senora?|viej(it)?[oa]|don|dona|nora?|patrona?|gord(it)?[oa]|negr(it)?[oa]|flac(it)?[oa]|flaquit[oa]|hombre|karai|conyuge|companer[oa]|husband|wife|spouse)( [a-z]+){0,2}? (es |esta |era )?(difunt[oa]|finad[oa]|muert[oa]|en paz descanse|en el cielo)
(difunt|finad|late )[oa]? ?(espos|marid|mujer|husband|wife)-
`,
  gone: `
(se )?(me |nos |le )?(murio|fallecio|mataron|fino|palmo)
(el|la|un|una) (parca|pelona|huesuda|muerte|infarto|derrame|covid|cancer|azucar|diabetes|enfermedad|accidente|bala|mar|virus|trago) ((se|me|nos|le|lo|la) )*(llevo|mato|quito|arrebato)
died
passed away
(que )?(en paz|dios) (descanse|lo tenga|la tenga)-
(dios|diosito|el senor|la muerte|el covid|el cancer|la pandemia|el virus|la virgen) (ya )?((se|me|nos|le|lo|la) )*(llevo|recogio|quito|llamo|arrebato)
((se|me|nos|le|lo|la) )+(llevo|recogio|quito|llamo|arrebato) (dios|diosito|el senor|la muerte|el covid|el cancer|la pandemia|el virus|la virgen)
((se|me|nos|ya) )*(fue|subio|partio|volo) ((mi|el|la) [a-z]+ )?(al cielo|a la gloria|con (dios|diosito|el senor|los angelitos)|de este mundo|al otro mundo|para siempre)
(ya )?esta (alla )?(con (dios|diosito|el senor)|en (el cielo|la gloria|el panteon)|bajo tierra|gozando de dios)
(ya )?descans[ao]( en paz)?
((se|me|nos) )+adelanto
(ya )?paso a mejor vida
(ya )?no esta (ya )?(en este mundo|entre nosotros|con vida|con nosotros)
(ya )?no vive(?! (con|aqui|ahi|alla|aca|en|junt|solo|sola|ni))
(lo |la )?enterr(e|amos)
(ya )?partio(?! (a|al|para|hacia))
((se|me|nos|le|lo|la) )+(llevo|quito|arrebato) (el|la|un|una) (?!migra|policia|ley|patrulla|inmigracion|chota|corriente|grua|otr|vecin|amig)[a-z]+
(is )?in heaven
is with (god|the lord)
(se|ya) (me|nos) fue(?! (al |a la gloria|con otr|de la casa|a vivir|lejos|para otr|pa otr|con su|con la|con el|con dios))
(me |nos )?(quede|quedo|dejo) (bien |muy )?sol(it)?[oa]s?
`,
  annul: `
anul(ad|ar|am|aci)-
anul[aeo]
annul-
nulidad
nul[oa]
`,
  divorced: `
(divorci|dibors|divors|divorsi)ad[oa]s?
divorced
divorcee
`,
  divorce: `
(divorc|dibors|divors)-
`,
  separated: `
separad(it)?[oa]s?
separated
`,
  separate: `
sepa?r(e|o|amos|aron|arme|arse|arnos|ando)
separaci-
separation
`,
  married: `
(casad|kasad|matrimoniad|esposad)-
(somos|seguimos|siguen|seguimos siendo|siguen siendo|sigo siendo) (marido y mujer|espos[oa]s?)
(el|nuestro|mi|su) matrimonio ((si|todavia|aun|legal) )*(sigue|continua|vale|existe|esta (vigente|activo|en pie|intacto))
marido y mujer
husband and wife
married
`,
  marry: `
casar(me|se|nos|la|lo)?
(me|se|nos) cas[eoa]n?
case
casa(mos|ron)
casamiento
matrimoni(e|amos|aron)
se matrimonio
(contraer|contraje|contrajo|contrajimos|contrajeron) (matrimonio|nupcias)
(pase|paso|pasamos) por el altar
(get|got|getting) (married|hitched)
marry
`,
  single: `
solter-
single
celibe-
sin compromiso-
(quede|quedo|queda|queda do) (para|a) vestir santos
bachelor
`,
  together: `
vivo con (alguien|otr[oa]|una?|el|ella)
viv(e|imos) con (alguien|otr[oa]|una?|el|ella|su|mi) ?(muchach[oa]|chic[oa]|chav[oa]|senora?|hombre|tipo|pareja|novi[oa])?
(union|unid[oa]s?) (libre|de hecho|civil)
(juntad|arrejuntad|acompanad|ajuntad|amancebad|concubin|conviv|rejuntad|emparejad|arrimad|amanceb|amach?inad)-
a?rejunt[ea]-
a?junt(e|o|ar|arme|arse|amos|aron)
(me|se|nos) acompan(e|o|amos|aron)
pareja
novi[oa]-
(com)?prometid-
fianc-
unid[oa]s?
engaged
(boy|girl)friend
domestic partner-
common law-
living together
live together
`,
  beside: `
junt[oa]s
companer[oa]-
together
partner
`,
  apart: `
((se|me|nos|le) )+(l[oa]s? )?llev(o|aron)
(lo|la) (deportaron|echaron|sacaron)
(no|ya no|nunca) (vivo|vive|vivimos|viven|esta|anda) conmigo
cada (quien|cual|uno|una) (por|en|a) su-
(el |ella )?(agarr|cog|jal|tir|tom)(o|io|amos) (por |para |pa )?su (lado|camino|rumbo|vida)
(nos|se|me|lo|la|le) (dejamos|dejo|dejaron|deje)
dejad[oa]s
abandon-
(no|ya no|nunca) (vivo|vive|vivimos|viven|estoy|esta|estamos|estan) (con (mi|su|el|ella)|junt)-
(vivimos|viven|vivo|vive) (aparte|apartad|separad|en otra casa|cada)-
(se|me) fue (con otr[oa]|de la casa)
(split|broke|break) up
living apart
we live apart
`,
  spouse: `
(con|tengo|tiene|my|mi) (el |la |mi |su |una? |legitim[oa] )?(espos[oa]|marido|conyuge|husband|wife|spouse)
mi (mujer|senora?)
`,
  mate: `
espos[oa]
marido
conyuge
mujer
hombre
(mi|el|la|su) (don|dona|nora?|viejit[oa]|patrona?|gordit[oa]|karai)
([a-z]+'s )?(husband|wife)
`,
  church: `
iglesia
religios-
eclesiast-
(pastor|cura|sacerdote|parroco|priest|reverendo|obispo)
(?<=caso )(el|un|mi) padre(cito)?(?! de)
church
por fuera
`,
  law: `
(por |el |la |lo |registro |del )*civil
registro
(la|en|por|al|el|ante) (la |el )?(ley|corte|juzgado|notaria|notario|alcaldia|municipalidad|municipio)
juez
acta
papeles
legalmente
legally
`,
  pending: `
(divorciando|separando)(me|se|nos)?
peleando-
pidiendo-
tramit-
pro[cs]eso-
casi
firm(a|amos|e|o|ado|aron|ar)
demanda-
esperando-
vueltas
abogad-
no (ha |a )?(sal(e|ido|io)|termina(do)?|final)-
(todavia|aun) no-
no (esta|es|sale) (final|listo|terminado|list)-
(ando|anda|andamos|andan|estoy|estamos|estan|voy|vamos) (en|con) (el|la|lo|los|esas?|eso|mi)
pending
(going|in|still) (through|the|in)
not final( yet)?
papers
`,
} as const;

/** The words of it that are known however they are spelled: "cazado", "zoltera". */
export const soundedWords =
  "soltero soltera casado casada casados divorciado divorciada separado separada viudo viuda esposo esposa divorcio";

/** How a status is written short, at the very beginning. */
export const shortStates =
  "solt soltero sol soltero sltr soltero slt soltero cas casado casd casado csd casado csdo casado csda casada div divorciado dvc divorciado divorc divorciado divor divorciado sep separado separ separado viud viudo vda viuda vdo viudo";

/** The words for a status that are known with one letter wrong. */
export const spelledStates =
  "soltero soltera casado casada divorciado divorciada separado separada viuda viudo single married divorced separated widowed widow";

/** Words of another meaning that are one letter away from one of them. */
export const wordsLikeStates =
  "cansado cansada pasado pasada asado asada basado basada causado causada carried window windows singles";
