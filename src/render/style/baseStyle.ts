/** The colour of the chevron of dropdowns. */
export const chevron = 'gray';

/** The base CSS of every page in every theme; compact, because every page includes it. */
export const baseStyle = [
  // Background
  '*,::before,::after{box-sizing:border-box}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%;accent-color:var(--accent)}',
  'body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.5 var(--font);overflow-wrap:anywhere}',
  'h1,h2,p,ul,ol,fieldset,legend{margin:0;padding:0}',
  'h1{font-size:clamp(1.75rem,1.4rem + 1.5vw,2.25rem);line-height:1.15;font-weight:600;letter-spacing:-.02em;text-wrap:balance}',
  'h2{font-size:1.375rem;line-height:1.3;font-weight:600;letter-spacing:-.01em}',
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
  // An unnamed page needs no gap of its own below the title.
  '.page:has(>.fields:first-child){margin-top:0}',
  '.page:not([hidden])~.page{margin-top:40px;padding-top:40px;border-top:1px solid var(--line)}',
  '.fields{display:flex;flex-wrap:wrap;gap:var(--gap,32px) 16px;margin-top:32px}',
  '.page>h2+.fields,.page>.intro+.fields{margin-top:24px}',
  '.field{flex:1 1 100%;min-width:0;border:0}',
  '.foot{display:flex;flex-wrap:wrap;gap:12px;margin-top:40px}',
  '.sending{flex:0 0 100%;color:var(--soft);font-size:.9375rem}',
  '.sending:empty{display:none}',
  '.restored{margin-top:16px;color:var(--soft);font-size:.9375rem}',

  // Labels and help
  '.label{display:block;width:100%;font-weight:600;white-space:pre-line}',
  '.star-mark{color:var(--bad)}',
  '.help{margin-top:2px;color:var(--soft);font-size:.9375rem;white-space:pre-line}',
  '.label~:not(.help,.error,.ends,.unseen){margin-top:8px}',
  '.error{display:flex;gap:6px;margin-top:8px;color:var(--bad);font-weight:500;font-size:.9375rem}',
  '.error::before{content:"";flex:none;width:4px;border-radius:2px;background:currentColor;margin-block:3px}',
  '.ends{display:flex;justify-content:space-between;gap:16px;margin-top:8px;color:var(--soft);font-size:.875rem}',
  '.ends span:last-child{text-align:end}',

  // Inputs
  'input,select,textarea,button{font:inherit;color:inherit;letter-spacing:inherit}',
  'input:not([type=radio],[type=checkbox],[type=range],[type=file]),select,textarea{display:block;width:100%;min-height:48px;padding:11px 12px;border:1px solid var(--edge);border-radius:var(--radius);background:var(--field,var(--paper));font-size:1.0625rem;line-height:1.4;transition:border-color .15s,box-shadow .15s}',
  'textarea{resize:vertical;min-height:96px;max-height:70vh;field-sizing:content}',
  '::placeholder{color:var(--soft);opacity:1}',
  // A grey that is visible on every field, because a picture inside the style knows no variables.
  `select{appearance:none;padding-inline-end:40px;text-overflow:ellipsis;background-image:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='16' fill='none' stroke='${chevron}' stroke-width='1.75' stroke-linecap='round'%3E%3Cpath d='m4 6 4 4 4-4'/%3E%3C/svg%3E");background-repeat:no-repeat;background-position:right 14px center}`,
  '[dir=rtl] select{background-position-x:14px}',
  'input:not([type=radio],[type=checkbox],[type=range],[type=file]):hover,select:hover,textarea:hover{border-color:var(--ink)}',
  'input:not([type=radio],[type=checkbox],[type=range],[type=file]):focus,select:focus,textarea:focus{outline:2px solid var(--accent);outline-offset:-1px;border-color:var(--accent)}',
  'input[aria-invalid]:not([type=radio],[type=checkbox],[type=range],[type=file]),select[aria-invalid],textarea[aria-invalid]{border-color:var(--bad);outline-color:var(--bad);box-shadow:inset 0 0 0 1px var(--bad)}',
  'input[type=email],input[type=tel],input[type=url]{direction:ltr}',
  '[dir=rtl] :is(input[type=email],input[type=tel],input[type=url]){text-align:end}',

  '.more{display:block;color:var(--soft);font-size:.875rem}',

  // Added by the script
  '[hidden]{display:none!important}',
  '.clear{min-height:32px;margin-top:8px;padding:4px 8px;margin-inline-start:-8px;border:0;border-radius:var(--radius);background:none;color:var(--soft);font-size:.875rem;text-decoration:underline;text-underline-offset:.15em;cursor:pointer}',
  '.clear:hover{color:var(--ink);background:var(--tint)}',

  // Notes, buttons
  '.button{display:inline-block;min-height:48px;padding:11px 24px;border:1px solid var(--accent);border-radius:var(--radius);background:var(--fill);color:var(--onfill);font-size:1.0625rem;font-weight:600;line-height:1.4;text-align:center;text-decoration:none;cursor:pointer;transition:background-color .15s}',
  '.button:hover{box-shadow:0 0 0 3px var(--tint)}',
  '.quiet{border-color:var(--edge);background:transparent;color:var(--accent);font-weight:500}',
  '.quiet:hover{background:var(--tint)}',
  '.foot .button{flex:1 1 auto}',
  '.foot>:first-child{flex-basis:100%}',
  '.foot .quiet{padding-inline:12px;border-color:transparent;box-shadow:none}',
  '.banner{padding:8px 20px;background:var(--warntint);color:var(--warn);font-size:.9375rem;font-weight:500;text-align:center}',
  '.summary{margin-top:24px;padding:16px;border:1px solid var(--bad);border-inline-start-width:4px;border-radius:var(--radius);background:var(--badtint)}',
  '.summary.notice{border-color:var(--accent);background:var(--tint)}',
  '.summary:focus{outline:0}',
  '.summary h2{font-size:1.0625rem}',
  '.summary ul{margin-top:8px;list-style:none}',
  '.summary li{padding:4px 0}',
  '.summary a{color:inherit}',

  // Spacing
  '@media (min-width:641px){' +
    'body{background-color:var(--ground)}' +
    '.frame{padding:48px 24px 64px}' +
    '.sheet{padding:48px;border:1px solid var(--line);border-radius:var(--radius-card);background:var(--paper)}' +
    // Fields in one line align their controls, whatever their labels and help: each spans the same grid rows. A
    // group's legend is on no row, so groups stretch only the last one.
    '.fields{display:grid;grid-template-columns:repeat(6,1fr);gap:0 16px;margin-top:0;grid-auto-rows:minmax(min-content,0) minmax(min-content,0) minmax(min-content,0) minmax(min-content,0) minmax(min-content,0) auto}' +
    '.page>h2+.fields,.page>.intro+.fields{margin-top:-8px}' +
    '.field{grid-area:span 6/span 6;margin-top:var(--gap,32px)}' +
    '.half{grid-column:span 3}' +
    '.third{grid-column:span 2}' +
    'div:is(.half,.third){display:grid;grid-template-rows:subgrid;align-items:start}' +
    'div:is(.half,.third)>.label{align-self:end}' +
    'div:is(.half,.third)>.label:not(:has(+.help)){grid-row:1/3;align-self:start}' +
    'input:not([type=radio],[type=checkbox],[type=range],[type=file]),select,textarea{font-size:1rem}' +
    '.foot .button{flex:0 0 auto}.foot>:first-child{min-width:160px}' +
    '}',
  '@media print{button,.button,.steps,.restored,.languages{display:none}.sheet{padding:0;border:0}.field{break-inside:avoid}}',
  '@media (prefers-reduced-motion:reduce){*,::-webkit-progress-value{transition:none!important;scroll-behavior:auto!important}}',
].join('');
