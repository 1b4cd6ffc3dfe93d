import { useStart } from '#admin/session/useStart.ts';
import { PublicSheet } from '#admin/shell/publicSheet.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { SetupCommand } from '../setup/setupCommand.tsx';
import { OidcButton } from './oidcButton.tsx';

interface NoAccountsYetProps {
  readonly to: string;
  /** The error of the last attempt, such as a failed OIDC sign-in. */
  readonly notice: string | undefined;
  /** The confirmation of the last action. */
  readonly news: string | undefined;
}

/** Replaces the sign-in form while no account exists. */
export function NoAccountsYet({ to, notice, news }: NoAccountsYetProps) {
  const { signIn } = useTexts();
  const { oidc } = useStart();
  return (
    <PublicSheet
      title={signIn.unclaimedTitle}
      text={
        <>
          <p>{signIn.unclaimedText}</p>
          <p>{signIn.unclaimedAgain}</p>
        </>
      }
    >
      <SetupCommand />
      {news !== undefined && (
        <Notice tone="good" announce>
          {news}
        </Notice>
      )}
      <Problem>{notice}</Problem>
      {/* The provider's users may join without an invitation, including the first one. */}
      {oidc !== null && (
        <>
          <div className="public-or">{signIn.or}</div>
          <FormActions align="fill">
            <OidcButton label={signIn.withProvider(oidc)} request={{ to }} />
          </FormActions>
        </>
      )}
    </PublicSheet>
  );
}
