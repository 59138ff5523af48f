import { findEspeakVoice, findEspeakWasmVoice, type Voice } from "@dilo/platform";

const programs = new Map<string, Promise<Voice | undefined>>();

/** This machine's own voice: the program where it is installed, which is looked for once, else the package. */
export async function findLocalVoice(command = "espeak-ng"): Promise<Voice | undefined> {
  const program = programs.get(command) ?? findEspeakVoice({ command });
  programs.set(command, program);
  return (await program) ?? findEspeakWasmVoice();
}
