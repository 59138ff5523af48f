import { notConfigured } from "./operation-error.ts";

/**
 * The handler of an operation that would need a carrier, a vendor or an engine.
 * @param message one sentence that names what is missing: the answer's message
 */
export function failNotConfigured(message: string): () => Promise<never> {
  return async () => {
    throw notConfigured(message);
  };
}
