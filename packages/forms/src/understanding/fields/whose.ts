import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import type { Field } from "../../forms/definition.ts";
import type { Moment } from "../act.ts";
import { storedReading } from "./earlier.ts";

/** Relatives, as people call them; plain words of a pattern. */
export const kin =
  "hij[oa]s?|hijastr[oa]s?|mama|papa|madre|padre|herman[oa]s?|suegr[oa]s?|cunad[oa]s?|niet[oa]s?|abuel[oa]s?|ti[oa]s?|prim[oa]s?|sobrin[oa]s?|nuera|yerno|novi[oa]";
/** A husband or a wife, in the same way. */
export const partner = "espos[oa]|marido|mujer|senora|conyuge";

/** Whom a relation on the form may be called by. */
const calledBy: Readonly<Record<string, RegExp>> = {
  child: /^hij/,
  parent: /^(?:mama|papa|madre|padre)$/,
  sibling: /^herman/,
  spouse: new RegExp(`^(?:${partner})$`),
};

/** "El teléfono de mi hija"; in somebody's house one may live. */
const ofSomebody = new RegExp(
  `(?<!\\bcasa )\\b(?:de|a) (?:(?:mi|mis|el|la|su|sus) )?(?:${kin}|${partner}|familiar|ella)\\b`,
);
/** "Mi teléfono es el de mi hija": whosever it is, it is the answer. */
const own = /\bmi (?:telefono|celular|numero|correo|email|direccion|casa|nombre|fecha|pais|estado)\b/;
/** "El papá de Inés": another one. */
const kinOfKin = new RegExp(`\\b(?:${kin}|${partner}) de (?:mi |la |el )?(?:familiar|ella|espos[oa]|${kin})\\b`);
const mentioned = new RegExp(`\\bmis? (${kin}|${partner})\\b`, "g");
/** What was, and is no more. */
const former = /\b(?:antigu[oa]|anterior|ex|primer[oa]? (?:espos[oa]|marido|mujer)|difunt[oa]|se llamaba|vivia)\b/;
/** Days of which no question asks at the end. */
const otherDays = /\b(?:boda|muerte|cita|entierro|bautizo|fallecimiento|matrimonio)\b/;

/**
 * Tells whether words tell of somebody or something else than an answer asks for: of a relative who is not on the form, of
 * what was before, of another day.
 */
export function isOfElse(text: string, field: Field, moment: Moment): boolean {
  const plain = plainText(tokensOf(text));
  if (former.test(plain) || (field.kind === "date" && otherDays.test(plain)) || kinOfKin.test(plain)) return true;
  if (field.about === undefined) return ofSomebody.test(plain) && !own.test(plain);
  const names = [...plain.matchAll(mentioned)].map(([, name = ""]) => name);
  const mayBe = field.about === "relative" ? calledBy[relationIn(moment)] : calledBy["spouse"];
  return names.length > 0 && mayBe !== undefined && !names.some((name) => mayBe.test(name));
}

function relationIn(moment: Moment): string {
  const field = moment.fields.find(({ kind }) => kind === "relation");
  return String((field && storedReading(field, moment)?.value) ?? "");
}

/** Tells whether words tell the marital status of whom an answer is about, and are no remark. */
export function tellsStatus(text: string, { about }: Field): boolean {
  const plain = plainText(tokensOf(text));
  if (notNow.test(plain)) return false;
  const isOthers = new RegExp(`\\b(?:${kin}|familiar|ella|el (?:ya |no )*(?:se|es|esta|quedo|enviudo))\\b`).test(plain);
  return about === "relative" ? isOthers && ofThird.test(plain) : !isOthers && ofFirst.test(plain);
}

const notNow = /\b(?:no (?:est|soy|es|era|fu)\w*|quiero|quisiera|cuando|de risa|era|iba)\b/;
const ofFirst = /\b(?:soy|estoy|me (?:case|divorcie|separe)|enviude|quede viud[oa])\b/;
const ofThird = /\b(?:se (?:caso|divorcio|separo)|es|esta|enviudo|quedo viud[oa])\b/;
