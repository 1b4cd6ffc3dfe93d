import { type ComponentProps, type SubmitEvent, useEffect, useRef } from 'react';
import { classNames } from '../classNames.ts';
import './form.css';
import { FormErrors, type FormErrorsByName } from './formErrors.ts';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** Errors by field name; the fields inside show their own. */
  readonly errors?: FormErrorsByName | undefined;
  readonly onSubmit: (values: FormData) => void;
}

const none: FormErrorsByName = {};

/**
 * A form without native validation. When errors arrive after a submit, the first invalid field takes the focus.
 *
 *     <Form errors={errors} onSubmit={(values) => save(String(values.get('name')))}>
 */
export function Form({ errors = none, onSubmit, className, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  // The errors at the time of the submit: only a new object is the response to it.
  const sentWith = useRef<FormErrorsByName>(undefined);

  useEffect(() => {
    if (sentWith.current === undefined || (errors === sentWith.current && errors !== none)) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (first === null || first === undefined) return;
    sentWith.current = undefined;
    // A fieldset is not focusable.
    (first.matches('fieldset') ? first.querySelector('input') : first)?.focus();
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble through portals: a form in a dialog would also submit the form that opened it.
    event.stopPropagation();
    sentWith.current = errors;
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form {...rest} ref={form} noValidate className={classNames('ui-form', className)} onSubmit={submit}>
      <FormErrors value={errors}>{children}</FormErrors>
    </form>
  );
}
