/** An SMTP server on this machine that keeps every letter, and refuses the addresses it is told to. */
import { SMTPServer } from "smtp-server";
import { portOf } from "./free-port.ts";

/**
 * Starts the server on a free port.
 * @param options `nobody`: addresses it refuses for good; `later`: of those, the ones it first asks to come back later
 */
export async function startFakeSmtp({
  nobody = [],
  later = [],
}: {
  nobody?: readonly string[];
  later?: readonly string[];
} = {}) {
  const greylist = new Set(later);
  const letters: { recipients: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      if (greylist.delete(address))
        return done(Object.assign(new Error("4.7.1 Come back later"), { responseCode: 451 }));
      if (!nobody.includes(address)) return done();
      done(Object.assign(new Error("5.1.1 No such user here"), { responseCode: 550 }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        letters.push({ recipients, raw: Buffer.concat(chunks).toString("latin1") });
        done();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(undefined)));
  return {
    /** The settings of a server that mails here. */
    env: {
      SMTP_URL: `smtp://127.0.0.1:${portOf(server.server)}`,
      MAIL_FROM: "Dilo <dilo@dilo.example>",
    },
    letters,
    close: () => new Promise((closed) => server.close(() => closed(undefined))),
  };
}
