import type { FormDefinition } from '#form/definition/document.ts';
import { hasSteps } from '#form/definition/hasSteps.ts';
import type { Look } from './look.ts';
import { questionStyle } from './questionStyle.ts';

/**
 * How long the page waits for its script, here and in the styles of fields: what holds meanwhile is an animation, so that nothing
 * moves when the script comes, and if it never comes, the page says and shows what holds without it.
 */
const patience = '3s';

/**
 * The CSS of a form of several steps whose script has not come yet: the root element has `data-waits`, which the
 * script removes. The first step is where the script will show it, so that nothing moves then. Animations hide the
 * rest, because they end: if the script never comes, the whole form is shown.
 */
export function waitingStyle(
  form: Pick<FormDefinition, 'display' | 'pages' | 'progress' | 'theme'>,
  look: Look,
): string {
  if (!hasSteps(form)) return '';
  const asksSingly = form.display === 'one_question';
  const later = [
    '.page:not([hidden])~.page',
    ...(asksSingly ? ['.field:not([hidden])~.field'] : []),
    '[data-later]',
    '.copy',
  ];
  const rules = [
    questionsOf(form, look),
    `[data-waits] :is(${later.join()}){animation:later ${patience}}`,
    // The button cannot go on to the next step yet, and sends the form too early.
    `[data-waits] .foot{animation:unready ${patience}}`,
    // As high as the progress
    form.progress === false
      ? ''
      : `[data-waits] .sheet::before{content:"";display:block;flex:none;height:1.3125rem;margin-bottom:32px;animation:past ${patience} forwards}`,
    asksSingly && form.progress !== false
      ? '[data-waits]:not([data-embed]) .sheet::before{margin-bottom:24px}'
      : '',
  ];
  return `@media screen and (scripting:enabled){${rules.join('')}}@keyframes later{from,to{display:none}}@keyframes unready{from,to{visibility:hidden}}@keyframes past{to{display:none}}`;
}

/** The look of the first question, and gaps between all questions if the script never comes. */
function questionsOf(form: Pick<FormDefinition, 'display' | 'theme'>, look: Look): string {
  const style = questionStyle(form, look, 'data-waits');
  return style && `${style}@media (min-width:641px){[data-waits] .field~.field{margin-top:var(--gap,32px)}}`;
}
