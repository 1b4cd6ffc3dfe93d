import { ChevronDown } from 'lucide-react';
import { Menu } from '../../../ui/menu/menu.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { type Member, type Role, roles } from './member.ts';
import { useMemberChange } from './useMemberChange.ts';

interface RoleCellProps {
  readonly member: Member;
  readonly isOnlyOwner: boolean;
  /** Given where the member is who is looking: losing the role is then the end of undoing. */
  readonly onOwnRole: ((member: Member, role: Role) => void) | undefined;
}

/** The role, which a menu changes at once. */
export function RoleCell({ member, isOnlyOwner, onOwnRole }: RoleCellProps) {
  const { people } = useTexts();
  const change = useMemberChange();
  const choose = (role: Role) => {
    if (role === member.role) return;
    if (onOwnRole !== undefined) onOwnRole(member, role);
    else void change(member, { role });
  };
  const current = people.roles[member.role];
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="ui-button ui-button--quiet ui-button--small members-role"
          aria-label={people.changeRole(member.name, current)}
        >
          {current}
          <ChevronDown size={14} aria-hidden />
        </button>
      }
      groups={[
        {
          id: 'roles',
          heading: isOnlyOwner ? people.onlyOwner : undefined,
          items: roles.map((role) => ({
            id: role,
            label: people.roles[role],
            hint: people.roleHints[role],
            checked: role === member.role,
            disabled: isOnlyOwner && role !== 'owner',
            onSelect: () => choose(role),
          })),
        },
      ]}
    />
  );
}
