import type { HeardAnswer } from "../../answers/answer.ts";
import { skippedWords } from "../../forms/conditions.ts";
import type { Act, Moment } from "../act.ts";
import { fieldsNamed } from "../fields/named-fields.ts";
import { isQuestion } from "./topics.ts";

/** "¿Cómo quedó ...?", "¿qué ... puso?", "repítame ...": what stands there is to be told. */
const stands =
  /\b(?:(?:como|que|cual|cuales|cuando|donde|quien)\b.*\b(?:qued\w+|pus\w+|pon[eg]\w*|anot\w+|apunt\w+|escrib\w+|tien\w+|dij\w+|dic\w+|di|esta|estan|aparec\w+|sal\w+|entend\w+|oyo|captur\w+|va|es|son)|(?:lea|lee|leer|repit|digame|dime|diga|muestr|enseñ|recuerd|dejeme (?:ver|oir)|quiero (?:ver|oir)|a ver)\w*\b)/;
/** "¿Puse bien mi fecha?", "a ver si quedó bien el correo": asked, and not told. */
const standsRight =
  /\b(?:qued\w+|pus\w+|dije|di|anot\w+|apunt\w+|escribi\w*|sali\w*|esta|estan) (?:bien|mal|correct\w+)/;
/** "¿La anterior la puso como no?": the answer before. */
const theLast =
  /\b(?:la|lo|el|esa) (?:(?:pregunta|respuesta) )?(?:anterior|de antes|pasad[oa]|de (?:hace rato|ahorita))\b.*\b(?:pus\w+|qued\w+|anot\w+|apunt\w+|dij\w+|escrib\w+|marc\w+|entend\w+|como|que)\b|\b(?:como|que|cual)\b.*\b(?:anterior|de antes|pasad[oa])\b/;

const reason = /\b(?:por que|para que|pa que|como que)\b/;
const notAsked =
  /\bno (?:me |lo |la |le )*(?:pregunt\w+|pid\w+|pidio|sal\w+|aparec\w+|pus\w+|esta|estan|hay|viene|incluy\w+)/;
const missing =
  /\b(?:(?:que|cual(?:es)?|algo|alguna?|nada|todavia) (?:mas )?(?:es lo que )?(?:me |le |nos |se )?falt\w+|(?:no )?(?:me |le |nos |se )?falt\w+ (?:algo|nada|alguna?|otra|que|mas)|(?:esta|quedo|tiene) (?:ya )?(?:todo )?complet\w+|(?:que|algo) (?:me |le |se )?(?:olvid|qued|pas)\w+ (?:por |sin )?(?:llenar|contestar|responder|poner|vaci\w+)?)/;

/** People that a question of the form is about, by what else they are called. */
const people: readonly (readonly [RegExp, string])[] = [
  [/\b(?:espos[oa]|marido|mujer|conyuge|pareja|senora)\b/, "spouse"],
];

/**
 * A question about what was answered: what stands at one answer, why it is asked or was not, or whether anything is
 * missing. Undefined where it asks something else.
 */
export function askedOfAnswers(text: string, plain: string, moment: Moment): Act | undefined {
  const { expects, fields, field, answers, previous } = moment;
  const isReview = expects.kind === "yes-no" && expects.isReview;
  const isMarked = /[?¿]/.test(text);
  const isStanding = stands.test(plain) || (standsRight.test(plain) && (isMarked || telling.test(plain)));
  const isAsking = isQuestion(text, plain) || isStanding;
  if (!isAsking || /\d{3}|@/.test(text) || plain.split(" ").length > 16) return undefined;
  if (isReview && isMarked && missing.test(plain)) return { kind: "ask", topic: "what-is-missing" };
  const isWhy = reason.test(plain);
  if (isWhy && notAsked.test(plain) && isReview) {
    const about = people.find(([words]) => words.test(plain))?.[1];
    const left = fields.filter((one) => one.when !== undefined && (about === undefined || one.about === about));
    const named = fieldsNamed(fields, text);
    const [id] = left.length === 1 && (about !== undefined || named.length !== 1) ? left.map((one) => one.id) : named;
    return id === undefined ? undefined : { kind: "ask", topic: "why-not-asked", field: id };
  }
  const last = previous ?? (isReview ? fields.findLast((one) => isGiven(answers[one.id]))?.id : undefined);
  if (isMarked && theLast.test(plain) && last !== undefined && last in answers)
    return { kind: "ask", topic: "what-stands", field: last };
  const [id, other] = fieldsNamed(
    isReview ? fields : fields.filter((one) => one.id in answers || one.id === field?.id),
    text,
  );
  if (id === undefined || other !== undefined) return undefined;
  if (isWhy) return isReview ? { kind: "ask", topic: "why-this", field: id } : undefined;
  const isKnown = id in answers;
  const isOpen = isReview || (isKnown && id !== field?.id);
  // "¿Y el correo está vacío?": what names one answer and asks wants to hear what stands there.
  const isAboutIt = isReview && isMarked && !changing.test(plain);
  return isOpen && (isAboutIt || isStanding) && (isReview || isMarked || telling.test(plain))
    ? { kind: "ask", topic: "what-stands", field: id }
    : undefined;
}

/** Of an answer: that somebody gave it, and no condition left it out. */
function isGiven(answer: HeardAnswer | undefined): boolean {
  return answer !== undefined && answer.said !== skippedWords;
}

/** "¿Puedo cambiar el teléfono?" wants more than to hear it. */
const changing = /\b(?:cambi|corr[ei][gj]|quit|borr|agreg|modific|edit|pon(?:er|ga|go))\w*/;

/** Outside the review only what plainly wants to hear an answer again. */
const telling =
  /\b(?:lea|lee|repit|recuerd|muestr)\w*\b|\ba ver (?:si|como)\b|^(?:(?:y|pero|oiga) )*como (?:me |le |se |lo |la )*(?:qued\w+|anot\w+|apunt\w+|pus\w+|escribi\w*) (?:mi|el|la)\b/;
