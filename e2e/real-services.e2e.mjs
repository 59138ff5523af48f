import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { startPostgres, whyNoPostgres } from "./doubles/postgres.mjs";
import { startSmtpDouble } from "./doubles/smtp.mjs";
import { startStripeDouble } from "./doubles/stripe.mjs";
import { startTranscriberDouble } from "./doubles/transcriber.mjs";
import { attachedPdf } from "./outbox.mjs";
import { pdfText } from "./pdf.mjs";
import { rosa } from "./people.mjs";
import { choose, collectAlerts, download, finish, listed, preferWriting, writeAll } from "./steps.mjs";

export const name = "Rosa pays by card, and gets her form by mail, with no embedded service in use";
export const needs = whyNoPostgres;

/** @param {import("./run-stories.mjs").Scene} scene */
export async function run({ startServer, browser }) {
  const services = [];
  const keep = (service) => {
    services.push(service);
    return service;
  };
  try {
    const stripe = keep(await startStripeDouble());
    const mail = keep(await startSmtpDouble({ nobody: ["roas@example.com"] }));
    const transcriber = keep(await startTranscriberDouble({ answers: [] }));
    const postgres = keep(await startPostgres());
    const server = await startServer({
      env: {
        ...stripe.env,
        ...mail.env,
        STRIPE_PUBLISHABLE_KEY: "pk_test_double",
        DATABASE_URL: postgres.url,
        DATA_KEY: randomBytes(32).toString("base64"),
        TRANSCRIBER_URL: transcriber.url,
        SPEECH_URL: transcriber.url,
      },
    });
    stripe.notify(`${server.origin}/api/stripe-webhook`);
    const table = server.lines.join("\n");
    for (const real of ["Stripe (test mode", "SMTP 127.0.0.1:", "PostgreSQL", "TRANSCRIBER_URL", "SPEECH_URL"]) {
      assert.ok(table.includes(real), `${real} in the start-up table`);
    }

    const page = await browser.openPage();
    const alerts = collectAlerts(page);
    await standInForScript(page);
    await refusals(page, server.origin, stripe);
    browser.problems.splice(0);
    await payByCard(page, server.origin);
    assert.equal(count(server, '"event":"order-paid"'), 1);

    await choose(page, rosa.form);
    await preferWriting(page);
    await writeAll(page, rosa.answers);
    await finish(page);
    const english = await listed(page);
    for (const [field, , value] of rosa.answers) assert.equal(english[field], value, field);
    const text = await pdfText((await download(page)).bytes);
    for (const [field, , value] of rosa.answers) assert.ok(text.includes(value), `${field} in the PDF`);

    await sendTo(page, "roas@example.com");
    await page.getByRole("alert").filter({ hasText: "Revise la dirección" }).waitFor();
    assert.deepEqual(alerts.splice(0), ["Error al enviar el correo. Por favor intente de nuevo."]);
    browser.problems.splice(0);
    await sendTo(page, "rosa@example.com");
    await page.getByText("Lo enviamos a rosa@example.com").waitFor();
    assert.deepEqual(alerts, ["¡Formulario enviado a su correo electrónico exitosamente!"]);

    await comeBackLate(await browser.openPage(), server.origin, stripe);
    browser.problems.splice(0);
    assert.equal(count(server, '"event":"order-paid"'), 2);

    const [letter, ...others] = mail.letters;
    assert.deepEqual(others, []);
    assert.deepEqual(letter.recipients, ["rosa@example.com"]);
    const mailed = await pdfText(attachedPdf(letter.raw));
    for (const [field, , value] of rosa.answers) assert.ok(mailed.includes(value), `${field} in the mail`);
    const printed = server.lines.join("\n");
    for (const secret of ["sk_test", "whsec_", "rosa@example.com", ...rosa.answers.map(([, says]) => says)]) {
      assert.ok(!printed.includes(secret), "no secret and nothing said reaches the log");
    }
    await server.stop();
  } finally {
    for (const service of services.reverse()) await (service.close ?? service.stop)();
  }
}

/** The card provider's script, as far as this page uses it. That it runs shows that our own policy lets it. */
async function standInForScript(page) {
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "window.Stripe = () => ({ _registerWrapper() {} });" }),
  );
}

/** Stripe is down, a card is declined, and a payment is called off: each time the door stays shut. */
async function refusals(page, origin, stripe) {
  const start = page.getByRole("button", { name: "Comenzar - $9.99" });
  await page.goto(origin);
  stripe.become("broken");
  await start.click();
  await page.getByText("Failed to create checkout session").waitFor();
  stripe.become("honest");
  await start.click();
  await page.getByRole("button", { name: "Decline" }).click();
  await page.getByText("Your card was declined.").waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await start.waitFor();
  await page.goto(`${origin}/form`);
  await page.waitForURL(`${origin}/`);
}

async function payByCard(page, origin) {
  await page.goto(origin);
  await page.getByRole("button", { name: "Comenzar - $9.99" }).click();
  await page.getByRole("button", { name: "Pay $9.99" }).click();
  await page.getByRole("heading", { name: "Pago verificado" }).waitFor();
  assert.equal(page.url(), `${origin}/form`);
}

/** Somebody pays while nobody can tell us so: the door opens by itself later, and nothing is paid twice. */
async function comeBackLate(page, origin, stripe) {
  await standInForScript(page);
  stripe.notify(undefined);
  await page.goto(origin);
  await page.getByRole("button", { name: "Comenzar - $9.99" }).click();
  const payButton = page.getByRole("button", { name: "Pay $9.99" });
  await payButton.waitFor();
  stripe.become("sick");
  await payButton.click();
  await page.waitForURL(`${origin}/`);
  await page.getByRole("button", { name: "Comenzar - $9.99" }).waitFor();
  stripe.become("honest");
  await page.reload();
  await page.waitForURL(`${origin}/form`);
  await page.getByRole("heading", { name: "Pago verificado" }).waitFor();
}

async function sendTo(page, address) {
  await page.getByLabel("Su correo electrónico").fill(address);
  await page.getByRole("button", { name: "Enviar" }).click();
}

function count({ lines }, text) {
  return lines.filter((line) => line.includes(text)).length;
}
