import { useTexts } from '#admin/texts/useTexts.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Pill } from '#ui/pill/pill.tsx';
import type { Member } from './member.ts';

interface PersonCellProps {
  readonly member: Pick<Member, 'name' | 'email' | 'email_proof'>;
  readonly isMe: boolean;
}

export function PersonCell({ member, isMe }: PersonCellProps) {
  const { members: memberTexts } = useTexts();
  const { name, email, email_proof } = member;
  return (
    <div className="members-person">
      <Avatar name={name} />
      <div className="members-person-texts">
        <span className="members-person-name">
          {name} {isMe && <Pill>{memberTexts.you}</Pill>}
          {email_proof === 'none' && <Pill tone="warn">{memberTexts.addressUnproved}</Pill>}
        </span>
        <span className="members-person-email members-person-email--short" title={email}>
          {email === '' ? memberTexts.noAddress : email}
        </span>
      </div>
    </div>
  );
}
