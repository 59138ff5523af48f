import type { DialogueCommand } from "@dilo/forms";
import { useFormWords } from "../../words/use-words.ts";
import { type AvailableActions, allActions } from "../interview-view/available-actions.ts";
import { ActionButtons } from "./action-buttons.tsx";

/** The less frequent actions, and the keys of all of them. */
export function MoreActions(props: { actions: AvailableActions; onCommand: (command: DialogueCommand) => void }) {
  const { actions, onCommand } = props;
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
