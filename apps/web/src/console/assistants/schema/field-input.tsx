import { useEffect, useState } from "react";
import { useConsoleWords } from "../../words/use-console-words.tsx";
import type { Field, Schema, Schemas } from "./schema.ts";

export interface FieldNeeds {
  readonly id: string;
  readonly field: Field;
  readonly schema: Schema;
  readonly schemas: Schemas;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly isReadOnly: boolean;
}

/** What one field is filled in with. Nothing in it is nothing in the settings. */
export function FieldInput(props: FieldNeeds) {
  const { id, field, value, onChange, isReadOnly } = props;
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const take = (next: string) => onChange(next === "" ? undefined : next);
  switch (field.kind) {
    case "choice":
      return <Choice {...props} value={text} options={field.options} onChoose={take} />;
    case "flag": {
      const chosen = typeof value === "boolean" ? String(value) : "";
      const onChoose = (next: string) => onChange(next === "" ? undefined : next === "true");
      return <Choice {...props} value={chosen} options={["true", "false"]} onChoose={onChoose} />;
    }
    case "number":
      return (
        <input
          {...{ id, min: field.minimum, max: field.maximum, readOnly: isReadOnly }}
          type="number"
          step="any"
          value={text}
          onChange={({ target }) => onChange(target.value === "" ? undefined : target.valueAsNumber)}
        />
      );
    case "lines": {
      const lines = Array.isArray(value) ? value.join("\n") : "";
      const onLines = (next: string) => onChange(next === "" ? undefined : next.split("\n"));
      return (
        <textarea
          {...{ id, readOnly: isReadOnly }}
          rows={2}
          value={lines}
          onChange={({ target }) => onLines(target.value)}
        />
      );
    }
    case "text":
      return field.isLong ? (
        <textarea
          {...{ id, readOnly: isReadOnly }}
          rows={3}
          value={text}
          onChange={({ target }) => take(target.value)}
        />
      ) : (
        <input {...{ id, readOnly: isReadOnly }} value={text} onChange={({ target }) => take(target.value)} />
      );
    default:
      return <JsonInput {...{ id, value, onChange, isReadOnly }} />;
  }
}

function Choice(props: FieldNeeds & { value: string; options: readonly string[]; onChoose: (value: string) => void }) {
  const { id, value, options, onChoose, isReadOnly } = props;
  const { assistants: words, common } = useConsoleWords();
  const told: Readonly<Record<string, string>> = { true: common.yes, false: common.no };
  return (
    <select id={id} value={value} disabled={isReadOnly} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{words.unset}</option>
      {options.map((one) => (
        <option key={one} value={one}>
          {told[one] ?? one}
        </option>
      ))}
    </select>
  );
}

interface JsonNeeds {
  readonly id: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly isReadOnly: boolean;
  readonly rows?: number;
}

/** A value as JSON. While it is none, that is said, and the settings keep what they had. */
export function JsonInput({ id, value, onChange, isReadOnly, rows = 4 }: JsonNeeds) {
  const { assistants: words } = useConsoleWords();
  const written = value === undefined ? "" : JSON.stringify(value, undefined, 2);
  const [text, setText] = useState(written);
  const [isWrong, setIsWrong] = useState(false);
  useEffect(() => {
    // What is written elsewhere is shown; what is being written here stays as it is typed.
    setText((shown) => (parsed(shown).json === written ? shown : written));
    setIsWrong(false);
  }, [written]);
  const take = (next: string) => {
    setText(next);
    const { isJson, value: given } = parsed(next);
    setIsWrong(!isJson);
    if (isJson) onChange(given);
  };
  const errorId = `${id}-wrong`;
  return (
    <>
      <textarea
        {...{ id, rows, readOnly: isReadOnly }}
        className="json"
        spellCheck={false}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        value={text}
        onChange={({ target }) => take(target.value)}
      />
      {isWrong && (
        <p className="wrong" id={errorId} role="status">
          {words.noJson}
        </p>
      )}
    </>
  );
}

/** A text as a value; `json` is how we write it. Nothing is no value. */
function parsed(text: string): { readonly isJson: boolean; readonly value?: unknown; readonly json?: string } {
  if (text.trim() === "") return { isJson: true, value: undefined, json: "" };
  try {
    const value: unknown = JSON.parse(text);
    return { isJson: true, value, json: JSON.stringify(value, undefined, 2) };
  } catch {
    return { isJson: false };
  }
}
