/** Rules of the payment page alone, which other pages need not load. */
export const paymentStyle = [
  '.payment>h2{margin:40px 0 0;font-size:1.0625rem;text-align:start}.payment>h2+dl{margin-top:12px}',
  '.payment>dl{margin:32px 0 0;border-top:1px solid var(--line);text-align:start}',
  '.payment>dl div{display:flex;gap:24px;justify-content:space-between;padding:12px 0;border-bottom:1px solid var(--line)}',
  '.payment>dl dt{flex:none;color:var(--soft)}',
  '.payment>dl dd{margin:0;min-width:0;font-weight:600;text-align:end;overflow-wrap:anywhere}',
].join('');
