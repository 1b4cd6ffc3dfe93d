import '../profile/accountList.css';
import { Ellipsis, Fingerprint, Pencil, Trash2 } from 'lucide-react';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Card } from '#ui/card/card.tsx';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { TimeSentence } from '../profile/timeSentence.tsx';

export type Passkey = AnswerOf<'account'>['passkeys'][number];

interface PasskeyListProps {
  readonly passkeys: readonly Passkey[];
  readonly onRename: (passkey: Passkey) => void;
  readonly onRemove: (passkey: Passkey) => void;
}

export function PasskeyList({ passkeys, onRename, onRemove }: PasskeyListProps) {
  const { account, common } = useTexts();
  return (
    <Card padding="none">
      <ul className="account-list">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="account-list-row">
            <Fingerprint className="account-list-icon" size={20} aria-hidden />
            <div className="account-list-words">
              <span className="account-list-name">{passkey.name}</span>
              <span className="account-list-more">
                <TimeSentence value={passkey.created_at} format="date" say={account.passkeyCreated} />
                {passkey.last_used_at === null ? (
                  <span>{account.passkeyUnused}</span>
                ) : (
                  <TimeSentence value={passkey.last_used_at} say={account.passkeyUsed} />
                )}
              </span>
            </div>
            <Menu
              align="end"
              trigger={
                <IconButton icon={Ellipsis} label={account.passkeyActions(passkey.name)} tooltip={false} />
              }
              groups={[
                {
                  id: 'passkey',
                  items: [
                    { id: 'rename', label: common.rename, icon: Pencil, onSelect: () => onRename(passkey) },
                    {
                      id: 'remove',
                      label: common.remove,
                      icon: Trash2,
                      tone: 'danger',
                      onSelect: () => onRemove(passkey),
                    },
                  ],
                },
              ]}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
