import { describe, expect, test } from "vitest";
import { forms } from "../../forms/registry.ts";
import { renderReply } from "../../prompts/prompt.ts";
import { longestAnswer } from "../state.ts";
import { at, idsOf, person, sample, upTo } from "../testing.ts";

const silence = { kind: "silence" } as const;
const nameQuestion = forms["N-400"].fields[0]?.question ?? "";

/** What a person does that nobody hopes for; saying nothing stands in silence.test.ts. */
describe("bad input", () => {
  test("the question heard back answers nothing; an answer that begins over the question counts", () => {
    const rosa = person();
    rosa.send({ kind: "spoken", text: nameQuestion });
    rosa.saysOver("cuál es su nombre completo");
    expect(rosa.asking()).toMatchObject({ answers: {}, failures: 0, turn: { kind: "waiting" } });
    rosa.saysOver("Rosa Elena Prado Luna");
    expect(rosa.asking()).toMatchObject({ answers: {}, turn: { kind: "confirming" } });
  });

  test.each([
    ["fecha_nacimiento", "telefono", sample["telefono"], "Me dijo el teléfono: tres cero cinco"],
    ["telefono", "email", "rosa punto prado arroba gmail punto com", "Me dijo el correo electrónico: rosa punto prado"],
    ["pais_nacimiento", "telefono", sample["telefono"], "Me dijo el teléfono: tres cero cinco"],
  ])("at %s an answer to %s is told, waits for its own question and is no failure", (field, other, words, said) => {
    const rosa = person("N-400", upTo(field));
    rosa.says(words ?? "");
    expect(rosa.asked()).toContain(said);
    expect(rosa.asked()).toContain("Más adelante le pregunto si está bien.");
    expect(rosa.at()).toBe(field);
    expect(rosa.asking()).toMatchObject({ failures: 0, turn: { kind: "waiting" } });
    expect(rosa.asking().answers).not.toHaveProperty(field);
    expect(rosa.asking().answers).not.toHaveProperty(other);
  });

  test("an answer that may belong to two other questions is asked again, nothing stored", () => {
    const rosa = person("N-400", upTo("estado_civil"));
    rosa.says("el quince de marzo de mil novecientos ochenta y cinco");
    expect(rosa.at()).toBe("estado_civil");
    expect(rosa.asking()).toMatchObject({ failures: 1, turn: { kind: "waiting" } });
    expect(rosa.asking().answers).not.toHaveProperty("estado_civil");
  });

  test("a number with too few digits is told what was heard and asked for the rest, not taken for another kind", () => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.says("cero ocho nueve tres cuatro cinco seis siete ocho");
    expect(rosa.asked()).toContain("Llevo cero ocho nueve, tres cuatro cinco, seis siete ocho. ¿Qué números siguen?");
  });

  test("the same wrong thing three times is kept after a yes, marked for the review, the keyboard offered before", () => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    const wrong = "el treinta de febrero de mil novecientos ochenta";
    rosa.says(wrong);
    expect(rosa.asking().isKeyboardOffered).toBe(false);
    rosa.says(wrong);
    expect(rosa.asking().isKeyboardOffered).toBe(true);
    rosa.says(wrong);
    expect(rosa.at()).toBe("fecha_nacimiento");
    expect(rosa.kept()).toEqual([]);
    expect(rosa.asked()).toBe(
      `No le entendí la fecha de nacimiento. Guardo tal cual: ${wrong}. ¿Sí? Si no, puede escribirlo, o dejarlo para después.`,
    );
    rosa.says("sí");
    expect(rosa.at()).toBe("pais_nacimiento");
    expect(rosa.english("fecha_nacimiento")).toBe(wrong);
    expect(rosa.asked()).toMatch(/^Ya guardé sus palabras\. Al final las revisamos\./);
  });

  test("English is understood where it can be: answers, a yes, and the commands", () => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    for (const [words, said] of [
      ["repeat please", "¿Cuál es su fecha de nacimiento?"],
      ["slow down please", "Con calma, más despacio."],
      ["why", "El formulario pide la fecha de nacimiento."],
    ] as const) {
      rosa.says(words);
      expect(rosa.asked()).toContain(said);
    }
    rosa.says("March 15, 1985");
    expect(rosa.asked()).toContain("15 de marzo de 1985");
    rosa.says("yes, right");
    expect(rosa.english("fecha_nacimiento")).toBe("03/15/1985");
    rosa.says("go back");
    expect(rosa.at()).toBe("fecha_nacimiento");
  });

  test("English that is no answer is asked again in Spanish, and then written", () => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.says("the purple dog sang all night");
    expect(rosa.asked()).toContain("¿Cuál es su fecha de nacimiento?");
    rosa.says("the purple dog sang all night");
    expect(rosa.asking()).toMatchObject({ isKeyboardOffered: true });
    expect(rosa.at()).toBe("fecha_nacimiento");
  });

  test.each(["quiero cambiar de formulario", "me equivoqué de formulario", "quiero el otro formulario"])(
    "'%s' half-way tells how, and takes nothing away",
    (words) => {
      const rosa = person("N-400", upTo("telefono"));
      const { answers } = rosa.asking();
      rosa.says(words);
      expect(rosa.asked()).toMatch(/^Para llenar otro formulario, toque en la pantalla: Cambiar de formulario\./);
      expect(rosa.at()).toBe("telefono");
      expect(rosa.asking().answers).toEqual(answers);
      const reviewing = person("N-400", idsOf("N-400"));
      reviewing.says(words);
      expect(reviewing.asked()).toMatch(/^Para llenar otro formulario/);
      expect(reviewing.now().phase).toBe("reviewing");
    },
  );

  test("the button begins the other form with nothing of the first", () => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.send({ kind: "reset" });
    rosa.send({ kind: "form-chosen", formType: "I-130" });
    expect(rosa.asking()).toMatchObject({ formType: "I-130", position: 0, answers: {} });
  });

  test.each([
    "guárdelo, no, bórrelo todo, no, siga",
    "borre todo, no, mejor guárdelo, o mejor salgo sin guardar",
    "repita, no, salte esa, no, regrese",
  ])("'%s': three wishes that exclude each other do nothing, and it is asked which", (words) => {
    for (const [rosa, question] of [
      [person("N-400", upTo("telefono")), /teléfono\?/],
      [person("N-400", idsOf("N-400")), /¿Está todo bien\?/],
    ] as const) {
      const before = rosa.now();
      rosa.says(words);
      expect(rosa.asked()).toMatch(/^Me pidió varias cosas a la vez\. ¿Cuál quiere primero\?/);
      expect(rosa.asked()).toMatch(question);
      expect(rosa.now()).toMatchObject({ phase: before.phase, answers: before.phase !== "choosing" && before.answers });
      expect(rosa.effects()).toEqual(["ask"]);
    }
  });

  test("in writing too, and the one that is then chosen is done", () => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.writes("guardalo, no, borralo todo, no, no lo guardes");
    expect(rosa.now().phase).toBe("reviewing");
    expect(renderReply(rosa.now().reply, "written")).toMatch(/^Pidió varias cosas a la vez/);
    rosa.writes("borralo todo");
    expect(renderReply(rosa.now().reply, "written")).toMatch(/^¿Borro todo/);
  });

  test.each([
    "quite mi seguro social",
    "corrija el nombre de mi papá",
    "cambie el número de mi pasaporte, es 03122114",
    "borre la fecha de mi boda",
  ])("'%s': an act for an answer that the form does not have changes nothing, and it is said", (words) => {
    for (const rosa of [person("N-400", upTo("telefono")), person("N-400", idsOf("N-400"))]) {
      const { answers } = rosa.now() as { answers: unknown };
      rosa.says(words);
      expect(rosa.asked()).toMatch(/^Este formulario no pide ese dato aquí\./);
      expect(rosa.now()).toMatchObject({ answers });
    }
  });

  test("nor has the I-130 an A-Number", () => {
    const rosa = person("I-130", upTo("telefono_peticionario", "I-130"));
    rosa.says("corrija mi número A, es cero nueve ocho uno dos tres cuatro cinco seis");
    expect(rosa.asked()).toMatch(/^Este formulario no pide ese dato aquí\./);
  });

  test.each(["repita", "espéreme tantito", "más despacio", "¿cuántas faltan?"])(
    "'%s' in the middle of spelling is obeyed, and the letters before it stay",
    (command) => {
      const rosa = person("N-400", upTo("email"));
      rosa.says("erre, o, ese, a, punto");
      rosa.says(command);
      rosa.says("sigo: te, o, arroba gmail punto com");
      rosa.says("sí");
      expect(rosa.english("email")).toBe("rosa.to@gmail.com");
    },
  );

  test.each([
    ["numero_alien", "cero nueve ocho uno dos tres cuatro cinco seis", "no, el tercero es ocho", "A098123456"],
    ["nombre_completo", "Rosa Elena Prado", "no, es Prado", "Rosa Elena Prado"],
    ["fecha_nacimiento", "cinco de mayo de mil novecientos sesenta", "no, el año es sesenta", "05/05/1960"],
  ])(
    "%s: the same correction four times changes nothing else, and offers to write",
    (field, told, correction, value) => {
      const rosa = person("N-400", upTo(field));
      rosa.says(told);
      const heard: string[] = [];
      for (let count = 0; count < 4; count += 1) {
        rosa.says(correction);
        heard.push(rosa.asked());
      }
      expect(heard.join(" ")).toContain("Mejor escríbalo en la pantalla.");
      expect(rosa.asking().isKeyboardOffered).toBe(true);
      rosa.says("sí");
      expect(rosa.english(field)).toBe(value);
    },
  );

  test.each([
    ["nombre_completo", "dile que te llamas Rosa. que sí, ya sé. Rosa Elena Prado", "Rosa Elena Prado"],
    ["telefono", "no, dile tú. no, tú dile. es 305 555 0123. ese es el mío", "(305) 555-0123"],
    ["pais_nacimiento", "mamá, ¿dónde nació usted? en Honduras, mija. Honduras", "Honduras"],
  ])("%s: of two people who talk, '%s' answers", (field, words, value) => {
    const rosa = person("N-400", upTo(field));
    rosa.says(words);
    if (rosa.at() === field) rosa.says("sí");
    expect(rosa.english(field)).toBe(value);
  });

  test("a whole minute of silence hangs up on nobody, loses nothing, and is broken by an answer", () => {
    const rosa = person("N-400", upTo("telefono"));
    const { answers } = rosa.asking();
    const said: string[] = [];
    for (let seconds = 0; seconds < 60; seconds += 6) {
      rosa.send(silence);
      if (rosa.effects().includes("ask")) said.push(rosa.asked());
      expect(rosa.effects()).not.toContain("stop-call");
    }
    expect(said[0]).toMatch(/^¿Sigue ahí\?/);
    expect(said.at(-1)).toBe("No hay prisa, aquí espero.");
    expect(said.length).toBeLessThan(8);
    expect(rosa.asking()).toMatchObject({ answers, turn: { kind: "waiting" } });
    rosa.says(sample["telefono"] ?? "");
    expect(rosa.asking().turn.kind).toBe("confirming");
  });

  test("a button of a screen that is gone does nothing", () => {
    const rosa = person();
    rosa.says("Rosa Elena Prado");
    rosa.taps("confirm");
    rosa.taps("confirm");
    expect(rosa.asking()).toMatchObject({ position: 1, failures: 0, turn: { kind: "waiting" } });
    rosa.writes("03/05/1990");
    rosa.picks(0);
    rosa.picks(0);
    expect(rosa.asking().position).toBe(2);
    const all = person("N-400", idsOf("N-400"));
    all.accepts();
    const { effects } = all;
    expect(effects()).toContain("save");
    all.send({ kind: "review-accepted" });
    all.taps("confirm");
    expect(effects()).toEqual([]);
  });

  test("an answer heard while nothing can be saved is there, and the next question comes", () => {
    const rosa = person();
    rosa.says("Rosa Elena Prado");
    rosa.says("sí");
    expect(rosa.effects()).toEqual(["keep", "ask"]);
    rosa.send({ kind: "call-ended" });
    rosa.send({ kind: "typed", text: "15 de marzo de 1985", at });
    expect(rosa.effects()).toEqual(["keep"]);
    expect(rosa.asking().position).toBe(2);
  });

  test("what is said on and on without a word that helps is told to be too long, and can be said again", () => {
    const rosa = person("N-400", upTo("direccion_actual"));
    const sayings = [
      "mi nieto sí se lo sabe pero ahorita está en la escuela y llega hasta las cuatro y media de la tarde",
      "el nombre de la calle es un nombre en inglés que a mí no me sale bien pero empieza con W y tiene como tres " +
        "palabras y luego dice Boulevard o algo parecido",
      "pues mire señora yo vivo con mi hija la mayor en la casa amarilla que está atrás de la iglesia de San Judas " +
        "subiendo por la calle que va para el mercado María de los Ángeles",
    ];
    for (const text of sayings)
      rosa.send({ kind: "heard", heard: { text, isFinal: true, beganOverAssistant: false, at, turnId: "t" } });
    expect(rosa.asked()).toMatch(/^Fue muy largo\. ¿Me lo dice más corto\?/);
    expect(rosa.asking()).toMatchObject({ isKeyboardOffered: true, repeat: "too-long" });
    expect(rosa.asking().answers).not.toHaveProperty("direccion_actual");
    rosa.says("en la casa amarilla que está atrás de la iglesia");
    rosa.says("guárdelo así");
    const [[, said] = []] = rosa.kept();
    expect(said).toBe("en la casa amarilla que está atrás de la iglesia");
    expect(said?.length).toBeLessThanOrEqual(longestAnswer);
  });
});
