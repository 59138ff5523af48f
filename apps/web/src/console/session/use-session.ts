import type { PlatformOperations } from "@dilo/api";
import { useQuery } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { currentSession, type Session } from "./platform.ts";

/** Under which the session is kept. */
export const sessionKey = ["session"];

/** Asks who is signed in. */
export function useCurrentSession() {
  return useQuery({ queryKey: sessionKey, queryFn: currentSession, staleTime: Number.POSITIVE_INFINITY });
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** Who is signed in: for what is shown to members alone. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error("Nobody is signed in.");
  return session;
}

/** Tells whether whoever is signed in may use an operation: what they may not is not shown. */
export function useMay(): (name: keyof PlatformOperations) => boolean {
  const { may } = useSession();
  return (name) => may.includes(name);
}
