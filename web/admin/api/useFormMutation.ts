import { type ChangeEvent, useState } from 'react';
import type { AnswerOf, RouteName } from '#contract/app/routes.ts';
import type { FormErrorsByName } from '#ui/form/formErrors.ts';
import { ApiError } from './apiError.ts';
import type { RouteRequest } from './callRoute.ts';
import { useProblemText } from './useProblemText.ts';
import { useRouteMutation } from './useRouteMutation.ts';

interface FormMutationOptions {
  readonly invalidates?: readonly RouteName[];
  /** The fields of the form, by their key in the body, with the text to show where the value is invalid. */
  readonly fields: Readonly<Record<string, string>>;
  /** The fields that may stay empty. */
  readonly optional?: readonly string[];
  /** Texts and fields for error codes in this form. */
  readonly meaning?: Readonly<Record<string, { readonly field: string; readonly text: string }>>;
  /** Returns true if the form handles the error itself. */
  readonly onApiError?: (error: ApiError) => boolean;
}

interface FormProblems {
  readonly errors: FormErrorsByName;
  readonly problem: string | undefined;
}

const noProblems: FormProblems = { errors: {}, problem: undefined };

/** Error codes that concern one field, even if the response does not name it. */
const fieldOfCode: Readonly<Record<string, string>> = {
  email_taken: 'email',
  password_weak: 'password',
  password_same: 'password',
  code_wrong: 'code',
};

/**
 * Submits a form to a route. Errors of the route's own schema show at their field before anything is sent; errors of
 * the service show at the field they name, otherwise above the actions. `send` returns undefined on failure. `form`
 * is spread into the `Form` and clears the error of a field when it changes.
 */
export function useFormMutation<Name extends RouteName>(
  name: Name,
  { invalidates = [], fields, optional = [], meaning = {}, onApiError }: FormMutationOptions,
) {
  const { mutateAsync, isPending } = useRouteMutation(name, { invalidates });
  const problemText = useProblemText();
  const [problems, setProblems] = useState(noProblems);

  const send = async (request: RouteRequest<Name>): Promise<AnswerOf<Name> | undefined> => {
    const missing = emptyFields(request.body).filter((field) => !optional.includes(field));
    const wrong = new Set([...missing, ...(await schemaErrors(name, request.body))]);
    const unreadable = [...wrong].filter((field) => field in fields);
    if (unreadable.length > 0) {
      setProblems({
        errors: Object.fromEntries(unreadable.map((field) => [field, fields[field]])),
        problem: undefined,
      });
      return undefined;
    }
    setProblems(noProblems);
    try {
      return await mutateAsync(request);
    } catch (error) {
      if (!(error instanceof ApiError) || onApiError?.(error) !== true) setProblems(problemsOf(error));
      return undefined;
    }
  };

  function problemsOf(error: unknown): FormProblems {
    const own = error instanceof ApiError ? meaning[error.code] : undefined;
    if (own !== undefined) return { errors: { [own.field]: own.text }, problem: undefined };
    const field = error instanceof ApiError ? (error.param ?? fieldOfCode[error.code]) : undefined;
    if (!(error instanceof ApiError) || field === undefined || !(field in fields))
      return { errors: {}, problem: problemText(error) };
    const text = error.code === 'field_invalid' ? fields[field] : problemText(error);
    return { errors: { [field]: text }, problem: undefined };
  }

  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    // Ready before the form is sent.
    void loadSchemas();
    const field = target instanceof HTMLInputElement ? target.name : '';
    if (field in problems.errors)
      setProblems({ ...problems, errors: { ...problems.errors, [field]: undefined } });
  };

  return { form: { errors: problems.errors, onChange }, problem: problems.problem, isBusy: isPending, send };
}

/** Some routes accept an empty value and validate it later; in a form it is a missing input. */
function emptyFields(body: unknown): string[] {
  return Object.entries(body ?? {}).flatMap(([field, value]) => (value === '' ? [field] : []));
}

let schemas: Promise<typeof import('./wrongFields.ts') | undefined> | undefined;

/** Imports the schemas of all routes; they weigh more than a form, and only people who fill one in need them. */
async function loadSchemas() {
  schemas ??= import('./wrongFields.ts').catch(() => {
    schemas = undefined;
    return undefined;
  });
  return await schemas;
}

/** Without the schemas, the service alone checks the fields. */
async function schemaErrors(name: RouteName, body: unknown): Promise<string[]> {
  return (await loadSchemas())?.wrongFields(name, body) ?? [];
}
