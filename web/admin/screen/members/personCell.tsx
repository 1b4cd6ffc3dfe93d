import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Pill } from '../../../ui/pill/pill.tsx';
import { useTexts } from '../../texts/useTexts.ts';

interface PersonCellProps {
  readonly name: string;
  readonly email: string;
  readonly isMe: boolean;
}

export function PersonCell({ name, email, isMe }: PersonCellProps) {
  const { people } = useTexts();
  return (
    <div className="members-person">
      <Avatar name={name} />
      <div className="members-person-texts">
        <span className="members-person-name">
          {name} {isMe && <Pill>{people.you}</Pill>}
        </span>
        <span className="members-person-email members-person-email--short" title={email}>
          {email}
        </span>
      </div>
    </div>
  );
}
