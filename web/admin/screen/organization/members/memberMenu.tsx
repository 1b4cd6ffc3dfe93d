import { Ellipsis, KeyRound, LogOut, MailCheck, UserMinus } from 'lucide-react';
import { useTexts } from '#admin/texts/useTexts.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import type { Member } from './member.ts';

interface MemberMenuProps {
  readonly member: Member;
  readonly onReset: () => void;
  readonly onVouch: () => void;
  readonly onEndSessions: () => void;
  readonly onRemove: () => void;
}

export function MemberMenu({ member, onReset, onVouch, onEndSessions, onRemove }: MemberMenuProps) {
  const { members: memberTexts } = useTexts();
  const isUnproved = member.email_proof === 'none' && member.email !== '';
  return (
    <Menu
      align="end"
      trigger={<IconButton icon={Ellipsis} label={memberTexts.actionsFor(member.name)} tooltip={false} />}
      groups={[
        {
          id: 'help',
          items: [
            { id: 'reset', label: memberTexts.resetLink, icon: KeyRound, onSelect: onReset },
            ...(isUnproved
              ? [{ id: 'vouch', label: memberTexts.vouch, icon: MailCheck, onSelect: onVouch } as const]
              : []),
            { id: 'sessions', label: memberTexts.endSessions, icon: LogOut, onSelect: onEndSessions },
          ],
        },
        {
          id: 'danger',
          items: [
            {
              id: 'remove',
              label: memberTexts.removeFrom,
              icon: UserMinus,
              tone: 'danger',
              onSelect: onRemove,
            },
          ],
        },
      ]}
    />
  );
}
