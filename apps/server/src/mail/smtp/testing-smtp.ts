import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** An SMTP server of this machine, and what it has received. */
export interface TestSmtp {
  readonly url: string;
  readonly received: { readonly recipients: readonly string[]; readonly raw: string; readonly secure: boolean }[];
  close(): Promise<void>;
}

/** Starts a server that takes every letter; the options change what it takes. */
export async function openTestSmtp(options: SMTPServerOptions = {}): Promise<TestSmtp> {
  const received: TestSmtp["received"] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onData(stream, { envelope, secure }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, raw: Buffer.concat(chunks).toString("utf8"), secure });
        done();
      });
    },
    ...options,
  });
  // A client that gives up in the middle is no error of a test.
  server.on("error", () => {});
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://localhost:${port}`, received, close: () => new Promise((closed) => server.close(closed)) };
}

/** Starts a server that answers each line with whatever `answer` does to the connection. */
export async function openOddSmtp(
  greet: (socket: Socket) => void,
  answer: (socket: Socket, line: string) => void,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    socket.on("data", (bytes) => answer(socket, bytes.toString()));
    greet(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
