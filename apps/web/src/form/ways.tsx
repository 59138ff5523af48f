import type { Asking, DialogueCommand, Field } from "@dilo/forms";
import { useFormWords } from "./use-form-words.ts";

/** What one can do at any question, as buttons; the same words work spoken. */
export function Ways(props: {
  interview: Asking;
  field: Field;
  isCallActive: boolean;
  onCommand: (command: DialogueCommand) => void;
}) {
  const { ask } = useFormWords();
  const { interview, field, onCommand } = props;
  const way = (command: DialogueCommand, label: string) => (
    <button key={command} className="plainer" type="button" onClick={() => onCommand(command)}>
      {label}
    </button>
  );
  return (
    <div className="ways">
      {interview.position > 0 && way("back", ask.back)}
      {props.isCallActive && way("repeat", ask.repeat)}
      {props.isCallActive && way("slower", ask.slower)}
      {props.isCallActive && (interview.isPaused ? way("resume", ask.resume) : way("pause", ask.pause))}
      {!field.required && way("skip", ask.skip)}
    </div>
  );
}
