import { Ellipsis, KeyRound, LogOut, MailCheck, UserMinus } from 'lucide-react';
import { IconButton } from '../../../../ui/iconButton/iconButton.tsx';
import { Menu } from '../../../../ui/menu/menu.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import type { Member } from './member.ts';

interface MemberMenuProps {
  readonly member: Member;
  readonly onReset: () => void;
  readonly onVouch: () => void;
  readonly onEndSessions: () => void;
  readonly onRemove: () => void;
}

export function MemberMenu({ member, onReset, onVouch, onEndSessions, onRemove }: MemberMenuProps) {
  const { people } = useTexts();
  const isUnproved = member.email_proof === 'none' && member.email !== '';
  return (
    <Menu
      align="end"
      trigger={<IconButton icon={Ellipsis} label={people.actionsFor(member.name)} tooltip={false} />}
      groups={[
        {
          id: 'help',
          items: [
            { id: 'reset', label: people.resetLink, icon: KeyRound, onSelect: onReset },
            ...(isUnproved
              ? [{ id: 'vouch', label: people.vouch, icon: MailCheck, onSelect: onVouch } as const]
              : []),
            { id: 'sessions', label: people.endSessions, icon: LogOut, onSelect: onEndSessions },
          ],
        },
        {
          id: 'danger',
          items: [
            { id: 'remove', label: people.removeFrom, icon: UserMinus, tone: 'danger', onSelect: onRemove },
          ],
        },
      ]}
    />
  );
}
