import { ChevronDown } from 'lucide-react';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Menu } from '#ui/menu/menu.tsx';
import { type Member, type Role, roles } from './member.ts';

interface RoleCellProps {
  readonly member: Member;
  readonly isOnlyOwner: boolean;
  readonly onChoose: (role: Role) => void;
}

/** The most powerful role comes last, away from accidental clicks. */
const offered = roles.toReversed();

/** The role of a member, with a menu to change it. */
export function RoleCell({ member, isOnlyOwner, onChoose }: RoleCellProps) {
  const { members: memberTexts } = useTexts();
  const current = memberTexts.roles[member.role];
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="ui-button ui-button--quiet ui-button--small members-role"
          aria-label={memberTexts.changeRole(member.name, current)}
        >
          {current}
          <ChevronDown size={14} aria-hidden />
        </button>
      }
      groups={[
        {
          id: 'roles',
          heading: isOnlyOwner ? memberTexts.onlyOwner : undefined,
          items: offered.map((role) => ({
            id: role,
            label: memberTexts.roles[role],
            hint: memberTexts.roleHints[role],
            checked: role === member.role,
            disabled: isOnlyOwner && role !== 'owner',
            onSelect: () => onChoose(role),
          })),
        },
      ]}
    />
  );
}
