import { useId } from "react";

interface Needs<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  /** The label is for who does not see: what stands around tells others. */
  readonly isLabelHidden?: boolean;
  readonly isDisabled?: boolean;
}

/** One of several, chosen from a list. */
export function Choice<Value extends string>(props: Needs<Value>) {
  const { label, value, onChoose, options, isLabelHidden = false, isDisabled } = props;
  const id = useId();
  return (
    <div className="field">
      {!isLabelHidden && <label htmlFor={id}>{label}</label>}
      <select
        id={id}
        aria-label={isLabelHidden ? label : undefined}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => onChoose(target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
