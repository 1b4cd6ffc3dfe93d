import { type ComponentType, lazy, Suspense } from 'react';
import type { FormListed } from '#contract/app/forms.ts';
import type { AnswerOf } from '#contract/app/routes.ts';

export type FormQuestion = 'move' | 'work' | 'delete';

export interface AskedAboutForm {
  readonly about: FormQuestion;
  readonly form: FormListed;
  /** The form stays while the dialog fades, so that its words do not vanish before it. */
  readonly isOpen: boolean;
}

export interface FormDialogProps {
  readonly form: FormListed;
  readonly open: boolean;
  readonly organization: AnswerOf<'organization'>;
  readonly onClose: () => void;
}

// Each is loaded when it is first opened.
const dialogs: Readonly<Record<FormQuestion, ComponentType<FormDialogProps>>> = {
  move: lazy(async () => ({ default: (await import('./moveFormDialog.tsx')).MoveFormDialog })),
  work: lazy(async () => ({ default: (await import('./workDialog.tsx')).WorkDialog })),
  delete: lazy(async () => ({ default: (await import('./deleteForm.tsx')).DeleteForm })),
};

interface FormDialogsProps extends AskedAboutForm {
  readonly organization: AnswerOf<'organization'>;
  readonly onClose: () => void;
}

/** What the menu of a form opens. */
export function FormDialogs({ about, isOpen, ...rest }: FormDialogsProps) {
  const Dialog = dialogs[about];
  return (
    <Suspense>
      <Dialog {...rest} open={isOpen} />
    </Suspense>
  );
}
