import { plainWords } from "@dilo/foundation";
import { takesBack } from "../../answers/clauses/cue-words.ts";
import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import { isAsked } from "../../forms/conditions.ts";
import type { Field } from "../../forms/definition.ts";
import { type Moment, one, type Understanding } from "../act.ts";
import { commandWithin } from "../commands.ts";
import { fieldsNamed } from "./named-fields.ts";

/** "Algo de antes", "una respuesta anterior", "otra pregunta": an answer that is not named. */
const unnamed =
  /\b(?:(?:algo|alg(?:o|una?)|una?|otr[oa]|cosas?|unas?) (?:.* )?(?:antes|anterior(?:es)?|atras|arriba|pasadas?)|(?:mal|equivoc\w*) (?:mas |de )?(?:antes|arriba|atras)|en otra(?: pregunta| respuesta)?)\b/;

/** "No, en mi nombre", where another answer was opened again: nothing else is said than which one is meant. */
const insteadNamed = new RegExp(
  String.raw`^(?:(?:no|es|era|fue|mejor|${takesBack}) )*(?:(?:en )?(?:lo|la|el) de(?:l| la| el| mi| los| mis)|en(?: el| la| mi| mis| los)) (?:\S+ ?){1,4}$`,
);

/** "Corrige el teléfono", "el nombre está mal", "quiero cambiar la dirección". */
export function fieldNamed(
  text: string,
  plain: string,
  { fields, expects, field, answers }: Moment,
): Understanding | undefined {
  const isInstead = expects.kind === "answer" && expects.corrects !== undefined && insteadNamed.test(plain);
  const isFault = isInstead || faults.test(plain);
  const command = commandWithin(plain);
  if (!isFault && command !== "correct") return undefined;
  const isShort = plain.split(" ").length <= 12;
  if (!isShort) return undefined;
  // A question that is not asked has an answer that nobody gave, and nobody means it.
  const isOpen = (one: Field) =>
    (one.id in answers && isAsked(one, answers, fields)) || (one.id === field?.id && expects.kind !== "answer");
  const open = fields.filter(isOpen).map(({ id }) => id);
  // "Falta un número" is about the value itself, and names no "Número A".
  const definite = text.replace(
    /(?<!\p{L})(?:una?|alg[uú]na?|otr[oa]) (?:n[uú]mero|letra|d[ií]gito|nombre|apellido|calle)(?!\p{L})/giu,
    "",
  );
  const named = fieldsNamed(fields, definite).filter((id) => open.includes(id));
  if (isInstead && named.length !== 1) return undefined;
  if (named.length === 0 && expects.kind === "answer" && unnamed.test(plain) && open.length > 1)
    return one({ kind: "name-field", fields: open });
  if (named.length === 0) return undefined;
  // "El apellido está mal, es Prado" holds its correction already.
  if (
    field !== undefined &&
    named.includes(field.id) &&
    /\b(es|son)\b/.test(plain.replace(/\b(esta|estan|no) (mal|es|son)\b/g, ""))
  )
    return undefined;
  const own = field !== undefined && named.includes(field.id) ? [field.id] : named;
  return one({ kind: "name-field", fields: own });
}

/** "Quite mi seguro social", "corrija el nombre de mi papá": an act for an answer that no question of the form asks. */
export function actOffForm(text: string, { fields, expects }: Moment): Understanding | undefined {
  const plain = plainText(tokensOf(text.split(/[,;:]/)[0] ?? ""));
  const isOpen = expects.kind !== "form" && !/[¿?]/.test(text) && plain.split(" ").length <= 12;
  return isOpen && changes.test(plain) && isOffForm(plain, fields)
    ? one({ kind: "ask", topic: "not-on-form" })
    : undefined;
}

/** "Ninguna, ya está todo bien", said to "¿Cuál respuesta corrijo?": nothing is to be corrected after all. */
export function nothingToCorrect(text: string, { expects }: Moment): Understanding | undefined {
  const isNothing = expects.kind === "field" && nothing.test(plainWords(text).join(" "));
  return isNothing ? one({ kind: "deny" }) : undefined;
}

const nothing =
  /^(?:(?:no|ya|pues|ay|ah|bueno|mejor|oiga|si|es que) )*(?:ningun[oa]?|(?:no hay )?nada(?: que| mas| ya no|$)|asi (?:esta|queda|dej)\w*|(?:todo )?(?:esta|quedo|va) (?:todo )?bien|todo bien|d[ei]jel[oa]|dejal[oa]|ya no$)/;

/** Verbs by which an answer is put in, put right or taken out. */
const changes =
  /^(?:(?:no|y|pero|oiga|mire|por favor|mejor|quiero|quisiera|necesito|me|puede|podria|favor de) )*(?:corri[gj]\w*|corre[gj]\w*|cambi\w+|arregl\w+|modifi\w+|quit\w+|saqu\w+|borr\w+|elimin\w+|agreg\w+|anad\w+) |\b(?:esta|estan|salio|quedo|puse|anoto) (?:mal|equivocad[oa]|incorrect[oa])\b/;

/** What people have on papers, and no question of some forms asks. */
const things =
  /\b(?:seguro social|social security|pasaporte|licencia(?: de manejar)?|matricula|itin|cuenta|peso|estatura|ojos|pelo|cabello|religion|sueldo|salario|boda|matrimonio)\b/;
const alienNumber = /\b(?:numero (?:de )?(?:alien|a|la mica|la tarjeta)|alien)\b/;
/** Somebody whose answer no question of some forms asks. */
const ofOthers =
  /\b(?:de|del|a) (?:mi|mis) (?:mama|papa|madre|padre|herman\w+|hij\w+|niet\w+|ti[oa]|prim[oa]|abuel\w+|vecin\w+|patron\w*)\b/;

/** "Cambie el número de seguro social": what is named stands on no question of the form. */
function isOffForm(plain: string, fields: readonly Field[]): boolean {
  const thing = things.exec(plain)?.[0];
  const isThing =
    thing !== undefined && !fields.some(({ labelSpanish }) => plainWords(labelSpanish).join(" ").includes(thing));
  const isNumberA = alienNumber.test(plain) && !fields.some(({ kind }) => kind === "alien-number");
  return isThing || isNumberA || (ofOthers.test(plain) && !fields.some(({ about }) => about === "relative"));
}

const faults =
  /\b(corri[gj]\w*|corre[gc]\w*|cambi\w+|mal[ao]?|equivoc\w*|error\w*|menos|excepto|falta\w*|arregl\w*|modific\w*|repet(ir|imos)|volver a)\b/;
