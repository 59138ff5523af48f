import {
  ApiError,
  type ClientMessage,
  createClient,
  type PlatformOperations,
  platformRoutes,
  type Route,
  send,
} from "@dilo/api";

/** Where the platform answers the console: a session's cookie stands for the token there. */
export const apiUrl = "/console/api";

/** The platform's operations, for whoever is signed in. */
export const platform = createClient<PlatformOperations>(platformRoutes, { baseUrl: apiUrl, idempotencyKeys: true });

/** What members may do, from most to least. */
export const roles = ["admin", "editor", "viewer"] as const;
export type Role = (typeof roles)[number];

/** Whoever is signed in, and the operations they may use. */
export interface Session {
  readonly orgId: string;
  readonly orgName: string;
  readonly userId: string;
  readonly email: string;
  readonly role: Role;
  readonly may: readonly (keyof PlatformOperations)[];
}

const path = "/console/session";
const routes = {
  signIn: { method: "POST", path },
  current: { method: "GET", path },
  signOut: { method: "DELETE", path },
} as const satisfies Record<string, Route>;

/** Does something in a call that is up: what its page could do, asked for from outside. @throws ApiError */
export async function steerCall(id: string, message: ClientMessage): Promise<void> {
  await send(steering, { id, body: message }, { baseUrl: apiUrl });
}

const steering = { method: "POST", path: "/call/{id}/control" } as const satisfies Route;

/** Opens a session with a private token or an invitation's. @throws ApiError */
export async function signIn(token: string): Promise<Session> {
  return (await send(routes.signIn, {}, { token })) as Session;
}

/** Who is signed in; null when nobody is. @throws ApiError */
export async function currentSession(): Promise<Session | null> {
  try {
    return ((await send(routes.current, {}, {})) as Session | undefined) ?? null;
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}

/** Ends the session. @throws ApiError */
export async function signOut(): Promise<void> {
  await send(routes.signOut, {}, {});
}

/** Whether a request failed because the session is over. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
