import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Channel } from "../../../understanding/act.ts";
import { idsOf, person } from "../../testing.ts";

const words = fc.constantFrom;

/** What somebody waits for, before anything is saved. */
const condition = fc
  .tuple(
    words("si", "si", "cuando", "en cuanto", "apenas", "siempre que", "nomás que", "una vez que", "en caso de que"),
    words(
      ...["le aviso", "mi hija dice", "mi hija dice que sí", "yo le digo", "vuelve mi esposo", "me lo lee mi nieto"],
      ...[
        "le parece bien a mi hermano",
        "está listo lo de mi hijo",
        "ya lo vio mi abogada",
        "mi hijo termina de leerlo",
      ],
    ),
  )
  .map((parts) => parts.join(" "));
const deed = words(
  "lo guarda",
  "guárdelo",
  "ya lo guarda",
  "lo puede guardar",
  "entonces lo guarda",
  "está bien",
  "termine",
);
const conditional = fc
  .tuple(condition, deed, words(" ", ", "), fc.boolean())
  .map(([when, what, between, isBefore]) => (isBefore ? [when, what] : [what, when]).join(between));

/** What somebody else is said to wish or to think. */
const reported = fc
  .tuple(
    words("mi hija dice que", "mi esposo cree que", "me dijeron que", "dicen que", "el abogado me dijo que"),
    words("lo guarde", "está bien", "ya lo guarde", "todo está bien", "lo guardara", "así lo deje"),
  )
  .map((parts) => parts.join(" "));

const question = words(
  ...[
    "¿lo guarda?",
    "¿y si lo guardo?",
    "¿ya lo guardó?",
    "¿está bien si lo guarda?",
    "¿lo va a guardar?",
    "¿ya está bien?",
  ],
  ...[
    "¿cuándo lo guarda?",
    "¿quién lo guarda?",
    "¿por qué lo guarda?",
    "¿y si digo que sí?",
    "¿si está bien lo guarda?",
  ],
);

const negated = words(
  ...[
    "no digo que lo guarde",
    "nadie dijo que sí",
    "yo no le dije que sí",
    "no he dicho que está bien",
    "no es que esté bien",
  ],
);

const opened = fc
  .tuple(
    words("", "", "", "ay, ", "bueno, ", "mire, ", "pues ", "oiga "),
    fc.oneof({ arbitrary: conditional, weight: 3 }, reported, question, negated),
  )
  .map((parts) => parts.join(""));
/** As a thumb writes it, or a recogniser. */
const sayings = fc
  .tuple(opened, fc.boolean())
  .map(([text, isPlain]) => (isPlain ? text.normalize("NFD").replace(/[\u0300\u0301]/g, "") : text));

const channels: readonly Channel[] = ["spoken", "written"];
const situations = [
  ["in the review", []],
  ["asked whether to save", ["terminar"]],
] as const;

describe.each(channels)("a condition, what others say, a question and what is denied save nothing, %s", (channel) => {
  test.each(situations)("%s", (_, before) => {
    fc.assert(
      fc.property(sayings, (text) => {
        const rosa = person("N-400", idsOf("N-400"));
        if (channel === "written") rosa.send({ kind: "call-ended" });
        const tell = channel === "written" ? rosa.writes : rosa.says;
        for (const said of before) tell(said);
        tell(text);
        expect(rosa.effects()).not.toContain("save");
        expect(rosa.now()).toMatchObject({ phase: expect.stringMatching(/^(?:reviewing|asking)$/) });
        expect(rosa.now()).not.toHaveProperty("point.field");
      }),
      { numRuns: 60 },
    );
  });
});
