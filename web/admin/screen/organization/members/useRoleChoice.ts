import { useAnswer } from '../../../api/useAnswer.ts';
import { useAsked } from '../../../dialog/useAsked.ts';
import type { Member, Role } from './member.ts';
import { useMemberChange } from './useMemberChange.ts';

/** What happens when a role is chosen: at once, or after the question that belongs to it. */
export function useRoleChoice(onWorkspaces: (member: Member, role: Role) => void) {
  const me = useAnswer('start').data?.user?.id;
  const change = useMemberChange();
  const ownRole = useAsked<{ member: Member; role: Role }>();
  const owner = useAsked<Member>();
  const choose = (member: Member, role: Role) => {
    if (role === member.role) return;
    if (member.id === me) ownRole.ask({ member, role });
    else if (role === 'owner') owner.ask(member);
    // Somebody who had all of them would have none, and nothing would say so.
    else if (role === 'member') onWorkspaces(member, role);
    else void change(member, { role });
  };
  return { choose, ownRole, owner };
}
