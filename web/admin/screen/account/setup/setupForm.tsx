import { useState } from 'react';
import { useFormMutation } from '#admin/api/useFormMutation.ts';
import { useAppearance } from '#admin/appearance/useAppearance.ts';
import { HistoryLink } from '#admin/history/historyLink.tsx';
import { useSessionChange } from '#admin/session/useSessionChange.ts';
import { useStart } from '#admin/session/useStart.ts';
import { PublicSheet } from '#admin/shell/publicSheet.tsx';
import type { Texts } from '#admin/texts/compiled/language/en.ts';
import { useLanguage, useTexts } from '#admin/texts/useTexts.ts';
import { minimumPasswordLength } from '#kit/secret/password/minimumPasswordLength.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { SwitchAccountButton } from '../join/switchAccountButton.tsx';
import { AccountFields } from '../newPassword/accountFields.tsx';
import { ReplacePasswordField } from '../newPassword/replacePasswordField.tsx';

interface SetupFormProps {
  readonly secret: string;
  /** Null if the link also creates the organisation. */
  readonly organization: { readonly id: string; readonly name: string } | null;
  /** Whether the signed-in user has to choose a new password. */
  readonly needsPassword: boolean;
}

export function SetupForm({ secret, organization, needsPassword }: SetupFormProps) {
  const { code, texts } = useLanguage();
  const { signIn } = texts;
  const [{ language }] = useAppearance();
  const { user } = useStart();
  const toast = useToast();
  const sessionChange = useSessionChange();
  const [organizationName, setOrganizationName] = useState(organization?.name ?? '');
  const { form, problem, isBusy, send } = useFormMutation('setUp', {
    fields: {
      name: signIn.nameMissing,
      email: signIn.emailInvalid,
      password: signIn.passwordShort(minimumPasswordLength),
      organization: signIn.organizationMissing,
    },
  });

  const submit = async (values: FormData) => {
    const text = (name: string) => String(values.get(name) ?? '');
    const answer = await send({
      body: {
        secret,
        ...(user === null && {
          name: text('name'),
          email: text('email'),
          password: text('password'),
          ...(language !== null && { language }),
        }),
        ...(user !== null && needsPassword && { password: text('password') }),
        ...(organization === null && { organization: text('organization'), time_zone: localTimeZone() }),
        sample: values.has('sample'),
        beginning: { language: code, workspace: signIn.firstWorkspace, form: signIn.sampleName },
      },
    });
    if (answer === undefined) return;
    const { form } = answer;
    await sessionChange(`/app/o/${answer.organization}`);
    toast({
      about: answer.organization,
      title: signIn.setupDone,
      tone: 'good',
      ...(form !== null && {
        description: signIn.sampleReady,
        duration: 30_000,
        action: { label: signIn.openSample, onPress: () => window.open(`/f/${form}`, '_blank', 'noopener') },
      }),
    });
  };
  const words = textsFor(signIn, user !== null, organization?.name);
  return (
    <PublicSheet title={words.title} text={words.text} foot={<SetupFooter to={`/setup/${secret}`} />}>
      <Form {...form} onSubmit={(values) => void submit(values)}>
        {user === null ? (
          <AccountFields organization={organizationName} />
        ) : (
          <>
            <Notice title={signIn.signedInAs(user.name, user.email)}>{words.signedIn}</Notice>
            {needsPassword && <ReplacePasswordField user={user} organization={organizationName} />}
          </>
        )}
        {organization === null && (
          <TextField
            label={signIn.organizationName}
            description={signIn.organizationHelp}
            name="organization"
            autoComplete="organization"
            placeholder={signIn.organizationExample}
            maxLength={100}
            autoFocus={user !== null}
            onChange={(event) => setOrganizationName(event.currentTarget.value)}
          />
        )}
        {organization === null && (
          <Checkbox label={signIn.sample} description={signIn.sampleHelp} name="sample" defaultChecked />
        )}
        <Problem>{problem}</Problem>
        <FormActions align="fill">
          <Button type="submit" variant="primary" size="large" busy={isBusy}>
            {words.verb}
          </Button>
        </FormActions>
      </Form>
    </PublicSheet>
  );
}

/** The texts for what the link creates. */
function textsFor(signIn: Texts['signIn'], isSignedIn: boolean, organization: string | undefined) {
  if (organization !== undefined)
    return {
      title: signIn.setupOwnerTitle(organization),
      text: isSignedIn ? undefined : signIn.setupOwnerText,
      signedIn: signIn.setupOwnerSignedIn(organization),
      verb: signIn.becomeOwner,
    };
  return {
    title: isSignedIn ? signIn.setupAnotherTitle : signIn.setupTitle,
    text: isSignedIn ? undefined : signIn.setupText,
    signedIn: signIn.setupSignedIn,
    verb: isSignedIn ? signIn.makeOrganization : signIn.setUp,
  };
}

/** The browser's time zone, such as `Europe/Berlin`. */
function localTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Offers to sign in, or to switch accounts. */
function SetupFooter({ to }: { readonly to: string }) {
  const { signIn } = useTexts();
  const { user, unclaimed } = useStart();
  if (user !== null) return <SwitchAccountButton to={to} />;
  // Signing in would lead back to this link.
  if (unclaimed) return null;
  return (
    <p>
      {signIn.haveAccount}{' '}
      <HistoryLink href={`/app/sign-in?${new URLSearchParams({ to })}`}>{signIn.signInFirst}</HistoryLink>
    </p>
  );
}
