import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useSubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import type { Member, Role } from './member.ts';
import { useMemberChange } from './useMemberChange.ts';

/** Changes a role at once, or after a confirmation. */
export function useRoleChoice(onWorkspaces: (member: Member, role: Role) => void) {
  const me = useRouteQuery('start').data?.user?.id;
  const change = useMemberChange();
  const ownRole = useSubjectDialog<{ member: Member; role: Role }>();
  const owner = useSubjectDialog<Member>();
  const choose = (member: Member, role: Role) => {
    if (role === member.role) return;
    if (member.id === me) ownRole.ask({ member, role });
    else if (role === 'owner') owner.ask(member);
    // A former admin would silently lose all workspaces, so they are chosen first.
    else if (role === 'member') onWorkspaces(member, role);
    else void change(member, { role });
  };
  return { choose, ownRole, owner };
}
