import type { FormDefinition } from '#form/definition/document.ts';
import { hasPicturedGround, type Look } from './look.ts';
import { questionStyle as layers } from './question.css.ts';

/**
 * The CSS of forms that show one question at a time. The script marks the root element with `data-asks`; without it
 * the form is one page, as the server renders it. With `data-waits` it is the CSS of the first question alone.
 */
export function questionStyle(
  { display, theme = {} }: Pick<FormDefinition, 'display' | 'theme'>,
  look: Look,
  mark: 'data-asks' | 'data-waits' = 'data-asks',
): string {
  if (display !== 'one_question') return '';
  const isPlain = theme.preset === undefined && look.backdrop === 'plain' && !hasPicturedGround(theme);
  const style = layers.question + (isPlain || !look.card ? layers.bare : layers.card);
  if (mark === 'data-asks') return style;
  return (style.match(outerRule) ?? [])
    .filter((rule) => rule.includes('[data-asks') && !rule.includes('[data-asks=later]'))
    .join('')
    .replaceAll(/\[data-asks(=first)?\]/g, `[${mark}]`);
}

const outerRule = /[^{}]+\{(?:[^{}]+\{[^{}]*\})*[^{}]*\}/g;
