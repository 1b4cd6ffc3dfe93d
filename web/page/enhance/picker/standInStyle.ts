/** The CSS of a box that stands in for a control, with a button or an icon at its end. */
export const standInStyle = [
  '.picked{position:relative}',
  '.picked .open{position:absolute;inset-inline-end:4px;top:4px;bottom:4px;display:grid;place-items:center;width:40px;padding:0;border:0;border-radius:var(--radius);background:none;color:var(--soft);cursor:pointer}',
  '.picked .open:hover{background:var(--tint);color:var(--ink)}',
  '.picked:has(.open) input{padding-inline-end:48px}',
  '.picked span.open{pointer-events:none}',
];
