import type { ReactNode } from 'react';

/** The texts around a field's control. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** Help, between label and control. */
  readonly description?: ReactNode;
  /** The error text; a `Form` provides it by the field's name. */
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  /** For screen readers only, where the place says what it is. */
  readonly hideLabel?: boolean | undefined;
}
