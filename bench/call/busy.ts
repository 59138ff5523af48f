// A machine that has other things to do: calls that are up beside the measured ones, and programs that take the processors.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { openCaller } from "./caller.ts";
import type { Child } from "./child-process.ts";
import type { PlatformCommands } from "./platform-server.ts";

/** Each keeps one processor busy: a load of 2, to which the calls come. */
const burners = 2;

/** Measures something while so many other calls listen, their microphones sending, and other programs run. */
export async function whileBusy<Result>(
  { server, calls }: { readonly server: Child<PlatformCommands>; readonly calls: number },
  measure: () => Promise<Result>,
): Promise<Result> {
  const open = [];
  for (let opened = 0; opened < calls; opened += 1) {
    open.push(await openCaller(await server.send("createCall", { firstMessage: "Hola." })));
  }
  const others = Array.from({ length: burners }, () => spawn(process.execPath, ["-e", "for (;;);"]));
  try {
    return await measure();
  } finally {
    for (const other of others) {
      other.kill("SIGKILL");
      await once(other, "close");
    }
    for (const call of open) call.close();
  }
}
