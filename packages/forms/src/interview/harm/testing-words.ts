import type { Chance } from "./testing-chance.ts";

/** How people of several countries refuse: whole sentences, and beginnings with what may end them. */
const refusalParts: readonly (readonly [string, readonly string[]])[] = [
  [
    "no {pronoun} {order}",
    ["guarde", "mande", "envíe", "salve", "grabe", "termine", "imprima", "confirme", "acepte", "cierre", "deje así"],
  ],
  ["no quiero que {pronoun} {order}", ["guarde", "mande", "dé por bueno", "deje así", "termine", "registre"]],
  ["no quiero {order}", ["guardarlo", "terminar todavía", "mandarlo así", "dejarlo así", "que quede así", "confirmar"]],
  ["no estoy {order}", ["lista", "listo todavía", "conforme", "de acuerdo", "segura", "convencido", "satisfecha"]],
  ["todavía no {order}", ["lo guarde", "está bien", "está listo", "le dé guardar", "me convence", "he terminado"]],
  ["así no {order}", ["está bien", "lo deje", "lo guarde", "se queda", "va", "lo quiero", "queda bien"]],
  ["eso no {order}", ["está bien", "es correcto", "queda así", "es todo", "lo guarde", "está completo"]],
  [
    "no {order}",
    ["está bien", "está correcto", "es todo", "he terminado", "siga", "proceda", "me parece bien", "va así"],
  ],
  ["nunca {order}", ["dije que estaba bien", "le dije que guardara", "lo guarde así", "le di permiso de guardar"]],
  [
    "antes de {order}",
    ["guardar quiero oírlo otra vez", "terminar tengo que preguntarle a mi hijo", "guardarlo espere"],
  ],
  ["hasta que {order}", ["lo vea mi hija no guarde", "yo no lo lea no lo mande", "venga mi esposo no lo guarde"]],
  ["tampoco {order}", ["está bien", "lo guarde", "así"]],
  ["de ninguna manera {order}", ["lo guarde", "está bien", "lo deje así"]],
  ["nadie le dijo que {order}", ["guardara", "estaba bien", "terminara"]],
];
const refusalWholes: readonly string[] = [
  ...["para nada está bien", "cómo va a estar bien", "qué va a estar bien", "correcto no es", "bien, bien no está"],
  ...["déjelo sin guardar", "mejor no", "por ahora no", "ahorita no lo guarde", "le digo que no", "ya le dije que no"],
  ...["ni hablar", "ni de chiste", "nel pastel", "negativo", "nones", "ni se le ocurra guardarlo", "ni lo guarde"],
  ...["que no", "no me convence así", "no me gusta así", "guardarlo no", "sin mi permiso no guarde", "no da"],
];
const pronouns = ["lo", "la", "me lo", "le", "", "los"];
const orders = {
  before: ["", "", "ay, ", "oiga ", "mire ", "pues ", "señorita, ", "espérese, ", "sí, pero ", "ok pero "],
};
const behind = ["", "", "", " por favor", ", gracias", " señorita", " todavía", " pues", " mija", ", ¿oyó?"];

/** A refusal of whatever is offered. */
export function refusalOf(chance: Chance): string {
  const isWhole = chance.happens(0.3);
  const [frame, ends] = isWhole ? [chance.pick(refusalWholes), [""]] : chance.pick(refusalParts);
  const said = frame.replace("{pronoun}", chance.pick(pronouns)).replace("{order}", chance.pick(ends));
  return inStyle(chance, `${chance.pick(orders.before)}${said}${chance.pick(behind)}`.replace(/ +/g, " "));
}

/** Words of who listens, and wants to hear more. */
export const listening: readonly string[] = [
  ...["ajá", "mhm", "ujum", "siga", "sígale", "continúe", "ajá, siga", "ándele", "prosiga", "adelante"],
  ...["ajá ajá", "uju", "la que sigue", "a ver", "siga, siga", "dele", "dígale", "ajam", "y las demás", "dele dele"],
];

/** A yes to what was read back or asked. */
export const agreeing: readonly string[] = ["sí", "sí, está bien", "así es", "correcto", "cabal", "eso mero", "exacto"];

/** A yes to the review: it may be saved. */
export const saving: readonly string[] = [
  ...["está bien", "todo está bien", "guárdelo", "sí, guárdelo", "así está bien, guárdelo", "ya guárdelo por favor"],
  ...["guárdelo así", "todo bien", "déjelo así", "no, guárdelo así", "no hay nada que corregir", "listo, guárdelo ya"],
];

/** Talk that asks, waits or chats, and decides nothing. */
export const talking: readonly string[] = [
  ...[
    "¿quién me oye?",
    "¿cuántas faltan?",
    "gracias",
    "espéreme tantito",
    "más despacio",
    "tengo miedo",
    "¿ya mero acabamos?",
  ],
  ...[
    "repita",
    "no le entendí",
    "¿y eso para qué?",
    "es que no traigo los lentes",
    "me tengo que ir al baño",
    "bueno",
    "perdón",
  ],
  ...["mija, bájale a la tele", "¿es del gobierno?", "¿se guarda solo?", "¿me van a llamar?", "no sé", "luego"],
];

/** Wishes to end the call, explicit or at least a halt: it is asked about first. */
export const ending: readonly string[] = [
  ...[
    "quiero colgar",
    "terminar la llamada",
    "ya me tengo que ir",
    "adiós",
    "cuelgue por favor",
    "ya no quiero seguir",
  ],
];

/** The same words as a recogniser or a thumb may have written them: without marks, without accents. */
export function inStyle(chance: Chance, text: string): string {
  const marked = chance.happens(0.5) ? text : text.replace(/[,¿?¡!.]/g, "").replace(/ +/g, " ");
  return chance.happens(0.7) ? marked : marked.normalize("NFD").replace(/[\u0300\u0301]/g, "");
}

/** Wishes that one answer be taken out. */
export const takingOut: readonly string[] = [
  ...["quite {label}", "borre {label} por favor", "no quiero que ponga {label}", "{label} mejor no lo ponga"],
  ...["elimine {label}, no lo quiero dar", "mejor bórreme {label}"],
];

/** Wishes that everything be erased. */
export const erasing: readonly string[] = [
  ...[
    "borre todo",
    "quiero que borre todo lo que le dije",
    "bórrelo todo",
    "elimine mis datos",
    "borre mis respuestas",
  ],
];
