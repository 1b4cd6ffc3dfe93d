import type { StyleBlocks } from './styleBlock.ts';
import { untilScript } from './untilScript.ts';

export const scaleStyle = {
  steps: [
    '.step{position:relative;display:flex;cursor:pointer;border-radius:var(--radius)}',
    '.step input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}',
    '.step:has(:focus-visible){outline:2px solid var(--accent);outline-offset:2px;z-index:1}',
  ],
  icons: [
    '.fit{width:fit-content;max-width:100%}',
    '.icons{display:flex;margin-inline-start:-6px}',
    '.icons .step{flex:0 1 48px;min-width:24px}',
    '.step svg{width:100%;padding:12%;fill:none;stroke:var(--edge);stroke-width:1.5;stroke-linejoin:round;transition:fill .12s,stroke .12s}',
    '.step:has(:checked) svg,.step:has(~.step :checked) svg{fill:var(--fill);stroke:var(--accent)}',
    // Shows the rating under the pointer instead of the chosen one.
    '@media (hover:hover){.icons:hover .step svg{fill:none}.icons .step:hover svg,.icons .step:has(~.step:hover) svg{fill:var(--fill);fill-opacity:.55;stroke:var(--accent)}}',
    '@media (forced-colors:active){.step svg{stroke:CanvasText}.step:has(:checked) svg,.step:has(~.step :checked) svg{fill:Highlight;stroke:Highlight}}',
  ],
  halves: [
    // Each half shows its part of the picture, which is twice as wide.
    '.halves{flex-wrap:wrap}',
    '.halves .step{flex:0 0 26px;overflow:clip}',
    '.halves svg{flex:none;width:52px}',
    '.halves .step:nth-child(even) svg{margin-inline-start:-26px}',
    // A heart or a thumb in right-to-left text begins at the right too.
    '[dir=rtl] .halves svg{transform:scaleX(-1)}',
  ],
  numbers: [
    '.numbers{display:grid;grid-template-columns:repeat(auto-fit,minmax(44px,1fr));gap:6px}',
    '.number{flex:1;display:grid;place-items:center;min-height:44px;border:1px solid var(--edge);border-radius:var(--radius);font-variant-numeric:tabular-nums;transition:border-color .12s,background-color .12s}',
    '.step:hover .number{border-color:var(--accent);background:var(--tint)}',
    '.step :checked+.number{border-color:var(--accent);background:var(--fill);color:var(--onfill);font-weight:600}',
    '@media (forced-colors:active){.step :checked+.number{outline:3px solid Highlight;outline-offset:-3px}}',
  ],
  eleven: [
    // All eleven in one row, also on a narrow phone; only enlarged text breaks it.
    '.eleven{grid-template-columns:repeat(auto-fit,minmax(max(24px,1.5em),1fr))}',
    '@media (max-width:640px){.eleven{gap:0}.eleven .number{min-height:48px;border-radius:0}.eleven .step+.step .number{border-inline-start:0}.eleven .step:first-child .number{border-start-start-radius:var(--radius);border-end-start-radius:var(--radius)}.eleven .step:last-child .number{border-start-end-radius:var(--radius);border-end-end-radius:var(--radius)}}',
  ],
  slider: [
    '.gauge{display:grid;grid-template-columns:1fr auto;gap:0 16px;align-items:center}',
    '.measured{display:flex;align-items:center;gap:8px}',
    '.measured input{width:4.75em!important;min-height:44px!important;padding-block:8px!important;text-align:center;font-variant-numeric:tabular-nums}',
    '.unit{color:var(--soft)}',
    'input[type=range]{display:block;width:100%;min-width:0;height:44px;margin:0;cursor:pointer}',
    '.stands{min-width:3em;color:var(--ink);text-align:end;font-weight:600;font-variant-numeric:tabular-nums}',
    '.gauge>.ends{grid-column:1;margin:0}',
    '.gauge:not(:has([type=range]))>*{grid-column:1/-1}',
    // Leaves room for the line that the script adds, and none for the help that the ends of the line replace.
    untilScript('.gauge>.measured:first-child', 'beside', 'grid-area:1/2'),
    untilScript('.gauge>.measured:first-child+.ends', 'below', 'grid-area:2/1'),
    untilScript('.help:has(+.gauge>.measured:first-child)>:last-child', 'later', 'display:none'),
    // Drawn by the script: it knows the position.
    '.track{--at:0%;--to:90deg;appearance:none;border-radius:var(--radius);background:none}',
    '[dir=rtl] .track{--to:-90deg}',
    '.track::-webkit-slider-runnable-track{height:4px;border-radius:2px;background:linear-gradient(var(--to),var(--accent) var(--at),var(--edge) 0)}',
    '.track::-moz-range-track{height:4px;border-radius:2px;background:linear-gradient(var(--to),var(--accent) var(--at),var(--edge) 0)}',
    '.track::-webkit-slider-thumb{appearance:none;width:26px;height:26px;margin-top:-11px;border:7px solid var(--accent);border-radius:50%;background:var(--paper)}',
    '.track::-moz-range-thumb{box-sizing:border-box;width:26px;height:26px;border:7px solid var(--accent);border-radius:50%;background:var(--paper)}',
    '.untouched::-webkit-slider-thumb{border:2px dashed var(--edge)}',
    '.untouched::-moz-range-thumb{border:2px dashed var(--edge)}',
    '@media (forced-colors:active){.track::-webkit-slider-runnable-track{background:CanvasText}.track::-moz-range-track{background:CanvasText}}',
  ],
} satisfies StyleBlocks;
