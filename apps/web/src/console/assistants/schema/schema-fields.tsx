import { useId, useState } from "react";
import { useConsoleWords } from "../../words/use-console-words.tsx";
import { FieldInput, type FieldNeeds } from "./field-input.tsx";
import { fieldOf, resolved, type Schema, type Schemas, withField } from "./schema.ts";

interface Needs {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly schemas: Schemas;
  readonly value: object | undefined;
  readonly onChange: (value: object | undefined) => void;
  readonly isReadOnly: boolean;
  /** The fields that are most looked for. */
  readonly first?: readonly string[];
}

/**
 * The fields of a schema, each with what becomes of it: first those that act. What has no effect here stands behind a
 * fold, and what would be refused is shown only where it is set.
 */
export function SchemaFields({ properties, schemas, value, onChange, isReadOnly, first = [] }: Needs) {
  const { assistants: words } = useConsoleWords();
  const settings = Object(value) as Readonly<Record<string, unknown>>;
  const places = Object.keys(properties).toSorted((one, other) => placeOf(one) - placeOf(other));
  const all = places.map((name) => [name, resolved(properties[name] ?? {}, schemas)] as const);
  const [effective, idle] = [all.filter(isEffective), all.filter((field) => !isEffective(field) && isShown(field))];
  const list = (fields: typeof all) =>
    fields.map(([name, schema]) => (
      <SchemaField
        key={name}
        {...{ name, schema, schemas, isReadOnly }}
        value={settings[name]}
        onChange={(next) => onChange(withField(value, name, next))}
      />
    ));
  return (
    <div className="schema">
      {list(effective)}
      {idle.length > 0 && (
        <details>
          <summary>{words.idle(idle.length)}</summary>
          <div className="schema">{list(idle)}</div>
        </details>
      )}
    </div>
  );

  function placeOf(name: string): number {
    return first.includes(name) ? first.indexOf(name) : first.length;
  }

  function isEffective([name, { "x-behaviour": behaviour = "acts" }]: (typeof all)[number]): boolean {
    return behaviour === "acts" || behaviour === "label" || settings[name] !== undefined;
  }

  function isShown([, schema]: (typeof all)[number]): boolean {
    return schema["x-behaviour"] !== "refused";
  }
}

function SchemaField(props: Omit<FieldNeeds, "id" | "field"> & { readonly name: string }) {
  const { name, schema, schemas, value } = props;
  const id = useId();
  const field = fieldOf(schema, schemas);
  if (field.kind === "group" || field.kind === "variants") return <Group {...props} />;
  return (
    <div className="field">
      <label htmlFor={id}>
        {name} <Mark schema={schema} />
      </label>
      <FieldInput {...props} {...{ id, field, value }} />
      {schema.description && (
        <p className="hint" lang="en">
          {schema.description}
        </p>
      )}
    </div>
  );
}

/** Fields within a field, made when they are opened. */
function Group(props: Omit<FieldNeeds, "id" | "field"> & { readonly name: string }) {
  const { name, schema, schemas, value, onChange, isReadOnly } = props;
  const [isOpen, setIsOpen] = useState(value !== undefined);
  const field = fieldOf(schema, schemas);
  const settings = value as object | undefined;
  const inside = { schemas, value: settings, isReadOnly, onChange };
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {name} <Mark schema={schema} />
      </summary>
      {isOpen && field.kind === "group" && <SchemaFields {...inside} properties={field.properties} />}
      {isOpen && field.kind === "variants" && <Variants {...inside} {...field} name={name} />}
    </details>
  );
}

interface VariantsNeeds extends Omit<Needs, "properties" | "first"> {
  readonly name: string;
  readonly by: string;
  readonly variants: ReadonlyMap<string, Readonly<Record<string, Schema>>>;
}

/** One of several kinds of a thing. Another kind begins anew: the fields of one mean nothing to another. */
function Variants({ name, by, variants, value, onChange, ...others }: VariantsNeeds) {
  const { assistants: words } = useConsoleWords();
  const id = useId();
  const chosen = String((Object(value) as Readonly<Record<string, unknown>>)[by] ?? "");
  return (
    <div className="schema">
      <div className="field">
        <label htmlFor={id}>{`${name}.${by}`}</label>
        <select
          id={id}
          value={chosen}
          disabled={others.isReadOnly}
          onChange={({ target }) => onChange(target.value === "" ? undefined : { [by]: target.value })}
        >
          <option value="">{words.unset}</option>
          {[...variants.keys()].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
      <SchemaFields {...others} properties={variants.get(chosen) ?? {}} value={value} onChange={onChange} />
    </div>
  );
}

/** What becomes of a field. */
function Mark({ schema }: { readonly schema: Schema }) {
  const { assistants: words } = useConsoleWords();
  const behaviour = schema["x-behaviour"];
  return behaviour === undefined ? null : <span className={`mark ${behaviour}`}>{words.marks[behaviour]}</span>;
}
