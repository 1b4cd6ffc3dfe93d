import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { useFormErrors } from '../api/useFormErrors.ts';
import { useTexts } from '../texts/useTexts.ts';

interface NameFormProps {
  readonly label: string;
  readonly help?: string | undefined;
  /** The error for an empty name. */
  readonly missing: string;
  readonly initial?: string | undefined;
  /** Further controls below the name. */
  readonly children?: ReactNode;
  readonly submitLabel: string;
  readonly busy: boolean;
  /** The service's error. */
  readonly error: Error | null;
  readonly onSubmit: (name: string) => void;
}

interface NameDialogProps extends NameFormProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
}

/** A dialog for the name of a new or renamed object. */
export function NameDialog({ open, onClose, title, ...form }: NameDialogProps) {
  const { common } = useTexts();
  return (
    <Dialog open={open} onOpenChange={onClose} title={title} closeLabel={common.close}>
      <NameForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function NameForm(props: NameFormProps & Pick<NameDialogProps, 'onClose'>) {
  const { label, help, missing, initial = '', submitLabel, busy, error, onSubmit, onClose, children } = props;
  const { common } = useTexts();
  const [name, setName] = useState(initial);
  const [empty, setEmpty] = useState<{ name: string }>();
  const failure = useFormErrors(error);
  const submit = () => {
    const isEmpty = name.trim() === '';
    setEmpty(isEmpty ? { name: missing } : undefined);
    if (!isEmpty && !busy) onSubmit(name.trim());
  };
  return (
    <Form errors={empty ?? failure.errors} onSubmit={submit}>
      <TextField
        label={label}
        description={help}
        name="name"
        required
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setEmpty(undefined);
        }}
        onFocus={(event) => event.currentTarget.select()}
      />
      {children}
      <Problem>{failure.notice}</Problem>
      <FormActions align="end">
        <Button variant="primary" type="submit" busy={busy}>
          {submitLabel}
        </Button>
        <Button onClick={onClose}>{common.cancel}</Button>
      </FormActions>
    </Form>
  );
}
