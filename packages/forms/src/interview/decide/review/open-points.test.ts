import { describe, expect, test } from "vitest";
import type { FormType } from "../../../answers/answer.ts";
import { at, idsOf, person, sample } from "../../testing.ts";

/** Someone at the review in a call, who answered so and said that all is right. */
function accepting(answers: Readonly<Record<string, string>>, formType: FormType = "N-400") {
  const rosa = person(formType);
  const said = { ...sample, nombre_completo: "Rosa Prado", nombre_conyuge: "José Paz", ...answers };
  const kept = Object.entries(said).filter(([id]) => idsOf(formType).includes(id));
  rosa.send({ kind: "reset" });
  rosa.send({
    kind: "restored",
    formType,
    answers: Object.fromEntries(kept.map(([id, words]) => [id, { said: words, heardAt: at }])),
  });
  rosa.send({ kind: "call-started" });
  rosa.says("está bien");
  return rosa;
}

test("one given and one family name leave nothing to ask", () => {
  expect(accepting({}).now()).toMatchObject({ phase: "complete", saving: "saving" });
});

describe("a name that can be split in several ways", () => {
  const name = "nombre_completo";
  const rosaElena = { [name]: "Rosa Elena Prado Luna" };

  test("is asked about before the form is saved, and a yes confirms it", () => {
    const rosa = accepting(rosaElena);
    expect(rosa.asked()).toBe(
      "En el formulario van aparte el primer nombre, el segundo nombre y los apellidos. El nombre es Rosa Elena Prado Luna. " +
        "¿El primer nombre es Rosa, el segundo es Elena, y los apellidos son Prado Luna?",
    );
    rosa.says("sí, así es");
    expect(rosa.effects()).toEqual(["keep", "ask", "stop-call", "save"]);
    expect(rosa.kept()).toEqual([[name, "nombres Rosa, segundo nombre Elena, apellidos Prado Luna"]]);
  });

  test("of one family and one given name keeps the shorter question", () => {
    expect(accepting({ [name]: "Inés Paz Soto" }).asked()).toMatch(
      /^En el formulario van los nombres y los apellidos aparte\. .* ¿Sus apellidos son Paz Soto\?$/,
    );
  });

  test("a no goes to the next split, and after the last one the name is asked again", () => {
    const rosa = accepting(rosaElena);
    rosa.says("no");
    expect(rosa.asked()).toBe("¿El primer nombre es Rosa Elena, sin segundo nombre, y los apellidos son Prado Luna?");
    rosa.says("no, señorita");
    expect(rosa.asked()).toBe("¿Sus apellidos son Elena Prado Luna?");
    rosa.says("no");
    expect(rosa.asked()).toBe("¿El primer nombre es Rosa, el segundo es Elena Prado, y el apellido es Luna?");
    rosa.says("no");
    expect(rosa.at()).toBe(name);
    rosa.says("nombres Rosa, apellidos Prado");
    rosa.says("sí");
    rosa.says("está bien");
    expect(rosa.now().phase).toBe("complete");
  });

  test.each([
    ["no, solo Luna", "¿El primer nombre es Rosa, el segundo es Elena Prado, y el apellido es Luna?"],
    ["sí, pero mi apellido es Luna", "¿El primer nombre es Rosa, el segundo es Elena Prado, y el apellido es Luna?"],
    ["no, mis apellidos son Elena, Prado y Luna", "¿Sus apellidos son Elena Prado Luna?"],
    ["mi nombre es Rosa y mis apellidos Elena Prado Luna", "¿Sus apellidos son Elena Prado Luna?"],
  ])("'%s' is asked about once more", (words, question) => {
    const rosa = accepting(rosaElena);
    rosa.says(words);
    expect(rosa.asked()).toBe(question);
    rosa.says("sí");
    expect(rosa.now().phase).toBe("complete");
  });

  test("saying the same family names once more is a yes to these alone: the given names are still asked", () => {
    const rosa = accepting(rosaElena);
    rosa.send({ kind: "spoken", text: rosa.asked() });
    rosa.says("mis apellidos son Prado Luna");
    expect(rosa.kept()).toEqual([[name, "nombres Rosa Elena, apellidos Prado Luna"]]);
    expect(rosa.asked()).toMatch(/¿El primer nombre es Rosa, y el segundo es Elena\?$/);
    rosa.says("no");
    expect(rosa.asked()).toBe("¿El primer nombre es Rosa Elena, sin segundo nombre?");
    rosa.says("sí");
    expect(rosa.kept()).toEqual([[name, "nombres Rosa Elena, sin segundo nombre, apellidos Prado Luna"]]);
    expect(rosa.now().phase).toBe("complete");
  });

  test.each(["déjelo así", "no sé", "saltar", "no lo sé, señorita"])("'%s' saves it as it was said", (words) => {
    const rosa = accepting(rosaElena);
    rosa.says(words);
    expect(rosa.now()).toMatchObject({ phase: "complete", answers: { [name]: { said: rosaElena[name] } } });
  });

  test("what is not understood says how to answer, and saves nothing", () => {
    const rosa = accepting(rosaElena);
    rosa.says("eh, pues, mire usted");
    expect(rosa.asked()).toMatch(/En el formulario van aparte .*Diga sí o no\.$/);
    rosa.says("la del mercado");
    expect(rosa.now().phase).toBe("reviewing");
    expect(rosa.asked()).toMatch(/^¿Sí o no\? Si no sabe, diga: déjelo así\. En el formulario van/);
    rosa.says("sí, pero");
    expect(rosa.now().phase).toBe("reviewing");
  });

  test("both names of a form are asked, one after the other", () => {
    const rosa = accepting({ nombre_peticionario: "Rosa Elena Prado Luna", nombre_familiar: "Inés Paz Soto" }, "I-130");
    rosa.says("sí");
    expect(rosa.asked()).toMatch(/El nombre es Inés Paz Soto\. ¿Sus apellidos son Paz Soto\?$/);
    rosa.says("sí");
    expect(rosa.now().phase).toBe("complete");
  });

  test("a tap that confirms it goes on to the next, and a second press on the screen leaves one as it is", () => {
    const rosa = accepting({ ...rosaElena, nombre_conyuge: "José Luis Paz Muñoz" });
    rosa.send({ kind: "name-confirmed", field: name, given: "Rosa Elena", family: "Prado Luna", middle: "Elena", at });
    expect(rosa.now()).toMatchObject({ phase: "reviewing", point: { field: "nombre_conyuge" } });
    rosa.send({ kind: "review-accepted" });
    expect(rosa.now()).toMatchObject({
      phase: "complete",
      answers: { nombre_conyuge: { said: "José Luis Paz Muñoz" } },
    });
  });
});

describe("an answer that nobody could read", () => {
  const unread = { telefono: "el de mi vecina, no me acuerdo" };

  test("is read as it was heard and will be printed, and a yes leaves it so", () => {
    const rosa = accepting(unread);
    expect(rosa.asked()).toBe(
      "Falta revisar el teléfono. Oí: el de mi vecina, no me acuerdo. Así se va a imprimir. ¿Está bien así?",
    );
    rosa.says("sí");
    expect(rosa.now()).toMatchObject({ phase: "complete", answers: { telefono: { said: unread.telefono } } });
  });

  test("a no asks it again, and comes back to the review", () => {
    const rosa = accepting(unread);
    rosa.says("no, está mal");
    expect(rosa.at()).toBe("telefono");
    rosa.says(sample["telefono"] ?? "");
    rosa.says("sí");
    rosa.says("está bien");
    expect(rosa.now().phase).toBe("complete");
  });

  test("the right answer behind a no is read back at once", () => {
    const rosa = accepting(unread);
    rosa.says(`no, es ${sample["telefono"]}`);
    expect(rosa.asked()).toMatch(/^Oí: tres cero cinco.*¿Está bien\?$/);
    rosa.says("sí");
    expect(rosa.english("telefono")).toBe("(305) 555-0123");
  });

  test("one that was left is not asked about again after a correction elsewhere", () => {
    const rosa = accepting({ ...unread, nombre_conyuge: "José Luis Paz" });
    rosa.says("déjelo así");
    expect(rosa.asked()).toContain("José Luis Paz");
    rosa.says("corrige la fecha de nacimiento");
    rosa.writes("3 de mayo de 1979");
    rosa.says("está bien");
    expect(rosa.asked()).toContain("José Luis Paz");
    rosa.says("sí");
    expect(rosa.now().phase).toBe("complete");
  });
});

describe("at an open point", () => {
  const open = () => accepting({ nombre_completo: "Rosa Elena Prado Luna" });
  const question = /¿El primer nombre es Rosa, .* y los apellidos son Prado Luna\?( Diga sí o no\.)?$/;

  test.each(["repita", "más despacio", "ayuda", "deletrear"])("'%s' asks it once more", (words) => {
    const rosa = open();
    rosa.says(words);
    expect(rosa.asked()).toMatch(question);
  });

  test("what nobody could read comes before the names", () => {
    const rosa = accepting({ nombre_completo: "Rosa Elena Prado Luna", telefono: "no me acuerdo" });
    expect(rosa.asked()).toMatch(/^Falta revisar el teléfono\./);
    rosa.says("déjelo así");
    expect(rosa.asked()).toMatch(question);
  });

  test("silence, a pause and a lost line come back to it", () => {
    const rosa = open();
    rosa.send({ kind: "silence" });
    expect(rosa.asked()).toMatch(question);
    rosa.says("pausa");
    rosa.says("seguir");
    expect(rosa.asked()).toMatch(question);
    rosa.send({ kind: "call-ended" });
    rosa.send({ kind: "call-started" });
    expect(rosa.asked()).toMatch(question);
  });

  test("'atrás' comes back to the whole review", () => {
    const rosa = open();
    rosa.says("atrás");
    expect(rosa.asked()).toMatch(/¿Está todo bien\?/);
    rosa.says("está bien");
    expect(rosa.asked()).toMatch(question);
  });

  test.each([
    ["corrige", "nombre_completo"],
    ["el correo está mal", "email"],
    ["sí, pero corrija la dirección", "direccion_actual"],
  ])("'%s' corrects an answer", (words, field) => {
    const rosa = open();
    rosa.says(words);
    expect(rosa.at()).toBe(field);
  });
});

describe("one turn of speech", () => {
  test("that is heard twice answers one question only", () => {
    const rosa = accepting({ nombre_completo: "Rosa Elena Prado Luna", nombre_conyuge: "José Luis Paz" });
    const yes = { text: "sí", isFinal: true, beganOverAssistant: false, at, turnId: "one" };
    rosa.send({ kind: "heard", heard: yes });
    rosa.send({ kind: "heard", heard: yes });
    expect(rosa.now()).toMatchObject({ phase: "reviewing", point: { field: "nombre_conyuge" } });
  });

  test("goes on with what is wrong after all", () => {
    const rosa = accepting({ nombre_completo: "Rosa Elena Prado Luna", nombre_conyuge: "José Luis Paz" });
    const part = (text: string) =>
      rosa.send({ kind: "heard", heard: { text, isFinal: true, beganOverAssistant: false, at, turnId: "one" } });
    part("sí");
    part("pero el teléfono está mal");
    expect(rosa.at()).toBe("telefono");
  });
});
