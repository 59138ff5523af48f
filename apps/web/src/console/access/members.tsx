import type { OperationAnswer, PlatformOperations } from "@dilo/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { Choice } from "../parts/choice.tsx";
import { ConfirmedButton } from "../parts/confirmed-button.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Failure } from "../parts/failure.tsx";
import { Loaded } from "../parts/page.tsx";
import { useFormat } from "../parts/use-format.ts";
import { platform, type Role, roles } from "../session/platform.ts";
import { useMay, useSession } from "../session/use-session.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";
import { Invite } from "./invite.tsx";

type Member = OperationAnswer<PlatformOperations["listUsers"]>[number];

/** The org's members with their roles, and those who are invited. */
export function Members() {
  const { access: words } = useConsoleWords();
  const { orgId } = useSession();
  const may = useMay();
  const query = useQuery({
    queryKey: ["members"],
    queryFn: ({ signal }) => platform.listUsers({ id: orgId }, { signal }),
  });
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ["members"] });
  const give = useMutation({
    mutationFn: (body: { readonly userId: string; readonly role: Role }) =>
      platform.updateUserRole({ id: orgId, body }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (memberId: string) => platform.removeMember({ id: orgId, memberId }),
    onSettled,
  });
  const columns = useColumns({
    onGive: give.mutate,
    onRemove: remove.mutate,
    isBusy: give.isPending || remove.isPending,
  });
  const failed = [give, remove].find(({ isError }) => isError);
  return (
    <section className="stack" aria-label={words.members}>
      <h2>{words.members}</h2>
      {failed && <Failure error={failed.error} />}
      <Loaded query={query}>
        {(rows) => (
          <DataTable
            label={`${words.members}: ${rows.length}`}
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            isWhole
          />
        )}
      </Loaded>
      {may("listInvitations") && <Invitations />}
      {may("inviteUsers") && <Invite />}
    </section>
  );
}

interface Acting {
  readonly onGive: (given: { readonly userId: string; readonly role: Role }) => void;
  readonly onRemove: (userId: string) => void;
  readonly isBusy: boolean;
}

function useColumns({ onGive, onRemove, isBusy }: Acting): readonly Column<Member>[] {
  const { access: words, session } = useConsoleWords();
  const { userId } = useSession();
  const format = useFormat();
  const may = useMay();
  const [mayGive, mayRemove] = [may("updateUserRole"), may("removeMember")];
  return useMemo((): readonly Column<Member>[] => {
    // Nobody takes their own role away by a slip of the finger.
    const isOther = ({ id }: Member) => id !== userId;
    const options = roles.map((value) => ({ value, text: session.roles[value] }));
    const remove: Column<Member> = {
      name: "remove",
      heading: words.remove,
      value: ({ id }) => id,
      cell: (member) =>
        isOther(member) && (
          <ConfirmedButton
            text={words.remove}
            about={member.email}
            warning={words.removeWarning}
            isBusy={isBusy}
            onConfirm={() => onRemove(member.id)}
          />
        ),
    };
    return [
      { name: "email", heading: words.email, value: ({ email }) => email },
      {
        name: "role",
        heading: words.role,
        value: ({ role }) => session.roles[role],
        cell: (member) =>
          mayGive && isOther(member) ? (
            <Choice
              label={`${words.role}: ${member.email}`}
              isLabelHidden
              value={member.role}
              options={options}
              isDisabled={isBusy}
              onChoose={(role) => onGive({ userId: member.id, role })}
            />
          ) : (
            session.roles[member.role]
          ),
      },
      {
        name: "since",
        heading: words.since,
        value: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => format.time(createdAt),
        isExtra: true,
      },
      ...(mayRemove ? [remove] : []),
    ];
  }, [words, session, format, userId, mayGive, mayRemove, isBusy, onGive, onRemove]);
}

/** Who was invited and has not come yet. */
function Invitations() {
  const { access: words, session } = useConsoleWords();
  const { orgId } = useSession();
  const format = useFormat();
  const query = useQuery({
    queryKey: ["invitations"],
    queryFn: ({ signal }) => platform.listInvitations({ id: orgId }, { signal }),
  });
  return (
    <Loaded query={query}>
      {(rows) =>
        rows.length > 0 && (
          <div className="card stack close">
            <h3>{words.invited}</h3>
            <ul>
              {rows.map(({ email, role, expiresAt }) => (
                <li key={`${email} ${expiresAt}`}>
                  {email} · {session.roles[role]} · {words.until(format.time(expiresAt))}
                </li>
              ))}
            </ul>
          </div>
        )
      }
    </Loaded>
  );
}
