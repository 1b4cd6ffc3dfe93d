import { useSecretLink } from '#admin/api/useSecretLink.ts';
import { HistoryLink } from '#admin/history/historyLink.tsx';
import { useStart } from '#admin/session/useStart.ts';
import { PublicSheet } from '#admin/shell/publicSheet.tsx';
import { LinkState } from '#admin/status/linkState.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';
import type { PublicScreenProps } from '../publicScreenProps.ts';
import { SetupCommand } from './setupCommand.tsx';
import { SetupForm } from './setupForm.tsx';

/** Sets up the first owner of an organisation, by the link that the service or the command line prints. */
export function SetupScreen({ secret }: Pick<PublicScreenProps, 'secret'>) {
  const query = useSecretLink('lookAtSetup', secret);
  if (query.data === undefined) return <LinkState query={query} invalid={<SetupInvalid />} />;
  const { organization, new_password: needsPassword } = query.data;
  return <SetupForm secret={secret} organization={organization} needsPassword={needsPassword} />;
}

function SetupInvalid() {
  const { signIn } = useTexts();
  const { user, unclaimed } = useStart();
  const isSignedIn = user !== null;
  return (
    <PublicSheet
      title={signIn.setupInvalidTitle}
      text={
        <>
          <p>{signIn.setupInvalidText}</p>
          {!isSignedIn && !unclaimed && <p>{signIn.setupUsed}</p>}
        </>
      }
    >
      {!unclaimed && (
        <LinkButton
          variant="primary"
          size="large"
          render={<HistoryLink href={isSignedIn ? '/app' : '/app/sign-in'} />}
        >
          {isSignedIn ? signIn.continueAs(user.name) : signIn.signIn}
        </LinkButton>
      )}
      <SetupCommand text={signIn.setupInvalidAgain} />
    </PublicSheet>
  );
}
