import { randomUUID } from "node:crypto";
import type { Invitation, Inviter } from "@dilo/platform/resources";
import { isDoneSoon } from "../http/patience.ts";
import { html } from "../mail/letter/html.ts";
import type { Mail, Mailer } from "../mail/mailer.ts";

interface Needs {
  readonly mailer: Mailer;
  /** Names our letters. */
  readonly host: string;
  /** Where the token is of use: for programs, and for people. */
  readonly apiUrl: string;
  readonly consoleUrl: string;
  /** Hears of letters that were not sent after whoever invites had their answer. */
  readonly warn: (error: unknown) => void;
}

/** Sends the platform's invitations by mail. A slower carrier goes on behind whoever invites. */
export function mailedInvitations(needs: Needs): Inviter {
  const { mailer, warn } = needs;
  async function sendAll(invitations: readonly Invitation[]): Promise<void> {
    const failures: unknown[] = [];
    for (const invitation of invitations) {
      await mailer.send(letterOf(invitation, needs)).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }
  return {
    invite: async (invitations) => {
      const sending = sendAll(invitations);
      if (!(await isDoneSoon(sending))) sending.catch(warn);
    },
  };
}

function letterOf(invitation: Invitation, needs: Needs): Mail {
  const lines = linesOf(invitation, needs);
  return {
    to: invitation.email,
    subject: "You are invited to a voice platform",
    text: `${lines.join("\n\n")}\n`,
    html: html`${lines.map((line) => html`<p>${line}</p>`)}`.markup,
    messageId: `<invitation.${randomUUID()}@${needs.host}>`,
    attachments: [],
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
