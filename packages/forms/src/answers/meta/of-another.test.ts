import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";

const read = (kind: "phone" | "email", heard: string) => interpret({ kind, heard, today: "2026-11-20" });

describe("a number that is said not to be one's own is asked about before it is put", () => {
  test.each([
    "832 555 0177 nomás que ese lo contesta mi nuera",
    "ocho tres dos cinco cinco cinco cero uno siete siete pero no es mío es prestado",
    "832 555 0177, ese teléfono es de mi comadre",
    "es el 832 555 0177 el del trabajo pues",
    "apúntele 832 555 0177 aunque ese es de la patrona",
    "ocho tres dos cinco cinco cinco cero uno siete siete el mío se me descompuso ese es el de mi sobrino",
    "832 555 0177 es del vecino, yo no tengo celular",
    "el mio no agarra señal, 832 555 0177 es el de mi esposo",
    "832 555 0177 de mi cuñada",
    "832-555-0177 its my daughters number",
    "ocho tres dos cinco cinco cinco cero uno siete siete es el número de la oficina",
    "832 555 0177 pero ya no es mío lo tiene mi hijo",
  ])("%s", (heard) =>
    expect(read("phone", heard)).toMatchObject({
      status: "value",
      value: "+18325550177",
      needsConfirmation: true,
      warnings: expect.arrayContaining(["of-another"]),
      question: expect.stringContaining("aunque no sea"),
    }),
  );

  test.each([
    "ines.paz@gmail.com pero ese es el de mi hija",
    "ines.paz@gmail.com es de mi nieta ella me lo revisa",
    "ines punto paz arroba gmail punto com es el del trabajo",
    "ines punto paz arroba gmail punto com pero ese es el de mi yerno el mío no me abre",
    "ines punto paz arroba gmail punto com nomás que es de mi sobrina",
    "ines.paz@gmail.com, no es mío, es de mi esposo",
    "ines punto paz arroba gmail punto com pero ese correo es de mi hijo",
    "el de mi hermana, ines.paz@gmail.com",
  ])("%s", (heard) =>
    expect(read("email", heard)).toMatchObject({
      status: "value",
      value: "ines.paz@gmail.com",
      needsConfirmation: true,
      warnings: expect.arrayContaining(["of-another"]),
    }),
  );

  test.each([
    "832 555 0177 ese es el mío, el de mi hija no me lo sé",
    "832 555 0177 me lo paga mi hija",
    "832 555 0177 y vivo con mi nuera",
    "832 555 0177 ese sí es mío",
    "832 555 0177 es el de mi casa",
    "832 555 0177 es el de la casa",
    "832 555 0177 ese es el de mi celular",
    "es el de siempre, 832 555 0177",
  ])("%s is one's own", (heard) => expect(read("phone", heard).warnings).not.toContain("of-another"));

  test("a relative's number may be anybody's that reaches the relative", () => {
    const asked = { kind: "phone", about: "relative" } as const;
    const heard = "832 555 0177 ese es el de mi tía";
    expect(interpret({ asked, kind: "phone", heard, today: "2026-11-20" }).warnings).not.toContain("of-another");
  });
});
