import type { Toolbox } from "../../tools/toolbox.ts";

/** The tools as the model sees them; none is used, and the answer ends with what it wants. */
export function watched(tools: Toolbox | undefined): Toolbox | undefined {
  return (
    tools && {
      definitions: tools.definitions,
      run: async function* (calls) {
        yield { kind: "tool-calls", calls };
        yield { kind: "stop" };
      },
    }
  );
}

/** The tools as the model sees them; each is answered as if it had worked, and nothing is really done. */
export function mocked(tools: Toolbox | undefined): Toolbox | undefined {
  return (
    tools && {
      definitions: tools.definitions,
      run: async function* (calls) {
        yield { kind: "tool-calls", calls };
        for (const { id: toolCallId, name } of calls) {
          yield { kind: "tool-result", result: { toolCallId, name, result: "Done." } };
        }
      },
    }
  );
}
