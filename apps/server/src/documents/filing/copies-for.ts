import type { FormType, PrintedAnswer } from "@dilo/forms";
import { copies, type Fact } from "./facts.table.ts";

/** A copy to enclose, or one of two that an answer which is open decides between. */
export interface Copy {
  readonly fact: Fact;
  /** "si es residente": the open answer it waits for. */
  readonly onlyIf?: { readonly es: string; readonly en: string };
}

/** The copies that go with a form by this person's answers; what an open answer would decide is named with its condition. */
export function copiesFor(formType: FormType, lines: readonly PrintedAnswer[]): readonly Copy[] {
  const value = (id: string) => {
    const line = lines.find(({ field }) => field.id === id);
    return line?.status === "read" && typeof line.reading?.value === "string" ? line.reading.value : undefined;
  };
  const detail = lines.find(({ field }) => field.id === "relacion_familiar")?.reading?.parts?.["detail"];
  return formType === "N-400"
    ? [
        sure(copies.greenCard),
        ...ofMarriages(value("estado_civil")),
        ...ofSpouse(value("motivo_solicitud"), value("estado_civil")),
      ]
    : [...ofStatus(value("estatus_peticionario")), ...ofRelation(value, detail)];
}

const sure = (fact: Fact): Copy => ({ fact });
const having: ReadonlySet<string | undefined> = new Set(["married", "separated"]);

function ofMarriages(status: string | undefined): readonly Copy[] {
  if (status === "single") return [];
  if (having.has(status)) return [sure(copies.marriageNow), sure(copies.endsOfMarriages)];
  if (status === "widowed") return [sure(copies.endByDeath)];
  if (status !== undefined) return [sure(copies.endOfMarriage)];
  return [
    { fact: copies.marriageNow, onlyIf: { es: "Si está casado o casada", en: "If married" } },
    { fact: copies.endsOfMarriages },
  ];
}

function ofSpouse(basis: string | undefined, status: string | undefined): readonly Copy[] {
  if (basis === "b" || basis === "d") return [sure(copies.spouseIsCitizen)];
  if (basis !== undefined || (status !== undefined && !having.has(status))) return [];
  return [
    {
      fact: copies.spouseIsCitizen,
      onlyIf: { es: "Si marca 1.b o 1.d en Part 1", en: "If filing under Part 1, item 1.b or 1.d" },
    },
  ];
}

function ofStatus(status: string | undefined): readonly Copy[] {
  if (status === "citizen") return [sure(copies.citizenship)];
  if (status === "resident") return [sure(copies.greenCard)];
  return [
    { fact: copies.citizenship, onlyIf: { es: "Si es ciudadano o ciudadana", en: "If a citizen" } },
    { fact: copies.greenCard, onlyIf: { es: "Si es residente", en: "If a permanent resident" } },
  ];
}

function ofRelation(value: (id: string) => string | undefined, detail: string | undefined): readonly Copy[] {
  // What a father has to prove, unless it is told that it is the mother.
  const unlessFemale = (id: string, fact: Fact) => (value(id) === "female" ? [] : [fact]);
  switch (value("relacion_familiar")) {
    case "spouse":
      return [copies.marriageToRelative, copies.lifeTogether, copies.i130a].map(sure);
    case "child":
      return [copies.birthOfChild, ...(ofDetail(detail) ?? unlessFemale("sexo_peticionario", copies.father))].map(sure);
    case "parent":
      return [copies.ownBirth, ...(ofDetail(detail) ?? unlessFemale("sexo_familiar", copies.ownFather))].map(sure);
    case "sibling":
      return [copies.bothBirths, ...(ofDetail(detail) ?? [])].map(sure);
    default:
      return [];
  }
}

function ofDetail(detail: string | undefined): readonly Fact[] | undefined {
  if (detail === "step") return [copies.stepMarriage];
  return detail === "adopted" ? [copies.adoption] : undefined;
}
