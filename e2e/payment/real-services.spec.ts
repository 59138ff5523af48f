import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { forms } from "@dilo/forms";
import { startFakeSmtp } from "@dilo/testing/fake-smtp";
import { type FakeStripe, startFakeStripe } from "@dilo/testing/fake-stripe";
import { startFakeSynthesizer } from "@dilo/testing/fake-synthesizer";
import { startFakeTranscriber } from "@dilo/testing/fake-transcriber";
import { rosa } from "@dilo/testing/people";
import { startPostgres, whyNoPostgres } from "@dilo/testing/postgres";
import type { Locator, Page } from "@playwright/test";
import { axeFaults } from "../fixtures/axe.ts";
import { attachedPdf } from "../fixtures/outbox.ts";
import { untilHeard, watchPageLoudspeaker } from "../fixtures/page/loudspeaker.ts";
import { givePageMicrophone, sayIntoMicrophone } from "../fixtures/page/microphone.ts";
import { pdfText } from "../fixtures/pdf.ts";
import { type Recording, speak } from "../fixtures/recordings.ts";
import { openRoomWire, type RoomWire } from "../fixtures/room-wire.ts";
import type { Server } from "../fixtures/server.ts";
import { startVoice } from "../fixtures/spoken-page.ts";
import { choose, collectAlerts, download, expectListed, finish, preferWriting, writeAll } from "../fixtures/steps.ts";
import { skipWithoutSpeech, test } from "../fixtures/test.ts";

skipWithoutSpeech();

/** Whom the fake's payment page asks for the address. */
const payer = "rosa@example.test";
const [firstAnswer, secondAnswer] = rosa.answers.map(([, says]) => says);

test("Rosa pays by card, answers aloud and in writing, and gets her form by mail, on real services only", {
  tag: "@sound",
}, async ({ startServer, cleanUp, problems, openPage }) => {
  const why = whyNoPostgres();
  // A real store needs PostgreSQL's programs; `npm test` installs them where it can.
  test.skip(why !== undefined, `there is no real store to run on: ${why}`);
  const keep = <Service extends { close(): unknown }>(service: Service): Service => {
    cleanUp(() => service.close());
    return service;
  };
  const dataDir = await mkdtemp(join(tmpdir(), "dilo-real-services-"));
  cleanUp(() => rm(dataDir, { recursive: true, force: true }));
  const said = [speak(firstAnswer), speak(secondAnswer)];
  const stripe = keep(await startFakeStripe());
  const mail = keep(
    await startFakeSmtp({ nobody: ["roas@example.com", "rsoa@example.com"], later: ["rsoa@example.com"] }),
  );
  const transcriber = keep(await startFakeTranscriber({ answers: said }));
  const speaker = keep(await startFakeSynthesizer({ key: "speech-key-of-this-test" }));
  const postgres = await startPostgres();
  cleanUp(() => postgres.stop());
  const server = await startServer({
    dataDir,
    env: {
      ...stripe.env,
      ...mail.env,
      STRIPE_PUBLISHABLE_KEY: "pk_test_fake",
      DATABASE_URL: postgres.url,
      DATA_KEY: randomBytes(32).toString("base64"),
      TRANSCRIBER_URL: transcriber.url,
      TRANSCRIBER_KEY: "hearing-key-of-this-test",
      SPEECH_URL: speaker.url,
      SPEECH_KEY: "speech-key-of-this-test",
    },
  });
  stripe.notify(`${server.origin}/api/stripe-webhook`);
  for (const [what, who] of [
    ["payments", "Stripe (test mode: nothing is charged)"],
    ["mail", `SMTP ${new URL(mail.env.SMTP_URL).host}`],
    ["store", `PostgreSQL ${new URL(postgres.url).host}`],
    ["voice", `hears by ${new URL(transcriber.url).host}, speaks by ${new URL(speaker.url).host}`],
  ]) {
    const line = server.lines.find((text) => text.startsWith(`  ${what} `));
    assert.ok(line?.includes(who), `the start-up table says who serves ${what}: ${line}`);
  }

  const page = await openPage();
  const wire = openRoomWire(page);
  const alerts = collectAlerts(page);
  await givePageMicrophone(page);
  await watchPageLoudspeaker(page);
  await standInForScript(page);
  await payWrongly(page, server.origin, stripe);
  problems.splice(0);
  await payByCard(page, server.origin);
  assert.equal(count(server, '"event":"order-paid"'), 1);

  await choose(page, rosa.form);
  await answerAloud(page, wire, said);
  const heard = transcriber.heard.filter(({ text }) => text !== "");
  assert.deepEqual([...new Set(heard.map(({ text }) => text))], [firstAnswer, secondAnswer], "what was said aloud");
  assert.ok(heard.every(({ language, authorization }) => language === "es" && authorization.endsWith("of-this-test")));
  const { question } = forms[rosa.form].fields[1];
  const spoken = speaker.spoken.map(({ input }) => input);
  assert.equal(spoken.filter((text) => text === question).length, 1, "a question is spoken once, ahead of time");
  assert.ok(
    spoken.some((text) => text.startsWith("Oí:")),
    "what was only known in the call",
  );
  assert.equal(count(server, "speech-failed"), 0);

  await preferWriting(page);
  await writeAll(page, rosa.answers.slice(2));
  await finish(page);
  await expectListed(page, rosa.answers);
  const text = await pdfText((await download(page)).bytes);
  for (const [field, , value] of rosa.answers) assert.ok(text.includes(value), `${field} in the PDF`);

  await mistypedAddresses(page, alerts);
  problems.splice(0);
  await sendTo(page, "rosa@example.com");
  await page.getByText("Lo enviamos a rosa@example.com").waitFor();
  assert.deepEqual(alerts, ["¡Formulario enviado a su correo electrónico exitosamente!"]);

  await comeBackLate(await openPage(), server.origin, stripe);
  problems.splice(0);
  assert.equal(count(server, '"event":"order-paid"'), 2);

  const [codeLetter, letter, ...others] = mail.letters;
  assert.deepEqual(codeLetter.recipients, [payer], "the code is mailed right after the payment");
  assert.ok(codeLetter.raw.includes("Dilo"));
  // The second payment's code may still be on its way.
  for (const { recipients } of others) assert.deepEqual(recipients, [payer]);
  assert.deepEqual(letter.recipients, ["rosa@example.com"]);
  const mailed = await pdfText(attachedPdf(letter.raw));
  for (const [field, , value] of rosa.answers) assert.ok(mailed.includes(value), `${field} in the mail`);
  const printed = server.lines.join("\n");
  for (const secret of [
    "sk_test",
    "whsec_",
    "-key-of-this-test",
    "@example.com",
    payer,
    ...rosa.answers.map(([, says]) => says),
  ]) {
    assert.ok(!printed.includes(secret), "no secret and nothing said reaches the log");
  }
  // What calls always say is kept as soon as it was spoken, and nothing of anybody.
  const isOurs = (entry: string) => entry.startsWith("lock.") || entry === "spoken";
  const left = (await readdir(dataDir)).filter((entry) => !isOurs(entry));
  assert.deepEqual(left.sort(), ["keys", "platform-tokens.json"], "no embedded store, outbox or data key was made");
  await server.stop();
});

/** The first two questions are heard and answered aloud, what was understood is tapped. */
async function answerAloud(page: Page, wire: RoomWire, said: readonly Recording[]): Promise<void> {
  await startVoice(page);
  const yes = page.getByRole("button", { name: "Sí, está bien" });
  for (const [index, { wav }] of said.entries()) {
    const next = page.getByText(`Pregunta ${index + 2} de 10`);
    await page.getByText(`Pregunta ${index + 1} de 10`).waitFor();
    await untilHeard(page);
    await wire.said("¿");
    await sayUntilUnderstood(page, wire, wav, yes.or(next).first());
    if (await yes.isVisible()) await yes.click();
    await next.waitFor();
  }
  await page.getByRole("button", { name: "Detener" }).click();
}

/** On a busy machine sound may be cut: whoever is not heard is asked to say it again. */
async function sayUntilUnderstood(page: Page, wire: RoomWire, wav: Buffer, understood: Locator): Promise<void> {
  for (let times = 1; times <= 3; times += 1) {
    await page.locator(".status").filter({ hasText: "Le escucho" }).waitFor();
    wire.turnPage();
    await sayIntoMicrophone(page, wav);
    await understood.or(page.getByText("No lo oímos")).first().waitFor();
    if (await understood.isVisible()) return;
  }
  throw new Error("Said three times, and never understood.");
}

/** One address is refused at once; the other one only after the carrier had said to come back later. */
async function mistypedAddresses(page: Page, alerts: string[]): Promise<void> {
  await sendTo(page, "roas@example.com");
  await page.getByRole("alert").filter({ hasText: "Revise la dirección" }).waitFor();
  assert.deepEqual(alerts.splice(0), ["Error al enviar el correo. Por favor intente de nuevo."]);
  await sendTo(page, "rsoa@example.com");
  await page.getByText("Su correo para rsoa@example.com todavía no ha salido.").waitFor();
  assert.deepEqual(await axeFaults(page), [], "a mail that waits");
  const told = page.getByRole("alert").filter({ hasText: "El correo para rsoa@example.com no llegó." });
  await told.waitFor({ timeout: 60_000 });
  assert.ok((await told.innerText()).includes("Revise la dirección"));
  assert.deepEqual(alerts, []);
  assert.deepEqual(await axeFaults(page), [], "a mail that was refused");
}

/** The card provider's script, as far as this page uses it. That it runs shows that our own policy lets it. */
async function standInForScript(page: Page) {
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "window.Stripe = () => ({ _registerWrapper() {} });" }),
  );
}

/** Stripe is down, a card is declined, and a payment is called off: each time the door stays shut. */
async function payWrongly(page: Page, origin: string, stripe: FakeStripe): Promise<void> {
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

async function payByCard(page: Page, origin: string) {
  await page.goto(origin);
  await page.getByRole("button", { name: "Comenzar - $9.99" }).click();
  await page.getByRole("button", { name: "Pay $9.99" }).click();
  await page.getByRole("heading", { name: "Pago verificado" }).waitFor();
  assert.equal(page.url(), `${origin}/form`);
}

/** Somebody pays while nobody can tell us so: the door opens by itself later, and nothing is paid twice. */
async function comeBackLate(page: Page, origin: string, stripe: FakeStripe): Promise<void> {
  await standInForScript(page);
  stripe.notify(undefined);
  await page.goto(origin);
  await page.getByRole("button", { name: "Comenzar - $9.99" }).click();
  const payButton = page.getByRole("button", { name: "Pay $9.99" });
  await payButton.waitFor();
  stripe.become("sick");
  await payButton.click();
  await page.getByRole("heading", { name: "No pudimos revisar su pago" }).waitFor();
  assert.equal(new URL(page.url()).pathname, "/form");
  stripe.become("honest");
  await page.getByRole("heading", { name: "Pago verificado" }).waitFor();
}

async function sendTo(page: Page, address: string) {
  await page.getByLabel("Su correo electrónico").fill(address);
  await page.getByRole("button", { name: "Enviar" }).click();
}

function count({ lines }: Server, text: string): number {
  return lines.filter((line) => line.includes(text)).length;
}
