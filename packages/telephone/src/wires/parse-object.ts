/** The object that a text message holds; undefined where it holds none. */
export function parseObject(message: string | Uint8Array): Readonly<Record<string, unknown>> | undefined {
  if (typeof message !== "string") return undefined;
  try {
    const told: unknown = JSON.parse(message);
    return typeof told === "object" && told !== null ? (told as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}

/** A text in an object; undefined where there is no object, or no text there. */
export function textAt(of: unknown, name: string): string | undefined {
  const value: unknown = typeof of === "object" && of !== null ? Reflect.get(of, name) : undefined;
  return typeof value === "string" ? value : undefined;
}
