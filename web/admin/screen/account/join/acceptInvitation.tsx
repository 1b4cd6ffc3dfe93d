import { useFormMutation } from '#admin/api/useFormMutation.ts';
import { PublicSheet } from '#admin/shell/publicSheet.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { minimumPasswordLength } from '#kit/secret/password/minimumPasswordLength.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { ReplacePasswordField } from '../newPassword/replacePasswordField.tsx';
import { InvitationSummary } from './invitationSummary.tsx';
import { SwitchAccountButton } from './switchAccountButton.tsx';
import { useOpenJoinedOrganization } from './useOpenJoinedOrganization.ts';

interface AcceptInvitationProps {
  readonly secret: string;
  readonly invitation: AnswerOf<'lookAtInvitation'>;
  readonly user: { readonly name: string; readonly email: string };
}

/** Lets a signed-in user accept an invitation. */
export function AcceptInvitation({ secret, invitation, user }: AcceptInvitationProps) {
  const { signIn } = useTexts();
  const joined = useOpenJoinedOrganization();
  const { form, problem, isBusy, send } = useFormMutation('acceptInvitation', {
    fields: { password: signIn.passwordShort(minimumPasswordLength) },
  });
  const { new_password: needsPassword, organization } = invitation;
  const accept = async (values: FormData) => {
    const password = needsPassword ? { password: String(values.get('password') ?? '') } : {};
    const answer = await send({ body: { secret, ...password } });
    if (answer !== undefined) await joined(organization);
  };
  return (
    <PublicSheet
      title={signIn.joinTitle(organization.name)}
      text={<InvitationSummary invitation={invitation} />}
      foot={<SwitchAccountButton to={`/join/${secret}`} />}
    >
      <Form {...form} onSubmit={(values) => void accept(values)}>
        <Notice>{signIn.signedInAs(user.name, user.email)}</Notice>
        {needsPassword && <ReplacePasswordField user={user} organization={organization.name} />}
        <Problem>{problem}</Problem>
        <FormActions align="fill">
          <Button type="submit" variant="primary" size="large" busy={isBusy}>
            {signIn.joinAsPerson(user.name)}
          </Button>
        </FormActions>
      </Form>
    </PublicSheet>
  );
}
