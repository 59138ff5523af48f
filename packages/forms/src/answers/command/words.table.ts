/**
 * How the commands are given: the first that fits names the command. Collected for Dilo, from the forms of the verbs and
 * what people say instead of them; no list of such phrases is published.
 */
export const commandPhrases = {
  slower: `
(too|very|so|way too) (fast|quick)-
no (corra|corras|vaya|vayas) tanto
mas (lentico|calmad[oa]|suavecito|suave)
(mas|muy) (despacio|lento|lentito|despacito|lentamente|pausad)-
despacio
despacito
habl[ae] (muy |mas |tan )*(rapido|aprisa|de prisa|lento)-
muy (rapido|aprisa|recio)-
(no|mas) tan (rapido|aprisa)-
slow-
`,
  spell: `
deletr-
letra (por|a) letra-
spell-
como se (escribe|deletrea)-
`,
  correct: `
la (regue|cague|embarre)
(made|make) a mistake
change my answer
(that's|that is|it's|this is) (wrong|incorrect|not (right|correct))
(fix|change|correct|redo) (it|that|this|my answer|the answer)
not what i said
(dije|escribi|puse|conteste) mal
correg-
corri[gj]-
correcci-
(me )?equivoqu-
cambi(ar|e|o|eme|emos|elo|ela|arlo|arla|arle)
(esta|estuvo|salio|quedo|puso|anoto|escribio|entendio) (mal|equivocad[oa])
arregl(ar|e|elo)
borr(ar|e|elo|a)
modific-
me confundi-
no es correct-
eso no (es|fue)-
no era eso-
no dije eso-
cometi un error-
hay un error-
`,
  help: `
(talk|speak) (to|with) (a|an|some|the)? ?(real |actual )?(person|human|agent|somebody|someone|representative|operator)-
(pregunt|prefier|atiend|atend)[a-z]* (a |con |me )*(una?|alguna)? ?(persona|humano|muchacha|muchacho|senorita de verdad)
(paseme|pasame|ponme|pongame|comuniqueme) con (una?|alguna) -
what (does|do) (that|it|this|you) mean
(don't|do not) understand (the|this|that) question
(que|y eso que) viene siendo
de donde (lo |la )?saco-
auxilio-
comuni[cq]-
agente
operador-
ayud-
expli[cq]-
no (le |lo |la )?entiendo (la |el |esa |esta |lo |que |de |a |esto|eso|nada|bien)-
^no (le |lo |la )?entiendo$
^no comprendo-
que (significa|quiere decir|es eso|es esa|es ese|es un|es una|es el|es la)
para que (es|sirve|quiere)-
donde (lo |la )?(encuentro|esta|busco|veo|viene)-
(hablar|hable|comunic-|paseme|pasame|ponme|pongame|conect-|quiero|necesito|deme) (con |a )?(una?|alguna|el|la)? ?(persona|humano|agente|operador|operadora|representante|alguien|asistente real|licenciad)-
persona real-
como (contesto|respondo|le hago|hago)-
que (pongo|digo|contesto|tengo que decir|debo decir)-
help
soporte
a que se refiere-
no se (que|como) (poner|decir|contestar|responder)-
`,
  repeat: `
(didn't|did not|couldn't|can't|cannot) (hear|get|catch)-
say (it|that|the question)? ?(again|one more|once more)-
(say|ask) (it|that) one more
what (did you|was that|was it you) (say|said|ask)-
what (was|is) (the|that) question
what's the question
what was that
beg your pardon
come again
pardon me
no (le|te|lo) (cache|cacho|agarre|agarro)-
se corto-
volver a (decir|preguntar|repetir|leer)-
vuelva a decir-
repit-
repet-
repeat-
otra vez-
de nuevo-
nuevamente-
no (le |lo |la |te |se )?(entendi|escuche|oi|oigo|escucho|comprendi|capte|capto|alcance|oye|escucha)-
(como|que) (dijo|dice|dijiste|me dijo|fue|era)( la pregunta)?
cual (es|era|fue) la pregunta-
mas (fuerte|alto|recio)
no se (oye|oyo|escucha|escucho)-
que pregunt(o|aba|aste)
^(como )?mande-
^como$
^que$
^perdon$
^disculpe$
vuelv[ae]- a (decir|preguntar|repetir|leer)-
dig- (la pregunta|otra)-
leal[ae] -
a ver otra-
una vez mas-
`,
  pause: `
(be |i'll be )?right back
(give|gimme|need|just)( me)? (a|one|another) (minute|moment|second|sec|min)-
chance(cito|sito)
(ya|ahorita|orita|ahora|luego) (vuelvo|regreso|vengo)
tengo que (buscar|ir por|traer)-
esper-
perese-
perate-
(un|otro) (momento|momentito|momentico|minutico|ratico|segundico|minuto|minutito|segundo|segundito|rato|ratito|tantito)
momentito
paus-
aguant-
permitame-
deme (chance|tiempo|un|tantito)-
dejeme (buscar|ver|traer|ir|pensar|sacar|checar)-
voy (por|a buscar|a traer)-
tantito
wait
hold on-
`,
  back: `
regres-
atras-
anterior-
volver
vuelv[ae]-
volvamos-
retroce-
pregunta (pasada|de antes|previa)-
go back-
back
(previous|last) question
(the )?(previous|earlier) one
question before
devuel-
la de antes-
`,
  skip: `
rather not (answer|say)-
(answer|do|say|tell you) (it|that|this|that one|this one)? ?later
(go|on|move)( on)? to the next-
(vamonos|vamos|andate|anda|and[ae]|pasemos|pasame|paseme|brinquemos) (con |a |para )*(la|lo) (otra|que sigue|siguiente|proxima)-
^(a )?la proxima( pregunta)?( por favor| porfa| please)?$
no (la |lo )?quiero (contestar|responder|decir)-
(luego|despues|mas tarde) (se |le )?(la |lo )?(digo|contesto|doy)-
^(esa|esta|eso) (despues|luego)$
salt-
brin(c|qu)-
^otra pregunta-
omit-
(pase|pasemos|pasar|pasa|pasela|pasele|vamos|vaya|sigamos|siga|seguir|continu-)( a)? (la |a la |a lo |al |con la |con lo )?(siguiente|otra|proxima|que sigue|sigue|pregunta)-
^(la )?(siguiente|que sigue|proxima|paso)( pregunta)?$
^pas(o|e|ela|emos|ar)$
no (quiero|deseo|voy a) (contestar|responder|decir)-
prefiero no-
dej- (para(?! (manana|otro))-|en blanco|esa|esta|la|lo)
despues (la |lo |se lo )?(contesto|digo|respondo|doy)-
luego (la |lo |se lo )(contesto|digo|respondo|doy)-
skip
^next( question)?$
mas tarde (la|lo)-
en blanco
siguiente
`,
  stop: `
(finish|continue|do) (this|it|that)? ?(later|tomorrow|another (day|time))-
(have|got|need) to go
(that's|is) (all|it|enough) for (today|now)
(le |la |lo )?(sigo|seguimos) (manana|luego|despues|otro dia)
ahi (la|lo) dej(amos|emos|o)
lo dej(amos|o)
apag-
continu- (despues|luego|manana|otro dia)-
(luego|despues|manana) (sigo|seguimos|continuo|termino)
termin-
par(ar|e|ele|a(?! que))
basta
ya no (quiero|deseo|puedo|sigo|mas)-
no quiero (seguir|continuar|hacer)-
adios
sal(ir|go|irme)
cancel-
cuelg-
colg-
deten-
me voy
me tengo que ir-
hasta (luego|aqui|manana|pronto)-
stop
(good)?bye
fin(alizar|alice)?
dejarlo (aqui|asi|hasta)-
quit
acab-
dej(ar|emos|elo|o|arlo|emoslo) (de|hasta|aqui|asi|esto)-
^(ya )?alto( ya)?$
me canse
mejor (otro dia|manana)
`,
} as const;

/** What is denied, or must not be done, is no command: "no repita", "todavía no termino", "no quiero parar". */
export const forbiddenPhrases = `
(no|nunca|jamas|tampoco|sin) ((me|se|lo|la|le|nos|les|he|ha|hemos|quiero|quisiera|deseo|queremos|necesito|voy|vamos|puedo|pueda|va|vaya|vayas|hay|tengo|tiene|hace|falta|que|a|de|todavia|aun|ya) )*((repit|repet|regres|salt[aeo]|brin[cq]|salg|salir|cuelg|colg|termin|acab|borr|cambi|corrij|correg|correcc|deten|deletr|paus|apag|cancel|omit|ayud|comuniqu|hablar con)-|volver|vaya|irme|par(ar|e|en|es|o|arle)|pas(ar|arla|e|emos)|dej(ar|arla|arlo|e|emos))
no (me |nos |la |lo |quiero |tengo que |puedo |voy a |hay que )+esper-
casi (ya )?(he )?(termin|acab)-
no se como se (escribe|deletrea)
`;

/** The words that phrases of command are made of. A word outside them means that more was said than a command. */
export const commandWords = `
repita repitame repitamela repitalo repite repiteme repetir repetirme repeat otra vez de nuevo nuevamente no le lo la te se me entendi escuche oi oigo escucho comprendi comprendo entiendo
capte capto alcance como que dijo dice fue era pregunta preguntas mande perdon disculpe cual es vuelva vuelve decir preguntar regaleme regalame regale momentico minutico ratico segundico mijo mija amor corazon leer leala lea una mas por favor porfavor porfa senorita senor gracias
regrese regresa regresar regresemos regreseme atras anterior a volver volvamos ir vamos vaya retroceder back go pasada antes
salte salta saltar saltarla saltarme saltemos saltese saltela brinque brinca brincar brinquemos brinquese omitir omita pase pasemos pasar pasa pasele pasela siguiente proxima sigue siga sigamos quiero contestar responder
deseo voy prefiero deje dejela dejemos para despues luego contesto respondo blanco en esta esa este eso esto ese skip tarde
despacio despacito lento lentito lentamente pausado muy tan habla hable habler hablen rapido aprisa prisa puede podria poquito poco un hablar hablarme slow
ayuda ayudeme ayudame ayudar necesito explique expliqueme explicar significa quiere sirve donde encuentro busco veo viene con persona humano agente operador operadora representante alguien real comunicar comuniqueme
paseme help pongo digo debo hacer refiere quien
corregir corregirlo corregirla corrija corrige corrigelo corrijame corrijalo corregi correccion equivoque equivocado equivocada cambiar cambie cambio cambiarlo mi respuesta respuestas estuvo mal arreglar arregle borrar borre borrelo modificar confundi correcto asi error hay algo dije
deletrear deletreo deletrearlo deletrearle deletrearselo deletree deletrea letra spell escribe puedo
espere espereme esperame espera momento momentito minuto minutito segundo segundito rato ratito tantito pausa pausar aguante aguanteme aguantame permitame deme chance tiempo dejeme buscar ver traer pensar sacar checar ahorita vuelvo regreso vengo wait hold on pause papel papeles tarjeta documentos documento lentes
terminar terminemos termine terminamos termino parar pare parele basta ya sigo seguir continuar adios salir salgo salirme cancelar cancele cuelgue colgar cuelgo detener detengase hasta aqui manana stop bye fin finalizar dejarlo dejemoslo canse fuerte recio alto cambielo cambiela oye escucha ultima dejar corto auxilio dejamos apague seguimos apago quit acabar acabamos acabe
can you say that please could the question sorry i didn't hear get catch it one more time what did come was pardon me you're talking too fast let's to rather not answer i'll this made mistake want change my that's said does mean don't understand talk person somebody someone real let give minute moment just second be right finish have all for today vamonos andate anda preguntarle preguntar verdad humana otra proxima cache cacho agarre corra tanto lentico calmado regue viene siendo saco numero ese chancecito chance dame
eh pues bueno mire oiga ay ah y el los las del al todo toda entrevista llamada bien otro dia ahora si usted anda va licenciada licenciado disculpa perdone quisiera gustaria tengo irme repeticion i need next question goodbye wrong incorrect right correct fix redo answer previous earlier last before beg your what's excuse perese perate oyo pregunto dejemosla
`;
