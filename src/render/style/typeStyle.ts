import type { FormDefinition } from '#form/definition/document.ts';
import type { FieldType } from '#form/value/kinds.ts';

/** CSS per field type: a page includes the rules of its types only. */
const rules: readonly { readonly of: readonly FieldType[]; readonly rules: readonly string[] }[] = [
  {
    of: ['date', 'time', 'table_entry'],
    rules: [
      'input[type=date],input[type=time]{appearance:none;text-align:start;min-width:0}',
      '::-webkit-date-and-time-value{text-align:start}',
    ],
  },
  {
    of: ['slider', 'one_line_input'],
    rules: [
      '.measured{display:flex;align-items:center;gap:12px}',
      'input.short{width:8em!important;font-variant-numeric:tabular-nums}',
      '.unit{color:var(--soft)}',
      'input[type=range]{display:block;width:100%;height:32px;margin:8px 0 0}',
      '.stands{color:var(--ink);font-variant-numeric:tabular-nums}',
      '.untouched{opacity:.5}',
    ],
  },
  {
    of: ['comment', 'multiple_choice'],
    rules: [
      '.left{margin-top:6px!important;color:var(--soft);font-size:.875rem;font-variant-numeric:tabular-nums}',
      '.over{color:var(--bad)}',
    ],
  },
  {
    of: ['multiple_choice', 'file_upload', 'table_entry'],
    rules: [
      '.options{display:grid;gap:8px}',
      '.option{display:flex;gap:12px;align-items:flex-start;min-height:48px;padding:11px 12px;border:1px solid var(--edge);border-radius:var(--radius);cursor:pointer;transition:border-color .15s,background-color .15s}',
      '.option:hover{border-color:var(--ink)}',
      '.option:has(:checked){border-color:var(--accent);background:var(--tint);box-shadow:inset 0 0 0 1px var(--accent)}',
      '.option:has(:focus-visible):not(.other){outline:2px solid var(--accent);outline-offset:2px}',
      '.option input[type=radio],.option input[type=checkbox],td input[type=checkbox]{flex:none;width:20px;height:20px;margin:2px 0 0}',
      '.option :is([type=radio],[type=checkbox]):focus-visible{outline:0}',
      '.option.other :is([type=radio],[type=checkbox]):focus-visible{outline:2px solid var(--accent)}',
      '.words{flex:1;min-width:0}',
      '@media (forced-colors:active){.option:has(:checked){outline:3px solid Highlight;outline-offset:-3px}}',
    ],
  },
  {
    of: ['multiple_choice'],
    rules: [
      '.other{flex-wrap:wrap;align-items:center}',
      '.other label{display:flex;gap:12px;cursor:pointer}',
      '.other input[type=text]{flex:1 1 12em;width:auto;min-height:40px;padding-block:7px}',
      '.pictured{flex-wrap:wrap}',
      '.pictured img{order:-1;flex:0 0 100%;width:100%;max-height:240px;object-fit:contain;border-radius:calc(var(--radius) - 2px)}',
      '.faulty>.options:not(:has([type=text][aria-invalid]))>.option{border-color:var(--bad);box-shadow:inset 0 0 0 1px var(--bad)}',
      '.buttons{display:flex;flex-wrap:wrap}',
      '.buttons .option{flex:0 1 auto}',
      '@media (min-width:641px){.columns{grid-template-columns:1fr 1fr}}',
    ],
  },
  {
    of: ['dropdown'],
    rules: [
      '.search{position:relative}',
      '.found{position:absolute;z-index:2;inset-inline:0;top:100%;max-height:288px;margin-top:4px;padding:4px;overflow:auto;border:1px solid var(--edge);border-radius:var(--radius);background:var(--paper);box-shadow:0 8px 24px #0003;list-style:none}',
      '.found li{padding:8px;border-radius:calc(var(--radius) - 2px);cursor:pointer}',
      '.found .active,.found li:hover{background:var(--tint)}',
      '.found [aria-disabled]{background:none;color:var(--soft);cursor:default}',
      '.found [aria-selected=true]{color:var(--accent);font-weight:600}',
    ],
  },
  {
    of: ['rating', 'nps'],
    rules: [
      '.scale{display:flex;flex-wrap:wrap;gap:6px}',
      '.step{position:relative;display:flex;cursor:pointer;border-radius:var(--radius)}',
      '.step input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}',
      '.step:has(:focus-visible){outline:2px solid var(--accent);outline-offset:2px}',
      '.fit{width:fit-content;max-width:100%}',
      '.icons{gap:0;margin-inline-start:-6px}',
      '.step svg{width:44px;height:44px;padding:6px;fill:none;stroke:var(--edge);stroke-width:1.5;stroke-linejoin:round;transition:fill .15s,stroke .15s}',
      '.step:has(:checked) svg,.step:has(~.step :checked) svg{fill:var(--fill);stroke:var(--accent)}',
      '.icons:hover .step:hover svg,.icons:hover .step:has(~.step:hover) svg{stroke:var(--accent)}',
      '.numbers{display:grid;grid-template-columns:repeat(auto-fit,minmax(44px,1fr))}',
      '.eleven{grid-template-columns:repeat(6,1fr)}',
      '.number{flex:1;display:grid;place-items:center;min-height:44px;border:1px solid var(--edge);border-radius:var(--radius);font-variant-numeric:tabular-nums;transition:border-color .15s,background-color .15s}',
      '.step:hover .number{border-color:var(--ink)}',
      '.step :checked+.number{border-color:var(--accent);background:var(--fill);color:var(--onfill);font-weight:600}',
      '@media (min-width:641px){.eleven{grid-template-columns:repeat(11,1fr)}.eleven .number{min-height:40px}}',
      '@media (forced-colors:active){.step :checked+.number{outline:3px solid Highlight;outline-offset:-3px}.step svg{stroke:CanvasText}.step:has(:checked) svg,.step:has(~.step :checked) svg{fill:Highlight;stroke:Highlight}}',
    ],
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
    of: ['table_entry'],
    rules: [
      'table.entry{width:100%;border-collapse:collapse;font-size:.9375rem}',
      '.entry th{font-weight:600;text-align:start}',
      '.entry thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
      '.entry tr,.entry td,.entry tbody,.entry tbody th,table.entry{display:block}',
      '.entry tbody tr{padding:16px 0;border-top:1px solid var(--line)}',
      '.entry tbody tr:last-child{border-bottom:1px solid var(--line)}',
      '.entry td{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:12px;align-items:center;margin-top:8px}',
      '.entry .column{color:var(--soft)}',
      '.entry input:not([type=checkbox]),.entry select{min-height:44px;padding-block:8px}',
      '.entry tbody tr{position:relative}',
      '.entry td.remove{display:block;position:absolute;top:0;inset-inline-end:0}',
      '.entry [type=checkbox]{display:block}',
      '.remove .clear{margin:0;font-size:1.25rem;line-height:1;text-decoration:none;min-width:32px}',
      '@media (min-width:641px){.entry.grid{display:table}.grid tr{display:table-row}.grid tbody{display:table-row-group}.grid thead{position:static;display:table-header-group;clip-path:none}.grid :is(td,th),.grid tbody :is(td,th){display:table-cell;padding:8px 12px 8px 0;padding-inline:0 12px;vertical-align:middle}.grid :is(td,th):last-child{padding-inline-end:0}.grid th{overflow-wrap:break-word}.grid tbody th{min-width:4.5em}.entry.grid td.remove{display:table-cell;position:static;width:32px;padding:0}.grid .column{display:none}}',
    ],
  },
  {
    of: ['file_upload'],
    rules: [
      'input[type=file]{display:block;width:100%;padding:12px;border:1px dashed var(--edge);border-radius:var(--radius);font-size:.9375rem}',
      'input[type=file][aria-invalid]{border-color:var(--bad)}',
      '::file-selector-button{margin-inline-end:12px;padding:8px 16px;border:1px solid var(--edge);border-radius:var(--radius);background:var(--paper);color:var(--ink);font:inherit;font-weight:500;cursor:pointer}',
      '.files{margin-bottom:8px;list-style:none}',
      '.files:empty{display:none}',
      '.files li{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;min-height:48px;padding:4px;padding-inline-start:12px;border:1px solid var(--edge);border-radius:var(--radius);margin-top:8px}',
      '.files .error{border-color:var(--bad)}',
      '.files .error::before{display:none}',
      '.files:not(:empty)~input{color:transparent}',
      '.files .clear{margin:0;min-width:44px;min-height:40px;font-size:1.25rem;line-height:1;text-decoration:none}',
      '.files progress{flex:0 0 100%;height:4px;appearance:none;border:0;background:var(--line)}',
      '.files progress::-webkit-progress-bar{background:var(--line)}',
      '.files progress::-webkit-progress-value{background:var(--accent)}',
      '.files progress::-moz-progress-bar{background:var(--accent)}',
      '.received{display:grid;gap:8px;margin-bottom:8px}',
      '.received p{color:var(--soft);font-size:.9375rem}',
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
    rules: ['.text>*+*{margin-top:12px}', '.text :is(ul,ol){padding-inline-start:24px}'],
  },
];

/** The rules for the fields of a form. */
export function typeStyle({ pages }: Pick<FormDefinition, 'pages'>): string {
  const types = new Set<string>(pages.flatMap(({ fields }) => fields.map(({ type }) => type)));
  return rules
    .filter(({ of }) => of.some((type) => types.has(type)))
    .map((block) => block.rules.join(''))
    .join('');
}
