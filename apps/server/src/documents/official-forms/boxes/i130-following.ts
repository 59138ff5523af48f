import type { AnswerBoxes, Box, Following } from "./form-boxes.ts";
import { i130Part2 } from "./i130-part2.ts";
import { i130Part4 } from "./i130-part4.ts";
import { one } from "./part-boxes.ts";

/** Of a wife or a husband the first row is known: it was told of, as the question for further ones says. */
const ofSpouse = (table: string): Following["when"] => ({
  all: [
    { field: "relacion_familiar", is: ["spouse"] },
    { field: `${table}.1.another`, is: ["yes", "no"] },
  ],
});

/** The boxes of another question, which is not asked where this follows. */
function boxesFor(answers: Readonly<Record<string, AnswerBoxes>>, id: string): AnswerBoxes {
  const target = answers[id];
  if (target === undefined) throw new Error(`${id} has no boxes.`);
  return target;
}

const family = "beneficiary_family";
const inFamily = (column: string) => boxesFor(i130Part4, `${family}.1.${column}`);
const marriage = boxesFor(i130Part4, "beneficiary_marriage_place");
const { city, state, province, country } = marriage.kind === "address" ? marriage.boxes : {};
const [town, ofState, ofProvince, ofCountry] = [city, state, province, country] as [Box, Box, Box, Box];
const married = ofSpouse("beneficiary_spouses");

/** What other answers of the I-130 say already, and is not asked again. */
export const i130Following: readonly Following[] = [
  {
    when: ofSpouse("petitioner_spouses"),
    answer: "nombre_familiar",
    target: boxesFor(i130Part2, "petitioner_spouses.1.name"),
  },
  { when: married, answer: "nombre_peticionario", target: boxesFor(i130Part4, "beneficiary_spouses.1.name") },
  { when: married, answer: "fecha_matrimonio", target: boxesFor(i130Part4, "beneficiary_marriage_date") },
  { when: married, answer: "ciudad_matrimonio", target: { kind: "text", box: town, copies: [] } },
  {
    when: married,
    answer: "pais_matrimonio",
    target: { kind: "place", state: ofState, province: ofProvince, country: ofCountry },
  },
  { when: ofSpouse(family), answer: "nombre_peticionario", target: inFamily("name") },
  { when: ofSpouse(family), answer: "relacion_familiar", target: inFamily("relationship"), text: "Spouse" },
  { when: ofSpouse(family), answer: "fecha_nacimiento_peticionario", target: inFamily("birth_date") },
  { when: ofSpouse(family), answer: "petitioner_birth_country", target: inFamily("birth_country") },
  // The file has "PRESENT" there, for an address of which nothing is asked.
  {
    when: { field: "petitioner_mailing_is_physical", is: ["yes"] },
    answer: "petitioner_mailing_is_physical",
    target: one("#subform[1].Pt2Line13b_DateTo[0]", { page: 2, part: 2, item: "13.b" }),
    text: "",
  },
];
