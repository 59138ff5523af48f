import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Choice } from "../parts/choice.tsx";
import { Failure } from "../parts/failure.tsx";
import { platform, type Role, roles } from "../session/platform.ts";
import { useSession } from "../session/use-session.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";

/** Invites somebody by a letter, which holds for seven days. */
export function Invite() {
  const { access: words, session } = useConsoleWords();
  const { orgId } = useSession();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("viewer");
  const id = useId();
  const client = useQueryClient();
  const invite = useMutation({
    mutationFn: () => platform.inviteUsers({ id: orgId, body: { emails: [email.trim()], role } }),
    onSuccess: () => setEmail(""),
    onSettled: () => client.invalidateQueries({ queryKey: ["invitations"] }),
  });
  return (
    <form
      className="card stack close"
      aria-label={words.invite}
      onSubmit={(event) => {
        event.preventDefault();
        if (!invite.isPending) invite.mutate();
      }}
    >
      <h3>{words.invite}</h3>
      <div className="filters">
        <div className="field">
          <label htmlFor={id}>{words.email}</label>
          <input
            id={id}
            type="email"
            required
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </div>
        <Choice
          label={words.role}
          value={role}
          onChoose={setRole}
          options={roles.map((value) => ({ value, text: session.roles[value] }))}
        />
      </div>
      {invite.isError && <Failure error={invite.error} />}
      {invite.isSuccess && <p role="status">{words.invitationSent}</p>}
      <button type="submit" className="button small" aria-busy={invite.isPending || undefined}>
        {words.invite}
      </button>
    </form>
  );
}
