import { type ChangeEvent, useState } from 'react';
import * as z from 'zod/mini';
import type { AppRoute } from '#contract/app/route.ts';
import { type AnswerOf, appRoutes, type RouteName } from '#contract/app/routes.ts';
import type { FormErrorsByName } from '../../ui/form/formErrors.ts';
import { ApiError } from './apiError.ts';
import type { RouteRequest } from './callRoute.ts';
import { useProblemText } from './useProblemText.ts';
import { useRouteMutation } from './useRouteMutation.ts';

interface FormMutationOptions {
  readonly invalidates?: readonly RouteName[];
  /** The fields that the form shows, by their key in the body, with what is text where one cannot be used. */
  readonly fields: Readonly<Record<string, string>>;
  /** Those of them that may stay empty. */
  readonly optional?: readonly string[];
  /** Texts and fields for error codes in this form. */
  readonly meaning?: Readonly<Record<string, { readonly field: string; readonly text: string }>>;
  /** True where the form has an answer of its own to the refusal. */
  readonly onApiError?: (error: ApiError) => boolean;
}

interface FormProblems {
  readonly errors: FormErrorsByName;
  readonly problem: string | undefined;
}

const noProblems: FormProblems = { errors: {}, problem: undefined };

/** Failures that speak of one field, whether or not they name it. */
const fieldOfCode: Readonly<Record<string, string>> = {
  email_taken: 'email',
  password_weak: 'password',
  password_same: 'password',
  code_wrong: 'code',
};

/**
 * Sends a form by a route. What the route's own schema refuses is text at its field before anything is sent; what the
 * service refuses is text at the field it names, else above the actions. `send` gives nothing where it did not succeed;
 * `form` is spread into the `Form`, and takes back what was text of a field once that is changed.
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
    const wrong = new Set([...missing, ...wrongFields(name, request.body)]);
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
    const field = target instanceof HTMLInputElement ? target.name : '';
    if (field in problems.errors)
      setProblems({ ...problems, errors: { ...problems.errors, [field]: undefined } });
  };

  return { form: { errors: problems.errors, onChange }, problem: problems.problem, isBusy: isPending, send };
}

/** Some routes take nothing too, to judge it like anything else; a person has then forgotten something. */
function emptyFields(body: unknown): string[] {
  return Object.entries(body ?? {}).flatMap(([field, value]) => (value === '' ? [field] : []));
}

function wrongFields(name: RouteName, body: unknown): string[] {
  const route: AppRoute = appRoutes[name];
  if (route.body === undefined || route.body === 'image') return [];
  const read = z.safeParse(route.body, body);
  return read.success ? [] : read.error.issues.map(({ path }) => String(path[0] ?? ''));
}
