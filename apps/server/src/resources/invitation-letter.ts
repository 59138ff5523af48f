import { randomUUID } from "node:crypto";
import type { Invitation, Inviter } from "@dilo/platform/resources";
import { html } from "../mail/letter/html.ts";
import type { Mailer } from "../mail/mailer.ts";

/** Sends the platform's invitations by mail. `host` names our letters; `apiUrl` is where the token is of use. */
export function mailedInvitations(needs: { mailer: Mailer; host: string; apiUrl: string }): Inviter {
  return {
    invite: async (invitation) => {
      const lines = linesOf(invitation, needs.apiUrl);
      await needs.mailer.send({
        to: invitation.email,
        subject: "You are invited to a voice platform",
        text: `${lines.join("\n\n")}\n`,
        html: html`${lines.map((line) => html`<p>${line}</p>`)}`.markup,
        messageId: `<invitation.${randomUUID()}@${needs.host}>`,
        attachments: [],
      });
    },
  };
}

function linesOf({ orgName, role, token, redirectTo, expiresAt }: Invitation, apiUrl: string): readonly string[] {
  return [
    `You are invited to the organisation "${orgName}" as ${role}.`,
    `This is your private token: ${token}`,
    `Use it with ${apiUrl} before ${expiresAt.toISOString().slice(0, 10)}. Its first use makes you a member.`,
    ...(redirectTo === undefined ? [] : [`More is told at ${redirectTo}`]),
    "Keep the token to yourself: whoever has it can do what you can do. If you expected no invitation, do nothing.",
  ];
}
