/** The style of the page, whose hash is in its policy. */
export const paymentStyle = `
:root{color-scheme:light dark;--paper:#f4f4f1;--card:#fff;--ink:#1c1c1a;--soft:#5b5b55;--line:#e2e1da;--good:#146c43;--waiting:#8a5a00;--bad:#a1261b;--link:#1f4fbf}
@media (prefers-color-scheme:dark){:root{--paper:#161614;--card:#21211e;--ink:#f1f0ea;--soft:#b0afa6;--line:#3a3934;--good:#6fcf97;--waiting:#f0b95a;--bad:#ff9a8f;--link:#9db8ff}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif}
main{width:100%;max-width:27rem;padding:2.5rem 2rem;background:var(--card);border:1px solid var(--line);border-radius:14px;text-align:center;overflow-wrap:anywhere}
svg{fill:none;stroke:currentColor;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.good svg{color:var(--good)}
.waiting svg{color:var(--waiting)}
.bad svg{color:var(--bad)}
h1{margin:1rem 0 .5rem;font-size:1.5rem;line-height:1.25}
p{margin:0;color:var(--soft);text-wrap:pretty}
dl{margin:1.5rem 0 0;border-top:1px solid var(--line);text-align:start}
dl div{display:flex;gap:1.5rem;justify-content:space-between;padding:.7rem 0;border-bottom:1px solid var(--line)}
dt{flex:none;color:var(--soft)}
dd{margin:0;min-width:0;font-weight:600;text-align:end}
a{display:inline-block;margin-top:1.5rem;padding:.6rem 1.2rem;border:1px solid currentColor;border-radius:8px;color:var(--link);text-decoration:none;font-weight:600}
a:hover{text-decoration:underline}
a:focus-visible{outline:3px solid var(--link);outline-offset:2px}
`;
