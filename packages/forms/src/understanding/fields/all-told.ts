import type { Field } from "../../forms/definition.ts";
import { type Act, type ActKind, type ActOf, asActs, type Moment, type Understanding } from "../act.ts";
import { isOther, read, readPieces } from "../reading.ts";
import { isClearFor } from "./clear-value.ts";
import { storedReading } from "./earlier.ts";
import { cuedPieces, isAlike } from "./pieces.ts";
import { isOfElse } from "./whose.ts";

/**
 * "Sí, y mi fecha de nacimiento es ... y el teléfono es ...": whatever part of the words an answer was found in, each other
 * one that is told behind its own name is told as well.
 */
export function withAllTold(text: string, meant: Understanding, moment: Moment): Understanding {
  const { acts } = meant;
  const isTelling = acts.some(({ kind }) => telling.has(kind)) && !acts.some(({ kind }) => deciding.has(kind));
  const isSpelling = moment.expects.kind === "answer" && moment.expects.isSpelling;
  if (!isTelling || isSpelling || /[?¿]/.test(text)) return meant;
  const known = new Set(acts.flatMap(fieldsOf));
  const open = moment.fields.filter(
    (one) =>
      one.id !== moment.field?.id &&
      one.extra === undefined &&
      closed.has(one.kind) &&
      !(moment.field && isAlike(one, moment.field)),
  );
  const isNew = (act: Act): act is ActOf<"inform"> =>
    act.kind === "inform" && !known.has(act.field) && isNews(act, text, moment);
  const named = readPieces(cuedPieces(text, open, moment.field?.about), moment).filter(isNew);
  const all = [...ownBefore(text, acts, moment), ...acts, ...named];
  const places = all.flatMap((act) => (act.kind === "inform" ? placeBehind(act, moment) : [])).filter(isNew);
  const isTold = (id: string) => all.some((act) => act.kind === "inform" && act.field === id);
  return { ...meant, acts: asActs([...all, ...places.filter(({ field }) => !isTold(field))]) };
}

/** "Rosa arroba ejemplo punto com y corrija el teléfono, es ...": the answer to the question stands before what is put right. */
function ownBefore(text: string, acts: readonly Act[], { expects, field, ...moment }: Moment): readonly Act[] {
  const [earlier] = acts;
  if (expects.kind !== "answer" || field === undefined || !closed.has(field.kind)) return [];
  if (earlier?.kind !== "inform" || acts.some((act) => fieldsOf(act).includes(field.id))) return [];
  const head = text.slice(0, Math.max(0, text.indexOf(earlier.text)));
  const said = head.replace(putsRight, "");
  const reading = said === head ? undefined : read(said, field, { ...moment, expects, field });
  const isClear = reading?.status === "value" && !reading.needsConfirmation && isClearFor(field, said, reading);
  return isClear ? [{ kind: "inform", field: field.id, reading, text: said }] : [];
}

/** What leads from an answer to another one that is put right: "..., y corrija el teléfono, es". */
const putsRight =
  /[\s,;.]+(?:(?:ah|ay|oiga|por favor|y|pero|tambi[eé]n)[\s,;.]+)*(?:corr[ij]\p{L}*|c[aá]mbi\p{L}*|arregl\p{L}*|pong\p{L}*)(?!\p{L}).*$/iu;

/** "... de mil novecientos sesenta, en Guatemala": the country of birth, told with its date. */
function placeBehind({ field: id, reading, text }: ActOf<"inform">, { fields, ...moment }: Moment): readonly Act[] {
  const field = fields.find((one) => one.id === id);
  const end = Math.max(0, ...reading.spans.map((span) => span.end));
  const tail = /^[,.\s]*(?:y\s+)?(?:nac[ií]\s+)?(?:en|all[aá] en)\s+(.{3,40})$/iu.exec(text.slice(end))?.[1];
  const country = fields.find((one) => one.kind === "country" && one.about === field?.about);
  if (field?.isBirth !== true || reading.status !== "value" || tail === undefined || country === undefined) return [];
  const where = read(tail, country, { ...moment, fields });
  return where.status === "value" ? [{ kind: "inform", field: country.id, reading: where, text: tail }] : [];
}

/** A value that leaves nothing open, of the person the field asks about, and another one than is known. */
function isNews({ field: id, reading, text: told }: ActOf<"inform">, text: string, moment: Moment): boolean {
  const field = moment.fields.find((one) => one.id === id);
  if (field === undefined || reading.status !== "value" || reading.needsConfirmation) return false;
  const before = storedReading(field, moment);
  const isChange = before === undefined || isOther(reading, before);
  return isChange && isClearFor(field, told, reading) && !isOfElse(text, field, moment);
}

function fieldsOf(act: Act): readonly string[] {
  switch (act.kind) {
    case "inform":
      return [act.field];
    case "partial":
    case "letters":
      return act.values.map(({ field }) => field);
    case "name-field":
      return act.fields;
    default:
      return [];
  }
}

/** Acts beside which another answer may be told. */
const telling: ReadonlySet<ActKind> = new Set(["affirm", "inform", "partial", "letters", "absent"] as const);
/** Acts that decide on more than an answer. */
const deciding: ReadonlySet<ActKind> = new Set(["take-back", "choose-form", "row"] as const);

/** Kinds whose readers read nothing but their own. */
const closed: ReadonlySet<Field["kind"]> = new Set(["date", "phone", "alien-number", "email", "country", "marital"]);
