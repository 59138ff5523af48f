import type { DialogueCommand } from "@dilo/forms";
import { useFormWords } from "../../words/use-words.ts";
import { type AvailableActions, allActions, type DialogueAction } from "../interview-view/available-actions.ts";

type OnCommand = (command: DialogueCommand) => void;

/** What answers the question, in its way: it looks like an answer. */
const answers: ReadonlySet<DialogueCommand> = new Set(["skip", "later"]);

/** Actions as a line of buttons; the same words work spoken, and so does Alt with a letter. */
export function ActionButtons({ actions, onCommand }: { actions: readonly DialogueAction[]; onCommand: OnCommand }) {
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

/** The less frequent actions, and the keys of all of them. */
export function MoreActions({ actions, onCommand }: { actions: AvailableActions; onCommand: OnCommand }) {
  const { ask } = useFormWords();
  return (
    <>
      <ActionButtons actions={actions.secondary} onCommand={onCommand} />
      {actions.more.length > 0 && (
        <details className="more">
          <summary>{ask.more}</summary>
          <div className="inside stack close">
            <ActionButtons actions={actions.more} onCommand={onCommand} />
            <p className="muted by-key">{ask.keys}</p>
            <ul className="keys by-key">
              {allActions(actions).map(({ command, label, key }) => (
                <li key={command}>
                  <kbd>Alt + {key}</kbd> {label}
                </li>
              ))}
            </ul>
          </div>
        </details>
      )}
    </>
  );
}
