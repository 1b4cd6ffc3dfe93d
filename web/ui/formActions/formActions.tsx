import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import './formActions.css';

export interface FormActionsProps {
  readonly children: ReactNode;
  /** `end` in dialogs, `fill` where the form is the whole screen, such as at sign-in. */
  readonly align?: 'start' | 'end' | 'fill' | undefined;
}

/** The buttons of a form. The submit button comes first in the DOM, whatever its position. */
export function FormActions({ children, align = 'start' }: FormActionsProps) {
  return <div className={classNames('ui-form-actions', `ui-form-actions--${align}`)}>{children}</div>;
}
