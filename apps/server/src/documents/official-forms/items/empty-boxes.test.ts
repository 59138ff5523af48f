import type { PrintedAnswer } from "@dilo/forms";
import { describe, expect, test } from "vitest";
import type { AnswerBoxes } from "../boxes/form-boxes.ts";
import { knownForms } from "../boxes/known-forms.ts";
import { templateOf, type Understood, understoodLines } from "../testing/official-files.ts";
import { fillIn } from "../values/fill-in.ts";
import { emptyBoxes } from "./empty-boxes.ts";

const form = knownForms["N-400"];

/** The boxes to be marked for an invented person who told this and nothing else. `unread`: what nobody could read whole. */
async function markedFor(answers: Readonly<Record<string, Understood>>, unread: readonly string[] = []) {
  const lines = understoodLines("N-400", answers).map((line): PrintedAnswer => {
    if (answers[line.field.id] === undefined) return { ...line, said: "", english: "", status: "missing" };
    return unread.includes(line.field.id) ? { ...line, status: "needs-review" } : line;
  });
  const filling = fillIn({ form, boxes: (await templateOf("N-400")).boxes, lines });
  const boxes = emptyBoxes(form, lines, filling);
  return {
    names: boxes.map(({ field }) => field),
    at: (part: number, item?: string) =>
      boxes.filter((box) => box.part === part && (item === undefined || box.item === item)).length,
    placed: filling.placed,
  };
}

describe("the boxes to be marked", () => {
  test("are those of the items that this person is asked: a single one has no spouse", async () => {
    const single = await markedFor({ estado_civil: ["Single", "single"] });
    const married = await markedFor({
      estado_civil: ["Married", "married"],
      motivo_solicitud: ["B", "b"],
    });
    expect([single.at(5), married.at(5, "4.a")]).toEqual([0, 2]);
  });

  test("never hold an answer", async () => {
    const { names, placed } = await markedFor({
      nombre_completo: "Rosa Elena Prado Luna",
      estado_civil: ["Widowed", "widowed"],
      sexo: ["Female", "female"],
      fecha_nacimiento: ["10/12/1979", "1979-10-12"],
    });
    expect(placed.length).toBeGreaterThan(5);
    expect(placed.filter(({ box }) => names.includes(box.field))).toEqual([]);
  });

  test("are what an address lacks, and not the boxes for other countries", async () => {
    const usa = { line: "12 Oak Street", unit: "", city: "Reno", state: "NV", zip: "" };
    const { names } = await markedFor({ direccion_actual: ["12 Oak Street, Reno, NV", usa] }, ["direccion_actual"]);
    const { boxes } = form.answers["direccion_actual"] as Extract<AnswerBoxes, { kind: "address" }>;
    const marked = Object.entries(boxes).flatMap(([part, { field }]) => (names.includes(field) ? part : []));
    expect(marked).toEqual(["zip"]);
  });

  test("are those of a table's first row, until others are begun", async () => {
    const rowsOf = ({ names }: Awaited<ReturnType<typeof markedFor>>) =>
      names.flatMap((field) => /P8_Line1_DateReturn(\d)/.exec(field)?.[1] ?? []);
    expect(rowsOf(await markedFor({}))).toEqual(["1"]);
    const trips = {
      ...{ "trips.1.left": "01/02/2024", "trips.1.returned": "02/02/2024" },
      ...{ "trips.2.left": "03/04/2024", "trips.2.returned": "05/04/2024" },
    };
    expect(rowsOf(await markedFor(trips))).toEqual([]);
    expect(rowsOf(await markedFor(trips, ["trips.2.returned"]))).toEqual(["2"]);
  });
});
