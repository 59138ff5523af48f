import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import { type Act, asActs, type Moment, type Understanding } from "../act.ts";
import { fieldsNamed } from "./named-fields.ts";

/**
 * "El teléfono y la fecha de nacimiento están mal", "el teléfono es ... y el correo está mal": each answer that is named with
 * a fault is to be corrected, the one first of which it is not clear which is meant.
 */
export function withAllNamed(text: string, meant: Understanding, moment: Moment): Understanding {
  const { acts } = meant;
  const isNaming = acts.some(({ kind }) => kind === "name-field");
  const isTelling = acts.some(({ kind }) => kind === "inform" || kind === "affirm");
  if (!(isNaming || isTelling) || /[?¿@]/.test(text)) return meant;
  const told = new Set(acts.flatMap((act) => (act.kind === "inform" ? act.field : [])));
  const given = moment.fields.filter(({ id, extra }) => id in moment.answers && extra === undefined);
  const parts = text.split(joint).filter((part) => isNaming || faulty.test(plainText(tokensOf(part))));
  if (parts.some((part) => ofParts.test(plainText(tokensOf(part))))) return meant;
  const isOpen = (ids: readonly string[]) => ids.length > 0 && ids.length < 3 && !ids.some((id) => told.has(id));
  const named = parts.map((part) => fieldsNamed(given, part)).filter(isOpen);
  const isEach = new Set(named.flat()).size === named.flat().length;
  if (!isEach || named.length < (isNaming ? 2 : 1)) return meant;
  const wrong = named
    .toSorted((one, other) => other.length - one.length)
    .map((fields): Act => ({ kind: "name-field", fields }));
  return { ...meant, acts: asActs([...acts.filter(({ kind }) => kind !== "name-field"), ...wrong]) };
}

/** What stands between one answer and the next. */
const joint = /\s*[,;.]\s*(?:y\s+)?(?:tambi[eé]n\s+)?|\s+(?:y|e|ni)\s+(?:tambi[eé]n\s+)?/iu;
const faulty = /\b(?:mal|equivocad[oa]|incorrect[oa]|corri[gj]\w*|cambi\w+|arregl\w+)\b/;
/** Parts of an answer are called like others: "la calle y el estado". */
const ofParts =
  /\b(?:apellidos?|nombres|calle|casa|apartamento|codigo|zip|ciudad|pueblo|estado(?! civil)|dia|mes|ano|numero(?! (?:de telefono|a\b)))\b/;
