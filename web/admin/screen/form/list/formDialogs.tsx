import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from '#admin/lazy/lazyPart.ts';
import { useLazyPart } from '#admin/lazy/useLazyPart.ts';
import type { FormListed } from '#contract/app/form/forms.ts';
import type { AnswerOf } from '#contract/app/routes.ts';

export type FormDialogKind = 'move' | 'work' | 'delete';

export interface FormDialogSubject {
  readonly about: FormDialogKind;
  readonly form: FormListed;
  /** Keeps the form during the closing animation, so that the text does not vanish first. */
  readonly isOpen: boolean;
}

export interface FormDialogProps {
  readonly form: FormListed;
  readonly open: boolean;
  readonly organization: AnswerOf<'organization'>;
  readonly onClose: () => void;
}

const dialogs: Readonly<Record<FormDialogKind, LazyPart<ComponentType<FormDialogProps>>>> = {
  move: lazyPart(async () => (await import('./moveFormDialog.tsx')).MoveFormDialog),
  work: lazyPart(async () => (await import('./formCommandsDialog.tsx')).FormCommandsDialog),
  delete: lazyPart(async () => (await import('./deleteForm.tsx')).DeleteForm),
};

interface FormDialogsProps extends FormDialogSubject {
  readonly organization: AnswerOf<'organization'>;
  readonly onClose: () => void;
}

/** The dialogs of a form's menu. */
export function FormDialogs({ about, isOpen, ...rest }: FormDialogsProps) {
  const Dialog = useLazyPart(dialogs[about], isOpen, rest.onClose);
  return Dialog === undefined ? null : <Dialog {...rest} open={isOpen} />;
}
