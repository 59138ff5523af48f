import type { Asking, DialogueCommand, Field } from "@dilo/forms";
import { useFormWords } from "./use-form-words.ts";

/** The buttons most used stand first: the dock has room for three. */
const nearest = 3;

/**
 * What one can do at any question, as buttons; the same words work spoken.
 * @param part which of them: the `nearest`, for the dock, or the `others`
 */
export function Ways(props: {
  interview: Asking;
  field: Field;
  part: "nearest" | "others";
  onCommand: (command: DialogueCommand) => void;
}) {
  const { ask } = useFormWords();
  const { isCallActive, isPaused, position } = props.interview;
  const ways: readonly (readonly [DialogueCommand, string, boolean])[] = [
    ["resume", ask.resume, isPaused],
    ["skip", ask.skip, !props.field.required],
    ["back", ask.back, position > 0],
    ["repeat", ask.repeat, isCallActive],
    ["write", ask.write, isCallActive],
    ["slower", ask.slower, isCallActive],
    ["pause", ask.pause, isCallActive && !isPaused],
  ];
  const open = ways.filter(([, , isOpen]) => isOpen);
  const shown = props.part === "nearest" ? open.slice(0, nearest) : open.slice(nearest);
  if (shown.length === 0) return null;
  return (
    <div className="ways">
      {shown.map(([command, label]) => (
        <button key={command} className="plainer" type="button" onClick={() => props.onCommand(command)}>
          {label}
        </button>
      ))}
    </div>
  );
}
