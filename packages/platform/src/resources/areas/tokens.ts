import { eq } from "drizzle-orm";
import { Refusal } from "../failure.ts";
import type { AnyGiven, Handlers } from "../given.ts";
import type { House } from "../house.ts";
import { keepToken } from "../identity/keep-token.ts";
import { hashOfToken, maskedToken, newToken } from "../identity/tokens.ts";
import { platformTokens } from "../store/schema.ts";
import type { TokenRestrictions } from "../token-restrictions.ts";
import { idOf, keptRows, type RowHandlers } from "./kept-rows.ts";

/** The calls of tokens. A token's text is in the answer that makes it, and nowhere afterwards. */
export function tokenHandlers(house: House): Pick<Handlers, keyof RowHandlers<"Token">> {
  const kept = keptRows(house, { name: "Token", kind: "token", list: "dated" });
  return {
    ...kept,
    createToken: async (given) => {
      const { tag = "private", ...settings } = given.body;
      checkRestrictions(settings.restrictions);
      const text = newToken();
      const userId = tag === "public" ? null : memberOf(given);
      const { newId, now } = house;
      const token = {
        now: now(),
        newId,
        orgId: given.orgId,
        userId,
        hash: hashOfToken(text),
        shown: maskedToken(text),
      };
      const row = await house.together(({ db }) => keepToken({ ...token, db, settings }));
      return { ...row, value: text };
    },
    updateToken: async (given) => {
      const row = await house.rows("token", given.orgId).get(idOf(given));
      const { tag, ...changes } = given.body;
      checkRestrictions(changes.restrictions);
      if (tag !== undefined && tag !== row["tag"]) {
        throw new Refusal("bad-request", "The body's field tag is wrong: it can't be changed.");
      }
      return house.rows("token", given.orgId).update(row.id, changes);
    },
    deleteToken: (given) =>
      house.together(async (inside) => {
        const row = await inside.rows("token", given.orgId).remove(idOf(given));
        await inside.db.delete(platformTokens).where(eq(platformTokens.rowId, row.id));
        return row;
      }),
  };
}

/** The member who asks. A page's token never comes as far as where this is needed. */
export function memberOf({ caller }: AnyGiven): string {
  if (caller.kind !== "private") throw new Refusal("forbidden", "Only a member may do this.");
  return caller.userId;
}

function checkRestrictions(restrictions: TokenRestrictions | undefined): void {
  const { allowTransientAssistant, allowedAssistantIds = [] } = restrictions ?? {};
  if (allowTransientAssistant === true && allowedAssistantIds.length > 0) {
    throw new Refusal(
      "bad-request",
      "The body's field restrictions.allowTransientAssistant is wrong: it can't be true beside a list of assistants.",
    );
  }
}
