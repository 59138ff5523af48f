import type { Command } from "../interpretation.ts";

// Folded phrases. Order matters: the first that fits names the command.
const ways: readonly (readonly [Command, RegExp])[] = [
  [
    "slower",
    /\b(mas|muy) (despacio|lento|lentito|despacito|lentamente|pausad)|\bdespacio\b|\bdespacito\b|\bhabl[ae] (muy |mas |tan )*(rapido|aprisa|de prisa|lento)|\bmuy (rapido|aprisa|recio)|\b(no|mas) tan (rapido|aprisa)|\bva muy rapido|\bslow/,
  ],
  ["spell", /\bdeletr|\bletra (por|a) letra|\bspell|\bcomo se (escribe|deletrea)/],
  [
    "correct",
    /\b(dije|escribi|puse|conteste) mal\b|\bcorreg|\bcorri[gj]|\bcorrecci|\b(me )?equivoqu|\bcambi(ar|e|o|eme|emos|elo|ela|arlo|arla|arle)\b|\b(esta|estuvo|salio|quedo|puso|anoto|escribio|entendio) mal\b|\barregl(ar|e|elo)\b|\bborr(ar|e|elo|a)\b|\bmodific|\bme confundi|\bno es correct|\beso no (es|fue)|\bno era eso|\bno dije eso|\bcometi un error|\bhay un error/,
  ],
  [
    "help",
    /\bauxilio|\bcomuni[cq]|\bagente\b|\boperador|\bayud|\bexpli[cq]|\bno (le |lo |la )?entiendo (la |el |esa |esta |lo |que |de |a |esto|eso|nada|bien)|^no (le |lo |la )?entiendo$|^no comprendo|\bque (significa|quiere decir|es eso|es esa|es ese|es un|es una|es el|es la)\b|\bpara que (es|sirve|quiere)|\bdonde (lo |la )?(encuentro|esta|busco|veo|viene)|\b(hablar|hable|comunic\w+|paseme|pasame|ponme|pongame|conect\w+|quiero|necesito|deme) (con |a )?(una?|alguna|el|la)? ?(persona|humano|agente|operador|operadora|representante|alguien|asistente real|licenciad)|\bpersona real|\bcomo (contesto|respondo|le hago|hago)|\bque (pongo|digo|contesto|tengo que decir|debo decir)|\bhelp\b|\bsoporte\b|\ba que se refiere|\bno se (que|como) (poner|decir|contestar|responder)/,
  ],
  [
    "repeat",
    /\bse corto|\bvolver a (decir|preguntar|repetir|leer)|\bvuelva a decir|\brepit|\brepet|\brepeat|\botra vez|\bde nuevo|\bnuevamente|\bno (le |lo |la |te |se )?(entendi|escuche|oi|oigo|escucho|comprendi|capte|alcance|oye|escucha)|\b(como|que) (dijo|dice|dijiste|me dijo|fue|era)( la pregunta)?\b|\bcual (es|era|fue) la pregunta|\bmas (fuerte|alto|recio)\b|\bno se (oye|oyo|escucha|escucho)|\bque pregunt(o|aba|aste)\b|^(como )?mande|^como$|^que$|^perdon$|^disculpe$|\bvuelv[ae]\w* a (decir|preguntar|repetir|leer)|\bdig\w+ (la pregunta|otra)|\bleal[ae] |\ba ver otra|\buna vez mas/,
  ],
  [
    "pause",
    /\b(ya|ahorita|orita|ahora|luego) (vuelvo|regreso|vengo)\b|\btengo que (buscar|ir por|traer)|\bvoy a buscar|\besper|\bperese|\bperate|\b(un|otro) (momento|momentito|minuto|minutito|segundo|segundito|rato|ratito|tantito)\b|\bmomentito\b|\bpaus|\baguant|\bpermitame|\bdeme (chance|tiempo|un|tantito)|\bdejeme (buscar|ver|traer|ir|pensar|sacar|checar)|\bahorita (vuelvo|regreso|vengo)|\bvoy (por|a buscar|a traer)|\btantito\b|\bwait\b|\bhold on|\bpause\b/,
  ],
  [
    "back",
    /\bregres|\batras|\banterior|\bvolver\b|\bvuelv[ae]|\bvolvamos|\bretroce|\bpregunta (pasada|de antes|previa)|\bgo back|\bback\b|\bdevuel|\bla de antes/,
  ],
  [
    "skip",
    /\bno (la |lo )?quiero (contestar|responder|decir)|\b(luego|despues|mas tarde) (se )?(la |lo )?(digo|contesto|doy)|^(esa|esta|eso) (despues|luego)$|\bsalt|\bbrin(c|qu)|^otra pregunta|\bomit|\b(pase|pasemos|pasar|pasa|pasela|pasele|vamos|vaya|sigamos|siga|seguir|continu\w+)( a)? (la |a la |a lo |al |con la |con lo )?(siguiente|otra|proxima|que sigue|sigue|pregunta)|^(la )?(siguiente|que sigue|proxima|paso)( pregunta)?$|^pas(o|e|ela|emos|ar)$|\bno (quiero|deseo|voy a) (contestar|responder|decir)|\bprefiero no|\bdej\w+ (para(?! (manana|otro))|en blanco|esa|esta|la|lo)( |$)|\bdespues (la |lo |se lo )?(contesto|digo|respondo|doy)|\bluego (la |lo |se lo )(contesto|digo|respondo|doy)|\bskip\b|^next( question)?$|\bmas tarde (la|lo)|\ben blanco\b|\bsiguiente\b/,
  ],
  [
    "stop",
    /\blo dej(amos|o)\b|\bapag|\bcontinu\w+ (despues|luego|manana|otro dia)|\b(luego|despues|manana) (sigo|seguimos|continuo|termino)\b|\btermin|\bpar(ar|e|ele|a)\b|\bbasta\b|\bya no (quiero|deseo|puedo|sigo|mas)|\bno quiero (seguir|continuar|hacer)|\badios\b|\bsal(ir|go|irme)\b|\bcancel|\bcuelg|\bcolg|\bdeten|\bme voy\b|\bme tengo que ir|\bhasta (luego|aqui|manana|pronto)|\bstop\b|\b(good)?bye\b|\bfin(alizar|alice)?\b|\bdejarlo (aqui|asi|hasta)|\bquit\b|\bacab|\bdej(ar|emos|elo|o|arlo|emoslo) (de|hasta|aqui|asi|esto)|^(ya )?alto( ya)?$|\bme canse\b/,
  ],
];

/** "no repita", "todavía no termino", "no quiero parar": what is denied, or must not be done, is no command. */
const forbidden =
  /\b(no|nunca|jamas|tampoco|sin) ((me|se|lo|la|le|nos|les|he|ha|hemos|quiero|quisiera|deseo|queremos|necesito|voy|vamos|puedo|pueda|va|vaya|vayas|hay|tengo|tiene|hace|falta|que|a|de|todavia|aun|ya) )*(repit|repet|regres|volver\b|salt[aeo]|brin[cq]|salg|salir|vaya\b|irme\b|cuelg|colg|termin|acab|borr|cambi|corrij|correg|correcc|deten|deletr|paus|par(ar|e|en|es|o|arle)\b|apag|cancel|omit|ayud|comuniqu|hablar con|pas(ar|arla|e|emos)\b|dej(ar|arla|arlo|e|emos)\b)|\bno (me |nos |la |lo |quiero |tengo que |puedo |voy a |hay que )+esper|\bcasi (ya )?(he )?(termin|acab)/;

/** Finds the command some folded words give, if they give one. */
export function commandIn(text: string): Command | undefined {
  if (forbidden.test(text)) return undefined;
  return ways.find(([, words]) => words.test(text))?.[0];
}
