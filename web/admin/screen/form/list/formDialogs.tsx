import type { ComponentType } from 'react';
import type { FormListed } from '#contract/app/form/forms.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { type LatePart, latePart } from '../../../lazy/latePart.ts';
import { useLatePart } from '../../../lazy/useLatePart.ts';

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

const dialogs: Readonly<Record<FormQuestion, LatePart<ComponentType<FormDialogProps>>>> = {
  move: latePart(async () => (await import('./moveFormDialog.tsx')).MoveFormDialog),
  work: latePart(async () => (await import('./workDialog.tsx')).WorkDialog),
  delete: latePart(async () => (await import('./deleteForm.tsx')).DeleteForm),
};

interface FormDialogsProps extends AskedAboutForm {
  readonly organization: AnswerOf<'organization'>;
  readonly onClose: () => void;
}

/** What the menu of a form opens. */
export function FormDialogs({ about, isOpen, ...rest }: FormDialogsProps) {
  const Dialog = useLatePart(dialogs[about], isOpen, rest.onClose);
  return Dialog === undefined ? null : <Dialog {...rest} open={isOpen} />;
}
