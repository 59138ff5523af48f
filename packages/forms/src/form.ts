/** The two forms Dilo asks about. */
export type FormType = "N-400" | "I-130";

/** What an answer means, and so which reader of `answers/` reads it. */
export type FieldKind =
  | "name"
  | "date"
  | "country"
  | "alien-number"
  | "address"
  | "phone"
  | "email"
  | "marital"
  | "relation";

/** One question of a form. `id`, `type` and `required` come from the product specification, section 3. */
export interface Field {
  readonly id: string;
  /** The English label, as it is printed on the answer sheet. */
  readonly label: string;
  readonly labelSpanish: string;
  readonly type: "text" | "date";
  readonly required: boolean;
  /** The spoken prompt: plain Spanish, usted, at most 20 words. */
  readonly question: string;
  readonly kind: FieldKind;
}

/** A form and its questions, in the order they are asked. */
export interface FormDefinition {
  readonly formType: FormType;
  readonly fields: readonly Field[];
}

/** One answer as it was heard or typed. English is always derived from it, never stored. */
export interface HeardAnswer {
  /** The words in Spanish, trimmed. */
  readonly said: string;
  /** When they were said, ISO 8601 with time: two-digit years and "future" depend on it. */
  readonly heardAt: string;
}

/** The answers of one form, by field id. */
export type Answers = Readonly<Record<string, HeardAnswer>>;
