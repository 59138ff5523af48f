import type { DialogueCommand } from "@dilo/forms";
import type { DialogueAction } from "../interview-view/available-actions.ts";

/** What answers the question, in its way: it looks like an answer. */
const answers: ReadonlySet<DialogueCommand> = new Set(["skip", "later"]);

/** Actions as a line of buttons; the same words work spoken, and so does Alt with a letter. */
export function ActionButtons(props: {
  actions: readonly DialogueAction[];
  onCommand: (command: DialogueCommand) => void;
}) {
  const { actions, onCommand } = props;
  if (actions.length === 0) return null;
  return (
    <div className="actions">
      {actions.map(({ command, label, key }) => (
        <button
          key={command}
          className={answers.has(command) ? "button quiet small" : "plainer"}
          type="button"
          aria-keyshortcuts={`Alt+${key}`}
          onClick={() => onCommand(command)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
