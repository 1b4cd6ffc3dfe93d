import type { StyleBlocks } from './styleBlock.ts';
import { untilScript } from './untilScript.ts';

const narrow = '@media (max-width:640px)';
const wide = '@media (min-width:641px)';

export const tableStyle = {
  entry: [
    'table.entry{width:100%;border-collapse:collapse;font-size:.9375rem}',
    // Room for the button that the script adds.
    untilScript('.grows:not(:has(+.add))', 'grows', 'margin-bottom:56px'),
    '.entry th{font-weight:600;text-align:start}',
    '.entry thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
    '.entry tr,.entry td,.entry tbody,.entry tbody th,table.entry{display:block}',
    '.entry tbody tr{position:relative;padding:16px 0;border-top:1px solid var(--line)}',
    '.entry tbody tr:last-child{border-bottom:1px solid var(--line)}',
    '.entry td{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:12px;align-items:center;margin-top:8px}',
    '.entry .column{color:var(--soft)}',
    '.entry input:not([type=checkbox]),.entry select{min-height:44px;padding-block:8px}',
    '.entry td.remove{display:block;position:absolute;top:0;inset-inline-end:0}',
    '.entry [type=checkbox]{width:1.5em;height:1.5em;margin:0}',
    '.remove .clear{margin:0;font-size:1.25rem;line-height:1;text-decoration:none;min-width:32px}',
    `${wide}{.entry.grid{display:table}.grid tr{display:table-row}.grid tbody{display:table-row-group}.grid thead{position:static;display:table-header-group;clip-path:none}.grid :is(td,th),.grid tbody :is(td,th){display:table-cell;padding:8px 12px 8px 0;padding-inline:0 12px;vertical-align:middle}.grid thead th{color:var(--soft);font-size:.875rem;font-weight:500}.grid :is(td,th):last-child{padding-inline-end:0}.grid th{overflow-wrap:break-word}.grid tbody th{min-width:4.5em}.entry.grid td.remove{display:table-cell;position:static;width:32px;padding:0}.grid .column{display:none}}`,
  ],
  matrix: [
    '.cell{position:relative;cursor:pointer}',
    '.line[aria-invalid] .row,.line:has(.cell [aria-invalid]) .row{color:var(--bad)}',
    // On phones each row is a question with a button for each choice.
    `${narrow}{.heads{display:none}.matrix{display:grid;gap:20px}.line{display:flex;flex-wrap:wrap;gap:6px}.row{flex:0 0 100%;font-weight:500}.cell{flex:1 1 3.75em;display:flex;border-radius:var(--radius)}.short .line{gap:3px}.short .cell{flex-basis:1.5em}.long .cell{flex-basis:100%}.cell input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}.choice{flex:1;display:grid;place-items:center;min-height:44px;padding:4px;border:1px solid var(--edge);border-radius:var(--radius);font-size:.875rem;line-height:1.25;text-align:center;overflow-wrap:break-word;transition:border-color .12s,background-color .12s}.short .choice{padding:0;white-space:nowrap}.long .choice{justify-items:start;padding:8px 14px;text-align:start;font-size:1rem}.cell :checked+.choice{border-color:var(--accent);background:var(--fill);color:var(--onfill);font-weight:600}.cell:has(:focus-visible){outline:2px solid var(--accent);outline-offset:2px}.line[aria-invalid] .choice{border-color:var(--bad)}}`,
    `${wide}{.matrix{font-size:.9375rem}.heads,.line{display:grid;grid-template-columns:36%;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);align-items:center}.heads{align-items:end;padding:4px 0 8px;color:var(--soft);font-size:.8125rem;line-height:1.3}.heads span{padding-inline:2px;text-align:center;overflow-wrap:break-word;hyphens:auto}.heads span:first-child{padding:0;text-align:start}.line{min-height:52px;border-top:1px solid var(--line)}.line:last-child{border-bottom:1px solid var(--line)}.row{padding:8px 16px 8px 0;padding-inline:0 16px}.cell{align-self:stretch;display:grid;place-items:center;border-radius:var(--radius)}.cell:hover{background:var(--tint)}.cell:hover input{border-color:var(--accent)}.cell input{width:1.375rem;height:1.375rem;margin:0}.cell :focus-visible{outline-offset:3px}.choice{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.line:has(:checked) .row{color:var(--ink)}}`,
    '@media (forced-colors:active){.cell :checked+.choice{outline:3px solid Highlight;outline-offset:-3px}}',
  ],
  tall: [
    // The headings stay in view above a long matrix, and never cover the focus.
    `${wide}{.tall .heads{position:sticky;top:0;z-index:1;background:var(--paper)}.tall input{scroll-margin-top:96px}}`,
  ],
  scrolling: [
    // Too many columns for the sheet scroll below their row labels.
    `${wide}{.scrolls{overflow-x:auto}.scrolls :is(.heads,.line){grid-template-columns:180px;grid-auto-columns:72px;width:max-content;min-width:100%}.scrolls .row,.scrolls .heads span:first-child{position:sticky;inset-inline-start:0;z-index:1;align-self:stretch;display:grid;align-items:center;background:var(--paper)}}`,
  ],
} satisfies StyleBlocks;
