/** Where and for what a public token may be used (platform contract). */
export interface TokenRestrictions {
  /** False turns the token off altogether; it is on when left out. */
  readonly enabled?: boolean | undefined;
  readonly allowedOrigins?: readonly string[] | undefined;
  readonly allowedAssistantIds?: readonly string[] | undefined;
  /** True when left out; never true beside a list of assistants. */
  readonly allowTransientAssistant?: boolean | undefined;
}

/** What a request with a public token wants to talk to. */
export interface WantedAssistant {
  /** The request's `origin` header; undefined when there was none. */
  readonly origin: string | undefined;
  readonly assistantId?: string | undefined;
  /** An assistant, squad or workflow was sent along, instead of the id of a kept one. */
  readonly isTransient: boolean;
}

/**
 * Tells whether a token's restrictions let a request pass. An empty list of origins or assistants allows any; a
 * request without an origin passes no list of origins, because a page always sends one across origins.
 */
export function isAllowed(restrictions: TokenRestrictions | undefined, wanted: WantedAssistant): boolean {
  const { enabled = true, allowedOrigins = [], allowedAssistantIds = [] } = restrictions ?? {};
  if (!enabled) return false;
  if (allowedOrigins.length > 0 && !allowedOrigins.some((origin) => isSameOrigin(origin, wanted.origin))) return false;
  if (wanted.isTransient) return allowedAssistantIds.length === 0 && restrictions?.allowTransientAssistant !== false;
  if (allowedAssistantIds.length === 0) return true;
  return wanted.assistantId !== undefined && allowedAssistantIds.includes(wanted.assistantId);
}

/** Compared as browsers write origins: a trailing slash, capitals or a default port in the list make no difference. */
function isSameOrigin(allowed: string, origin: string | undefined): boolean {
  return origin !== undefined && URL.canParse(allowed) && new URL(allowed).origin === origin;
}
