import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { openTestSmtp } from "../mail/smtp/testing-smtp.ts";
import { openSmtp } from "../mail/smtp/via-smtp.ts";
import { saidSoon } from "../testing/said-soon.ts";
import { openTestServer } from "../testing/test-server.ts";

/** A mail server that answers nothing from one moment of each letter on, until it is told to speak. */
async function muteSmtp(moment: "greeting" | "address" | "end") {
  const held: (() => void)[] = [];
  let isMute = true;
  const letters: string[] = [];
  const at = (now: typeof moment, go: () => void) => {
    if (isMute && now === moment) held.push(go);
    else go();
  };
  const { url, close } = await openTestSmtp({
    onConnect: (_session, done) => at("greeting", done),
    onRcptTo: (_address, _session, done) => at("address", done),
    onData: (stream, _session, done) => {
      text(stream).then((letter) => {
        letters.push(letter);
        at("end", done);
      }, done);
    },
  });
  const speak = () => {
    isMute = false;
    for (const go of held) go();
  };
  return { url, close, letters, speak };
}

test.each(["greeting", "address", "end"] as const)(
  "a mail server that falls silent before its %s is not waited for, and has the letter once it speaks",
  async (moment) => {
    const smtp = await muteSmtp(moment);
    onTestFinished(() => smtp.close());
    const mailer = openSmtp({ url: smtp.url, from: "dilo@dilo.example", host: "dilo.example", requiresTls: false });
    const server = await openTestServer({ with: { mailer } });
    onTestFinished(() => server.close());
    const rosa = server.browser();
    await rosa.enter();
    const saved = { formType: "N-400", data: { nombre_completo: "Rosa Ficticia" } };
    const { id } = (await rosa.send("POST", "/submit-form", { body: saved })).json<{ id: string }>();
    const body = { id, email: "rosa@example.test", includePDF: false };
    const ask = () => saidSoon(rosa.send("POST", "/email-form", { body }));
    for (const answer of await Promise.all([ask(), ask()])) {
      expect(answer.json()).toEqual({ queued: true, isSent: false });
    }
    const status = async () => (await rosa.send("GET", `/form/${id}/mail`)).json().mail;
    expect(await status()).toEqual({ state: "waiting", email: body.email });
    // Its attempt has not ended yet, in whatever way.
    expect(server.logged()).not.toContain('"kind":"mail"');
    smtp.speak();
    await expect.poll(status, { timeout: 20_000 }).toEqual({ state: "sent" });
    expect(smtp.letters).toHaveLength(1);
  },
  60_000,
);
