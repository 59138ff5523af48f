import type { Field } from "../../forms/definition.ts";
import { type Act, asActs, type Moment, type Understanding } from "../act.ts";
import { read } from "../reading.ts";
import { kin, partner } from "./whose.ts";

/** One name, and behind it that of a relative: "Marta Ruiz, y quiero traer a mi hermano Julio Soto". */
const behindKin = new RegExp(
  String.raw`^(?<own>.{3,}?)(?:\s*[,;.]\s*|\s+(?:y|e)\s+)(?:[^,;.]*?\s)?(?:mis?|su)\s+(?<kin>${kin}|${partner}|vecin[oa]|amig[oa]|companer[oa]|compañer[oa]|comadre|compadre|patrona?)(?:\s+(?:que\s+)?(?:se\s+llama|es))?[\s,]+(?<other>\p{L}.*)$`,
  "iu",
);

/**
 * Two people named in one breath, where the name of one is asked: each is told for its own question, and never both as one
 * name. Undefined where one alone is named, or the words before are no whole name.
 */
export function twoNames(text: string, moment: Moment): Understanding | undefined {
  const { field, fields, expects } = moment;
  if (field?.kind !== "name" || expects.kind !== "answer" || expects.isSpelling || /[?¿]/.test(text)) return undefined;
  const { own = "", kin: who = "", other = "" } = behindKin.exec(text)?.groups ?? {};
  const reading = own === "" ? undefined : read(own, field, moment);
  if (reading?.status !== "value") return undefined;
  const isPartner = new RegExp(`^(?:${partner})$`, "iu").test(who);
  const isKin = isPartner || new RegExp(`^(?:${kin})$`, "iu").test(who);
  const about = !isKin ? undefined : isPartner && !hasRelative(fields) ? "spouse" : "relative";
  const named =
    about === undefined || field.about === about
      ? undefined
      : fields.find((one) => one.kind === "name" && one.about === about);
  return { acts: asActs([{ kind: "inform", field: field.id, reading, text: own }, ...toldOf(named, other, moment)]) };
}

/** A form that asks about a relative may ask about a husband as one. */
function hasRelative(fields: readonly Field[]): boolean {
  return fields.some(({ kind, about }) => kind === "name" && about === "relative");
}

function toldOf(field: Field | undefined, text: string, moment: Moment): readonly Act[] {
  const reading = field === undefined ? undefined : read(text, field, moment);
  return field !== undefined && reading?.status === "value" ? [{ kind: "inform", field: field.id, reading, text }] : [];
}
