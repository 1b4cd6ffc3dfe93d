import './recoveryCodesDialog.css';
import { Download, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { UnsavedChangesPrompt } from '#admin/dialog/unsavedChangesPrompt.tsx';
import { useStart } from '#admin/session/useStart.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { CopyButton } from '#ui/copyButton/copyButton.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { focusTitle } from '#ui/pageHeader/focusTitle.ts';
import { Row } from '#ui/row/row.tsx';
import { saveFile } from '#ui/saveFile/saveFile.ts';
import { useToast } from '#ui/toast/useToast.ts';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly email: string;
  /** The toast's text after the codes were saved. */
  readonly confirmation: string;
  readonly onClose: () => void;
}

/** Stays open until the user confirms that the codes are saved: they are shown only once. */
export function RecoveryCodesDialog({ codes, email, confirmation, onClose }: RecoveryCodesDialogProps) {
  const { account, common } = useTexts();
  const { url } = useStart();
  const toast = useToast();
  const [isMissing, setMissing] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const head = account.codesHead(url, email);
  const text = `${head}\n\n${codes.join('\n')}\n`;

  const finish = (values: FormData) => {
    setMissing(!values.has('kept'));
    if (!values.has('kept')) return;
    onClose();
    focusTitle();
    toast({ about: 'totp', title: confirmation, tone: 'good' });
  };
  return (
    <Dialog
      open
      sticky
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={account.codesTitle}
      description={account.codesText}
      closeLabel={common.close}
      // No control has the focus: an Enter that belonged to the dialog before this one does nothing.
      initialFocus={list}
    >
      <UnsavedChangesPrompt isChanged title={account.codesLeaveTitle} text={account.codesLeaveText} />
      <Form errors={isMissing ? { kept: account.codesKeptMissing } : {}} onSubmit={finish}>
        <div className="recovery-print">
          <p className="recovery-head">{head}</p>
          <ul ref={list} tabIndex={-1} className="recovery-codes" aria-label={account.codesLabel}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </div>
        <Row>
          <CopyButton
            text={text}
            label={account.copyCodes}
            copiedLabel={common.copied}
            failedLabel={common.copyFailed}
          />
          <Button icon={Download} onClick={() => downloadText(account.codesFile, text)}>
            {account.downloadCodes}
          </Button>
          <Button icon={Printer} onClick={() => window.print()}>
            {account.printCodes}
          </Button>
        </Row>
        <Checkbox label={account.codesKept} name="kept" />
        <FormActions align="end">
          <Button type="submit" variant="primary">
            {account.done}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

/** Lets the browser save a text as a file. */
function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  saveFile(url, name);
  // Revokes the URL after the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
