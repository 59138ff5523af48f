import { createContext } from "react";
import type { TypedText } from "./typed-text.ts";

/** Where the text box keeps what is written in it; by default nowhere. */
export const TypedTextContext = createContext<Pick<TypedText, "read" | "write">>({
  read: () => undefined,
  write: () => undefined,
});
