import type { ReactNode } from 'react';

/** The texts around a field's control. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** Help, between label and control. */
  readonly description?: ReactNode;
  /** The error text; a `Form` provides it by the field's name. */
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  /** Hides the label visually, where the context makes it clear. */
  readonly hideLabel?: boolean | undefined;
}
