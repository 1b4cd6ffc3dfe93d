/** The CSS of the telephone box and its list of countries. */
export const phoneStyle = [
  '.phone-box{position:relative}',
  '.phone-box>input{padding-inline-start:76px!important;text-align:start!important;font-variant-numeric:tabular-nums}',
  '.phone-country{position:absolute;inset-inline-start:4px;top:4px;display:flex;align-items:center;justify-content:center;gap:6px;width:60px;height:40px;padding:0;border:0;border-radius:var(--radius);background:none;color:var(--soft);font-size:.9375rem;font-weight:500;cursor:pointer}',
  '.phone-country::after{content:"";width:7px;height:7px;margin-top:-4px;border:solid currentColor;border-width:0 1.5px 1.5px 0;transform:rotate(45deg)}',
  '.phone-country:hover,.phone-country[aria-expanded=true]{background:var(--tint);color:var(--ink)}',
  '.country-popup{position:absolute;z-index:3;top:100%;inset-inline-start:0;width:100%;max-width:400px;min-width:min(280px,100vw - 40px);margin-top:4px;padding:8px;border:1px solid var(--edge);border-radius:var(--radius);background:var(--paper);box-shadow:0 8px 24px #0003}',
  '.country-popup .list-popup{position:static;margin-top:8px;border:0;box-shadow:none}',
  '.country-popup .list-popup ul{max-height:264px;padding:0}',
  '.country-popup .list-popup p{display:none}',
  '.country-popup li{display:flex;gap:16px;justify-content:space-between}',
  '.calling{color:var(--soft);font-weight:400}',
];
