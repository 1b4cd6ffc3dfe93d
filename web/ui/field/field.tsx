import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import './field.css';
import type { FieldTexts } from './fieldTexts.ts';
import type { useField } from './useField.ts';

interface FieldProps extends Omit<FieldTexts, 'error'> {
  readonly field: ReturnType<typeof useField>;
  readonly className?: string | undefined;
  /** For a control that a label cannot lead to by itself; it is named by `field.labelId`. */
  readonly onLabelClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Label, help text, control and error, from top to bottom. */
export function Field(props: FieldProps) {
  const { field, label, description, required, hideLabel, className, onLabelClick, children } = props;
  return (
    <div className={classNames('ui-field', className)}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the control itself is reached by keys */}
      <label
        id={field.labelId}
        htmlFor={field.controlId}
        onClick={onLabelClick}
        className={hideLabel ? 'ui-hidden' : 'ui-field-label'}
      >
        {label}
        {required && <RequiredMark />}
      </label>
      <FieldDescription field={field}>{description}</FieldDescription>
      {children}
      <FieldError field={field} />
    </div>
  );
}

/** Decorative: screen readers get `aria-required` from the control. */
export function RequiredMark() {
  return (
    <span className="ui-field-mark" aria-hidden>
      {' *'}
    </span>
  );
}

export function FieldDescription({ field, children }: Pick<FieldProps, 'field' | 'children'>) {
  if (children === undefined || children === null || children === '') return null;
  return (
    <div id={field.descriptionId} className="ui-field-description">
      {children}
    </div>
  );
}

export function FieldError({ field }: Pick<FieldProps, 'field'>) {
  if (field.error === undefined) return null;
  return (
    <div id={field.errorId} className="ui-field-error">
      <CircleAlert size={16} aria-hidden />
      <span>{field.error}</span>
    </div>
  );
}
