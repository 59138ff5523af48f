import { describe, expect, test } from "vitest";
import { person, upTo } from "../testing.ts";

describe("how fast the assistant speaks", () => {
  test("'más despacio' is said slowly, and so is everything after it, the review and the next form too", () => {
    const rosa = person("N-400", upTo("nombre_conyuge"));
    expect(rosa.rate()).toBe(1);
    rosa.says("más despacio");
    expect(rosa.rate()).toBe(0.85);
    expect(rosa.asked()).toMatch(/^Con calma, más despacio\. ¿Cómo se llama su esposo/);
    rosa.says("José Luis Paz");
    expect(rosa.rate()).toBe(0.85);
    rosa.says("sí");
    expect(rosa.now().phase).toBe("reviewing");
    expect(rosa.rate()).toBe(0.85);
    rosa.send({ kind: "call-ended" });
    rosa.send({ kind: "call-started" });
    expect(rosa.rate()).toBe(0.85);
    rosa.send({ kind: "reset" });
    expect(rosa.now().pace).toBe(0.85);
  });

  test("it may be asked for again, down to the slowest, and back up to the voice's own pace", () => {
    const rosa = person();
    for (const _ of "three") rosa.taps("slower");
    expect(rosa.rate()).toBe(0.7);
    rosa.says("más rápido, por favor");
    expect(rosa.rate()).toBe(0.85);
    rosa.says("habla muy lento");
    expect(rosa.rate()).toBe(1);
    rosa.says("más rápido");
    expect(rosa.asked()).toMatch(/^Bien, vamos más rápido\. .*¿Cuál es su nombre/);
    expect(rosa.rate()).toBe(1);
  });

  test.each(["hable más despacio", "más lento por favor", "va muy rápido", "slower please"])(
    "'%s' is said again in the review, slowly",
    (words) => {
      const rosa = person("N-400", upTo("").concat("nombre_conyuge"));
      rosa.send({ kind: "correct", field: "nombre_conyuge" });
      rosa.says(words);
      expect(rosa.rate()).toBe(0.85);
      expect(rosa.asking().answers).toHaveProperty("nombre_conyuge");
    },
  );
});
