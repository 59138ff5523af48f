const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Markup that needs no more escaping. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

/** Builds markup; every value that is not markup itself is escaped. */
export function html(literals: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  return new Html(literals.reduce((markup, literal, index) => markup + inserted(values[index - 1]) + literal));
}

function inserted(value: string | Html | readonly Html[] | undefined): string {
  if (value === undefined) return "";
  if (value instanceof Html) return value.markup;
  if (typeof value === "string") return value.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
  return value.map(({ markup }) => markup).join("");
}
