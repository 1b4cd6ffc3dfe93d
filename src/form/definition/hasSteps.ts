import type { FormDefinition } from './document.ts';

/** Whether the script may show the form in several steps. */
export function hasSteps({ display, pages }: Pick<FormDefinition, 'display' | 'pages'>): boolean {
  return display === 'one_question' || (display !== 'all_at_once' && pages.length > 1);
}
