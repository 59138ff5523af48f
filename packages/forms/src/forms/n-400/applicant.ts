import { confirmationOf } from "../../names/name-choices.ts";
import {
  addressOf,
  addressPieces,
  type Fact,
  type Facts,
  type FactTable,
  factsIn,
  inWords,
  type PersonOfForm,
  type ReadFact,
  rowsTold,
  textOf,
  type Wanted,
  wantedBy,
  yesOrNo,
} from "../carry/facts.ts";

const asked: FactTable = [
  ["name", "nombre_completo"],
  ["birth date", "fecha_nacimiento"],
  ["birth country", "pais_nacimiento"],
  ["A-Number", "numero_alien"],
  ["online account", "uscis_account"],
  ["Social Security number", "ssn"],
  ["sex", "sexo"],
  ["home", "direccion_actual"],
  ["home since", "current_address_since"],
  ["times married", "times_married", "confirm"],
  ["marital status", "estado_civil"],
  ["marriage date", "marriage_date"],
  ["spouse", "nombre_conyuge", "confirm"],
  ["resident since", "fecha_residencia", "confirm"],
  ["ethnicity", "ethnicity"],
  ["race", "race"],
  ["height", "height"],
  ["weight", "weight"],
  ["eyes", "eye_color"],
  ["hair", "hair_color"],
  ["telephone", "telefono"],
  ["mobile telephone", "mobile_phone"],
  ["e-mail", "email"],
];

/** Of the tables each row that asks for one: its facts by their columns, the first of which is asked to be right. */
const otherName = { table: "other_names", columns: ["family", "given", "middle"], first: 1 } as const;
const earlierHome = { table: "past_addresses", columns: [...addressPieces, "from", "to"], first: 1 } as const;
const job = {
  table: "jobs_schools",
  columns: ["name", ...addressPieces.slice(1), "from", "to", "occupation"],
  first: 2,
};

/** What the N-400 tells of its applicant, and asks of him or her. */
export const applicant: PersonOfForm = {
  facts: (read) => ({
    ...factsIn(asked, read),
    // Who tells since when is a resident still, or a citizen by now: it is asked.
    status: inWords("residente permanente", read("fecha_residencia"), "resident"),
    ...lettersTold(read),
    ...namesTold(read),
    ...homesTold(read),
    ...jobsTold(read),
    ...childrenTold(read),
  }),
  wanted: (facts) => [
    ...wantedBy(asked),
    ...lettersWanted(facts),
    { fact: "other names", field: "other_names", fit: "confirm" },
    ...rowsWanted(facts, "other name", otherName),
    { fact: "earlier homes", field: "past_addresses", fit: "same" },
    ...rowsWanted(facts, "earlier home", earlierHome),
    { fact: "job 1 name", field: "empleo_actual", fit: "confirm" },
    ...job.columns
      .slice(1)
      .map((column) => wantedInRow(`job 1 ${column}`, `jobs_schools.1.${column}`, "empleo_actual")),
    ...rowsWanted(facts, "job", job),
    { fact: "child 1 name", field: "children.1.name", fit: "confirm" },
    wantedInRow("child 1 birth date", "children.1.birth_date", "children.1.name"),
  ],
};

/** Where letters come: the form asks whether it is where one lives, or else for the address. */
function lettersTold(read: ReadFact): Facts {
  const [letters, home] = [read("direccion_postal"), read("direccion_actual")];
  const isSame = textOf(letters) === "same";
  return {
    letters: letters === undefined || isSame ? home : letters,
    "letters at home": letters && yesOrNo(isSame, letters),
    "care of": read(isSame ? "current_care_of" : "mailing_care_of"),
  };
}

function lettersWanted(facts: Facts): readonly Wanted[] {
  const isSame = textOf(facts["letters at home"]) === "yes";
  if (isSame)
    return [
      { fact: "letters at home", field: "direccion_postal", fit: "same" },
      { fact: "care of", field: "current_care_of", fit: "same" },
    ];
  return [
    { fact: "letters", field: "direccion_postal", fit: "confirm" },
    { fact: "care of", field: "mailing_care_of", fit: "same" },
  ];
}

function namesTold(read: ReadFact): Facts {
  const cell = (row: number, column: string) => read(`other_names.${row}.${column}`);
  const rows = rowsTold((row) => textOf(cell(row, "family")) !== undefined && textOf(cell(row, "given")) !== undefined);
  const facts: Record<string, Fact | undefined> = { "other names": read("other_names") };
  for (let row = 1; row <= rows; row += 1) {
    const [family = "", given = "", middle = ""] = otherName.columns.map((column) => textOf(cell(row, column)));
    const name = confirmationOf({ given: `${given} ${middle}`.trim(), family });
    facts[`other name ${row}`] = inWords(name, cell(row, "family"));
    for (const column of otherName.columns) facts[`other name ${row} ${column}`] = cell(row, column);
    facts[`other name ${row} more`] = cell(row, "another");
  }
  return facts;
}

function homesTold(read: ReadFact): Facts {
  const cell = (row: number, column: string) => read(`past_addresses.${row}.${column}`);
  const rows = rowsTold((row) => cell(row, "city") !== undefined);
  const facts: Record<string, Fact | undefined> = { "earlier homes": read("past_addresses") };
  for (let row = 1; row <= rows; row += 1) {
    facts[`earlier home ${row}`] = addressOf((piece) => cell(row, piece));
    for (const column of earlierHome.columns) facts[`earlier home ${row} ${column}`] = cell(row, column);
    facts[`earlier home ${row} more`] = cell(row, "another");
  }
  return facts;
}

/** Its schools stand among its jobs, and so do times without work, which are no job before today's. */
function jobsTold(read: ReadFact): Facts {
  const cell = (row: number, column: string) =>
    read(row === 1 && column === "name" ? "empleo_actual" : `jobs_schools.${row}.${column}`);
  const rows = Array.from({ length: rowsTold((row) => cell(row, "name") !== undefined) }, (_, index) => index + 1);
  const isWork = (row: number) => row === 1 || !/^(unemployed|retired)$/i.test(textOf(cell(row, "name")) ?? "");
  const works = rows.filter(isWork);
  const last = rows.at(-1);
  const isEnded = last !== undefined && textOf(cell(last, "another")) === "no";
  const facts: Record<string, Fact | undefined> = {};
  for (const [index, row] of works.entries()) {
    const name = `job ${index + 1}`;
    for (const column of job.columns) facts[`${name} ${column}`] = cell(row, column);
    const { words } = cell(row, "name") ?? {};
    // Each form has words of its own for who has no work.
    if (words) facts[`${name} name`] = { words };
    const isLast = index === works.length - 1;
    if (!isLast || isEnded) facts[`${name} more`] = yesOrNo(!isLast, cell(row, "name"));
  }
  return facts;
}

/** Other people: whoever is told of in another form is known by the name. */
function childrenTold(read: ReadFact): Facts {
  const cell = (row: number, column: string) => read(`children.${row}.${column}`);
  const facts: Record<string, Fact | undefined> = {};
  for (let row = 1; row <= rowsTold((one) => cell(one, "name") !== undefined); row += 1) {
    facts[`child ${row} name`] = cell(row, "name");
    facts[`child ${row} birth date`] = cell(row, "birth_date");
  }
  return facts;
}

/** The rows of a table that are told of; who comes to them is asked of each first question whether it is right. */
function rowsWanted(
  facts: Facts,
  name: string,
  {
    table,
    columns,
    first: from,
  }: { readonly table: string; readonly columns: readonly string[]; readonly first: number },
): readonly Wanted[] {
  const [first = ""] = columns;
  const rows = rowsTold((row) => columns.some((column) => facts[`${name} ${row} ${column}`] !== undefined));
  return Array.from({ length: rows }, (_, index) => index + 1).flatMap((row): readonly Wanted[] => {
    const opening = row < from ? "empleo_actual" : `${table}.${row}.${first}`;
    const more = wantedInRow(`${name} ${row} more`, `${table}.${row}.another`, opening);
    if (row < from) return [more];
    return [
      { fact: `${name} ${row} ${first}`, field: opening, fit: "confirm" },
      ...columns
        .slice(1)
        .map((column) => wantedInRow(`${name} ${row} ${column}`, `${table}.${row}.${column}`, opening)),
      more,
    ];
  });
}

function wantedInRow(fact: string, field: string, goesWith: string): Wanted {
  return { fact, field, fit: "same", goesWith };
}
