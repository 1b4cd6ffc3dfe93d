import type { ReactNode } from 'react';
import { FieldError } from '#ui/field/field.tsx';
import { useField } from '#ui/field/useField.ts';

interface ControlErrorProps {
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** The error of a control that has no place for one. */
export function ControlError({ error, children }: ControlErrorProps) {
  const field = useField({ error });
  return (
    <div className="panel-control">
      {children}
      <div role="status">
        <FieldError field={field} />
      </div>
    </div>
  );
}
