/**
 * Puts values into a path's `{name}` places.
 * @throws TypeError when a value is missing, empty, or dots, which would address another operation
 */
export function fillPath(path: string, values: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(values[name] ?? ""));
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`The path needs another ${name}.`);
    return value;
  });
}

/** A query as text, with its "?": lists repeat their name, objects name their fields in brackets, instants are ISO 8601. */
export function queryOf(query: Readonly<Record<string, unknown>> = {}): string {
  const pairs = new URLSearchParams();
  const append = (name: string, value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) append(name, one);
    else if (value instanceof Date) append(name, value.toJSON());
    else if (typeof value === "object" && value !== null) {
      for (const [field, one] of Object.entries(value)) append(name ? `${name}[${field}]` : field, one);
    } else if (value !== undefined) pairs.append(name, String(value));
  };
  append("", query);
  const text = pairs.toString();
  return text && `?${text}`;
}

/**
 * A body ready to send: a form when it holds files, JSON otherwise.
 * A form is encoded whole: Node 24 ends the process when a form that it streams is cut off half-way.
 */
export async function encodeBody(
  body: unknown,
): Promise<{ readonly body: BodyInit | null; readonly contentType?: string | null }> {
  if (body === undefined) return { body: null };
  const fields = Object.entries(Object(body)).flatMap(([name, value]: [string, unknown]) =>
    [value].flat().map((one) => [name, one] as const),
  );
  if (!fields.some(([, value]) => value instanceof Blob)) {
    return { body: JSON.stringify(body), contentType: "application/json" };
  }
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value !== undefined) form.append(name, value as Blob | string);
  }
  const encoded = new Response(form);
  return { body: await encoded.arrayBuffer(), contentType: encoded.headers.get("content-type") };
}
