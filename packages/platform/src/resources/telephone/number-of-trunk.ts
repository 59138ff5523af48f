import type { DialRequest, Trunk } from "@dilo/telephone";
import { z } from "zod";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import type { StoredRow } from "../core/store/row-store.ts";
import type { Callee } from "./dial-rules.ts";
import { trunkOf, trunkProvider } from "./trunks.ts";

/** A number and the trunk that it is reached by. */
export interface NumberOfTrunk {
  readonly number: StoredRow;
  readonly credential: StoredRow;
  readonly trunk: Trunk;
}

const Dialling = z.object({ techPrefix: z.string().optional(), outboundLeadingPlusEnabled: z.boolean().optional() });

/** The trunk of a number; undefined where it has none. */
export async function trunkOfNumber(context: ResourceContext, number: StoredRow): Promise<NumberOfTrunk | undefined> {
  const { orgId } = number;
  const credentialId = number["credentialId"];
  if (typeof credentialId !== "string") return undefined;
  const credential = await context.store.find({ kind: "credential", orgId }, credentialId);
  if (credential?.["provider"] !== trunkProvider) return undefined;
  return { number, credential, trunk: trunkOf(context, credential) };
}

/** The number as its trunk takes it. */
export function addressOf({ number = "", sipUri }: Callee, credential: StoredRow): DialRequest["to"] {
  if (sipUri) return { uri: sipUri };
  const { techPrefix = "", outboundLeadingPlusEnabled } = Dialling.safeParse(credential).data ?? {};
  return { user: techPrefix + (outboundLeadingPlusEnabled === false ? number.replace(/^\+/, "") : number) };
}
