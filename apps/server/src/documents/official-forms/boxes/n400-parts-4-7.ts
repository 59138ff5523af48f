import type { AnswerBoxes } from "./form-boxes.ts";
import { one, type Place, rowsBeyond } from "./part-boxes.ts";

const lived: Place = { page: 3, part: 4, item: "1" };
const worked: Place = { page: 5, part: 7, item: "1" };

/** The three rows of past addresses. The names in the file call the end of the first one a beginning too. */
const pastAddresses: Readonly<Record<string, AnswerBoxes>> = Object.fromEntries(
  [1, 2, 3].flatMap((row) => {
    const at = (field: string) => one(`#subform[2].P4_Line3_${field}`, lived);
    return [
      [`past_addresses.${row}.street`, at(`PhysicalAddress${row}[0]`)],
      [`past_addresses.${row}.city`, at(`CityTown${row}[0]`)],
      [`past_addresses.${row}.state`, at(`State${row}[0]`)],
      [`past_addresses.${row}.zip`, at(`ZipCode${row}[0]`)],
      [`past_addresses.${row}.country`, at(`Country${row}[0]`)],
      [`past_addresses.${row}.from`, at(`From${row}[0]`)],
      [`past_addresses.${row}.to`, at(row === 1 ? "From1[1]" : `To${row}[0]`)],
    ];
  }),
);

/** The three rows of jobs and schools. The first one's name has a question of its own, and "PRESENT" is printed as its end. */
const jobsAndSchools: Readonly<Record<string, AnswerBoxes>> = Object.fromEntries(
  [1, 2, 3].flatMap((row) => {
    const at = (field: string) => one(`#subform[4].${field}`, worked);
    const fromSecond = [
      [`jobs_schools.${row}.name`, at(`P5_EmployerName${row}[0]`)],
      [`jobs_schools.${row}.to`, at(`P7_To${row}[0]`)],
    ];
    return [
      ...(row === 1 ? [] : fromSecond),
      [`jobs_schools.${row}.city`, at(`P7_City${row}[0]`)],
      [`jobs_schools.${row}.state`, at(`P7_State${row}[0]`)],
      [`jobs_schools.${row}.zip`, at(`P7_ZipCode${row}[0]`)],
      [`jobs_schools.${row}.country`, at(`P7_Country${row}[0]`)],
      [`jobs_schools.${row}.from`, at(`P7_From${row}[1]`)],
      [`jobs_schools.${row}.occupation`, at(`P7_OccupationFieldStudy${row}[2]`)],
    ];
  }),
);

/** Where Parts 4 and 7 of the N-400 go. */
export const n400Parts4And7: Readonly<Record<string, AnswerBoxes>> = {
  // The other box of this name has "PRESENT" printed over it.
  current_address_since: one("#subform[2].P4_Line1_DatesofResidence[1]", lived),
  ...pastAddresses,
  ...rowsBeyond(lived, "past_addresses", {
    rows: [4, 15],
    columns: ["street", "city", "state", "zip", "country", "from", "to"],
  }),
  ...jobsAndSchools,
  ...rowsBeyond(worked, "jobs_schools", {
    rows: [4, 15],
    columns: ["name", "city", "state", "zip", "country", "from", "to", "occupation"],
  }),
};
