import {
  type Fact,
  type Facts,
  type FactTable,
  factsIn,
  namePieces,
  type PersonOfForm,
  piecesOf,
  type ReadFact,
  rowsTold,
  textOf,
  type Wanted,
  type WantedOfOther,
  wantedBy,
  yesOrNo,
} from "../carry/facts.ts";

const asked: FactTable = [
  ["A-Number", "petitioner_alien_number"],
  ["online account", "petitioner_uscis_account"],
  ["Social Security number", "petitioner_ssn"],
  ["name", "nombre_peticionario"],
  ["birth city", "petitioner_birth_city"],
  ["birth country", "petitioner_birth_country"],
  ["birth date", "fecha_nacimiento_peticionario"],
  ["sex", "sexo_peticionario"],
  ["care of", "petitioner_in_care_of"],
  ["letters", "direccion_peticionario", "confirm"],
  ["letters at home", "petitioner_mailing_is_physical"],
  ["times married", "petitioner_times_married", "confirm"],
  ["marital status", "petitioner_marital_status"],
  ["marriage date", "fecha_matrimonio"],
  ["status", "estatus_peticionario", "confirm"],
  ["resident since", "petitioner_admission_date", "confirm"],
  ["ethnicity", "petitioner_ethnicity"],
  ["race", "petitioner_race"],
  ["height", "petitioner_height"],
  ["weight", "petitioner_weight"],
  ["eyes", "petitioner_eye_color"],
  ["hair", "petitioner_hair_color"],
  ["telephone", "telefono_peticionario"],
  ["mobile telephone", "petitioner_mobile_phone"],
  ["e-mail", "email_peticionario"],
];

const jobColumns = ["name", "address", "occupation", "from", "to"] as const;

const alone =
  /^(?:(?:ciudad|pais)_matrimonio|citizenship_through|has_citizenship_certificate|certificate_|residence_through_marriage|petitioner_(?:parents|class_of_admission|admission_place|status_by_adoption))/;

/** What the I-130 tells of who petitions, and asks of him or her. */
export const petitioner: PersonOfForm = {
  alone,
  facts: (read) => ({
    ...factsIn(asked, read),
    ...homeTold(read),
    ...spouseTold(read),
    ...namesTold(read),
    ...homesTold(read),
    ...jobsTold(read),
    ...(textOf(read("relacion_familiar")) === "child" && {
      "child 1 name": read("nombre_familiar"),
      "child 1 birth date": read("fecha_nacimiento_familiar"),
    }),
  }),
  wanted: (facts) => [
    ...wantedBy(asked),
    { fact: "home", field: "petitioner_physical_address", fit: "same" },
    { fact: "home since", field: "petitioner_physical_address_since", fit: "same" },
    ...(isMarried(facts["marital status"])
      ? [{ fact: "spouse", field: "petitioner_spouses.1.name", fit: "same" } as const]
      : []),
    { fact: "other names", field: "petitioner_other_names", fit: "confirm" },
    ...rowsWanted(facts, {
      table: "petitioner_other_names",
      name: (row) => `other name ${row}`,
      columns: [["name", ""]],
    }),
    { fact: "earlier homes", field: "petitioner_past_addresses", fit: "same" },
    ...rowsWanted(facts, {
      table: "petitioner_past_addresses",
      name: (row) => `earlier home ${row}`,
      columns: [
        ["address", ""],
        ["from", " from"],
        ["to", " to"],
      ],
    }),
    ...jobsWanted(facts),
  ],
  // Who the petition is for is asked by name before it is asked what he or she is to the petitioner.
  ofOthers: (facts) =>
    Array.from(
      { length: rowsTold((row) => facts[`child ${row} name`] !== undefined) },
      (_, at): WantedOfOther => ({
        fact: `child ${at + 1} birth date`,
        field: "fecha_nacimiento_familiar",
        fit: "confirm",
        where: { field: "nombre_familiar", fact: `child ${at + 1} name` },
      }),
    ),
};

/** Letters come to the address that is asked for first; where one does not live there, the other one is asked for. */
function homeTold(read: ReadFact): Facts {
  const isElsewhere = textOf(read("petitioner_mailing_is_physical")) === "no";
  const home = read(isElsewhere ? "petitioner_physical_address" : "direccion_peticionario");
  return { home, "home since": isElsewhere ? read("petitioner_physical_address_since") : undefined };
}

function spouseTold(read: ReadFact): Facts {
  if (textOf(read("relacion_familiar")) === "spouse") return { spouse: read("nombre_familiar") };
  return { spouse: isMarried(read("petitioner_marital_status")) ? read("petitioner_spouses.1.name") : undefined };
}

function isMarried(status: Fact | undefined): boolean {
  return ["married", "separated"].includes(textOf(status) ?? "");
}

function namesTold(read: ReadFact): Facts {
  const cell = (row: number, column: string) => read(`petitioner_other_names.${row}.${column}`);
  const facts: Record<string, Fact | undefined> = { "other names": read("petitioner_other_names") };
  for (let row = 1; row <= rowsTold((one) => cell(one, "name") !== undefined); row += 1) {
    facts[`other name ${row}`] = cell(row, "name");
    Object.assign(facts, namePieces(`other name ${row}`, cell(row, "name")));
    facts[`other name ${row} more`] = cell(row, "another");
  }
  return facts;
}

function homesTold(read: ReadFact): Facts {
  const cell = (row: number, column: string) => read(`petitioner_past_addresses.${row}.${column}`);
  const facts: Record<string, Fact | undefined> = { "earlier homes": read("petitioner_past_addresses") };
  for (let row = 1; row <= rowsTold((one) => cell(one, "address") !== undefined); row += 1) {
    const name = `earlier home ${row}`;
    facts[name] = cell(row, "address");
    Object.assign(facts, piecesOf(name, cell(row, "address")));
    for (const column of ["from", "to"]) facts[`${name} ${column}`] = cell(row, column);
    facts[`${name} more`] = cell(row, "another");
  }
  return facts;
}

/** Today's work has questions of its own, and the earlier ones a table that knows no schools: its end ends no list. */
function jobsTold(read: ReadFact): Facts {
  const cell = (row: number, column: string) => read(`petitioner_past_employers.${row}.${column}`);
  const rows = rowsTold((row) => cell(row, "name") !== undefined);
  const facts: Record<string, Fact | undefined> = {
    ...jobFacts("job 1", {
      name: read("petitioner_employer"),
      address: read("petitioner_employer_address"),
      occupation: read("petitioner_occupation"),
      from: read("petitioner_job_since"),
    }),
    "job 1 more": rows > 0 ? yesOrNo(true, cell(1, "name")) : undefined,
    "jobs ended": read("petitioner_past_employers"),
  };
  for (let row = 1; row <= rows; row += 1) {
    const name = `job ${row + 1}`;
    const columns = Object.fromEntries(jobColumns.map((column) => [column, cell(row, column)]));
    Object.assign(facts, jobFacts(name, columns));
    if (row < rows) facts[`${name} more`] = yesOrNo(true, cell(row, "name"));
  }
  return facts;
}

function jobFacts(name: string, job: Facts): Facts {
  const { words } = job["name"] ?? {};
  return {
    ...piecesOf(name, job["address"]),
    ...Object.fromEntries(jobColumns.map((column) => [`${name} ${column}`, job[column]])),
    // Each form has words of its own for who has no work.
    [`${name} name`]: words && { words },
  };
}

function jobsWanted(facts: Facts): readonly Wanted[] {
  const now = [
    ["job 1 address", "petitioner_employer_address"],
    ["job 1 occupation", "petitioner_occupation"],
    ["job 1 from", "petitioner_job_since"],
  ] as const;
  return [
    { fact: "job 1 name", field: "petitioner_employer", fit: "confirm" },
    ...now.map(([fact, field]) => ({ fact, field, fit: "same", goesWith: "petitioner_employer" }) as const),
    { fact: "job 1 more", field: "petitioner_past_employers", fit: "confirm" },
    ...rowsWanted(facts, {
      table: "petitioner_past_employers",
      name: (row) => `job ${row + 1}`,
      columns: jobColumns.map((column) => [column, ` ${column}`] as const),
    }),
  ];
}

/** Where the rows of a table are told of: of each its first question is asked to be right. */
interface RowsTold {
  readonly table: string;
  /** What the row is called among the facts. */
  readonly name: (row: number) => string;
  /** Each column, and what its fact adds to the row's name. */
  readonly columns: readonly (readonly [column: string, fact: string])[];
}

function rowsWanted(facts: Facts, { table, name, columns }: RowsTold): readonly Wanted[] {
  const rows = rowsTold((row) => columns.some(([, fact]) => facts[`${name(row)}${fact}`] !== undefined));
  return Array.from({ length: rows }, (_, index) => index + 1).flatMap((row): readonly Wanted[] => {
    const [first = ["", ""], ...others] = columns;
    const opening = `${table}.${row}.${first[0]}`;
    return [
      { fact: `${name(row)}${first[1]}`, field: opening, fit: "confirm" },
      ...[...others, ["another", " more"] as const].map(
        ([column, fact]): Wanted => ({
          fact: `${name(row)}${fact}`,
          field: `${table}.${row}.${column}`,
          fit: "same",
          goesWith: opening,
        }),
      ),
    ];
  });
}
