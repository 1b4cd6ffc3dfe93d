import type { Ending } from '../definition/document.ts';
import type { CheckedForm } from './checkedForm.ts';
import { type Finding, finding, type Location, within } from './findings.ts';
import { shortened } from './nameOf.ts';

/** Checks the ending of the form; `actions.ts` checks those of rules. */
export function* checkEnding({ definition }: CheckedForm): Generator<Finding> {
  if (definition.ending !== undefined) yield* checkEndingOf(definition.ending, { path: 'ending' });
}

/** The addresses of an ending, and settings without effect. */
export function* checkEndingOf(ending: Ending, location: Location): Generator<Finding> {
  const { redirect, redirect_after, button, image, mark } = ending;
  yield* checkRedirect(redirect, within(location, '.redirect'));
  yield* checkRedirect(button?.url, within(location, '.button.url'));
  const unused = (key: string, reason: string) =>
    finding('setting_unused', within(location, `.${key}`), `${key} has no effect ${reason}; delete it.`);
  if (redirect_after !== undefined && redirect === undefined)
    yield unused('redirect_after', 'without a redirect');
  if (mark !== undefined && image !== undefined)
    yield unused('mark', 'beside an image, which replaces the tick');
  if (redirect === undefined || redirect_after !== undefined) return;
  for (const key of ['image', 'summary', 'button', 'again', 'share', 'mark'] as const)
    if (ending[key] !== undefined && ending[key] !== false)
      yield finding(
        'setting_unused',
        within(location, `.${key}`),
        `${key} is not seen, because the redirect comes at once; set redirect_after, or delete it.`,
      );
}

function* checkRedirect(address: string | undefined, location: Location): Generator<Finding> {
  if (address === undefined || URL.canParse(address)) return;
  yield finding(
    'redirect_invalid',
    location,
    `"${shortened(address)}" is not a web address; use a full one, such as https://example.org/thanks.`,
  );
}
