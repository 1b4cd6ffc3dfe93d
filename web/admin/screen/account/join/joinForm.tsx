import { useFormMutation } from '#admin/api/useFormMutation.ts';
import { useAppearance } from '#admin/appearance/useAppearance.ts';
import { HistoryLink } from '#admin/history/historyLink.tsx';
import { useStart } from '#admin/session/useStart.ts';
import { PublicSheet } from '#admin/shell/publicSheet.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { minimumPasswordLength } from '#kit/secret/password/minimumPasswordLength.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { AccountFields } from '../newPassword/accountFields.tsx';
import { OidcButton } from '../signIn/oidcButton.tsx';
import { InvitationSummary } from './invitationSummary.tsx';
import { useOpenJoinedOrganization } from './useOpenJoinedOrganization.ts';

interface JoinFormProps {
  readonly secret: string;
  readonly invitation: AnswerOf<'lookAtInvitation'>;
}

/** Creates an account for an invited user; existing users sign in and return. */
export function JoinForm({ secret, invitation }: JoinFormProps) {
  const { signIn } = useTexts();
  const [{ language }] = useAppearance();
  const { oidc } = useStart();
  const joined = useOpenJoinedOrganization();
  const { organization } = invitation;
  const { form, problem, isBusy, send } = useFormMutation('joinWithAccount', {
    fields: {
      name: signIn.nameMissing,
      email: signIn.emailInvalid,
      password: signIn.passwordShort(minimumPasswordLength),
    },
  });
  const submit = async (values: FormData) => {
    const text = (name: string) => String(values.get(name) ?? '');
    const answer = await send({
      body: {
        secret,
        name: text('name'),
        email: text('email'),
        password: text('password'),
        ...(language !== null && { language }),
      },
    });
    if (answer !== undefined) await joined(organization);
  };
  return (
    <PublicSheet
      title={signIn.joinTitle(organization.name)}
      text={<InvitationSummary invitation={invitation} />}
      foot={
        <p>
          {signIn.haveAccount}{' '}
          <HistoryLink href={`/app/sign-in?${new URLSearchParams({ to: `/join/${secret}` })}`}>
            {signIn.signInFirst}
          </HistoryLink>
        </p>
      }
    >
      <Form {...form} onSubmit={(values) => void submit(values)}>
        <AccountFields email={invitation.email} organization={organization.name} />
        <Problem>{problem}</Problem>
        <FormActions align="fill">
          <Button type="submit" variant="primary" size="large" busy={isBusy}>
            {signIn.join}
          </Button>
        </FormActions>
      </Form>
      {oidc !== null && (
        <>
          <div className="public-or">{signIn.or}</div>
          <FormActions align="fill">
            <OidcButton label={signIn.joinWithProvider(oidc)} request={{ invitation: secret }} />
          </FormActions>
        </>
      )}
    </PublicSheet>
  );
}
