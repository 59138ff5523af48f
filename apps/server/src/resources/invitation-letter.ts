import { randomUUID } from "node:crypto";
import type { Invitation, Inviter } from "@dilo/platform/resources";
import { html } from "../mail/letter/html.ts";
import type { Mailer } from "../mail/mailer.ts";

interface Needs {
  readonly mailer: Mailer;
  /** Names our letters. */
  readonly host: string;
  /** Where the token is of use: for programs, and for people. */
  readonly apiUrl: string;
  readonly consoleUrl: string;
}

/** Sends the platform's invitations by mail. */
export function mailedInvitations(needs: Needs): Inviter {
  return {
    invite: async (invitation) => {
      const lines = linesOf(invitation, needs);
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

function linesOf(invitation: Invitation, { apiUrl, consoleUrl }: Needs): readonly string[] {
  const { orgName, role, token, redirectTo, expiresAt } = invitation;
  return [
    `You are invited to the organisation "${orgName}" as ${role}.`,
    `This is your private token: ${token}`,
    `Sign in with it at ${consoleUrl}, or use it with ${apiUrl}, before ${expiresAt.toISOString().slice(0, 10)}.`,
    "Its first use makes you a member.",
    ...(redirectTo === undefined ? [] : [`More is told at ${redirectTo}`]),
    "Keep the token to yourself: whoever has it can do what you can do. If you expected no invitation, do nothing.",
  ];
}
