import type { PublicConfig } from "@dilo/api";

/** Who runs this site and how to reach them, in one line; undefined where the server does not say. */
export function operatorLine({ operator }: PublicConfig): string | undefined {
  const parts = [operator.name, operator.contact].filter((part) => part);
  return parts.length > 0 ? parts.join(", ") : undefined;
}
