import { useQuery } from "@tanstack/react-query";
import type { Schemas } from "./schema.ts";

/** The platform's own contract, from which its forms are made. */
export function useSchemas() {
  return useQuery({
    queryKey: ["contract"],
    queryFn: async ({ signal }) => {
      const answer = await fetch("/platform/openapi.json", { signal });
      if (!answer.ok) throw new Error("The contract could not be read.");
      return ((await answer.json()) as { readonly components: { readonly schemas: Schemas } }).components.schemas;
    },
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
  });
}
