import type { DialogueCommand } from "@dilo/forms";
import { useFormWords } from "../../words/use-words.ts";
import { type AvailableActions, allActions, type DialogueAction } from "../interview-view/available-actions.ts";

type OnCommand = (command: DialogueCommand) => void;

/** A line of things one can do, as buttons; the same words work spoken, and Alt with a letter too. */
export function ActionButtons({ actions, onCommand }: { actions: readonly DialogueAction[]; onCommand: OnCommand }) {
  if (actions.length === 0) return null;
  return (
    <div className="actions">
      {actions.map(({ command, label, key }) => (
        <button
          key={command}
          className="plainer"
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

/** What is done less often, and which keys do all of it. */
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
            <p className="muted">{ask.keys}</p>
            <ul className="keys">
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
