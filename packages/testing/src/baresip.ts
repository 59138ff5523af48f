// A softphone that is not ours: baresip, which carries sound (Debian package baresip-core).
import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { readWav, toWav } from "./wav.ts";

/** Why baresip cannot be driven here; undefined when it can. */
export function whyNoBaresip(): string | undefined {
  const isHere = process.env["BARE"] !== "1" && spawnSync("baresip", ["-h"]).error === undefined;
  return isHere ? undefined : "baresip is not installed (Debian package baresip-core)";
}

/** A softphone that answers whoever calls it. */
export interface Baresip {
  /** Keys that it has heard. */
  keys(): string;
  /** Ends it, once however often it is asked for. @returns what it has heard */
  close(): Promise<Int16Array>;
}

/** It is ready for calls within this. Milliseconds. */
const startMs = 15_000;

/**
 * Starts baresip. Its sound comes from 127.0.0.1, whichever address it has.
 * @param how `says`: at 8 kHz; when that is over it hangs up. `dial`: whom it calls
 */
export async function openBaresip({
  address = "127.0.0.1",
  port = 5060,
  says,
  dial,
}: {
  readonly address?: string;
  readonly port?: number;
  readonly says: Int16Array;
  readonly dial?: string;
}): Promise<Baresip> {
  const folder = await mkdtemp(join(tmpdir(), "baresip-"));
  const source = join(folder, "says.wav");
  const controlPort = await freePort();
  await writeFile(source, toWav({ sampleRate: 8000, samples: says }));
  const config = [
    `sip_listen ${address}:${port}`,
    "module_path /usr/lib/baresip/modules",
    ...["g711.so", "aufile.so", "aubridge.so", "sndfile.so"].map((name) => `module ${name}`),
    ...["account.so", "menu.so", "ctrl_tcp.so"].map((name) => `module_app ${name}`),
    `ctrl_tcp_listen ${address}:${controlPort}`,
    `audio_source aufile,${source}`,
    // What it hears goes to nobody, and into a file.
    "audio_player aubridge,nobody",
    `snd_path ${folder}`,
    "",
  ];
  await writeFile(join(folder, "config"), config.join("\n"));
  await writeFile(join(folder, "accounts"), `<sip:ana@${address}>;regint=0;answermode=auto\n`);
  const words = ["-f", folder, "-n", address, ...(dial === undefined ? [] : ["-e", `/dial ${dial}`])];
  const child = spawn("baresip", words, { stdio: "ignore" });
  const ended = new Promise((resolve) => {
    child.on("exit", resolve);
    child.on("error", resolve);
  });
  const end = async () => {
    child.kill();
    await ended;
  };
  const control = await connected(address, controlPort).catch(async (error: unknown) => {
    await end();
    await rm(folder, { recursive: true });
    throw error;
  });
  let told = "";
  control.on("data", (bytes) => {
    told += bytes.toString();
  });
  let heard: Promise<Int16Array> | undefined;
  const close = async () => {
    control.destroy();
    await end();
    const file = (await readdir(folder)).find((name) => name.endsWith("-dec.wav"));
    const samples = file === undefined ? new Int16Array(0) : readWav(await readFile(join(folder, file))).samples;
    await rm(folder, { recursive: true });
    return samples;
  };
  return {
    keys: () => [...told.matchAll(/"CALL_DTMF_START"[^}]*"param":"(.)"/g)].map(([, key]) => key).join(""),
    close: () => {
      heard ??= close();
      return heard;
    },
  };
}

/** Its control connection, which is there once it listens. */
async function connected(address: string, port: number) {
  for (const until = performance.now() + startMs; ; ) {
    const socket = connect(port, address);
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true));
      socket.once("error", () => resolve(false));
    });
    if (isOpen) {
      socket.on("error", () => {});
      return socket;
    }
    if (performance.now() > until) throw new Error("baresip did not start.");
    await wait(100);
  }
}
