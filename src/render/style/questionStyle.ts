import type { FormDefinition } from '#form/definition/document.ts';
import { hasPicturedGround, type Look } from './look.ts';

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
  const all = [...rules, ...(isPlain || !look.card ? bare : card)];
  if (mark === 'data-asks') return all.join('');
  return all
    .filter((rule) => rule.includes('[data-asks') && !rule.includes('[data-asks=later]'))
    .join('')
    .replaceAll(/\[data-asks(=first)?\]/g, `[${mark}]`);
}

const alone = ':root[data-asks]:not([data-embed])';

const rules: readonly string[] = [
  // The question is the heading; the title of the form and the name of the page step back.
  '[data-asks] .page,[data-asks] .field,[data-asks] .page>.fields.fields{margin-top:0}',
  '[data-asks=later] h1{font-size:.9375rem;line-height:1.4;font-weight:500;letter-spacing:0;color:var(--soft)}',
  '[data-asks=later] :is(.logo,.cover,.needed){display:none}',
  '[data-asks] .page>h2{margin-bottom:8px;color:var(--soft);font-size:.9375rem;font-weight:500}',
  '[data-asks] .page:not(:has(.field:not([hidden])))>h2{color:var(--ink);font-size:1.5rem;font-weight:600}',
  '[data-asks] .page>.intro{margin-bottom:24px}',
  '[data-asks] .label{font-size:1.5rem;line-height:1.3;letter-spacing:-.01em;text-wrap:pretty}',
  '[data-asks] .label+.help{margin-top:8px;font-size:1.0625rem}',
  '[data-asks] .label+:not(.help),[data-asks] .label+.help+*{margin-top:24px}',
  '[data-asks] .field.text{font-size:1.125rem}',
  '[data-asks] .field :is(input:not([type=radio],[type=checkbox],[type=range],[type=file]),select,textarea){font-size:1.125rem}',
  '[data-asks] .field .option{font-size:1.0625rem}',
  '[data-asks] .foot{align-items:center;margin-top:32px}',
  '[data-asks=first] form{margin-top:32px}',
  '[data-asks] .needed{margin:0 0 24px}',

  // Swipes across belong to the script.
  '[data-asks]{overscroll-behavior-x:none}[data-asks] body{touch-action:pan-y pinch-zoom}',

  // The answer before
  '.previous{display:flex;gap:.5ch;max-width:100%;min-height:32px;margin:0 0 16px;padding:4px 0;border:0;background:none;color:var(--soft);font-size:.9375rem;text-align:start;white-space:nowrap;cursor:pointer}',
  '.previous :is(span,b):not(.unseen){overflow:hidden;text-overflow:ellipsis}',

  '.previous::before{content:"\\2191"/""}',
  '.previous b{flex:none;max-width:70%;color:var(--ink);font-weight:500}',
  '.previous:hover span{text-decoration:underline}',

  // Keys, where there is a keyboard
  '.key{display:none;flex:none;align-self:center;min-width:24px;padding:0 6px;border:1px solid var(--edge);border-radius:4px;color:var(--soft);font:500 .8125rem/22px var(--font);text-align:center;white-space:nowrap;direction:ltr}',
  '.option .key{margin-inline-start:auto}',
  '.option:has(:checked) .key{border-color:var(--accent);color:var(--accent)}',
  '@media (hover:hover) and (pointer:fine){.key{display:inline-block}.other label:has(.key){flex:1 1 auto}}',

  '@media (prefers-reduced-motion:no-preference){' +
    '[data-way] .field{animation:arrive .16s ease-out}' +
    '[data-way=back] .field{animation-name:return}' +
    '}',
  '@keyframes arrive{from{opacity:0;transform:translateY(20px)}}',
  '@keyframes return{from{opacity:0;transform:translateY(-20px)}}',

  // In the middle of the screen; a frame is as high as its content
  `${alone} body{display:flex;flex-direction:column;min-height:100vh;min-height:100svh}`,
  `${alone} .frame{flex:1;display:flex;flex-direction:column}`,
  `${alone} .sheet:not(.status){display:flex;flex-direction:column;flex:1;width:100%;padding-block:24px}`,
  `${alone} .steps{margin-bottom:24px}`,
  `${alone}[data-asks=first] h1{margin-top:auto}`,
  `${alone} form{margin-bottom:auto;padding-bottom:24px}`,
  `${alone}[data-asks=later] form{margin-top:auto;padding-top:24px}`,
  // The keyboard of a phone covers the lower half.
  `@media (max-width:640px){${alone}[data-asks=first] h1{margin-top:4vh}}`,
  `@media (max-width:640px){${alone}[data-asks=later] form{margin-top:8vh}}`,
  '@media (min-width:641px){[data-asks] .label,[data-asks] .page:not(:has(.field:not([hidden])))>h2{font-size:1.75rem}}',
];

const bare: readonly string[] = [
  `@media (min-width:641px){${alone} body{background-color:var(--paper)}${alone} .frame{padding:0}${alone} .sheet{max-width:736px;border:0;border-radius:0;background:none}}`,
];

/** On a picture or a coloured ground the text keeps its paper. */
const card: readonly string[] = [
  `@media (min-width:641px){${alone} .frame{padding:24px}${alone} .sheet{max-width:736px}}`,
];
