import './totpDialog.css';
import { useRef } from 'react';
import { useFormMutation } from '#admin/api/useFormMutation.ts';
import { useCopyLabels } from '#admin/texts/useCopyLabels.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Button } from '#ui/button/button.tsx';
import { CodeField } from '#ui/codeField/codeField.tsx';
import { CopyField } from '#ui/copyField/copyField.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { useCodeAttempt } from '../useCodeAttempt.ts';

interface TotpDialogProps {
  readonly enrolment: AnswerOf<'beginTotp'>;
  readonly onClose: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Shows the QR code for the authenticator app and takes the first code as proof that the app has the secret. */
export function TotpDialog({ enrolment, onClose, onCodes }: TotpDialogProps) {
  const { account, common } = useTexts();
  const copyLabels = useCopyLabels();
  const { attempt, noteRefusal, forgetRefusal } = useCodeAttempt();
  const { form, problem, isBusy, send } = useFormMutation('confirmTotp', {
    fields: { code: account.totpCodeMissing },
    meaning: { code_wrong: { field: 'code', text: account.totpCodeWrong } },
    invalidates: ['account'],
    onApiError: (error) => {
      noteRefusal(error);
      return false;
    },
  });
  const codeField = useRef<HTMLInputElement>(null);

  const submit = async (typed: string) => {
    const code = typed.replaceAll(/\D/g, '');
    await attempt(code, async () => {
      const answer = await send({ body: { code } });
      if (answer !== undefined) onCodes(answer.recovery_codes);
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={account.totpDialogTitle}
      description={account.totpScan}
      closeLabel={common.close}
      initialFocus={codeField}
    >
      <Form {...form} onSubmit={(values) => void submit(String(values.get('code')))}>
        <img
          className="totp-picture"
          alt={account.totpPicture}
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(enrolment.picture)}`}
        />
        <CopyField
          label={account.totpSecret}
          value={enrolment.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          {...copyLabels}
        />
        <CodeField
          ref={codeField}
          label={account.totpCode}
          name="code"
          onChange={forgetRefusal}
          onComplete={(code) => void submit(code)}
        />
        <Problem>{problem}</Problem>
        <FormActions align="end">
          <Button type="submit" variant="primary" busy={isBusy}>
            {account.turnOn}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
