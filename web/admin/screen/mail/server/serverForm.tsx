import { Send } from 'lucide-react';
import { useState } from 'react';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { PasswordField } from '#ui/passwordField/passwordField.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useFormMutation } from '../../../api/useFormMutation.ts';
import { useRouteQuery } from '../../../api/useRouteQuery.ts';
import { UnsavedChangesPrompt } from '../../../dialog/unsavedChangesPrompt.tsx';
import { useOrganization } from '../../../navigation/useOrganization.ts';
import { mailServerTexts } from '../../../texts/compiled/mailServer.ts';
import { useLazyTexts } from '../../../texts/useLazyTexts.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { TestResult } from '../testResult.tsx';
import { ProviderFields } from './providerFields.tsx';
import { mailServerChanges, type SavedServer } from './savedServer.ts';
import { useServerDraft } from './useServerDraft.ts';

interface ServerFormProps {
  readonly server: SavedServer | null;
  readonly onSaved: () => void;
  /** Undefined while there is nothing to go back to. */
  readonly onCancel: (() => void) | undefined;
}

/** Sets up the mail server; it can be tried out before it is saved. */
export function ServerForm({ server, onSaved, onCancel }: ServerFormProps) {
  const { common } = useTexts();
  const { mailServer: texts } = useLazyTexts(mailServerTexts);
  const { id: organization } = useOrganization();
  const toast = useToast();
  const address = useRouteQuery('start').data?.user?.email ?? '';
  const { draft, change, body, isChanged } = useServerDraft(server, address);
  const [tested, setTested] = useState<AnswerOf<'tryMailServer'>>();
  const fields = {
    host: texts.hostWrong,
    port: texts.portWrong,
    from: texts.fromWrong,
    user: texts.userWrong,
    password: texts.passwordNeeded,
  };
  const options = { fields, optional: ['user', 'password'] };
  const saving = useFormMutation('setMailServer', { ...options, invalidates: mailServerChanges });
  const testing = useFormMutation('tryMailServer', options);
  const shown =
    testing.problem !== undefined || Object.keys(testing.form.errors).length > 0 ? testing : saving;

  const save = async () => {
    setTested(undefined);
    if ((await saving.send({ params: { organization }, body: body() })) === undefined) return;
    toast({ about: 'mail-server', title: texts.saved, tone: 'good' });
    onSaved();
  };
  const test = async () => {
    setTested(undefined);
    setTested(await testing.send({ params: { organization }, body: body() }));
  };

  return (
    <Form {...shown.form} onSubmit={() => void save()}>
      <UnsavedChangesPrompt isChanged={isChanged} />
      <ProviderFields draft={draft} onChange={change} />
      <TextField
        label={texts.from}
        description={texts.fromHelp}
        name="from"
        type="email"
        autoComplete="off"
        spellCheck={false}
        value={draft.from}
        onChange={(event) => change({ from: event.currentTarget.value })}
      />
      <TextField
        label={texts.user}
        description={texts.userHelp}
        name="user"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.user ?? draft.from}
        onChange={(event) => change({ user: event.currentTarget.value })}
      />
      <PasswordField
        label={texts.password}
        description={server?.has_password ? texts.passwordKept : texts.passwordHelp}
        name="password"
        autoComplete="new-password"
        showLabel={common.showPassword}
        hidePasswordLabel={common.hidePassword}
        value={draft.password}
        onChange={(event) => change({ password: event.currentTarget.value })}
      />
      <Problem>{shown.problem}</Problem>
      {!testing.isBusy && <TestResult address={address} result={tested} problem={null} />}
      <FormActions>
        <Button variant="primary" type="submit" busy={saving.isBusy}>
          {common.save}
        </Button>
        <Button icon={Send} busy={testing.isBusy} onClick={() => void test()}>
          {texts.test(address)}
        </Button>
        {onCancel !== undefined && <Button onClick={onCancel}>{common.cancel}</Button>}
      </FormActions>
    </Form>
  );
}
