import type { AnswerOf } from '#contract/app/routes.ts';
import { shortestPassword } from '#kit/secret/password/shortestPassword.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { FormActions } from '../../../../ui/formActions/formActions.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { Problem } from '../../../../ui/notice/problem.tsx';
import { useFormSend } from '../../../api/useFormSend.ts';
import { OutsideSheet } from '../../../shell/outsideSheet.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import { RenewedPassword } from '../newPassword/renewedPassword.tsx';
import { AnotherAccount } from './anotherAccount.tsx';
import { InvitationWords } from './invitationWords.tsx';
import { useJoined } from './useJoined.ts';

interface JoinAcceptingProps {
  readonly secret: string;
  readonly invitation: AnswerOf<'lookAtInvitation'>;
  readonly user: { readonly name: string; readonly email: string };
}

/** For somebody who is signed in. */
export function JoinAccepting({ secret, invitation, user }: JoinAcceptingProps) {
  const { signIn } = useTexts();
  const joined = useJoined();
  const { form, problem, isBusy, send } = useFormSend('acceptInvitation', {
    fields: { password: signIn.passwordShort(shortestPassword) },
  });
  const { new_password: needsPassword, organization } = invitation;
  const accept = async (values: FormData) => {
    const password = needsPassword ? { password: String(values.get('password') ?? '') } : {};
    const answer = await send({ body: { secret, ...password } });
    if (answer !== undefined) await joined(organization);
  };
  return (
    <OutsideSheet
      title={signIn.joinTitle(organization.name)}
      text={<InvitationWords invitation={invitation} />}
      foot={<AnotherAccount to={`/join/${secret}`} />}
    >
      <Form {...form} onSubmit={(values) => void accept(values)}>
        <Notice>{signIn.signedInAs(user.name, user.email)}</Notice>
        {needsPassword && <RenewedPassword user={user} organization={organization.name} />}
        <Problem>{problem}</Problem>
        <FormActions align="fill">
          <Button type="submit" variant="primary" size="large" busy={isBusy}>
            {signIn.joinAsPerson(user.name)}
          </Button>
        </FormActions>
      </Form>
    </OutsideSheet>
  );
}
