import type { FormDefinition } from '#form/definition/document.ts';
import { hasSteps } from '#form/definition/hasSteps.ts';

/** The CSS of the progress through a form of several steps. */
export function stepStyle(form: Pick<FormDefinition, 'display' | 'pages'>): string {
  return hasSteps(form) ? rules.join('') : '';
}

const rules: readonly string[] = [
  '.steps{display:flex;align-items:center;gap:12px;margin-bottom:32px;color:var(--soft);font-size:.875rem;font-variant-numeric:tabular-nums}',
  '.steps progress{appearance:none;flex:1;height:4px;border:0;border-radius:2px;overflow:hidden;background:var(--line)}',
  '.steps ::-webkit-progress-bar{background:var(--line)}',
  '.steps ::-webkit-progress-value{background:var(--accent);transition:inline-size .18s ease-out}',
  '.steps ::-moz-progress-bar{background:var(--accent)}',
  // Forced colours paint the bar and what is left of it alike.
  '@media (forced-colors:active){.steps progress{--line:Canvas;--accent:Highlight;forced-color-adjust:none;outline:1px solid CanvasText}}',
];
