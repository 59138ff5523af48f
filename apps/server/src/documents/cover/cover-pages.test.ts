import { type FormType, formTypes } from "@dilo/forms";
import { furtherFields } from "@dilo/forms/parts";
import { describe, expect, test } from "vitest";
import { openLookups } from "../../answers/language/lookups.ts";
import { sheetOf } from "../../delivery/derive-sheet.ts";
import { factsFor, listOf } from "../filing/facts-for.ts";
import { knownForms } from "../official-forms/boxes/known-forms.ts";
import { templateOf } from "../official-forms/testing/official-files.ts";
import { twentyPeople } from "../official-forms/testing/twenty-people.ts";
import { readPdf } from "../testing-pdf.ts";
import type { TaskResults } from "../worker/document-task.ts";
import { runTask } from "../worker/run-task.ts";
import { coverOf } from "./testing.ts";

const heardAt = "2026-11-28T15:00:00.000Z";
const unread = "la verdad no me acuerdo ahorita de eso, déjeme buscar el papel en la casa";

/** The sheets of an invented person, and their text without spaces. */
async function sheetsOf(formType: FormType, said: Readonly<Record<string, string>>, savedAt = heardAt) {
  const answers = Object.fromEntries(Object.entries(said).map(([field, words]) => [field, { said: words, heardAt }]));
  const sheet = sheetOf({ formType, answers, savedAt }, openLookups());
  const { pages, smallest, text } = await readPdf(await coverOf(sheet, await templateOf(formType)));
  const spanish = pages.findIndex((page) => page.startsWith("For a lawyer"));
  return { pages, smallest, text, spanish, sheet };
}

const saidBy = (formType: FormType) => twentyPeople.find((one) => one.formType === formType)?.said ?? {};

describe.each(formTypes)("the sheets before an %s", (formType) => {
  test("are printed for the person at 12 points or more, and for the lawyer apart at 10 or more", async () => {
    const some = twentyPeople.flatMap((one) => (one.formType === formType ? [one.said] : [])).slice(-3);
    for (const said of [{}, ...some, mapped(saidBy(formType), () => unread)]) {
      const { smallest, spanish } = await sheetsOf(formType, said);
      expect(spanish).toBeGreaterThan(1);
      expect(Math.min(...smallest.slice(0, spanish))).toBeGreaterThanOrEqual(12);
      expect(Math.min(...smallest.slice(spanish))).toBeGreaterThanOrEqual(10);
    }
  });

  test("so is the sheet of who has no official form", async () => {
    const { sheet } = await sheetsOf(formType, saidBy(formType));
    const bytes = (await runTask({ kind: "answer-sheet", sheet })) as TaskResults["answer-sheet"];
    const { pages, smallest } = await readPdf(bytes);
    const spanish = pages.findIndex((page) => page.startsWith("For a lawyer"));
    expect(Math.min(...smallest.slice(0, spanish))).toBeGreaterThanOrEqual(12);
    expect(Math.min(...smallest.slice(spanish))).toBeGreaterThanOrEqual(10);
  });

  test("name every answer that was not read, once for the person, with what was said", async () => {
    const said = mapped(saidBy(formType), () => unread);
    const { pages, spanish } = await sheetsOf(formType, said);
    const own = pages.slice(0, spanish).join(" ");
    expect(own.match(/Usted dijo: la verdad no me acuerdo/g)).toHaveLength(Object.keys(said).length);
  });

  test("begin with what to check, and tell on one sheet how the form is sent", async () => {
    const { pages } = await sheetsOf(formType, saidBy(formType));
    expect(pages[0]).toMatch(/^Borrador: no está completo ni enviado.*Por favor revise/);
    const filing = pages.find((page) => page.startsWith("Cómo se manda")) ?? "";
    for (const part of [
      "Firme usted, con tinta negra",
      "donde dice “",
      "“Date of Signature”",
      "a mano",
      "copias",
      "Fotos",
      "G-1450",
      "G-1650",
      "g-1055",
      "Edition",
      "Quite",
    ]) {
      expect(filing).toContain(part);
    }
    expect(filing).toContain("el 28 de noviembre de 2026");
    expect(filing).not.toContain("confírmelo");
  });

  test("name for everything told of filing where it was read and when, on the English sheet", async () => {
    for (const relation of [{}, { relacion_familiar: "es mi hijastra", estatus_peticionario: "residente" }]) {
      const { pages, spanish, sheet } = await sheetsOf(formType, { ...saidBy(formType), ...relation });
      const own = joined(pages.slice(0, spanish));
      const english = joined(pages.slice(spanish));
      for (const fact of listOf(factsFor({ sheet, form: knownForms[formType] }))) {
        expect(own).toContain(joined([fact.spanish]));
        expect(english).toContain(joined([fact.english]));
        expect(english).toContain(joined([fact.source]));
      }
      expect(own).toContain(joined(["De dónde sale cada cosa está en las hojas en inglés."]));
    }
  });

  test("tell of facts of more than half a year that they are to be confirmed", async () => {
    const { text } = await sheetsOf(formType, saidBy(formType), "2027-06-20T10:00:00.000Z");
    const dated = text.match(/Visto el 28 de noviembre de 2026, hace más de seis meses: confírmelo/g) ?? [];
    expect(dated.length).toBeGreaterThanOrEqual(6);
  });
});

test("say for a widow what is left by the form's own conditions, and why the rest is not asked", async () => {
  const { text } = await sheetsOf("N-400", { ...saidBy("N-400"), estado_civil: "soy viuda" });
  expect(text).toContain(
    "Part 5. Matrimonios: falta el número 3 (página 4). No le tocan los números 2, 4 al 8, porque contestó Estado civil: viudo o viuda.",
  );
  expect(text).toContain("26 al 37 (página 10)");
  expect(text).toContain("El acta de defunción de su esposo o esposa.");
  expect(text).not.toContain("Su acta de matrimonio de ahora");
});

test("tell of what was begun which part of it is missing, apart from what is empty", async () => {
  const { text } = await sheetsOf("N-400", {
    ...saidBy("N-400"),
    direccion_actual: "1302 Oak Street, Miami, Florida",
    fecha_nacimiento: "en marzo de 1985",
  });
  expect(text).toContain(
    "Part 4. Dónde vive y vivió: ya empezó el número 1 (página 3). Falta el código postal. Falta esto: ¿",
  );
  expect(text).toContain("ya empezó el número 6 (página 2). Falta el día. ¿Qué día de marzo de 1985? También falta");
  expect(text).toContain("6 is begun: The day is missing; ");
  expect(text).toMatch(/Date of birth Part 2, item 6, p. 2 03\/1985 en marzo de 1985 To check The day is missing/);
});

test("lead from what to check to its place, and mark each paper to enclose", async () => {
  const { pages } = await sheetsOf("N-400", {
    ...saidBy("N-400"),
    numero_alien: "no la encuentro",
    estado_civil: "casada",
  });
  expect(pages[0]).toContain(
    "Por favor revise Busque cada una en su página del formulario, y corríjala o complétela ahí.",
  );
  const filing = pages.find((page) => page.startsWith("Cómo se manda")) ?? "";
  expect(filing.match(/• (Su tarjeta verde|Su acta de matrimonio|Si se casó antes)/g)).toHaveLength(3);
  expect(filing).not.toContain("• La lista completa");
});

test("call sure only what was answered: a widow's spouse is not asked", async () => {
  const { text } = await sheetsOf("N-400", { estado_civil: "soy viuda" });
  expect(text).toMatch(
    /Spouse's full name Part 5, item 4.a, p. 4 \(not written\) \(not asked\) Not asked of this person/,
  );
  expect(text).not.toMatch(/\(no answer\) Sure/);
});

test("name the A-Number as the form does, and what was left blank once, by its places", async () => {
  const blank = ["name_change", "nationality", "parent_citizen", "ssa_card"];
  const { pages, spanish } = await sheetsOf("N-400", {
    ...Object.fromEntries(blank.map((id) => [id, "no aplica"])),
    nombre_completo: "nombres Rosa, apellidos Prado Luna",
  });
  const own = pages.slice(0, spanish).join(" ");
  expect(own).toContain("Por qué puede pedir la ciudadanía: faltan el A-Number y el número 1 (página 1).");
  expect(own).toContain("Lo que usted dejó en blanco Part 2, números 3, 9, 10 y 12.a.");
  expect(own).toContain(
    "Part 2. Sus datos: faltan los números 2 (página 1); 3, 5 al 12 (página 2). El número 4: llénelo solo si",
  );
  expect(own).not.toContain("Pregunta 3 de la parte 2");
});

test("tell the day of what was looked at on another one, and that of the rest once", async () => {
  const said = { ...saidBy("I-130"), relacion_familiar: "es mi papá", sexo_familiar: "hombre" };
  const { pages } = await sheetsOf("I-130", said, "2026-12-01T15:00:00.000Z");
  const filing = pages.find((page) => page.startsWith("Cómo se manda")) ?? "";
  expect(filing.match(/Visto el/g)).toHaveLength(1);
  expect(filing).toMatch(/de sus papás\. O pruebas[^•]*\(Visto el 30 de noviembre de 2026\.\)/);
  expect(filing).toContain("Lo que no dice otro día, lo miramos el 28 de noviembre de 2026.");
});

test("tell a form that goes with it apart from the copies", async () => {
  const said = { ...saidBy("I-130"), relacion_familiar: "es mi esposo" };
  const { pages } = await sheetsOf("I-130", said);
  const filing = pages.find((page) => page.startsWith("Cómo se manda")) ?? "";
  expect(filing).toMatch(/Ponga también, lleno y firmado\. El Formulario I-130A/);
  expect(filing).not.toContain("• El Formulario");
});

test("have every answer in the order of the form's pages, also of questions that have no box", async () => {
  const { pages, spanish } = await sheetsOf("N-400", {
    ...saidBy("N-400"),
    ...{ other_names: "no", trips: "sí", "trips.1.left": "3 de enero de 2024", past_addresses: "no" },
    ...{ children_count: "ninguno", torture: "no", voted: "no" },
  });
  const table = pages.slice(spanish).join(" ").split("Items left")[0] ?? "";
  const places = [...table.matchAll(/Part \d+, (?:item [\w.]+|A-Number), p\. (\d+)/g)].map(([, page]) => Number(page));
  expect(places.length).toBeGreaterThan(12);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("call a cell by its column, and say of own words that they are Spanish", async () => {
  const { pages, spanish } = await sheetsOf("N-400", {
    ...{ arrested: "sí", "offenses.1.crime": "manejar sin licencia", "jobs_schools.1.zip": "no sé" },
  });
  const own = pages.slice(0, spanish).join(" ");
  expect(own).toMatch(
    /Part 9, número 15, página 8: fila 1, delito o falta Está con sus palabras\. Lo que esté en español, póngalo en inglés/,
  );
  expect(own).toContain("Part 7, número 1, página 5: fila 1, código postal");
});

test("give who answered nothing no more than four sheets in Spanish", async () => {
  for (const formType of formTypes) expect((await sheetsOf(formType, {})).spanish).toBeLessThanOrEqual(4);
});

test("leave no heading alone at the foot of a page, however long what stands before it", async () => {
  for (const formType of ["N-400", "I-130"] as const) {
    for (const words of [1, 30, 60, 90]) {
      const said = mapped(saidBy(formType), () => Array.from({ length: words }, () => "palabra").join(" "));
      const { pages } = await sheetsOf(formType, said);
      for (const page of pages) expect(page).not.toMatch(/(Notice|Aviso|dice ahí mismo\.) (Hoja de Dilo|Dilo sheet)/);
    }
  }
});

test("keep the first part with the heading of what is left, whatever the filing sheet holds", async () => {
  for (const relation of ["es mi esposa", "es mi papá", "es mi hijastra", "es mi hermana"]) {
    const { pages } = await sheetsOf("I-130", { relacion_familiar: relation, estatus_peticionario: "ciudadano" });
    for (const page of pages) expect(page).not.toMatch(/dice ahí mismo\. Hoja de Dilo/);
  }
});

test("give the notice no sheet of its own", async () => {
  const notice = "Somos una empresa privada";
  const { pages } = await sheetsOf("N-400", saidBy("N-400"));
  expect(pages[0]).toContain(notice);
  const long = await sheetsOf(
    "N-400",
    mapped(saidBy("N-400"), () => unread),
  );
  const own = long.pages.slice(0, long.spanish);
  expect(own.filter((page) => page.includes(notice))).toHaveLength(1);
  expect(own.every((page) => !page.startsWith("Aviso"))).toBe(true);
});

/** Text without its spaces: a cell of a table breaks its lines anywhere. */
function joined(pages: readonly string[]): string {
  return pages.join("").replaceAll(/\s/gu, "");
}

function mapped(said: Readonly<Record<string, string>>, to: () => string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(said).map((field) => [field, to()]));
}

test("behind the form stands what even its additional-information part has no room for, signed sheet by sheet", async () => {
  const asked = furtherFields["N-400"].filter(({ id }) => id.endsWith("_explained")).map(({ id }) => id);
  const own = { nombre_completo: "nombres Rosa Elena, apellidos Prado Luna", numero_alien: "089345678" };
  const { sheet, pages: before } = await sheetsOf("N-400", {
    ...own,
    ...Object.fromEntries(
      asked.map((id) => [id, "lo explico con calma y con todo lo que pasó en aquel año en Houston"]),
    ),
  });
  const { bytes, attached } = (await runTask({
    kind: "filled-form",
    sheet,
    template: await templateOf("N-400"),
  })) as TaskResults["filled-form"];
  const { pages } = await readPdf(bytes);
  const behind = pages.slice(before.length + knownForms["N-400"].pages - attached);
  expect(behind.length).toBe(attached);
  for (const page of behind)
    expect(page).toMatch(/^Form N-400, Part 14\. Additional Information.*Prado Luna.*089345678.*Signature: _+ +Date/);
  const told = behind.join(" ").match(/Page Number \d+, Part Number 9, Item Number [\w.]+ /g) ?? [];
  expect(new Set(told).size).toBe(asked.length - knownForms["N-400"].overflow.entries.length);
  expect(pages.join(" ")).toContain("Firme también, con fecha, cada hoja");
});

test("the lawyer's table breaks a long e-mail address behind its marks alone", async () => {
  const email = "maria.del.carmen.munoz.guell.viuda@departamento-de-recursos-humanos.example.org";
  const { text } = await sheetsOf("N-400", { ...saidBy("N-400"), email });
  const pieces = text
    .split(" ")
    .filter((one) => one.length > 3 && /[.@-]/.test(one) && one !== email && email.includes(one));
  expect(pieces.length).toBeGreaterThan(1);
  for (const piece of pieces) {
    const at = email.indexOf(piece);
    expect(at === 0 || /^@|[._-]$/.test(`${piece[0]}${email[at - 1]}`), piece).toBe(true);
  }
});

test("who files under 1.a is not told that the spouse's name is missing", async () => {
  const basis = { motivo_solicitud: "A, disposición general (la regla general)", estado_civil: "casada" };
  const told = Object.entries({ ...saidBy("N-400"), ...basis }).filter(([id]) => id !== "nombre_conyuge");
  const { pages } = await sheetsOf("N-400", Object.fromEntries(told));
  expect(pages.join(" ")).toContain("No le tocan los números 4 al 8");
  expect(pages.join(" ")).not.toMatch(/Nombre de su esposo o esposa: Part 5|Spouse's full name[^.]*To check/);
});

test("what stands before a number of the form is called so", async () => {
  const { text } = await sheetsOf("I-130", { ...saidBy("I-130"), beneficiary_not_roman: "no" });
  expect(text).toContain("Part 4, before item 57");
});
