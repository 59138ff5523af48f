import { anyLanguage } from "@dilo/api/operations";
import { describe, expect, test } from "vitest";
import { openStubService } from "../../testing/stub-service.ts";
import { transcriberContract } from "./transcriber.contract.ts";
import { openAiTranscriber } from "./via-openai.ts";

const pieces = [Buffer.from('{"text":" Juan P'), Buffer.from('érez ","usage":{}}')];

function openService() {
  return openStubService("application/json", () => pieces);
}

describe("an OpenAI-compatible service as Transcriber", () => {
  transcriberContract(async (timeoutMs) => {
    const service = await openService();
    const settings = { baseUrl: service.url, key: "secret-key", model: "m", name: "S", timeoutMs };
    return { transcriber: openAiTranscriber(settings), become: service.become, close: service.close };
  });

  test("is asked in its own words, and once more when it falls over", async () => {
    const service = await openService();
    const transcriber = openAiTranscriber({ baseUrl: `${service.url}/v1`, key: "secret-key", model: "m", name: "S" });
    const signal = new AbortController().signal;
    const stream = transcriber.listen({ language: "es", preRollFrames: 1, onPartial: () => {} });
    stream.begin();
    stream.hear(Int16Array.of(1, 2, 3));
    await stream.transcribe(signal);
    const [asked] = service.requests;
    expect(asked).toMatchObject({
      method: "POST",
      url: "/v1/audio/transcriptions",
      headers: { authorization: "Bearer secret-key" },
    });
    const headers = { "content-type": asked?.headers["content-type"] ?? "" };
    const form = await new Response(new Uint8Array(asked?.body ?? Buffer.alloc(0)), { headers }).formData();
    expect([form.get("model"), form.get("language"), form.get("response_format")]).toEqual(["m", "es", "json"]);
    expect((form.get("file") as File).size).toBe(44 + 6);

    const either = transcriber.listen({ language: anyLanguage, preRollFrames: 1, onPartial: () => {} });
    either.begin();
    either.hear(Int16Array.of(1));
    await either.transcribe(signal);
    const free = service.requests.at(-1)?.body.toString("latin1");
    expect(free).toContain('name="model"');
    expect(free).not.toContain('name="language"');

    service.become("broken");
    await expect(stream.transcribe(signal)).rejects.toMatchObject({ code: "unreachable" });
    expect(service.requests).toHaveLength(4);
    await service.close();
  });
});
