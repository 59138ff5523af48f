import { describe, expect, test } from "vitest";
import { next } from "../interview.ts";
import { startOf } from "../start.ts";
import { idsOf, person } from "../testing.ts";

const silence = { kind: "silence" } as const;

describe("a person who says nothing", () => {
  test("hears the question once more, then of the keyboard, then nothing", () => {
    const rosa = person();
    rosa.send(silence);
    expect(rosa.asked()).toBe("¿Sigue ahí? ¿Cuál es su nombre completo? Diga sus nombres y sus apellidos.");
    rosa.send(silence);
    expect(rosa.asked()).toBe("No oigo nada. Puede escribir su respuesta en la pantalla.");
    expect(rosa.asking().isKeyboardOffered).toBe(true);
    rosa.send(silence);
    expect(rosa.asked()).toBe("");
    expect(rosa.asking()).toMatchObject({ position: 0, failures: 0, answers: {} });
  });

  test("at a read-back hears the value again, and nothing is confirmed", () => {
    const rosa = person();
    rosa.says("Rosa Elena Prado Luna");
    rosa.send(silence);
    expect(rosa.asked()).toMatch(/^¿Sigue ahí\? Oí: Rosa Elena Prado Luna\..*Apellidos: Prado Luna\. ¿Está bien\?$/);
    rosa.send(silence);
    rosa.send(silence);
    expect(rosa.asking()).toMatchObject({ answers: {}, turn: { kind: "confirming" } });
  });

  test("is asked anew after anything that was said or tapped", () => {
    const rosa = person();
    rosa.send(silence);
    rosa.taps("repeat");
    rosa.send(silence);
    expect(rosa.asked()).toMatch(/^¿Sigue ahí\?/);
    rosa.says("eh, pues");
    rosa.send(silence);
    expect(rosa.asked()).toMatch(/^¿Sigue ahí\?/);
  });

  test("in the review hears how to go on, then only the short question, then nothing", () => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.send(silence);
    expect(rosa.asked()).toMatch(/^¿Sigue ahí\? .*¿Está todo bien\?/);
    rosa.send(silence);
    expect(rosa.asked()).toBe("¿Está todo bien?");
    rosa.send(silence);
    expect(rosa.asked()).toBe("");
    expect(rosa.now().phase).toBe("reviewing");
  });

  test("in a pause only hears now and then that they are waited for", () => {
    const rosa = person();
    rosa.says("pausa");
    rosa.send(silence);
    expect(rosa.asked()).toBe("");
    rosa.send(silence);
    expect(rosa.asked()).toMatch(/^(Aquí sigo\. Diga: seguir, cuando quiera|No hay prisa, aquí espero)\.$/);
    for (let more = 0; more < 30; more += 1) rosa.send(silence);
    expect(rosa.asked()).toBe("");
    expect(rosa.asking()).toMatchObject({ aside: { kind: "paused" }, isKeyboardOffered: false });
  });

  test("under the specification's own rules hears nothing", () => {
    const [asking] = next(startOf("off"), { kind: "form-chosen", formType: "N-400" });
    expect(next(asking, silence)).toEqual([asking, []]);
  });
});
