import { Fingerprint } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { PageHeader } from '#ui/pageHeader/pageHeader.tsx';
import { Row } from '#ui/row/row.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { useDocumentTitle } from '../../navigation/useDocumentTitle.ts';
import { passkeyObstacle } from '../../passkey/passkeyObstacle.ts';
import { usePasskeyConfirm } from '../../screen/account/confirmIdentity/usePasskeyConfirm.ts';
import { IdentitiesSection } from '../../screen/account/security/identitiesSection.tsx';
import { PasskeysSection } from '../../screen/account/security/passkeysSection.tsx';
import { TotpSection } from '../../screen/account/security/totpSection.tsx';
import { useStart } from '../../session/useStart.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { SignInAgainButton } from './signInAgainButton.tsx';

interface SecondFactorRequiredProps {
  readonly organization: string;
  readonly back: ReactNode;
  readonly account: AnswerOf<'account'>;
  readonly onDone: () => Promise<void>;
}

/** Guides the user through setting up a second factor, or through using the existing one. */
export function SecondFactorRequired({ organization, back, account, onDone }: SecondFactorRequiredProps) {
  const { organization: texts } = useTexts();
  const { oidc } = useStart();
  const { totp, passkeys, identities, second_factor: factor } = account;
  // The state at mount: a factor set up here also proves itself.
  const [hadOne] = useState(totp.on || passkeys.length > 0 || (oidc !== null && identities.length > 0));
  useDocumentTitle(texts.entryTitle(organization));
  return (
    <>
      <PageHeader
        title={texts.entryTitle(organization)}
        description={hadOne ? texts.entryHaveText : texts.entryText}
        back={back}
      />
      {factor.shown ? (
        <Notice
          tone="good"
          announce
          action={
            <Button variant="primary" onClick={() => void onDone()}>
              {texts.entryGo(organization)}
            </Button>
          }
        >
          {texts.entryDone}
        </Notice>
      ) : (
        hadOne && <ShowOne hasPasskey={passkeys.length > 0} onDone={onDone} />
      )}
      {!hadOne && (
        <>
          <TotpSection totp={totp} email={account.email} hasPassword={account.has_password} />
          <PasskeysSection passkeys={passkeys} />
          {oidc !== null && <IdentitiesSection provider={oidc} identities={identities} />}
        </>
      )}
    </>
  );
}

interface ShowOneProps {
  readonly hasPasskey: boolean;
  readonly onDone: () => Promise<void>;
}

function ShowOne({ hasPasskey, onDone }: ShowOneProps) {
  const { account: texts } = useTexts();
  const start = useStart();
  const passkey = usePasskeyConfirm(() => void onDone());
  const canProve = hasPasskey && passkeyObstacle(start) === undefined;
  return (
    <Stack>
      <Problem>{passkey.problem}</Problem>
      <Row>
        {canProve && (
          <Button
            variant="primary"
            icon={Fingerprint}
            busy={passkey.isBusy}
            onClick={() => void passkey.prove()}
          >
            {texts.confirmWithPasskey}
          </Button>
        )}
        <SignInAgainButton variant={canProve ? 'secondary' : 'primary'} />
      </Row>
    </Stack>
  );
}
