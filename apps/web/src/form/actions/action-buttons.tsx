import type { DialogueCommand } from "@dilo/forms";
import { useFormWords } from "../../words/use-words.ts";
import type { AvailableActions, DialogueAction } from "./available-actions.ts";

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
export function MoreActions({
  now,
  extra,
  onCommand,
}: {
  now: AvailableActions;
  extra: readonly DialogueAction[];
  onCommand: OnCommand;
}) {
  const { ask } = useFormWords();
  const all = [...extra, ...now.nearest, ...now.others, ...now.rare];
  return (
    <>
      <ActionButtons actions={now.others} onCommand={onCommand} />
      {now.rare.length > 0 && (
        <details className="more">
          <summary>{ask.more}</summary>
          <div className="inside stack close">
            <ActionButtons actions={now.rare} onCommand={onCommand} />
            <p className="muted">{ask.keys}</p>
            <ul className="keys">
              {all.map(({ command, label, key }) => (
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
