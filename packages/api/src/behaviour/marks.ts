/**
 * What becomes of a field that a request sends. "acts": it has the effect its name says; "label": it is kept to be read
 * again; "warned": it is kept without effect, and every answer says so; "refused": the request is refused, because
 * ignoring the field would break a promise to a person or cost money.
 */
export type FieldBehaviour = "acts" | "label" | "warned" | "refused";

/** How a vendor's service is reached: with the server's own settings, or with a credential of the org. */
type ServedBy = "setting" | "credential";

/** Who can serve an assistant here, by the name of the vendor. `hasModel`: the server has a model of its own. */
export interface Served {
  readonly hasModel: boolean;
  /** The server has a telephone. */
  readonly hasTelephone: boolean;
  readonly models: ReadonlyMap<string, ServedBy>;
  readonly voices: ReadonlyMap<string, ServedBy>;
  readonly transcribers: ReadonlyMap<string, ServedBy>;
  /** Whether this server asks an address that a developer names, as far as it can be told before it is asked. */
  readonly asks: (url: string) => boolean;
}

/** What a field learns of the place it stands in. */
export interface Around {
  /** Whether the assistant around a tool has a server, or is given one; undefined where there is none to look at. */
  readonly hasServer?: boolean | undefined;
  /** The language the transcriber of the assistant around a voice names, two letters. */
  readonly heardIn?: string | undefined;
}

interface Conditions {
  /** Values that ask for nothing that does not happen anyway: they pass. Left out: false and what is empty. */
  readonly idle?: readonly unknown[];
  /** The field acts after all for this value, on this server. */
  readonly unless?: (value: unknown, served: Served, around: Around) => boolean;
  /** Of a field that acts: where it does not, its request is refused. */
  readonly isRefused?: boolean;
  /** The message tells what a part lacks to act, and nothing of what it does. */
  readonly isOfLack?: boolean;
}

/** The behaviour of a field and of everything inside it. */
export class Mark {
  readonly behaviour: FieldBehaviour;
  /** One sentence for developers: what is missing, or what happens instead. "" for what acts and for labels. */
  readonly message: string;
  /** Whether a request is refused where the mark concerns its value. */
  readonly isRefused: boolean;
  readonly conditions: Conditions;

  constructor(behaviour: FieldBehaviour, message = "", conditions: Conditions = {}) {
    this.behaviour = behaviour;
    this.message = message;
    this.isRefused = behaviour === "refused" || conditions.isRefused === true;
    this.conditions = conditions;
  }

  /** Whether the field acts, at least for some values or on some servers. */
  get mayAct(): boolean {
    return this.behaviour === "acts" || this.conditions.unless !== undefined;
  }

  /** Whether this value is met by the behaviour: a refused or warned field passes where it asks for nothing. */
  concerns(value: unknown, served: Served, around: Around): boolean {
    const { idle, unless } = this.conditions;
    const isIdle = idle === undefined ? isEmpty(value) : value === undefined || idle.includes(value);
    return !isIdle && unless?.(value, served, around) !== true;
  }
}

/** Fields by name. */
export interface Fields {
  readonly [name: string]: Node;
}

/** An object whose fields depend on the value of one of them. */
export class ByKind {
  readonly by: string;
  readonly kinds: Readonly<Record<string, Mark | Guarded | Fields>>;

  constructor(by: string, kinds: ByKind["kinds"]) {
    this.by = by;
    this.kinds = kinds;
  }
}

/** A field that is judged as a whole first, and then by what is inside it. */
export class Guarded {
  readonly mark: Mark;
  readonly inside: Fields | ByKind | Guarded;

  constructor(mark: Mark, inside: Fields | ByKind | Guarded) {
    this.mark = mark;
    this.inside = inside;
  }
}

/**
 * A field that names a stored row, or holds what such a row does: the row is judged as if it were written there. What
 * the field itself does is said by another mark.
 */
export class Named extends Mark {
  readonly kind: string;
  readonly inside: Fields | ByKind | Guarded;

  constructor(kind: string, inside: Named["inside"], { behaviour, message, conditions }: Mark) {
    super(behaviour, message, conditions);
    this.kind = kind;
    this.inside = inside;
  }
}

/** The behaviour of a field: one for all of it, or field by field. Items of a list are judged one by one. */
export type Node = Mark | Fields | ByKind | Guarded;

export const acts = new Mark("acts");
export const label = new Mark("label");
export const warned = (message: string, conditions?: Conditions): Mark => new Mark("warned", message, conditions);
/** It acts, except for values that are warned of. */
export const actsUnless = (message: string, unless: NonNullable<Conditions["unless"]>): Mark =>
  new Mark("acts", message, { unless });
/** It acts, except where it lacks what that takes: then it is warned of. */
export const actsWith = (message: string, isThere: NonNullable<Conditions["unless"]>): Mark =>
  new Mark("acts", message, { unless: isThere, isOfLack: true });
/** It acts; a request with a value for which it would not is refused. */
export const actsOrRefused = (message: string, unless: NonNullable<Conditions["unless"]>): Mark =>
  new Mark("acts", message, { unless, isRefused: true });
export const named = (kind: string, inside: Named["inside"], mark: Mark = acts): Named => new Named(kind, inside, mark);
/** It acts where the server has a telephone. */
export const actsByTelephone = (message: string, conditions?: Conditions): Mark =>
  warned(message, { ...conditions, unless: (_, { hasTelephone }) => hasTelephone });
export const refused = (message: string, conditions?: Conditions): Mark => new Mark("refused", message, conditions);
export const byKind = (by: string, kinds: ByKind["kinds"]): ByKind => new ByKind(by, kinds);
export const guarded = (mark: Mark, inside: Fields | ByKind | Guarded): Guarded => new Guarded(mark, inside);

/** Every one of these names with the same behaviour. */
export const each = (node: Node, ...names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, node]));

/** Nothing, false and what is empty ask for nothing. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === "") return true;
  if (typeof value !== "object" || value instanceof Blob) return false;
  return Object.values(value).every(isEmpty);
}
