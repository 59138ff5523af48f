import { expect, test } from "vitest";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { textsOf } from "./texts-of.ts";

test.each([
  [es.landing.pay.start, "Comenzar - $9.99"],
  [en.landing.pay.start, "Start - $9.99"],
  [es.landing.pay.continue, "Continuar al Formulario"],
  [es.form.paymentVerified, "Pago verificado"],
  [en.form.talkTo("Dilo"), "Talk to Dilo to complete your form"],
  [es.form.talkTo("Dilo"), "Hable con Dilo para completar su formulario."],
  [es.form.verifyingPayment, "Verificando pago..."],
  [es.form.verifyingAuthorization, "Verificando autorización..."],
  [en.form.verifyingAuthorization, "Verifying authorization..."],
  [es.form.choose.title, "Seleccione el tipo de formulario"],
  [es.form.choose.forms["N-400"], "Convertirme en ciudadano (N-400)"],
  [es.form.choose.forms["I-130"], "Ayudar a un familiar (I-130)"],
  [es.form.ask.title("N-400"), "Formulario: N-400"],
  [es.form.ask.start, "Iniciar con su voz"],
  [es.form.ask.connecting, "Conectando..."],
  [es.form.ask.stop, "Detener"],
  [es.form.ask.saving, "Guardando formulario..."],
  [es.form.complete.title, "Formulario Completado"],
  [es.form.complete.download, "Descargar PDF"],
  [es.form.complete.another, "Completar otro formulario"],
  [es.form.email.title, "Recibir copia por correo electrónico"],
  [es.form.email.send, "Enviar"],
  [es.form.email.sending, "Enviando..."],
  [es.form.alerts.saveFailed, "Error al guardar el formulario. Por favor intente de nuevo."],
  [es.form.alerts.pdfFailed, "Error al descargar el PDF. Por favor intente de nuevo."],
  [es.form.alerts.mailFailed, "Error al enviar el correo. Por favor intente de nuevo."],
  [es.form.email.sent, "¡Formulario enviado a su correo electrónico exitosamente!"],
  [es.form.alerts.missing, "Por favor complete el formulario primero y proporcione un correo electrónico válido."],
  [es.common.error, "Error:"],
  [es.common.backHome, "Volver al inicio"],
  [es.notFound.heading, "Unexpected Application Error!"],
  [en.notFound.heading, "Unexpected Application Error!"],
])("says '%s' as the specification quotes it", (text, quoted) => expect(text).toBe(quoted));

test.each([
  ["9", "Falta el número 9."],
  ["A-Number", "Falta el A-Number."],
  ["3-5, 9", "Faltan estos números: del 3 al 5 y el 9."],
  ["2, 4-8, 10.a", "Faltan estos números: el 2, del 4 al 8 y el 10.a."],
  ["1-37", "Faltan estos números: del 1 al 37."],
])("tells the numbers that are left in words: %s", (items, told) => {
  expect(es.form.complete.boxes.items(items)).toBe(told);
  expect(en.form.complete.boxes.items("A-Number, 3-5")).toBe("Items A-Number, 3 to 5 are left.");
});

test("has as many texts in English as in Spanish", () => {
  expect(textsOf(en)).toHaveLength(textsOf(es).length);
});

test("the legal notice says what we are not and do not do, and what to do first, in both languages", () => {
  const inSpanish = ["No somos abogados ni del gobierno (USCIS)", "No enviamos su formulario", "Revise todo antes"];
  const inEnglish = ["not lawyers and not the government (USCIS)", "We do not send your form", "Check everything"];
  for (const said of [...inSpanish, "consulte a un abogado", "uscis.gov", "$9.99"])
    expect(es.common.notice.text).toContain(said);
  for (const said of [...inEnglish, "talk to an immigration lawyer", "uscis.gov", "$9.99"])
    expect(en.common.notice.text).toContain(said);
});

test("numbers nine sections of terms, in the specification's order", () => {
  expect(en.terms.clauses.map(({ title }) => title)).toEqual([
    "Nature of the service",
    "User responsibility",
    "Privacy",
    "No warranties",
    "Limitation of liability",
    "Legal recommendation",
    "Acceptable use",
    "Changes",
    "Contact",
  ]);
  expect(es.terms.clauses).toHaveLength(9);
});
