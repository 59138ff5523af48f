import type { Cover } from "../cover/cover.ts";
import type { FormBoxes } from "../official-forms/boxes/form-boxes.ts";
import { copiesFor } from "./copies-for.ts";
import { type Fact, payment, photographs, places, translation, wholeList } from "./facts.table.ts";
import { laterPapersFor, openPapers } from "./later-papers.ts";

/** What is told of filing one person's form. */
export interface FilingFacts {
  readonly signing: Fact;
  /** What is filled in on paper. */
  readonly writing: Fact;
  /** The copies to enclose, by this person's answers. */
  readonly copies: readonly Fact[];
  /** Other forms that go with it, by this person's answers. */
  readonly forms: readonly Fact[];
  /** Who has the whole list, and what holds for all of them. */
  readonly aboutCopies: readonly Fact[];
  readonly photographs: Fact;
  readonly payment: Fact;
  readonly places: Fact;
  readonly edition: Fact;
}

/** Gathers what a person is told of filing their form. */
export function factsFor({ sheet: { lines }, form }: Pick<Cover, "sheet" | "form">): FilingFacts {
  const { formType } = form;
  const enclosed = copiesFor(formType, lines).map(({ fact, onlyIf }): Fact => {
    if (onlyIf === undefined) return fact;
    const { es, en } = onlyIf;
    return { ...fact, spanish: `${es}: ${small(fact.spanish)}`, english: `${en}: ${small(fact.english)}` };
  });
  const { called, open } = laterPapersFor(form, lines);
  const papers: readonly Fact[] = [...enclosed, ...called];
  return {
    signing: signing(form),
    writing: writing(form),
    copies: papers.filter(({ isForm }) => isForm !== true),
    forms: papers.filter(({ isForm }) => isForm === true),
    aboutCopies: [wholeList[formType], translation, ...(open.length > 0 ? [openPapers(open)] : [])],
    photographs: photographs[formType],
    payment,
    places: places[formType],
    edition: ofEdition(form),
  };
}

/** All of them, as they are told: one after the other. */
export function listOf({ signing, copies, aboutCopies, forms, ...others }: FilingFacts): readonly Fact[] {
  return [signing, ...copies, ...aboutCopies, ...forms, ...Object.values(others)];
}

function writing({ formType, lookedAt }: FormBoxes): Fact {
  return {
    spanish: "También se puede llenar a mano, con tinta negra y letra de molde.",
    english: "Type or print in black ink.",
    source: `${formType} page 1`,
    lookedAt,
  };
}

function signing({ formType, signature: { part, item, page, label }, lookedAt }: FormBoxes): Fact {
  return {
    spanish:
      `En la página ${page}, donde dice “${label}” (Part ${part}, número ${item}). ` +
      "La fecha va donde dice “Date of Signature”. USCIS rechaza un formulario sin firma.",
    english: `Signature in ink and date: Part ${part}, item ${item}, p. ${page}. A form without a signature is rejected.`,
    source: `${formType} page ${page}; 8 CFR 103.2(a)(7)(ii)`,
    lookedAt,
  };
}

function ofEdition({ formType, edition, lookedAt }: FormBoxes): Fact {
  const page = `uscis.gov/${formType.toLowerCase()}`;
  return {
    spanish:
      `Abajo, en cada página, dice: Form ${formType} Edition ${edition}. ` +
      `La edición que vale está en ${page}. Si es otra, no mande esta.`,
    english: `Every page is marked “Form ${formType} Edition ${edition}”. The edition that is accepted: ${page}.`,
    source: `${formType}, foot of every page; ${page}`,
    lookedAt,
  };
}

function small(text: string): string {
  return text.charAt(0).toLocaleLowerCase("es") + text.slice(1);
}
