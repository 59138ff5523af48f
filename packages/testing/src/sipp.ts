/** Telephones that are not ours: sipp, which plays whatever scenario it is given (Debian package sip-tester). */
import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const isBare = process.env["BARE"] === "1";

/** Why no call of sipp can be made here; undefined when it can. */
export function whyNoSipp(): string | undefined {
  const isHere = !isBare && spawnSync("sipp", ["-v"]).error === undefined;
  return isHere ? undefined : "sipp is not installed (Debian package sip-tester)";
}

/** What sipp offers where a step does not say: µ-law, A-law and digits. */
export const usualSdp = `v=0
o=sipp 1 1 IN IP[local_ip_type] [local_ip]
s=-
c=IN IP[media_ip_type] [media_ip]
t=0 0
m=audio [media_port] RTP/AVP 0 8 101
a=rtpmap:101 telephone-event/8000`;

/**
 * One step of a scenario. `send`: a request's method, or "200 OK" for an answer. `again`: sent again after so many
 * milliseconds. `has`: what must stand in what is received, a regular expression. `lost`: never arrives, as if
 * the network had dropped it. `play`: a pcap file
 */
export type Step =
  | { send: string; headers?: string; sdp?: string; body?: string; type?: string; again?: number }
  | {
      recv: string | number;
      optional?: boolean;
      rrs?: boolean;
      auth?: boolean;
      has?: string;
      timeoutMs?: number;
      lost?: boolean;
    }
  | { pauseMs: number }
  | { play: string };

/** Where a step stands in its scenario. */
export type Where = { branch: string; at: number };

/** Writes a scenario in which sipp calls. */
export const callerScenario = (steps: readonly Step[]) => scenario(steps, callerMessage);

/** Writes a scenario in which sipp is called. */
export const calledScenario = (steps: readonly Step[]) => scenario(steps, calledMessage);

function scenario(steps: readonly Step[], write: (step: Extract<Step, { send: string }>, where: Where) => string) {
  let checks = 0;
  let invite = 0;
  let isRefused = false;
  const parts = steps.map((step, at) => {
    if ("send" in step && step.send.endsWith("INVITE")) invite = at;
    if ("recv" in step && typeof step.recv === "number") isRefused = step.recv >= 300;
    // What gives an INVITE up, and what acknowledges its refusal, belongs to its transaction.
    const isOfInvite = "send" in step && (step.send === "CANCEL" || (step.send === "ACK" && isRefused));
    const branch = isOfInvite ? `[branch-${at - invite}]` : "[branch]";
    if ("pauseMs" in step) return `<pause milliseconds="${step.pauseMs}"/>`;
    if ("play" in step) return `<nop><action><exec play_pcap_audio="${step.play}"/></action></nop>`;
    if ("send" in step) {
      const retrans = step.again === undefined ? "" : ` retrans="${step.again}"`;
      return `<send${retrans}><![CDATA[\n\n${write(step, { branch, at })}\n]]></send>`;
    }
    const { recv, optional, rrs, auth, has, timeoutMs, lost } = step;
    const what = typeof recv === "number" ? `response="${recv}"` : `request="${recv}"`;
    const marks = [
      optional ? ' optional="true"' : "",
      rrs || recv === "INVITE" ? ' rrs="true"' : "",
      auth ? ' auth="true"' : "",
      lost ? ' lost="100"' : "",
      timeoutMs === undefined ? "" : ` timeout="${timeoutMs}"`,
    ].join("");
    if (has !== undefined) checks += 1;
    const check =
      has === undefined ? "" : `<ereg regexp="${has}" search_in="msg" check_it="true" assign_to="${checks}"/>`;
    // Who is called needs to know who calls, to send requests of its own, and the number of what it refuses later.
    const noted = recv === "INVITE" ? noteHeader("From", "remote") + noteHeader("CSeq", "number") : "";
    return `<recv ${what}${marks}><action>${check}${noted}</action></recv>`;
  });
  const names = Array.from({ length: checks }, (_, at) => `${at + 1}`);
  if (steps.some((step) => "recv" in step && step.recv === "INVITE")) names.push("remote", "number");
  const used = names.length === 0 ? "" : `<Reference variables="${names.join(",")}"/>`;
  return `<?xml version="1.0" encoding="ISO-8859-1" ?>\n<scenario name="one">\n${parts.join("\n")}\n${used}\n</scenario>\n`;
}

const noteHeader = (header: string, name: string) =>
  `<ereg regexp=".*" search_in="hdr" header="${header}:" check_it="true" assign_to="${name}"/>`;

function withBody({ sdp, body = sdp, type = "application/sdp", headers }: Extract<Step, { send: string }>, lines = "") {
  const more = headers === undefined ? "" : `${headers}\n`;
  return body === undefined
    ? `${lines}${more}Content-Length: 0\n`
    : `${lines}${more}Content-Type: ${type}\nContent-Length: [len]\n\n${body}\n`;
}

function callerMessage(step: Extract<Step, { send: string }>, { branch }: Where) {
  const answer = answerTo(step);
  if (answer !== undefined) return answer;
  const { send } = step;
  const isFirst = send === "INVITE" || send === "CANCEL";
  const isOutside = send === "OPTIONS";
  const to = isFirst || isOutside ? "" : "[peer_tag_param]";
  const uri = isFirst || isOutside ? "sip:[service]@[remote_ip]:[remote_port]" : "[next_url]";
  const number = { ACK: "[cseq] ACK", CANCEL: "[cseq] CANCEL" }[send] ?? `[cseq] ${send.replace("RE-", "")}`;
  const method = send.replace("RE-", "");
  const target = send === "RE-INVITE" || send === "ACK" ? "[next_url]" : uri;
  return withBody(
    step,
    `${method} ${target} SIP/2.0
Via: SIP/2.0/[transport] [local_ip]:[local_port];branch=${branch}
From: "Ana" <sip:+13055550100@[local_ip]:[local_port]>;tag=[call_number]
To: <sip:[service]@[remote_ip]:[remote_port]>${to}
Call-ID: [call_id]
CSeq: ${number}
Contact: <sip:sipp@[local_ip]:[local_port];transport=[transport]>
Max-Forwards: 70
`,
  );
}

function calledMessage(step: Extract<Step, { send: string }>, { branch, at }: Where) {
  const answer = answerTo(step);
  if (answer !== undefined) return answer;
  const method = step.send.replace("RE-", "");
  return withBody(
    step,
    `${method} [next_url] SIP/2.0
Via: SIP/2.0/[transport] [local_ip]:[local_port];branch=${branch}
[routes]
From: <sip:sipp@[local_ip]:[local_port]>;tag=[pid]SIPpTag[call_number]
To:[$remote]
Call-ID: [call_id]
CSeq: ${at + 1} ${method}
Contact: <sip:sipp@[local_ip]:[local_port];transport=[transport]>
Max-Forwards: 70
`,
  );
}

function answerTo(step: Extract<Step, { send: string }>) {
  if (!/^\d{3} /.test(step.send)) return undefined;
  return withBody(
    step,
    `SIP/2.0 ${step.send}
[last_Via:]
[last_From:]
[last_To:];tag=[pid]SIPpTag[call_number]
[last_Call-ID:]
${step.send.startsWith("487") ? "CSeq:[$number]" : "[last_CSeq:]"}
[last_Record-route:]
Contact: <sip:sipp@[local_ip]:[local_port];transport=[transport]>
`,
  );
}

/**
 * Plays a scenario.
 * @param how `to`: "address:port"; left out, sipp waits to be called
 */
export function runSipp(
  xml: string,
  {
    address,
    port = 5060,
    to,
    calls = 1,
    rate = 10,
    atOnce,
    mediaPort,
    options = [],
    timeoutSeconds = 12,
  }: {
    address: string;
    port?: number;
    to?: string;
    calls?: number;
    rate?: number;
    atOnce?: number;
    mediaPort?: number;
    options?: readonly string[];
    timeoutSeconds?: number;
  },
): { done: Promise<{ isRight: boolean; errors: string }>; stop(): void } {
  const controller = new AbortController();
  const play = async () => {
    const folder = await mkdtemp(join(tmpdir(), "sipp-"));
    try {
      await writeFile(join(folder, "one.xml"), xml);
      const words = [
        ...["-sf", "one.xml", "-i", address, "-mi", address, "-p", `${port}`, "-m", `${calls}`, "-r", `${rate}`],
        ...(mediaPort === undefined ? [] : ["-mp", `${mediaPort}`]),
        ...(atOnce === undefined ? [] : ["-l", `${atOnce}`]),
        ...[
          "-nostdin",
          "-timeout",
          `${timeoutSeconds}`,
          "-timeout_error",
          "-trace_err",
          "-error_file",
          "errors.txt",
          ...options,
        ],
        ...(to === undefined ? [] : [to]),
      ];
      const child = spawn("sipp", words, { cwd: folder, stdio: "ignore", signal: controller.signal });
      const code = await new Promise((resolve) => {
        child.on("error", () => resolve(-1));
        child.on("exit", resolve);
      });
      const errors = await readFile(join(folder, "errors.txt"), "utf8").catch(() => "");
      return { isRight: code === 0, errors };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  return { done: play(), stop: () => controller.abort() };
}
