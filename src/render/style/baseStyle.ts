/** What every page looks like, whatever its theme: written small, because it is a part of every page. */
export const baseStyle = [
  // Ground
  '*,::before,::after{box-sizing:border-box}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%;accent-color:var(--accent)}',
  'body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.5 var(--font);overflow-wrap:anywhere}',
  'h1,h2,h3,h4,p,ul,ol,fieldset,legend,table{margin:0;padding:0}',
  'h1{font-size:1.75rem;line-height:1.2;font-weight:600;letter-spacing:-.01em;text-wrap:balance}',
  'h2{font-size:1.25rem;line-height:1.3;font-weight:600}',
  'h3,h4{font-size:1.0625rem;line-height:1.4;font-weight:600}',
  'a{color:var(--accent);text-underline-offset:.15em}',
  ':focus-visible{outline:2px solid var(--accent);outline-offset:2px}',
  '.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
  '.trap{position:absolute;inset-inline-start:-200vw;width:1px;height:1px;overflow:hidden}',

  // The sheet
  '.sheet{max-width:640px;margin:0 auto;padding:32px 20px 64px}',
  '.logo{display:block;max-width:100%;max-height:56px;margin-bottom:24px}',
  '.intro{margin-top:8px;color:var(--soft);white-space:pre-line}',
  '.needed{margin-top:16px;color:var(--soft);font-size:.875rem}',
  '.page{margin-top:40px}',
  '.page:not([hidden])~.page{padding-top:40px;border-top:1px solid var(--line)}',
  '.fields{display:flex;flex-wrap:wrap;gap:32px 16px;margin-top:32px}',
  '.page>h2+.fields,.page>.intro+.fields{margin-top:24px}',
  '.field{flex:1 1 100%;min-width:0;border:0}',
  '.foot{display:flex;flex-wrap:wrap;gap:12px;margin-top:40px}',
  '.sending{flex:0 0 100%;color:var(--soft);font-size:.9375rem}',
  '.sending:empty{display:none}',
  '.steps{display:block;appearance:none;width:100%;height:4px;margin-bottom:32px;border:0;border-radius:2px;overflow:hidden;background:var(--line)}',
  '.steps::-webkit-progress-bar{background:var(--line)}',
  '.steps::-webkit-progress-value{background:var(--accent);transition:inline-size .18s ease-out}',
  '.steps::-moz-progress-bar{background:var(--accent)}',
  '.restored{margin-top:16px;color:var(--soft);font-size:.9375rem}',
  '.languages{display:flex;flex-wrap:wrap;gap:4px 16px;margin-top:48px;padding-top:16px;border-top:1px solid var(--line);font-size:.875rem}',
  '.languages ul{display:contents;list-style:none}',
  '.languages a,.languages span{display:inline-block;padding:4px 0}',

  // Words around controls
  '.label{display:block;width:100%;font-weight:600;white-space:pre-line}',
  '.star-mark{color:var(--bad)}',
  '.help{margin-top:2px;color:var(--soft);font-size:.9375rem;white-space:pre-line}',
  '.label~:not(.help,.error,.ends,.unseen){margin-top:8px}',
  '.error{display:flex;gap:6px;margin-top:8px;color:var(--bad);font-weight:500;font-size:.9375rem}',
  '.error::before{content:"";flex:none;width:4px;border-radius:2px;background:currentColor;margin-block:3px}',
  '.optional{color:var(--soft);font-weight:400}',
  '.ends{display:flex;justify-content:space-between;gap:16px;margin-top:8px;color:var(--soft);font-size:.875rem}',
  '.ends span:last-child{text-align:end}',

  // Boxes to write in
  'input,select,textarea,button{font:inherit;color:inherit;letter-spacing:inherit}',
  'input:not([type=radio],[type=checkbox],[type=range],[type=file]),select,textarea{display:block;width:100%;min-height:48px;padding:11px 12px;border:1px solid var(--edge);border-radius:var(--radius);background:var(--paper);font-size:1.0625rem;line-height:1.4;transition:border-color .15s,box-shadow .15s}',
  'input[type=date],input[type=time]{appearance:none;text-align:start;min-width:0}',
  '::-webkit-date-and-time-value{text-align:start}',
  'textarea{resize:vertical;min-height:96px;max-height:70vh;field-sizing:content}',
  '::placeholder{color:var(--soft);opacity:1}',
  'select{appearance:none;padding-inline-end:40px;text-overflow:ellipsis;background-image:linear-gradient(45deg,transparent 50%,var(--soft) 50%),linear-gradient(-45deg,transparent 50%,var(--soft) 50%);background-size:6px 6px;background-repeat:no-repeat;background-position:calc(100% - 20px) 55%,calc(100% - 14px) 55%}',
  '[dir=rtl] select{background-position:14px 55%,20px 55%}',
  'input:not([type=radio],[type=checkbox],[type=range],[type=file]):hover,select:hover,textarea:hover{border-color:var(--ink)}',
  'input:not([type=radio],[type=checkbox],[type=range],[type=file]):focus,select:focus,textarea:focus{outline:2px solid var(--accent);outline-offset:-1px;border-color:var(--accent)}',
  'input[aria-invalid]:not([type=radio],[type=checkbox],[type=range],[type=file]),select[aria-invalid],textarea[aria-invalid]{border-color:var(--bad);box-shadow:inset 0 0 0 1px var(--bad)}',
  'input[type=email],input[type=tel],input[type=url]{direction:ltr}',
  '[dir=rtl] :is(input[type=email],input[type=tel],input[type=url]){text-align:end}',
  '.measured{display:flex;align-items:center;gap:12px}',
  'input.short{width:8em!important;font-variant-numeric:tabular-nums}',
  '.unit{color:var(--soft)}',
  'input[type=range]{display:block;width:100%;height:32px;margin:8px 0 0}',
  '.stands{color:var(--ink);font-variant-numeric:tabular-nums}',
  'input[type=file]{display:block;width:100%;padding:12px;border:1px dashed var(--edge);border-radius:var(--radius);font-size:.9375rem}',
  'input[type=file][aria-invalid]{border-color:var(--bad)}',
  '::file-selector-button{margin-inline-end:12px;padding:8px 16px;border:1px solid var(--edge);border-radius:var(--radius);background:var(--paper);color:var(--ink);font:inherit;font-weight:500;cursor:pointer}',
  '.received{display:grid;gap:8px;margin-bottom:8px}',
  '.received p{color:var(--soft);font-size:.9375rem}',

  // Options
  '.options{display:grid;gap:8px}',
  '.option{display:flex;gap:12px;align-items:flex-start;min-height:48px;padding:11px 12px;border:1px solid var(--edge);border-radius:var(--radius);cursor:pointer;transition:border-color .15s,background-color .15s}',
  '.option:hover{border-color:var(--ink)}',
  '.option:has(:checked){border-color:var(--accent);background:var(--tint);box-shadow:inset 0 0 0 1px var(--accent)}',
  '.option:has(:focus-visible):not(.other){outline:2px solid var(--accent);outline-offset:2px}',
  '.option input[type=radio],.option input[type=checkbox],td input[type=checkbox]{flex:none;width:20px;height:20px;margin:2px 0 0}',
  '.option :is([type=radio],[type=checkbox]):focus-visible{outline:0}',
  '.option.other :is([type=radio],[type=checkbox]):focus-visible{outline:2px solid var(--accent)}',
  '.words{flex:1;min-width:0}',
  '.more{display:block;color:var(--soft);font-size:.875rem}',
  '.other{flex-wrap:wrap;align-items:center}',
  '.other label{display:flex;gap:12px;cursor:pointer}',
  '.other input[type=text]{flex:1 1 12em;width:auto;min-height:40px;padding-block:7px}',
  '.pictured{flex-wrap:wrap}',
  '.pictured img{order:-1;flex:0 0 100%;width:100%;max-height:240px;object-fit:contain;border-radius:calc(var(--radius) - 2px)}',
  '.buttons{display:flex;flex-wrap:wrap}',
  '.buttons .option{flex:0 1 auto}',

  // Scales
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

  // Addresses and tables
  '.parts{display:flex;flex-wrap:wrap;gap:16px}',
  '.part{flex:1 1 100%;min-width:0}',
  '.field>p+.part{margin-top:16px!important}',
  '.part label{display:block;margin-bottom:4px;font-size:.9375rem}',
  'table.entry{width:100%;border-collapse:collapse;font-size:.9375rem}',
  '.entry th{font-weight:600;text-align:start}',
  '.entry thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
  '.entry tr,.entry td,.entry tbody,.entry tbody th,table.entry{display:block}',
  '.entry tbody tr{padding:16px 0;border-top:1px solid var(--line)}',
  '.entry tbody tr:last-child{border-bottom:1px solid var(--line)}',
  '.entry td{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:12px;align-items:center;margin-top:8px}',
  '.entry .column{color:var(--soft)}',
  '.entry input:not([type=checkbox]),.entry select{min-height:44px;padding-block:8px}',

  // What the script adds
  '[hidden]{display:none!important}',
  '.clear{min-height:32px;margin-top:8px;padding:4px 8px;margin-inline-start:-8px;border:0;border-radius:var(--radius);background:none;color:var(--soft);font-size:.875rem;text-decoration:underline;text-underline-offset:.15em;cursor:pointer}',
  '.clear:hover{color:var(--ink);background:var(--tint)}',
  '.left{margin-top:6px!important;color:var(--soft);font-size:.875rem;font-variant-numeric:tabular-nums}',
  '.over{color:var(--bad)}',
  '.untouched{opacity:.5}',
  '.search{position:relative}',
  '.found{position:absolute;z-index:2;inset-inline:0;top:100%;max-height:288px;margin-top:4px;padding:4px;overflow:auto;border:1px solid var(--edge);border-radius:var(--radius);background:var(--paper);box-shadow:0 8px 24px #0003;list-style:none}',
  '.found li{padding:8px;border-radius:calc(var(--radius) - 2px);cursor:pointer}',
  '.found .active,.found li:hover{background:var(--tint)}',
  '.found [aria-selected=true]{color:var(--accent);font-weight:600}',
  '.calendar{display:block;width:100%;height:680px;border:1px solid var(--line);border-radius:var(--radius)}',
  '.entry td.remove{display:block;text-align:end}',
  '.remove .clear{margin:0;font-size:1.25rem;line-height:1;text-decoration:none;min-width:32px}',

  // Notes, buttons
  '.note{padding:16px;border-radius:var(--radius);background:var(--tint)}',
  '.amount{font-size:1.25rem;font-weight:600;font-variant-numeric:tabular-nums}',
  '.text>*+*{margin-top:12px}',
  '.text :is(ul,ol){padding-inline-start:24px}',
  '.button{display:inline-block;min-height:48px;padding:11px 24px;border:1px solid var(--accent);border-radius:var(--radius);background:var(--fill);color:var(--onfill);font-size:1.0625rem;font-weight:600;line-height:1.4;text-align:center;text-decoration:none;cursor:pointer;transition:background-color .15s}',
  '.button:hover{box-shadow:0 0 0 3px var(--tint)}',
  '.quiet{border-color:var(--edge);background:transparent;color:var(--accent);font-weight:500}',
  '.quiet:hover{background:var(--tint)}',
  '.foot .button{flex:1 1 auto}',
  '.banner{padding:8px 20px;background:var(--warntint);color:var(--warn);font-size:.9375rem;font-weight:500;text-align:center}',
  '.summary{margin-top:24px;padding:16px;border:1px solid var(--bad);border-inline-start-width:4px;border-radius:var(--radius);background:var(--badtint)}',
  '.summary.notice{border-color:var(--accent);background:var(--tint)}',
  '.summary:focus{outline:0}',
  '.summary h2{font-size:1.0625rem}',
  '.summary ul{margin-top:8px;list-style:none}',
  '.summary li{padding:4px 0}',
  '.summary a{color:inherit}',
  '.status{text-align:center;padding-block:64px}',
  '.status>p{margin-top:12px;color:var(--soft);white-space:pre-line;text-wrap:pretty}',
  '.status form{margin-top:32px;text-align:start}',
  '.status .button{margin-top:32px}',
  '.status form .button{width:100%;margin-top:16px}',

  // Room
  '@media (min-width:641px){' +
    'body{background-color:var(--ground)}' +
    'h1{font-size:2rem}' +
    '.frame{padding:48px 24px 64px}' +
    '.sheet{padding:48px;border:1px solid var(--line);border-radius:var(--radius-card);background:var(--paper)}' +
    '.field.half{flex-basis:calc(50% - 8px);flex-grow:0}' +
    '.field.third{flex-basis:calc(33.333% - 10.667px);flex-grow:0}' +
    'input:not([type=radio],[type=checkbox],[type=range],[type=file]),select,textarea{font-size:1rem}' +
    '.columns{grid-template-columns:1fr 1fr}' +
    '.postal_code{flex-basis:calc(35% - 8px)}.city,.state,.country{flex-basis:calc(50% - 8px)}.city{flex-basis:calc(65% - 8px)}' +
    '.eleven{grid-template-columns:repeat(11,1fr)}.eleven .number{min-height:40px}' +
    '.foot .button{flex:0 0 auto;min-width:160px}' +
    '.entry.grid{display:table}.grid tr{display:table-row}.grid tbody{display:table-row-group}.grid thead{position:static;display:table-header-group;clip-path:none}' +
    '.grid :is(td,th),.grid tbody :is(td,th){display:table-cell;padding:8px 12px 8px 0;padding-inline:0 12px;vertical-align:middle}.grid :is(td,th):last-child{padding-inline-end:0}.grid .column{display:none}' +
    '}',
  '@media (prefers-reduced-motion:reduce){*{transition:none!important;scroll-behavior:auto!important}}',
  '@media (forced-colors:active){.option:has(:checked),.step :checked+.number{outline:3px solid Highlight;outline-offset:-3px}.step svg{stroke:CanvasText}.step:has(:checked) svg,.step:has(~.step :checked) svg{fill:Highlight;stroke:Highlight}}',
].join('');
