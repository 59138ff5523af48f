import { forms } from "@dilo/forms";
import { expect, test } from "vitest";
import { inputTraits } from "./input-traits.ts";

const traits = Object.values(forms).flatMap(({ fields }) =>
  fields.map((field) => [field.id, inputTraits(field, "es"), field.question] as const),
);
const of = (id: string) => traits.find(([field]) => field === id)?.[1];

test("each kind of answer has its keyboard", () => {
  expect(of("numero_alien")).toMatchObject({ inputMode: "numeric", autoCapitalize: "none" });
  expect(of("telefono")).toMatchObject({ inputMode: "tel" });
  expect(of("email")).toMatchObject({ inputMode: "email", autoCapitalize: "none" });
  expect(of("nombre_completo")).toMatchObject({ inputMode: "text", autoCapitalize: "words" });
  expect(of("direccion_actual")).toMatchObject({ isLong: true, autoCapitalize: "words" });
  for (const [id, { enterKeyHint, example }, question] of traits) {
    expect(enterKeyHint, id).toBe("send");
    // One example is enough: some questions give their own.
    expect(example !== undefined, id).toBe(!question.includes("Por ejemplo"));
  }
});

test("the browser fills in what is the person's own, and nothing about anybody else", () => {
  const filled = traits.filter(([, { autoComplete }]) => autoComplete !== "off");
  expect(Object.fromEntries(filled.map(([id, { autoComplete }]) => [id, autoComplete]))).toEqual({
    nombre_completo: "name",
    fecha_nacimiento: "bday",
    direccion_actual: "street-address",
    telefono: "tel",
    email: "email",
    nombre_peticionario: "name",
    fecha_nacimiento_peticionario: "bday",
    direccion_peticionario: "street-address",
    telefono_peticionario: "tel",
    email_peticionario: "email",
  });
});
