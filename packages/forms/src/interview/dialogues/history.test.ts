import { describe, expect, test } from "vitest";
import { fieldsAnswered, fieldsOfPart } from "../../forms/parts/parts.ts";
import { next } from "../interview.ts";
import { currentField } from "../questions.ts";
import { startOf } from "../start.ts";
import { idsOf, person } from "../testing.ts";

/** A person at the review of the first chapter who takes a part. */
function inPart(part: number) {
  const rosa = person("N-400", idsOf("N-400"));
  take(rosa, part);
  return rosa;
}

function take(rosa: ReturnType<typeof person>, part: number) {
  rosa.send({ kind: "extra-wanted", part });
  rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", part) });
}

/** Says one answer after another, and yes to what is read back. */
function tells(rosa: ReturnType<typeof person>, ...answers: readonly string[]) {
  for (const answer of answers) {
    rosa.says(answer);
    const interview = rosa.now();
    if (interview.phase === "asking" && interview.turn.kind === "confirming") rosa.says("sí");
  }
}

describe("Part 7, the jobs and schools of five years", () => {
  const now = ["Taquería La Luna", "Houston", "Texas", "77002", "Estados Unidos"];

  test("begins with today's, whose end is not asked", () => {
    const rosa = inPart(7);
    expect(rosa.at()).toBe("empleo_actual");
    tells(rosa, ...now);
    expect(rosa.at()).toBe("jobs_schools.1.from");
    tells(rosa, "3 de mayo de 2020");
    expect(rosa.at()).toBe("jobs_schools.1.occupation");
    tells(rosa, "cocinera");
    expect(rosa.english("jobs_schools.1.occupation")).toBe("Cook");
    expect(rosa.at()).toBe("jobs_schools.1.another");
    expect(rosa.asked()).toContain("¿Tuvo otro trabajo, escuela o tiempo sin empleo antes de eso?");
  });

  test("names the time that no row tells of, and a time without work is a row", () => {
    const rosa = inPart(7);
    tells(rosa, ...now, "1 de agosto de 2023", "cocinera");
    expect(rosa.asked()).toMatch(/No tengo qué hacía entre \p{L}+ de 20\d\d y julio de 2023\./u);
    tells(rosa, "sí", "no trabajaba", "Houston", "Texas", "77002", "Estados Unidos");
    expect(rosa.at()).toBe("jobs_schools.2.from");
    tells(rosa, "desde marzo de 2023 hasta julio de 2023");
    expect(rosa.english("jobs_schools.2.to")).toBe("07/2023");
    // Who did not work has no occupation to tell.
    expect(rosa.at()).toBe("jobs_schools.2.another");
    expect(rosa.asked()).toMatch(/No tengo qué hacía entre \p{L}+ de 20\d\d y febrero de 2023\./u);
  });

  test("an end before its beginning is asked again", () => {
    const rosa = inPart(7);
    tells(rosa, ...now, "1 de agosto de 2023", "cocinera", "sí", "Panadería Sol", "Houston", "Texas", "77002");
    tells(rosa, "Estados Unidos", "3 de mayo de 2021");
    rosa.says("2 de mayo de 2021");
    expect(rosa.asked()).toContain("Esa fecha es antes de la otra que me dijo");
    expect(rosa.at()).toBe("jobs_schools.2.to");
  });

  test("is taken up again at its first question and all others", () => {
    const rosa = inPart(7);
    for (const answer of [...now, "1 de agosto de 2023", "cocinera"]) {
      const { answers } = rosa.asking();
      const extra = fieldsAnswered("N-400", answers);
      const [again] = next(startOf("smart"), { kind: "restored", formType: "N-400", answers, extra });
      if (answers["empleo_actual"]) expect(currentField(again)?.id).toBe(rosa.at());
      tells(rosa, answer);
    }
  });
});

describe("Part 4, the addresses of five years", () => {
  test("asks where letters come to only of who was not asked before", () => {
    const rosa = inPart(0);
    for (let steps = 0; rosa.at() !== "direccion_postal" && steps < 9; steps += 1) rosa.taps("skip");
    tells(rosa, "sí, la misma");
    rosa.taps("skip");
    take(rosa, 4);
    const asked: (string | undefined)[] = [];
    for (const answer of ["no", "3 de mayo de 2015", "no"]) {
      asked.push(rosa.at());
      tells(rosa, answer);
    }
    expect(asked).toEqual(["current_care_of", "current_address_since", "past_addresses"]);
    expect(rosa.now().phase).toBe("reviewing");
  });

  test("names two addresses at once", () => {
    const rosa = inPart(4);
    tells(rosa, "no", "1 de agosto de 2023");
    expect(rosa.asked()).toMatch(/No tengo dónde vivió entre \p{L}+ de 20\d\d y julio de 2023\./u);
    tells(rosa, "sí", "1208 Oak Street", "Houston", "Texas", "77002", "Estados Unidos", "3 de mayo de 2015");
    tells(rosa, "30 de septiembre de 2023");
    expect(rosa.at()).toBe("past_addresses.1.another");
    expect(rosa.asked()).toContain("Tengo dos direcciones a la vez entre agosto y septiembre de 2023.");
  });
});

describe("Part 8, the trips", () => {
  const trip = (left: string, returned: string) => [left, returned, "México"];

  test("counts the days of each, and of all", () => {
    const rosa = inPart(8);
    tells(rosa, "sí", ...trip("3 de mayo de 2024", "15 de mayo de 2024"));
    expect(rosa.asked()).toContain("Duró 12 días. ¿Hizo otro viaje antes de ese?");
    tells(rosa, "sí", ...trip("30 de diciembre de 2023", "2 de enero de 2024"));
    expect(rosa.asked()).toContain("Duró 3 días. En total, 15 días fuera.");
  });

  test.each([
    ["1 de enero de 2023", "30 de junio de 2023", "180", false],
    ["1 de enero de 2023", "1 de julio de 2023", "181", true],
  ])("from %s to %s: %s days", (left, returned, days, isLong) => {
    const rosa = inPart(8);
    tells(rosa, "sí", ...trip(left, returned));
    expect(rosa.asked()).toContain(`Duró ${days} días.`);
    expect(rosa.asked().includes("Para viajes de más de seis meses")).toBe(isLong);
  });

  test("a return before the departure is asked again", () => {
    const rosa = inPart(8);
    tells(rosa, "sí", "3 de mayo de 2024", "2 de mayo de 2024");
    expect(rosa.at()).toBe("trips.1.returned");
    expect(rosa.asked()).toContain("Esa fecha es antes de la otra que me dijo");
  });

  test("goes on beyond the rows that have boxes", () => {
    const rosa = inPart(8);
    tells(rosa, "sí");
    for (let row = 1; row <= 7; row += 1) {
      tells(rosa, ...trip(`3 de mayo de ${2026 - row}`, `4 de mayo de ${2026 - row}`));
      expect(rosa.at()).toBe(`trips.${row}.another`);
      tells(rosa, row < 7 ? "sí" : "no");
    }
    expect(rosa.now().phase).toBe("reviewing");
  });
});
