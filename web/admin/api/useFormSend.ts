import { type ChangeEvent, useState } from 'react';
import * as z from 'zod/mini';
import type { AppRoute } from '#contract/app/route.ts';
import { type AnswerOf, appRoutes, type RouteName } from '#contract/app/routes.ts';
import type { FormErrorsByName } from '../../ui/form/formErrors.ts';
import type { Asked } from './callRoute.ts';
import { Refused } from './refused.ts';
import { useProblemText } from './useProblemText.ts';
import { useSend } from './useSend.ts';

interface FormSendOptions {
  readonly renews?: readonly RouteName[];
  /** The fields that the form shows, by their key in the body, with what is said where one cannot be used. */
  readonly fields: Readonly<Record<string, string>>;
  /** Those of them that may stay empty. */
  readonly optional?: readonly string[];
  /** What a refusal means in this form, by its code, and the field that it speaks of. */
  readonly meaning?: Readonly<Record<string, { readonly field: string; readonly text: string }>>;
  /** True where the form has an answer of its own to the refusal. */
  readonly onRefused?: (refused: Refused) => boolean;
}

interface Faults {
  readonly errors: FormErrorsByName;
  readonly problem: string | undefined;
}

const noFaults: Faults = { errors: {}, problem: undefined };

/** Failures that speak of one field, whether or not they name it. */
const fieldOfCode: Readonly<Record<string, string>> = {
  email_taken: 'email',
  password_weak: 'password',
  password_same: 'password',
  code_wrong: 'code',
};

/**
 * Sends a form by a route. What the route's own schema refuses is said at its field before anything is sent; what the
 * service refuses is said at the field it names, else above the actions. `send` gives nothing where it did not succeed;
 * `form` is spread into the `Form`, and takes back what was said of a field once that is changed.
 */
export function useFormSend<Name extends RouteName>(
  name: Name,
  { renews = [], fields, optional = [], meaning = {}, onRefused }: FormSendOptions,
) {
  const { mutateAsync, isPending } = useSend(name, { renews });
  const problemText = useProblemText();
  const [faults, setFaults] = useState(noFaults);

  const send = async (asked: Asked<Name>): Promise<AnswerOf<Name> | undefined> => {
    const missing = emptyFields(asked.body).filter((field) => !optional.includes(field));
    const wrong = new Set([...missing, ...wrongFields(name, asked.body)]);
    const unreadable = [...wrong].filter((field) => field in fields);
    if (unreadable.length > 0) {
      setFaults({
        errors: Object.fromEntries(unreadable.map((field) => [field, fields[field]])),
        problem: undefined,
      });
      return undefined;
    }
    setFaults(noFaults);
    try {
      return await mutateAsync(asked);
    } catch (error) {
      if (!(error instanceof Refused) || onRefused?.(error) !== true) setFaults(faultsOf(error));
      return undefined;
    }
  };

  function faultsOf(error: unknown): Faults {
    const own = error instanceof Refused ? meaning[error.code] : undefined;
    if (own !== undefined) return { errors: { [own.field]: own.text }, problem: undefined };
    const field = error instanceof Refused ? (error.param ?? fieldOfCode[error.code]) : undefined;
    if (!(error instanceof Refused) || field === undefined || !(field in fields))
      return { errors: {}, problem: problemText(error) };
    const said = error.code === 'field_invalid' ? fields[field] : problemText(error);
    return { errors: { [field]: said }, problem: undefined };
  }

  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const field = target instanceof HTMLInputElement ? target.name : '';
    if (field in faults.errors) setFaults({ ...faults, errors: { ...faults.errors, [field]: undefined } });
  };

  return { form: { errors: faults.errors, onChange }, problem: faults.problem, isBusy: isPending, send };
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
