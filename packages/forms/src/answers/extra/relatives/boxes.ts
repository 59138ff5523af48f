import { namedBox } from "./reading.ts";
import {
  appliesPhrases,
  birthPhrases,
  citizenshipPhrases,
  kinPhrases,
  proceedingPhrases,
  resultPhrases,
} from "./words.table.ts";

/** What a relative may be, in the form's own English. */
export const kinChoices = [
  { value: "Son", english: "Son", spanish: "hijo" },
  { value: "Daughter", english: "Daughter", spanish: "hija" },
  { value: "Spouse", english: "Spouse", spanish: "esposo o esposa" },
  { value: "Father", english: "Father", spanish: "padre" },
  { value: "Mother", english: "Mother", spanish: "madre" },
  { value: "Brother", english: "Brother", spanish: "hermano" },
  { value: "Sister", english: "Sister", spanish: "hermana" },
] as const;

/** Reads what somebody is to another. */
export const kin = namedBox({ phrases: kinPhrases, choices: kinChoices, question: "¿Es hijo, hija, esposo o esposa?" });

/** The four boxes of Part 1, item 2. */
export const birthChoices = [
  {
    value: "born_to_married",
    english: "Born to parents who were married to each other",
    spanish: "nació cuando sus padres estaban casados entre sí",
  },
  {
    value: "born_to_unmarried",
    english: "Born to parents who were not married to each other",
    spanish: "nació cuando sus padres no estaban casados entre sí",
  },
  { value: "step", english: "Stepchild/Stepparent", spanish: "hijastro o hijastra, o padrastro o madrastra" },
  { value: "adopted", english: "Child was adopted", spanish: "hijo o hija por adopción" },
] as const;

/** Reads how a parent and a child are so. */
export const birth = namedBox({
  phrases: birthPhrases,
  choices: birthChoices,
  question: "¿Los padres estaban casados entre sí, no estaban casados, o es hijastro, o es por adopción?",
});

/** The three boxes of Part 2, item 37. */
export const citizenshipChoices = [
  { value: "birth", english: "Birth in the United States", spanish: "por nacer en Estados Unidos" },
  { value: "naturalization", english: "Naturalization", spanish: "por naturalización" },
  { value: "parents", english: "Parents", spanish: "por los padres" },
] as const;

/** Reads by what somebody is a citizen. */
export const citizenship = namedBox({
  phrases: citizenshipPhrases,
  choices: citizenshipChoices,
  question: "¿Por nacer en Estados Unidos, por naturalización, o por sus padres?",
});

/** The four boxes of Part 4, item 54. */
export const proceedingChoices = [
  { value: "removal", english: "Removal", spanish: "expulsión (removal)" },
  { value: "exclusion_deportation", english: "Exclusion/Deportation", spanish: "exclusión o deportación" },
  { value: "rescission", english: "Rescission", spanish: "rescisión (rescission)" },
  { value: "other_judicial", english: "Other Judicial Proceedings", spanish: "otro proceso judicial" },
] as const;

/** Reads which proceedings they were. */
export const proceeding = namedBox({
  phrases: proceedingPhrases,
  choices: proceedingChoices,
  question: "¿Fue expulsión, exclusión o deportación, rescisión, u otro proceso judicial?",
});

/** The two ways that stand before Part 4, items 61 and 62. */
export const appliesChoices = [
  {
    value: "adjustment",
    english: "Adjustment of status in the United States",
    spanish: "ajuste de estatus dentro de Estados Unidos",
  },
  {
    value: "consulate",
    english: "Immigrant visa at a U.S. Embassy or Consulate abroad",
    spanish: "visa de inmigrante en una embajada o un consulado",
  },
] as const;

/** Reads where the papers will be asked for. */
export const applies = namedBox({
  phrases: appliesPhrases,
  choices: appliesChoices,
  question: "¿Ajuste de estatus dentro de Estados Unidos, o visa en una embajada o un consulado?",
});

/** The results that Part 5, item 5 names, and that of a petition nobody has decided. */
export const resultChoices = [
  { value: "approved", english: "Approved", spanish: "aprobada" },
  { value: "denied", english: "Denied", spanish: "negada" },
  { value: "withdrawn", english: "Withdrawn", spanish: "retirada" },
  { value: "pending", english: "Pending", spanish: "pendiente, sin decidir" },
] as const;

/** Reads how a petition ended. */
export const result = namedBox({
  phrases: resultPhrases,
  choices: resultChoices,
  question: "¿La aprobaron, la negaron, la retiró, o todavía está pendiente?",
});
