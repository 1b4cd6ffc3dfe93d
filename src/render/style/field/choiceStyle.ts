import type { StyleBlocks } from './styleBlock.ts';

export const choiceStyle = {
  boxes: [
    '[type=radio],[type=checkbox]{appearance:none;flex:none;display:grid;place-items:center;width:1.25em;height:1.25em;margin:.125em 0 0;border:1.5px solid var(--edge);border-radius:50%;background:var(--paper);transition:border .12s,background-color .12s}',
    '[type=checkbox]{border-radius:min(5px,var(--radius))}',
    '[type=radio]:checked{border:6px solid var(--accent)}',
    '[type=checkbox]:checked{border-color:var(--accent);background:var(--fill)}',
    '[type=checkbox]:checked::before{content:"";width:.75em;height:.75em;background:var(--onfill);clip-path:polygon(14% 44%,0 60%,40% 94%,100% 20%,84% 6%,38% 66%)}',
    '@media (forced-colors:active){[type=radio],[type=checkbox]{appearance:auto}[type=checkbox]::before{display:none}}',
  ],
  options: [
    '.options{display:grid;gap:8px}',
    '.option{display:flex;gap:12px;align-items:flex-start;min-height:48px;padding:11px 14px;border:1px solid var(--edge);border-radius:var(--radius);background:var(--paper);cursor:pointer;transition:border-color .12s,background-color .12s,box-shadow .12s}',
    '.option:hover,.option:hover>input{border-color:var(--accent)}',
    '.option:has(:checked){border-color:var(--accent);background:var(--tint);box-shadow:inset 0 0 0 1px var(--accent)}',
    '.option:has(>input:focus-visible,>label>:focus-visible){outline:2px solid var(--accent);outline-offset:2px}',
    '.option :is([type=radio],[type=checkbox]):focus-visible{outline:0}',
    '.option:has(:disabled){color:var(--soft);cursor:not-allowed}',
    '.words{flex:1;min-width:0}',
    '@media (forced-colors:active){.option:has(:checked){outline:3px solid Highlight;outline-offset:-3px}}',
  ],
  faultyOptions: ['.faulty>.options:not(:has([type=text][aria-invalid]))>.option{border-color:var(--bad)}'],
  clear: [
    // Takes no room: the button appears in the gap below the field.
    '.field>.clear{display:block;min-height:28px;margin:2px 0 -30px;margin-inline:auto -8px;padding-block:2px}',
    '.field>.clear:has(+.error){margin-bottom:0}',
  ],
  otherWords: [
    '.other{flex-wrap:wrap;gap:0;padding:0}',
    '.other>label{flex:1;display:flex;gap:12px;padding:11px 14px;cursor:inherit}',
    '.other>input[type=text]{width:100%;margin:0 12px 12px}',
    // A browser without :has ignores the rule and always shows the text.
    '.other:not(:has(:checked))>input{display:none}',
  ],
  pictures: [
    '.pictures{grid-template-columns:repeat(auto-fill,minmax(min(100%,9.25em),1fr));gap:12px}',
    '.pictured{flex-wrap:wrap;align-content:flex-start;gap:10px;padding:8px 8px 12px}',
    '.pictured img{order:-1;flex:0 0 100%;width:100%;aspect-ratio:4/3;object-fit:contain;border-radius:max(0px,var(--radius) - 2px);background:var(--ground)}',
    '.pictured input{margin-inline-start:4px}',
    '.pictures>.other{grid-column:1/-1}',
  ],
  prices: ['.price{flex:none;font-weight:500;font-variant-numeric:tabular-nums}'],
  layouts: [
    '.buttons{display:flex;flex-wrap:wrap}',
    '.buttons .option{flex:0 1 auto}',
    '.buttons>.other:has(:checked){flex-basis:100%}',
    '@media (min-width:641px){.columns{grid-template-columns:1fr 1fr}}',
  ],
  search: ['.search{position:relative}'],
} satisfies StyleBlocks;
