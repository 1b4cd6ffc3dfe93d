import { useState } from 'react';
import { useFormErrors } from '#admin/api/useFormErrors.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { mailAddress } from '#contract/app/text.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { RadioGroup } from '#ui/radioGroup/radioGroup.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { type Role, roles } from '../member.ts';
import { useSingleWorkspace } from '../useSingleWorkspace.ts';
import { WorkspaceCheckboxes } from '../workspaceCheckboxes.tsx';

/** An invitation that was just created. */
export interface CreatedInvitation {
  readonly email: string;
  readonly role: Role;
  readonly link: string;
  readonly mailed: boolean;
}

interface InviteFormProps {
  readonly onMade: (made: CreatedInvitation) => void;
  readonly onCancel: () => void;
}

/** The least powerful role first, because most invitees need no more. */
const offered = roles.toReversed();

export function InviteForm({ onMade, onCancel }: InviteFormProps) {
  const { members: memberTexts, invitations: invitationTexts, common } = useTexts();
  const organization = useOrganization();
  const sendsMail = useRouteQuery('start').data?.mail ?? false;
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('member');
  const [workspaces, setWorkspaces] = useState(useSingleWorkspace());
  const [wrong, setWrong] = useState<{ email: string }>();
  const invite = useRouteMutation('invite', { invalidates: ['invitations', 'organization'] });
  const failure = useFormErrors(invite.error);

  const send = async () => {
    const address = email.trim();
    const isWrong = address !== '' && !mailAddress.safeParse(address).success;
    setWrong(isWrong ? { email: invitationTexts.inviteEmailWrong } : undefined);
    if (isWrong) return;
    const body = { email: address, role, workspaces: role === 'member' ? [...workspaces] : [] };
    try {
      const answer = await invite.mutateAsync({ params: { organization: organization.id }, body });
      onMade({ ...answer, email: address, role });
    } catch {
      // The form shows the error.
    }
  };

  return (
    <Form errors={wrong ?? failure.errors} onSubmit={() => void send()}>
      <TextField
        label={`${invitationTexts.inviteEmail} (${common.optional})`}
        description={sendsMail ? invitationTexts.inviteEmailHelp : invitationTexts.inviteEmailHelpWithoutMail}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <RadioGroup
        label={memberTexts.role}
        name="role"
        value={role}
        options={offered.map((value) => ({
          value,
          label: memberTexts.roles[value],
          description: memberTexts.roleHints[value],
        }))}
        onValueChange={(value) => setRole(roles.find((each) => each === value) ?? 'member')}
      />
      {role === 'member' && (
        <WorkspaceCheckboxes
          label={invitationTexts.inviteWorkspaces}
          help={invitationTexts.inviteWorkspacesHelp}
          chosen={workspaces}
          onChange={setWorkspaces}
        />
      )}
      <Problem>{failure.notice}</Problem>
      <FormActions align="end">
        <Button variant="primary" type="submit" busy={invite.isPending}>
          {invitationTexts.inviteButton}
        </Button>
        <Button onClick={onCancel}>{common.cancel}</Button>
      </FormActions>
    </Form>
  );
}
