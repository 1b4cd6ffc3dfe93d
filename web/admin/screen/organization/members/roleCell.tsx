import { ChevronDown } from 'lucide-react';
import { Menu } from '../../../../ui/menu/menu.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import { type Member, type Role, roles } from './member.ts';

interface RoleCellProps {
  readonly member: Member;
  readonly isOnlyOwner: boolean;
  readonly onChoose: (role: Role) => void;
}

/** The one that gives most stands where nobody presses it by mistake. */
const offered = roles.toReversed();

/** The role, and the menu of those there are. */
export function RoleCell({ member, isOnlyOwner, onChoose }: RoleCellProps) {
  const { people } = useTexts();
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
          items: offered.map((role) => ({
            id: role,
            label: people.roles[role],
            hint: people.roleHints[role],
            checked: role === member.role,
            disabled: isOnlyOwner && role !== 'owner',
            onSelect: () => onChoose(role),
          })),
        },
      ]}
    />
  );
}
