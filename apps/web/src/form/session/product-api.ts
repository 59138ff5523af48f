import {
  ApiError,
  type Client,
  createClient,
  type ProductOperations,
  productRoutes,
  type RequestOptions,
} from "@dilo/api";

/** The product's operations, for a page that has paid. */
export type ProductApi = Client<ProductOperations>;

/** What the page does when the server no longer knows the payment. */
export interface AccessRecovery {
  /** Verifies the stored session again; true when access was renewed. @throws when the server was not reached */
  readonly renew: () => Promise<boolean>;
  /** Closes the form, which this browser may no longer open. */
  readonly giveUp: () => void;
}

/**
 * Opens the product's operations so that a 401 is recovered from where possible: the stored session is verified once,
 * the request is repeated, and only then is access given up.
 */
export function openProductApi(
  recovery: AccessRecovery,
  calls: ProductApi = createClient<ProductOperations>(productRoutes),
): ProductApi {
  const recovering = Object.entries(calls).map(([name, call]) => {
    const send = call as (input?: unknown, options?: RequestOptions) => Promise<unknown>;
    return [name, (input?: unknown, options?: RequestOptions) => withRecovery(() => send(input, options), recovery)];
  });
  return Object.fromEntries(recovering) as ProductApi;
}

async function withRecovery(send: () => Promise<unknown>, recovery: AccessRecovery): Promise<unknown> {
  try {
    return await send();
  } catch (failure) {
    if (!isUnauthorized(failure)) throw failure;
  }
  if (!(await recovery.renew())) {
    recovery.giveUp();
    throw new ApiError({ statusCode: 401, code: "unauthorized", message: "The payment is not known." });
  }
  try {
    return await send();
  } catch (failure) {
    if (isUnauthorized(failure)) recovery.giveUp();
    throw failure;
  }
}

function isUnauthorized(failure: unknown): boolean {
  return failure instanceof ApiError && failure.statusCode === 401;
}

/** Tells whether repeating the request is pointless: the server understood and refused it. */
export function isRefused(failure: unknown): boolean {
  return (
    failure instanceof ApiError && failure.statusCode >= 400 && failure.statusCode < 500 && failure.statusCode !== 429
  );
}

/** Tells whether the form was changed elsewhere since the revision that was to be changed. */
export function isConflict(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === "revision-conflict";
}

/** Tells whether the payment has saved as many forms as it may. */
export function isOutOfForms(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === "no-forms-left";
}

/** Tells whether everything was erased or begun again elsewhere: what this page holds belongs to a draft that is gone. */
export function isStaleEpoch(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === "stale-epoch";
}
