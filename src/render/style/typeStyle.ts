import type { FormDefinition } from '#form/definition/document.ts';
import { isKnownField } from '#form/field/behaviours.ts';
import { choiceStyle } from './field/choiceStyle.ts';
import { scaleStyle } from './field/scaleStyle.ts';
import type { StyleBlock } from './field/styleBlock.ts';
import { tableStyle } from './field/tableStyle.ts';
import { shownUntilScript, untilScript } from './field/untilScript.ts';

/** CSS per field type: a page includes the rules of its fields only. */
const rules: readonly StyleBlock[] = [
  ...choiceStyle,
  ...scaleStyle,
  ...tableStyle,
  {
    of: ['date', 'time', 'table_entry'],
    rules: [
      'input[type=date],input[type=time]{appearance:none;text-align:start;min-width:0}',
      '::-webkit-date-and-time-value{text-align:start}',
    ],
  },
  {
    of: ['phone'],
    // The script adds a list of countries when the field is used.
    rules: ['@media (scripting:enabled){.unscripted:last-child{display:none}}'],
  },
  {
    of: ['comment', 'multiple_choice'],
    rules: [
      '.left{margin-top:6px!important;color:var(--soft);font-size:.875rem;font-variant-numeric:tabular-nums}',
      '.over{color:var(--bad)}',
    ],
  },
  {
    of: ['comment'],
    when: (field) => field.type === 'comment' && field.max_length !== undefined,
    rules: ['.left:empty{display:none}', shownUntilScript('.left:empty', 'display:block;height:1.5em')],
  },
  {
    of: ['address', 'calendly'],
    rules: [
      '.parts{display:flex;flex-wrap:wrap;gap:16px}',
      '.part{flex:1 1 100%;min-width:0}',
      '.field>p+.part{margin-top:16px!important}',
      '.part label{display:block;margin-bottom:4px;font-size:.9375rem}',
    ],
  },
  {
    of: ['address'],
    rules: [
      '.optional{color:var(--soft);font-weight:400}',
      '@media (min-width:641px){.postal_code{flex-basis:calc(35% - 8px)}.city,.state,.country{flex-basis:calc(50% - 8px)}.city{flex-basis:calc(65% - 8px)}}',
    ],
  },
  {
    of: ['calendly'],
    rules: [
      '.calendar{display:block;width:100%;height:680px;border:1px solid var(--line);border-radius:var(--radius)}',
    ],
  },
  {
    of: ['file_upload'],
    rules: [
      '.drop{position:relative;display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;min-height:72px;padding:12px;border:1px dashed var(--edge);border-radius:var(--radius);transition:border-color .15s,background-color .15s}',
      '.drop:has([aria-invalid]){border:1px solid var(--bad);box-shadow:inset 0 0 0 1px var(--bad)}',
      '.drop input{flex:1;min-width:0;font-size:.9375rem}',
      '::file-selector-button{margin-inline-end:12px;padding:8px 16px;border:1px solid var(--edge);border-radius:var(--radius);background:var(--paper);color:var(--ink);font:inherit;font-weight:500;cursor:pointer}',
      '.drop.live input{position:absolute;inset:0;width:100%;height:100%;opacity:0;cursor:pointer}',
      '.drop.live:hover{border-color:var(--ink)}',
      '.drop.live:has(input:focus-visible){outline:2px solid var(--accent);outline-offset:2px}',
      '.drop.over{border:1px solid var(--accent);background:var(--tint);box-shadow:inset 0 0 0 1px var(--accent)}',
      '.drop .button{display:flex;align-items:center;min-height:44px;padding:4px 16px;font-size:1rem}',
      '.drop:hover>span.button{background:var(--tint)}',
      '.hint{color:var(--soft);font-size:.9375rem}',
      '.photo{position:relative}',
      '@media (pointer:fine){.drop .photo{display:none}}',
      '@media (hover:none){.hint{display:none}}',
      '.files{margin-bottom:8px;list-style:none}',
      '.files:empty{display:none}',
      '.files li{position:relative;display:flex;align-items:center;gap:12px;min-height:64px;padding:7px;border:1px solid var(--line);border-radius:var(--radius);margin-top:8px;overflow:hidden}',
      '.thumb{flex:none;display:grid;place-items:center;width:48px;height:48px;border-radius:calc(var(--radius) - 2px);overflow:hidden;background:var(--tint);color:var(--soft);font-size:.75rem;font-weight:600;text-transform:uppercase}',
      '.thumb canvas{width:100%;height:100%}',
      '.files .error{border-color:var(--bad)}',
      '.files .error::before{display:none}',
      '.files .clear{flex:none;margin:0;min-width:44px;min-height:44px;font-size:1.25rem;line-height:1;text-decoration:none}',
      '.files .retry{font-size:.9375rem;text-decoration:underline}',
      '.files progress{position:absolute;inset-inline:0;bottom:0;width:100%;height:4px;appearance:none;border:0;background:var(--line)}',
      '.files progress::-webkit-progress-bar{background:var(--line)}',
      '.files progress::-webkit-progress-value{background:var(--accent);transition:inline-size .18s ease-out}',
      '.files progress::-moz-progress-bar{background:var(--accent)}',
      '.received{display:grid;gap:8px;margin-bottom:8px}',
      '.received p{color:var(--soft);font-size:.9375rem}',
    ],
  },
  {
    of: ['file_upload'],
    when: (field) => field.type === 'file_upload' && field.signature === true,
    rules: [
      // The script puts a box of this height in the place of the file input.
      untilScript('.drop.sign', 'sign', 'min-height:calc(10.5rem + 58px)'),
      // The script removes the sentence about the file input; the one about the box stands there from the beginning.
      '.unscripted+.scripted{display:none}',
      untilScript('.unscripted:not(:last-child)', 'later', 'display:none'),
      shownUntilScript('.unscripted+.scripted', 'display:inline'),
      '.pad~.more:empty{margin-top:0}',
      '.pad{border:1px solid var(--edge);border-radius:var(--radius);background:var(--field,var(--paper));overflow:hidden}',
      '.pad:hover{border-color:var(--ink)}',
      '.pad:has([aria-invalid]){border-color:var(--bad);box-shadow:inset 0 0 0 1px var(--bad)}',
      '.ink{position:relative}',
      '.ink::before{content:"";position:absolute;inset-inline:24px;bottom:2.75rem;border-top:1px solid var(--edge);opacity:.6}',
      '.ink .hint{position:absolute;inset-inline-start:24px;bottom:1rem;display:block;font-size:.875rem;pointer-events:none}',
      '.pad:not(.empty) .hint{visibility:hidden}',
      '.ink canvas{position:relative;display:block;width:100%;height:10.5rem;touch-action:none;cursor:crosshair}',
      '.tools{display:flex;align-items:center;gap:4px;min-height:56px;padding:5px;border-top:1px solid var(--line)}',
      '.tools .sign-name.sign-name{flex:1;min-width:0;min-height:44px;padding:8px 10px;border-color:transparent;background:none;box-shadow:none}',
      '.tools .clear{flex:none;margin:0;min-height:44px;padding:4px 12px;font-size:.9375rem;text-decoration:none}',
      '.tools .clear[aria-disabled=true]{background:none;opacity:.5;cursor:default}',
    ],
  },
  {
    of: ['credit_card'],
    rules: [
      '.note{padding:16px;border-radius:var(--radius);background:var(--tint)}',
      '.warning.warning{border-color:currentColor;color:var(--warn);background:var(--warntint)}',
      '.warning+.intro{margin-top:24px}',
      '.button:disabled{border-color:var(--line);background:var(--line);color:var(--soft);box-shadow:none;cursor:not-allowed}',
      '.amount{font-size:1.25rem;font-weight:600;font-variant-numeric:tabular-nums}',
    ],
  },
  {
    of: ['rich_text'],
    rules: [
      '.text>*{margin-block:0}',
      '.text>*+*{margin-top:12px}',
      '.text :is(ul,ol){padding-inline-start:24px}',
      '.text :is(h3,h4,h5,h6){font-size:1.0625rem;line-height:1.4;font-weight:600}',
    ],
  },
];

/** The rules for the fields of a form. */
export function typeStyle({ pages }: Pick<FormDefinition, 'pages'>): string {
  const fields = pages.flatMap((page) => page.fields.filter(isKnownField));
  return rules
    .filter(({ of, when }) => fields.some((field) => of.includes(field.type) && (when?.(field) ?? true)))
    .map((block) => block.rules.join(''))
    .join('');
}
