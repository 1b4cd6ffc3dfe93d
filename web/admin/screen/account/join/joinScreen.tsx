import { useSecretLink } from '#admin/api/useSecretLink.ts';
import { HistoryLink } from '#admin/history/historyLink.tsx';
import { useStart } from '#admin/session/useStart.ts';
import { PublicSheet } from '#admin/shell/publicSheet.tsx';
import { LinkState } from '#admin/status/linkState.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';
import type { PublicScreenProps } from '../publicScreenProps.ts';
import { AcceptInvitation } from './acceptInvitation.tsx';
import { JoinForm } from './joinForm.tsx';

/** An invitation: who invites to what, and the ways to accept it. */
export function JoinScreen({ secret }: Pick<PublicScreenProps, 'secret'>) {
  const { signIn } = useTexts();
  const { user } = useStart();
  const query = useSecretLink('lookAtInvitation', secret);
  if (query.data === undefined) return <LinkState query={query} invalid={<JoinInvalid />} />;
  const { organization, joined } = query.data;
  if (joined)
    return (
      <PublicSheet title={signIn.joinedTitle(organization.name)} text={signIn.joinedText}>
        <LinkButton
          variant="primary"
          size="large"
          render={<HistoryLink href={`/app/o/${organization.id}`} />}
        >
          {signIn.openOrganization}
        </LinkButton>
      </PublicSheet>
    );
  return user === null ? (
    <JoinForm secret={secret} invitation={query.data} />
  ) : (
    <AcceptInvitation secret={secret} invitation={query.data} user={user} />
  );
}

function JoinInvalid() {
  const { signIn } = useTexts();
  return (
    <PublicSheet title={signIn.joinInvalidTitle} text={signIn.joinInvalidText}>
      <LinkButton size="large" render={<HistoryLink href="/app/sign-in" />}>
        {signIn.toSignIn}
      </LinkButton>
    </PublicSheet>
  );
}
