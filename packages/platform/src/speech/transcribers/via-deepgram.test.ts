import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import type { Behaviour } from "../../testing/stub-service.ts";
import { transcriberContract } from "./transcriber.contract.ts";
import { deepgramTranscriber } from "./via-deepgram.ts";

/** Deepgram's live API on a loopback port: interim results while sound comes, a final one on Finalize. */
async function openDeepgram() {
  let behaviour: Behaviour = "well";
  let diesOnce = false;
  const requests: { url: string; authorization: string | undefined }[] = [];
  const controls: string[] = [];
  let soundBytes = 0;
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });

  server.on("upgrade", (request, socket, head) => {
    requests.push({ url: request.url ?? "", authorization: request.headers.authorization });
    if (behaviour === "refusing" || behaviour === "broken") {
      const status = behaviour === "broken" ? "503 Service Unavailable" : "401 Unauthorized";
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, serve);
  });

  function serve(socket: WebSocket): void {
    socket.on("message", (data: Buffer, isBinary) => {
      if (isBinary) {
        soundBytes += data.length;
        return;
      }
      const { type } = JSON.parse(data.toString()) as { type: string };
      controls.push(type);
      if (type === "Finalize") answer(socket);
    });
  }

  function answer(socket: WebSocket): void {
    switch (behaviour) {
      case "mute":
        return;
      case "dying":
        socket.terminate();
        if (diesOnce) behaviour = "well";
        return;
      case "nonsense":
        socket.send("<html>");
        return;
      case "empty":
        socket.send(JSON.stringify({ type: "Results", channel: {} }));
        return;
      case "slow":
        say(socket, "Juan Pérez", { is_final: true });
        return;
      default:
        say(socket, "Juan", { is_final: false });
        say(socket, "Juan Pérez", { is_final: true, from_finalize: true });
    }
  }

  function say(socket: WebSocket, transcript: string, marks: object): void {
    socket.send(
      JSON.stringify({ type: "Results", channel: { alternatives: [{ transcript, confidence: 0.9 }] }, ...marks }),
    );
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    controls,
    soundBytes: () => soundBytes,
    dieOnce: () => {
      behaviour = "dying";
      diesOnce = true;
    },
    become: (next: Behaviour) => {
      behaviour = next;
      for (const socket of sockets.clients) if (next === "refusing" || next === "broken") socket.terminate();
    },
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      server.close();
      await once(server, "close");
    },
  };
}

describe("Deepgram as Transcriber", () => {
  transcriberContract(async (timeoutMs) => {
    const service = await openDeepgram();
    const transcriber = deepgramTranscriber({
      baseUrl: service.url,
      key: "secret-key",
      timeoutMs,
      confirmedWithinMs: 50,
    });
    return { transcriber, become: service.become, close: service.close };
  });

  test("loses nothing of a turn when the line dies once: the whole turn is sent again", async () => {
    const service = await openDeepgram();
    const stream = deepgramTranscriber({ baseUrl: service.url, key: "secret-key" }).listen({
      language: "es",
      preRollFrames: 0,
      onPartial: () => {},
    });
    service.dieOnce();
    stream.begin();
    for (let frame = 0; frame < 10; frame += 1) stream.hear(new Int16Array(320));
    expect(await stream.transcribe(new AbortController().signal)).toBe("Juan Pérez");
    expect(service.requests).toHaveLength(2);
    expect(service.soundBytes()).toBe(2 * 10 * 640);
    stream.close();
    await service.close();
  });

  test("is asked in its own words, is sent every frame once, and tells what it hears", async () => {
    const service = await openDeepgram();
    const partials: string[] = [];
    const stream = deepgramTranscriber({ baseUrl: service.url, key: "secret-key" }).listen({
      language: "es",
      preRollFrames: 2,
      onPartial: (text) => partials.push(text),
    });
    for (let frame = 0; frame < 5; frame += 1) stream.hear(new Int16Array(320));
    stream.begin();
    for (let frame = 0; frame < 3; frame += 1) stream.hear(new Int16Array(320));
    expect(await stream.transcribe(new AbortController().signal)).toBe("Juan Pérez");
    expect(partials).toEqual(["Juan", "Juan Pérez"]);
    expect(service.soundBytes()).toBe((2 + 3) * 640);
    const [asked] = service.requests;
    expect(asked?.authorization).toBe("Token secret-key");
    const { searchParams } = new URL(asked?.url ?? "", service.url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      encoding: "linear16",
      sample_rate: "16000",
      language: "es",
    });
    stream.close();
    await service.close();
  });
});
