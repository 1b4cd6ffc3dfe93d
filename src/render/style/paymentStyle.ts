/** Rules of the payment page alone, which other pages need not load. */
export const paymentStyle = [
  '.payment dl{margin:32px 0 0;border-top:1px solid var(--line);text-align:start}',
  '.payment dl div{display:flex;gap:24px;justify-content:space-between;padding:12px 0;border-bottom:1px solid var(--line)}',
  '.payment dt{flex:none;color:var(--soft)}',
  '.payment dd{margin:0;min-width:0;font-weight:600;text-align:end;overflow-wrap:anywhere}',
].join('');
