import type { ReactNode } from 'react';

/** What every field has around its control. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** Help, between label and control. */
  readonly description?: ReactNode;
  /** What is wrong and how to mend it; a `Form` with errors gives it by the field's name. */
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  /** For screen readers only, where the place says what it is. */
  readonly hideLabel?: boolean | undefined;
}
