import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useSubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { passkeyObstacle } from '#admin/passkey/passkeyObstacle.ts';
import { useStart } from '#admin/session/useStart.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { Row } from '#ui/row/row.tsx';
import { Section } from '#ui/section/section.tsx';
import { type Passkey, PasskeyList } from './passkeyList.tsx';
import { RemovePasskey } from './removePasskey.tsx';
import { RenamePasskey } from './renamePasskey.tsx';
import { useAddPasskey } from './useAddPasskey.ts';

export function PasskeysSection({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const { account } = useTexts();
  const start = useStart();
  const obstacle = passkeyObstacle(start);
  const { add, isBusy, problem } = useAddPasskey();
  const renamed = useSubjectDialog<Passkey>();
  const removed = useSubjectDialog<Passkey>();
  const [{ hostname }] = useState(() => new URL(start.url));
  const why = {
    address:
      start.passkeys && hostname !== location.hostname
        ? account.passkeysOtherAddress(start.url)
        : account.passkeysNeedHttps(start.url),
    browser: account.passkeysNoBrowser,
  };
  const addButton = (
    <Button icon={Fingerprint} busy={isBusy} onClick={() => void add()}>
      {account.addPasskey}
    </Button>
  );
  return (
    <Section
      title={account.passkeysTitle}
      description={account.passkeysText}
      action={obstacle === undefined && passkeys.length > 0 ? addButton : undefined}
    >
      {obstacle !== undefined && <Notice>{why[obstacle]}</Notice>}
      <Problem>{problem}</Problem>
      {passkeys.length > 0 ? (
        <PasskeyList passkeys={passkeys} onRename={renamed.ask} onRemove={removed.ask} />
      ) : (
        obstacle === undefined && (
          <Row justify="apart">
            <p>{account.passkeysNone}</p>
            {addButton}
          </Row>
        )
      )}
      <RenamePasskey dialog={renamed} />
      <RemovePasskey dialog={removed} />
    </Section>
  );
}
