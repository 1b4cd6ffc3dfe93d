import type { CheckedForm } from './checkedForm.ts';
import { type Finding, finding, type Place } from './findings.ts';
import { shortened } from './nameOf.ts';

/** Checks the redirect of the form; `actions.ts` checks those of rules. */
export function* checkEnding({ definition }: CheckedForm): Generator<Finding> {
  yield* checkRedirect(definition.ending?.redirect, { path: 'ending.redirect' });
}

export function* checkRedirect(address: string | undefined, place: Place): Generator<Finding> {
  if (address === undefined || URL.canParse(address)) return;
  yield finding(
    'redirect_invalid',
    place,
    `"${shortened(address)}" is not a web address; use a full one, such as https://example.org/thanks.`,
  );
}
