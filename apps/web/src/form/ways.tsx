import type { Asking, DialogueCommand, Field } from "@dilo/forms";
import { useFormWords } from "./use-form-words.ts";

/** What one can do at any question, as buttons; the same words work spoken. */
export function Ways(props: { interview: Asking; field: Field; onCommand: (command: DialogueCommand) => void }) {
  const { ask } = useFormWords();
  const { interview, field, onCommand } = props;
  const { isCallActive, isPaused, position } = interview;
  const ways: readonly (readonly [DialogueCommand, string, boolean])[] = [
    ["back", ask.back, position > 0],
    ["repeat", ask.repeat, isCallActive],
    ["write", ask.write, isCallActive],
    ["slower", ask.slower, isCallActive],
    ["pause", ask.pause, isCallActive && !isPaused],
    ["resume", ask.resume, isPaused],
    ["skip", ask.skip, !field.required],
  ];
  const open = ways.filter(([, , isOpen]) => isOpen);
  if (open.length === 0) return null;
  return (
    <div className="ways">
      {open.map(([command, label]) => (
        <button key={command} className="plainer" type="button" onClick={() => onCommand(command)}>
          {label}
        </button>
      ))}
    </div>
  );
}
