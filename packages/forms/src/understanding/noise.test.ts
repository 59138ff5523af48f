import { expect, test } from "vitest";
import { isHallucination } from "./noise.ts";

test.each([
  "Gracias por ver el video.",
  "¡Gracias por ver!",
  "Subtítulos realizados por la comunidad de Amara.org",
  "Subtítulos por la comunidad de Amara.org",
  "Suscríbete al canal.",
  "¡Suscríbete! Gracias por ver el video.",
  "[Música]",
  "♪♪",
])("«%s» was said by nobody", (text) => {
  expect(isHallucination(text)).toBe(true);
});

test.each([
  "Gracias.",
  "gracias por su paciencia, me llamo Rosa",
  "sí",
  "no",
  "eh...",
  "Rosa Prado Luna",
  "México. Gracias por ver el video.",
  "1234 Main Street, Los Angeles, California 90012",
  "casada",
])("«%s» was said by somebody", (text) => {
  expect(isHallucination(text)).toBe(false);
});
