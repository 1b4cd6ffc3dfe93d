/**
 * Rules of the pages around a form and of its ending: status pages include them, and the script adds them when it
 * shows one in place of the form. `:where` keeps them weaker than the author's own style, which comes before them.
 */
export const statusStyle = [
  ':where(.status){width:100%;text-align:center}',
  // Short pages stand in the middle of the window; inside another page they are as high as their content.
  ':where(html:not([data-embed]) .frame:has(>.status)){display:grid;align-content:center;min-height:100vh;min-height:100dvh}',
  ':where(.status)>.logo{margin-inline:auto}',
  ':where(.status)>h1:focus{outline:0}',
  ':where(.status)>p{max-width:52ch;margin:12px auto 0;color:var(--soft);white-space:pre-line;text-wrap:pretty}',
  ':where(.status) form{margin-top:32px;text-align:start}',
  ':where(.status) form .button{width:100%;margin-top:16px}',

  // The mark, drawn once
  '.mark{display:block;width:64px;height:64px;margin:0 auto 20px;padding:17px;border-radius:50%;background:var(--tint);color:var(--accent);fill:none;stroke:currentColor;stroke-width:2.25;stroke-linecap:round;stroke-linejoin:round}',
  '.mark.plain{background:var(--line);color:var(--soft)}',
  '.mark.waiting{background:var(--warntint);color:var(--warn)}',
  '.mark.bad{background:var(--badtint);color:var(--bad)}',
  '@media (forced-colors:active){.mark{border:1px solid}}',
  '@media (prefers-reduced-motion:no-preference){.mark.good{animation:land .18s ease-out}.mark.good path{stroke-dasharray:1;animation:draw .4s .12s ease-out backwards}}',
  '@keyframes land{from{transform:scale(.8);opacity:0}}',
  '@keyframes draw{from{stroke-dashoffset:1}}',
  '.picture{display:block;max-width:100%;max-height:280px;margin:0 auto 24px;border-radius:var(--radius)}',

  // Buttons
  '.actions{display:flex;flex-wrap:wrap;gap:12px;justify-content:center;margin-top:32px}',
  '@media (max-width:640px){.actions .button{flex:1 1 auto}}',
  '.soon .clear{margin:0}',

  // The answers
  '.answers{margin-top:40px;text-align:start}',
  '.answers h2{font-size:1.0625rem}',
  '.answers dl{margin:12px 0 0;border-top:1px solid var(--line)}',
  '.answers dl div{padding:12px 0;border-bottom:1px solid var(--line)}',
  '.answers dt{color:var(--soft);font-size:.9375rem;white-space:pre-line}',
  '.answers dd{margin:2px 0 0;white-space:pre-line}',
  '@media (min-width:641px){.answers dl div{display:grid;grid-template-columns:2fr 3fr;gap:24px}.answers dd{margin:0}}',

  // A link to take along
  '.share{margin-top:32px}',
  '.share .label{text-align:start}',
  '.link{display:block;margin-top:8px;padding:11px 12px;border:1px solid var(--edge);border-radius:var(--radius);background:var(--paper);font:inherit;text-align:start;-webkit-user-select:all;user-select:all}',
  '.share .actions{margin-top:12px}',
  '.share .button{flex:1 1 auto}',
  '.share details{margin-top:16px}',
  '.share summary{display:inline-block;padding:4px 8px;color:var(--accent);text-decoration:underline;text-underline-offset:.15em;cursor:pointer}',
  '.share svg{display:block;width:200px;max-width:100%;margin:12px auto 0;border-radius:var(--radius)}',
  // Below a form whose answers were saved
  '.saved{margin-top:32px;padding:24px;border:1px solid var(--line);border-radius:var(--radius-card);text-align:center}',
  '.saved:focus{outline:0}',
  '.saved>p{margin-top:8px;color:var(--soft);text-wrap:pretty}',
  '.saved .mark{margin-bottom:12px}',
  '.saved .share{margin-top:20px}',
  '.saved>.actions{margin-top:20px}',
  '@media print{.share,.saved,.actions{display:none}}',
].join('');
