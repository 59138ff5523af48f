import { describe, expect, test } from "vitest";
import { idsOf, person, upTo } from "../../testing.ts";

const asking = () => person("N-400", upTo("telefono"));
const reviewing = () => person("N-400", idsOf("N-400"));

describe("one answer is taken out", () => {
  test.each([
    ["mejor quite mi dirección", "la dirección actual", "direccion_actual"],
    ["bórreme el número A por favor", "el número A", "numero_alien"],
    ["no quiero que ponga mi fecha de nacimiento", "la fecha de nacimiento", "fecha_nacimiento"],
    ["el país de nacimiento no lo ponga", "el país de nacimiento", "pais_nacimiento"],
  ])("'%s' is asked about once, carried out and said, while a question stands", (words, label, field) => {
    const rosa = asking();
    rosa.says(words);
    expect(rosa.asked()).toBe(`¿Quito ${label} de sus respuestas?`);
    expect(rosa.asking().answers).toHaveProperty(field);
    rosa.says("sí");
    expect(rosa.effects()).toEqual(["take-out", "ask"]);
    expect(rosa.asked()).toMatch(new RegExp(`^Listo, quité ${label}\\. ¿Cuál es su número de teléfono\\?`));
    expect(rosa.asking().answers).not.toHaveProperty(field);
  });

  test("in the review the form is not saved with it, and its question is not asked again", () => {
    const rosa = reviewing();
    rosa.says("no quiero dar mi teléfono");
    expect(rosa.asked()).toBe("¿Quito el teléfono de sus respuestas?");
    rosa.says("sí, quítelo");
    expect(rosa.now()).toMatchObject({ phase: "reviewing", later: ["telefono"] });
    rosa.accepts();
    expect(rosa.now().phase).toBe("complete");
    expect(rosa.now()).not.toHaveProperty("answers.telefono");
  });

  test("a no leaves it, and the question stands again", () => {
    const rosa = asking();
    rosa.says("quite mi dirección");
    rosa.says("no, mejor no la quite");
    expect(rosa.asked()).toMatch(/^Está bien, todo queda como estaba\. ¿Cuál es su número de teléfono\?/);
    expect(rosa.asking().answers).toHaveProperty("direccion_actual");
  });

  test.each(["ajá", "ajá, ajá", "mhm", "ya mero acabamos", "ya casi terminamos, ¿verdad?"])(
    "'%s' is no yes to it",
    (words) => {
      const rosa = asking();
      rosa.says("quite mi dirección");
      rosa.says(words);
      expect(rosa.effects()).not.toContain("take-out");
      expect(rosa.asked()).toContain("¿Quito la dirección actual");
    },
  );

  test("in writing as well", () => {
    const rosa = asking();
    rosa.writes("borra mi direccion, no la quiero dar");
    rosa.writes("si");
    expect(rosa.effects()).toContain("take-out");
  });

  test("one that was never given is said to be missing", () => {
    const rosa = asking();
    rosa.says("quite mi correo");
    expect(rosa.asked()).toMatch(/^Todavía no tengo el correo electrónico\./);
  });

  test.each([
    "mi dirección está mal, es 55 Oak Street",
    "quite esa dirección y ponga la de mi hija",
    "quite el último apellido",
  ])("'%s' corrects, and takes nothing out", (words) => {
    const rosa = asking();
    rosa.says(words);
    expect(rosa.now().aside?.kind).not.toBe("taking-back");
  });
});

describe("everything is erased", () => {
  test.each([
    "borre todo",
    "bórrelo todo por favor",
    "quiero que elimine mis datos",
    "borre lo que le dije",
    "tire todo a la basura",
  ])("'%s' is asked about, in a question and in the review", (words) => {
    for (const rosa of [asking(), reviewing()]) {
      rosa.says(words);
      expect(rosa.asked()).toBe("¿Borro todo lo que me dijo? Después no se puede recuperar.");
      rosa.says("sí");
      expect(rosa.effects()).toEqual(["ask", "erase"]);
      rosa.send({ kind: "erased" });
      expect(rosa.now().phase).toBe("choosing");
      expect(rosa.asked()).toMatch(/^Listo, borré todo\./);
    }
  });

  const coming = () => {
    const rosa = asking();
    rosa.says("borre todo");
    rosa.says("sí");
    expect(rosa.asked()).toBe("Lo borro todo en diez segundos. Para que no lo borre, diga: no.");
    return rosa;
  };

  test.each(["no", "no, espere", "mejor no", "¡no lo borre!", "siga", "305 555 0123"])(
    "'%s' stops it in time",
    (words) => {
      const rosa = coming();
      rosa.says(words);
      expect(rosa.effects()).toContain("stop-erasing");
      expect(rosa.asked()).toContain("todo queda como estaba");
      rosa.says("sí");
      expect(rosa.effects()).not.toContain("erase");
    },
  );

  test("a button stops it, a second yes begins nothing anew, and who hangs up has still agreed", () => {
    const tapped = coming();
    tapped.taps("keep");
    expect(tapped.effects()).toContain("stop-erasing");
    const again = coming();
    again.says("sí");
    expect(again.effects()).toEqual(["ask"]);
    again.send({ kind: "call-ended" });
    expect(again.effects()).toEqual([]);
    again.send({ kind: "erased" });
    expect(again.now().phase).toBe("choosing");
  });

  test("where it could not be erased that is said, and all stands", () => {
    const rosa = asking();
    rosa.says("borre todo");
    rosa.says("sí");
    rosa.send({ kind: "erase-failed" });
    expect(rosa.asked()).toMatch(/^No lo pude borrar\./);
    expect(rosa.at()).toBe("telefono");
  });

  test("an answer instead of a yes erases nothing", () => {
    const rosa = asking();
    rosa.says("borre todo");
    rosa.says("305 555 0123");
    expect(rosa.effects()).not.toContain("erase");
  });

  test("wishes that contradict each other in one breath do none of them", () => {
    const rosa = asking();
    rosa.says("bórrelo todo, no, guárdelo, no, siga");
    expect(rosa.asked()).toMatch(/^Me pidió varias cosas a la vez\./);
  });
});

describe("to leave without saving", () => {
  test.each(["me quiero salir sin guardar", "quiero terminar sin que se guarde", "no guarde nada, ya me voy"])(
    "'%s' is asked about, and ends the call unsaved",
    (words) => {
      const rosa = reviewing();
      rosa.says(words);
      expect(rosa.asked()).toBe("¿Terminamos sin guardar el formulario?");
      rosa.says("sí");
      expect(rosa.effects()).toEqual(["ask", "stop-call"]);
      expect(rosa.asked()).toMatch(/^No guardé el formulario\./);
    },
  );
});

describe("saving is said before it is done", () => {
  test.each(["ya está", "ya terminamos", "es todo", "¿está todo bien, verdad?"])("'%s' asks first", (words) => {
    const rosa = reviewing();
    rosa.says(words);
    expect(rosa.asked()).toBe("¿Lo guardo ya?");
    rosa.says("no");
    expect(rosa.now().phase).toBe("reviewing");
    expect(rosa.asked()).toMatch(/^Está bien, no lo guardo todavía\./);
  });

  test("only a yes saves", () => {
    const rosa = reviewing();
    rosa.says("ya está");
    rosa.says("siga");
    expect(rosa.now().phase).toBe("reviewing");
    rosa.says("sí, guárdelo");
    rosa.accepts();
    expect(rosa.now().phase).toBe("complete");
  });

  test("a yes with a correction behind it corrects", () => {
    const rosa = reviewing();
    rosa.says("sí, pero el teléfono termina en 91");
    expect(rosa.at()).toBe("telefono");
    expect(rosa.asked()).toContain("cero uno nueve uno");
  });
});

test("what was agreed to is kept as it was read back, whatever was said beside it", () => {
  const rosa = asking();
  rosa.says("305 555 0123, pero no me llamen después de las nueve, que a las diez ya estoy dormida");
  rosa.says("sí");
  expect(rosa.english("telefono")).toBe("(305) 555-0123");
});
