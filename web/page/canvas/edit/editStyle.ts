/** The frame around selected fields and the marks of the canvas; the form's own style is untouched. */
export const editStyle = `
[data-canvas=edit]{--canvas:#0d8070;--canvas-ink:#ffffff;cursor:default;padding-bottom:96px}
[data-canvas=edit] .sheet{outline:none}
.canvas-head{display:none}
[data-canvas=edit] .field{position:relative;border-radius:4px;outline:1px solid transparent;outline-offset:8px;transition:outline-color .12s;cursor:pointer}
[data-canvas=edit] .field:hover{outline-color:color-mix(in srgb,var(--canvas) 55%,transparent)}
[data-canvas=edit] .field[data-selected],[data-canvas=edit] .field:focus-visible{outline:2px solid var(--canvas)}
[data-canvas=edit] .field[data-dragged]{opacity:.4}
[data-canvas=edit] .button{cursor:default}
[data-text]{cursor:text;border-radius:2px}
[data-text]:hover{background:color-mix(in srgb,var(--canvas) 9%,transparent)}
[data-text][contenteditable]{outline:none;background:none;color:inherit;font-style:normal;white-space:pre-wrap;min-width:2ch;cursor:text;-webkit-user-select:text;user-select:text}
span[data-text][contenteditable]{display:inline-block}
[data-text][contenteditable]:focus{box-shadow:0 1px 0 0 var(--canvas)}
[data-text][contenteditable]:empty::before{content:attr(data-hint);color:var(--soft);font-weight:400}
.canvas-ghost:not([contenteditable]){color:var(--soft)}
h2.canvas-ghost:not([contenteditable]){font-weight:500}
.canvas-page{display:flex;gap:8px;margin-bottom:12px}
.canvas-page:empty{display:none}
[data-canvas=edit] .page:has(>.canvas-page:not(:empty)){margin-top:40px}
.canvas-chip{min-height:28px;padding:2px 12px;border:1px solid var(--line);border-radius:99px;background:var(--paper);color:var(--soft);font:500 13px/1.5 var(--font);cursor:pointer}
.canvas-chip:hover{border-color:var(--canvas);color:var(--ink)}
.page[data-selected]>.canvas-page .canvas-chip{border-color:var(--canvas);box-shadow:inset 0 0 0 1px var(--canvas);color:var(--ink)}
.canvas-mark{position:absolute;inset-block-start:-16px;inset-inline-end:0;z-index:1;padding:0 8px;border-radius:99px;background:var(--ink);color:var(--paper);font:500 12px/18px var(--font)}
.canvas-unseen{padding:12px 16px;border:1px dashed var(--edge)!important;background:repeating-linear-gradient(135deg,transparent 0 8px,color-mix(in srgb,var(--line) 45%,transparent) 8px 9px)}
.canvas-unseen p{margin-top:4px;color:var(--soft);font-size:.9375rem}
.canvas-add,.canvas-add-option{border:1px dashed var(--edge);border-radius:var(--radius);background:none;color:var(--soft);cursor:pointer}
.canvas-add{display:block;width:100%;min-height:44px;margin-top:24px;font-size:.9375rem}
.fields:empty+.canvas-add{margin-top:16px}
.canvas-add:hover,.canvas-add:focus-visible,.canvas-add-option:hover{border-color:var(--canvas);color:var(--ink)}
.canvas-add-option{min-height:44px;padding:4px 16px;font-size:.9375rem;text-align:start}
.canvas-options{display:flex;flex-direction:column;gap:2px;margin-top:8px;padding-inline-start:20px;color:var(--soft);font-size:.9375rem;list-style:disc}
.canvas-options .canvas-add-option{min-height:32px;padding:2px 12px}
@media (prefers-reduced-motion:reduce){[data-canvas=edit] .field{transition:none}}
@media (max-width:640px){[data-canvas=edit] .field{outline-offset:6px}}
`;

/** The tools above the form, in a shadow tree that the form's style does not reach. */
export const layerStyle = `
:host{position:absolute;inset:0 auto auto 0;inline-size:0;block-size:0;font:500 13px/1.4 system-ui,sans-serif}
[hidden]{display:none!important}
.tools{position:absolute;z-index:10;display:flex;gap:2px;padding:2px;border-radius:8px;background:#0d8070;box-shadow:0 2px 8px #0003}
button{display:grid;place-items:center;inline-size:32px;block-size:32px;padding:0;border:0;border-radius:6px;background:none;color:#fff;cursor:pointer}
button:hover{background:#ffffff2e}
button:focus-visible{outline:2px solid #fff;outline-offset:-3px}
.drag{cursor:grab;touch-action:none}
.drag:active{cursor:grabbing}
.drag svg{stroke-width:3}
svg{inline-size:16px;block-size:16px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.insert{position:absolute;z-index:5;block-size:0}
.insert::before{content:"";position:absolute;inset:-1px 0 auto;block-size:2px;border-radius:1px;background:#0d8070}
.insert button{position:absolute;inset-block-start:-14px;inset-inline-start:calc(50% - 14px);inline-size:28px;block-size:28px;border-radius:99px;background:#0d8070;box-shadow:0 0 0 3px var(--paper,#fff)}
.insert button:hover{background:#0a6457}
.drop{position:absolute;z-index:6;block-size:4px;border-radius:2px;background:#0d8070;pointer-events:none}
.drop::before{content:"";position:absolute;inset-block-start:-4px;inset-inline-start:-6px;inline-size:12px;block-size:12px;border-radius:99px;background:#0d8070}
@media (pointer:coarse){button{inline-size:40px;block-size:40px}}
`;
