import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { DialogFrame } from '../dialog/dialogFrame.tsx';
import { Form } from '../form/form.tsx';
import { FormActions } from '../formActions/formActions.tsx';
import { Problem } from '../notice/problem.tsx';
import { TextField } from '../textField/textField.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** Explains what will be lost, and that it cannot be undone. */
  readonly description: ReactNode;
  /** A verb and its object: "Delete workspace". */
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  readonly busy?: boolean | undefined;
  /** The error of the last attempt. */
  readonly error?: ReactNode;
  /** A text to type for confirmation, before actions that affect many people. */
  readonly typeToConfirm?: { readonly text: string; readonly label: ReactNode } | undefined;
  readonly children?: ReactNode;
}

/** Confirms an irreversible action. Every other action runs at once and offers an undo. */
export function ConfirmDialog({ open, onOpenChange, ...question }: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => onOpenChange(isOpen)}>
      <Question {...question} />
    </AlertDialog.Root>
  );
}

function Question({ title, description, ...answer }: Omit<ConfirmDialogProps, 'open' | 'onOpenChange'>) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      title={title}
      description={description}
      closeLabel={undefined}
      // Focuses the confirmation input, otherwise the harmless button.
      initialFocus={answer.typeToConfirm === undefined ? cancel : undefined}
    >
      <Answer {...answer} cancel={cancel} />
    </DialogFrame>
  );
}

interface AnswerProps extends Omit<ConfirmDialogProps, 'open' | 'onOpenChange' | 'title' | 'description'> {
  readonly cancel: RefObject<HTMLButtonElement | null>;
}

/** Mounted only while the dialog is open, so the input starts empty each time. */
function Answer(props: AnswerProps) {
  const { typeToConfirm, confirmLabel, cancelLabel, busy, error, cancel, children } = props;
  const [typed, setTyped] = useState('');
  const matches = typeToConfirm === undefined || typed.trim() === typeToConfirm.text.trim();
  const submit = () => {
    if (matches) props.onConfirm();
  };
  return (
    <Form onSubmit={submit}>
      {children}
      {typeToConfirm !== undefined && (
        <TextField
          label={typeToConfirm.label}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <Problem>{error}</Problem>
      <FormActions align="end">
        <Button variant="danger" type="submit" busy={busy} disabled={!matches}>
          {confirmLabel}
        </Button>
        <AlertDialog.Close render={<Button ref={cancel}>{cancelLabel}</Button>} />
      </FormActions>
    </Form>
  );
}
