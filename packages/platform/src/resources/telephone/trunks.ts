import { isIP } from "node:net";
import type { Trunk } from "@dilo/telephone";
import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { openSecret } from "../core/rows/secrets.ts";
import type { StoredRow } from "../core/store/row-store.ts";
import { platformRows as table } from "../core/store/schema.ts";

/** The credential of a trunk (platform contract). */
export const trunkProvider = "byo-sip-trunk";

const Gateway = z.object({
  ip: z.string().refine((text) => isIP(text) !== 0),
  port: z.number().optional(),
  netmask: z.number().optional(),
  inboundEnabled: z.boolean().optional(),
  outboundEnabled: z.boolean().optional(),
  outboundProtocol: z.string().optional(),
});

const Credential = z.object({
  gateways: z.array(z.unknown()),
  outboundAuthenticationPlan: z
    .object({ authUsername: z.string().optional(), authPassword: z.string().optional() })
    .optional(),
});

/** All trunks of all orgs: whom the telephone listens to. */
export async function allTrunks(context: ResourceContext): Promise<readonly Trunk[]> {
  const isTrunk = and(eq(table.kind, "credential"), eq(sql`${table.data} ->> 'provider'`, trunkProvider));
  const found = await context.db.select({ data: table.data }).from(table).where(isTrunk).orderBy(table.createdAt);
  return found.map(({ data }) => trunkOf(context, data));
}

/** A credential as the telephone needs it; gateways that are no addresses are left out. */
export function trunkOf({ sealer }: Pick<ResourceContext, "sealer">, row: StoredRow): Trunk {
  const { gateways = [], outboundAuthenticationPlan: plan } = Credential.safeParse(row).data ?? {};
  const { authUsername, authPassword } = plan ?? {};
  const clear = (text: string) => openSecret(text, { sealer, orgId: row.orgId });
  return {
    id: row.id,
    gateways: gateways.flatMap((one) => {
      const gateway = Gateway.safeParse(one).data;
      if (gateway === undefined) return [];
      const { ip, port = 5060, netmask, outboundProtocol: protocol = "udp" } = gateway;
      const isSpoken = protocol === "udp" || protocol === "tcp";
      const isOutbound = gateway.outboundEnabled !== false && isSpoken;
      const isInbound = gateway.inboundEnabled !== false;
      return { address: ip, port, netmask, protocol: protocol === "tcp" ? "tcp" : "udp", isInbound, isOutbound };
    }),
    ...(authUsername !== undefined &&
      authPassword !== undefined && { user: { username: authUsername, password: clear(authPassword) } }),
  };
}
