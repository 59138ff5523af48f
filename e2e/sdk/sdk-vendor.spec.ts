import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../../scripts/bootstrap.mjs";
import { platformTokens, test } from "../fixtures/test.ts";
import { openSdkSite } from "./sdk-site.ts";

const vapi = createRequire(join(root, "packages/voice/package.json")).resolve("@vapi-ai/web");

/** Asks the platform; the answer has the fields that are looked at here. */
type Api = (
  method: string,
  path: string,
  body?: object,
) => Promise<{
  readonly id: string;
  readonly status: string;
  readonly assistantId: string;
  readonly endedReason: string;
  readonly artifact: { readonly transcript: string };
}>;

test("A page of somebody else's makes a whole call on our platform with the vendor's own web SDK, 2.5.0", {
  tag: "@sound",
}, async ({ cleanUp, origin, problems, page }) => {
  const api: Api = async (method, path, body) => {
    const headers = {
      authorization: `Bearer ${platformTokens.PLATFORM_PRIVATE_TOKEN}`,
      "content-type": "application/json",
    };
    const answer = await fetch(`${origin}/platform${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  const assistant = await api("POST", "/assistant", { name: "Recepción", firstMessage: "Buenos días, {{name}}." });
  const site = await openSdkSite({
    connects: [origin, origin.replace("http", "ws")],
    script: pageCode(`${origin}/platform`, assistant.id),
  });
  cleanUp(site.close);
  await page.goto(site.origin);
  const saysOf = (role: string) =>
    page.waitForFunction(
      (role) =>
        globalThis.told.find(
          ({ event, heard: [message] }) =>
            event === "message" && message.role === role && message.transcriptType === "final",
        ),
      role,
    );
  await page.getByRole("button").click();
  await saysOf("assistant");
  await page.evaluate(() => globalThis.sayInRoom("Quiero una cita."));
  await saysOf("user");
  await page.evaluate(() => globalThis.vapi.say("¿Para qué día?"));
  // What nobody has heard when the call ends is no part of it.
  await page.waitForFunction(() => {
    const asked = globalThis.told.findIndex((one) => JSON.stringify(one).includes("¿Para qué día?"));
    const after = asked === -1 ? [] : globalThis.told.slice(asked);
    return after.some(({ heard: [message] }) => message?.type === "speech-update" && message.status === "stopped");
  });
  await page.evaluate(() => globalThis.vapi.end());
  await page.waitForFunction(() => globalThis.told.some(({ event }) => event === "call-end"));

  const told = await page.evaluate(() => globalThis.told);
  const events = told.map(({ event }) => event);
  for (const event of ["call-start-success", "call-start", "speech-start", "call-end"]) {
    assert.ok(events.includes(event), `${event} is missing in ${events.join(" ")}`);
  }
  assert.ok(!events.includes("error"), JSON.stringify(told.filter(({ event }) => event === "error")));
  const callId = told.find(({ event }) => event === "call-start-success")?.heard[0].callId;
  const row = await ended(api, callId);
  assert.equal(row.assistantId, assistant.id);
  assert.equal(row.endedReason, "customer-ended-call");
  assert.equal(row.artifact.transcript, "AI: Buenos días, Ana.\nUser: Quiero una cita.\nAI: ¿Para qué día?\n");
  // The library is told of a track instead of a device, and says so in the console.
  assert.deepEqual(
    problems.splice(0).filter((problem) => !problem.includes("MediaStreamTrack found")),
    [],
  );
});

async function ended(api: Api, id = "") {
  for (;;) {
    const row = await api("GET", `/call/${id}`);
    if (row.status === "ended") return row;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * The page: its button calls the assistant, `window.told` keeps every event of the vendor's SDK. Daily's meeting is a
 * stand-in whose other side is our own room: what comes from there is said in the meeting, and the other way round.
 */
function pageCode(baseUrl: string, assistantId: string): string {
  const events = [
    "call-start",
    "call-end",
    "call-start-success",
    "call-start-failed",
    "error",
    "message",
    "speech-start",
  ];
  return `
    import * as library from ${JSON.stringify(vapi)};
    const Vapi = library.default.default ?? library.default;
    const daily = { avoidEval: true, callObjectBundleUrlOverride: location.origin + "/daily-call-machine.mjs" };
    const vapi = new Vapi(${JSON.stringify(platformTokens.PLATFORM_PUBLIC_TOKEN)}, ${JSON.stringify(baseUrl)}, daily);
    const told = [];
    for (const event of ${JSON.stringify(events)}) vapi.on(event, (...heard) => told.push({ event, heard }));
    Object.assign(globalThis, { vapi, told });
    const overrides = { variableValues: { name: "Ana" } };
    document.querySelector("button").addEventListener("click", async () => {
      const call = await vapi.start(${JSON.stringify(assistantId)}, overrides);
      const { dailyMeeting } = globalThis;
      const room = new WebSocket(call.webCallUrl);
      const signal = (message) => room.send(JSON.stringify(message));
      room.onopen = () => {
        signal({ type: "join", version: 1, abilities: { recognition: true, speech: true } });
        signal({ type: "app", data: "playable" });
        dailyMeeting.words.push = (word) => void signal({ type: "app", data: word });
      };
      room.onmessage = ({ data }) => {
        const heard = typeof data === "string" ? JSON.parse(data) : {};
        if (heard.type === "app" && heard.data.startsWith("{")) dailyMeeting.say(heard.data);
        if (heard.mark) signal({ type: "played", mark: heard.mark });
      };
      globalThis.sayInRoom = (text) => signal({ type: "recognised", text, isFinal: true });
    });
  `;
}
