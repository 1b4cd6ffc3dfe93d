import { useState } from 'react';
import * as z from 'zod/mini';
import type { AppRoute } from '#contract/app/route.ts';
import { type AnswerOf, appRoutes, type RouteName } from '#contract/app/routes.ts';
import type { FormErrorsByName } from '../../ui/form/formErrors.ts';
import { useTexts } from '../texts/useTexts.ts';
import type { Asked } from './callRoute.ts';
import { Refused } from './refused.ts';
import { useProblemText } from './useProblemText.ts';
import { useSend } from './useSend.ts';

interface FormSendOptions {
  readonly renews?: readonly RouteName[];
  /** The fields that the form shows, by their key in the body, with what is said where one cannot be used. */
  readonly fields: Readonly<Record<string, string>>;
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
  code_wrong: 'code',
};

/**
 * Sends a form by a route. What the route's own schema refuses is said at its field before anything is sent; what the
 * service refuses is said at the field it names, else above the actions. `send` gives nothing where it did not succeed.
 */
export function useFormSend<Name extends RouteName>(name: Name, { renews = [], fields }: FormSendOptions) {
  const { mutateAsync, isPending } = useSend(name, { renews });
  const problemText = useProblemText();
  const { problems } = useTexts();
  const [faults, setFaults] = useState(noFaults);

  const send = async (asked: Asked<Name>): Promise<AnswerOf<Name> | undefined> => {
    const unreadable = wrongFields(name, asked.body).filter((field) => field in fields);
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
      setFaults(faultsOf(error));
      return undefined;
    }
  };

  function faultsOf(error: unknown): Faults {
    const field = error instanceof Refused ? (error.param ?? fieldOfCode[error.code]) : undefined;
    if (!(error instanceof Refused) || field === undefined || !(field in fields))
      return { errors: {}, problem: problemText(error) };
    const said = error.code === 'field_invalid' ? fields[field] : problems.byCode[error.code];
    return { errors: { [field]: said ?? problemText(error) }, problem: undefined };
  }

  return { ...faults, isBusy: isPending, send };
}

function wrongFields(name: RouteName, body: unknown): string[] {
  const route: AppRoute = appRoutes[name];
  if (route.body === undefined || route.body === 'image') return [];
  const read = z.safeParse(route.body, body);
  return read.success ? [] : read.error.issues.map(({ path }) => String(path[0] ?? ''));
}
