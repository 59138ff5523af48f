/**
 * Reads the part of a Dockerfile's language that ours uses: no heredocs, no continued lines, one word a line.
 * @typedef {{ word: string, text: string }} Step
 * @typedef {{ base: string, name: string | undefined, steps: Step[] }} Stage
 * @param {string} text
 * @returns {Stage[]}
 */
export function readStages(text) {
  /** @type {Stage[]} */
  const stages = [];
  for (const line of text.split("\n").filter((one) => one.trim() !== "" && !one.startsWith("#"))) {
    const [, word = "", rest = ""] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (word === "") throw new Error(`A line that is not understood: ${line}`);
    const [, base = "", name] = word === "FROM" ? (/^(\S+)(?: AS (\S+))?$/.exec(rest) ?? []) : [];
    if (word === "FROM") stages.push({ base, name, steps: [] });
    else stages.at(-1)?.steps.push({ word, text: rest });
  }
  return stages;
}
