/** Puts values into a path's `{name}` places. */
export function fillPath(path: string, values: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

/** A query as text, with its "?": lists repeat their name, objects name their fields in brackets. */
export function queryOf(query: Readonly<Record<string, unknown>> = {}): string {
  const pairs = new URLSearchParams();
  const append = (name: string, value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) append(name, one);
    else if (typeof value === "object" && value !== null) {
      for (const [field, one] of Object.entries(value)) append(`${name}[${field}]`, one);
    } else if (value !== undefined) pairs.append(name, String(value));
  };
  for (const [name, value] of Object.entries(query)) append(name, value);
  const text = pairs.toString();
  return text && `?${text}`;
}

/**
 * A body ready to send: a form when it holds files, JSON otherwise.
 * A form is encoded whole: Node 24 ends the process when a form that it streams is cut off half-way.
 */
export async function encodeBody(body: unknown): Promise<{ readonly body?: BodyInit; readonly contentType?: string }> {
  if (body === undefined) return {};
  const fields = Object.entries(body as object).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value]).map((one: unknown) => [name, one] as const),
  );
  if (!fields.some(([, value]) => value instanceof Blob)) {
    return { body: JSON.stringify(body), contentType: "application/json" };
  }
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  }
  const encoded = new Response(form);
  return { body: await encoded.arrayBuffer(), contentType: encoded.headers.get("content-type") ?? "" };
}
